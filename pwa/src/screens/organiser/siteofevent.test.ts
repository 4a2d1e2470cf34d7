// @vitest-environment jsdom
import { expect, test } from "vitest";
import { siteOfEvent } from "./siteofevent";

test.each([
  ["https://play.example.org", "https://play.example.org"],
  [" http://192.168.1.20:8044/ ", "http://192.168.1.20:8044"],
  ["https://play.example.org:443", "https://play.example.org"],
])("links begin with the typed address %s", (typed, site) => {
  expect(siteOfEvent(typed)).toBe(site);
});

test.each(["", "play.example.org", "laptop:8044", "https://", "ftp://play.example.org", "javascript:alert(1)", "https://a@play.example.org", "https://play.example.org/club", "https://play.example.org?a", "https://play.example.org#a"])(
  "links begin with the address of the page if %j is no address of a server",
  (typed) => {
    expect(siteOfEvent(typed)).toBe(location.origin);
  },
);
