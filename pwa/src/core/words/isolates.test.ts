import { expect, test } from "vitest";
import { isolate } from "./isolates";
import { withoutIsolates } from "./isolateremoval";

test.each(["נעמי", "مريم", "Anna נעמי", "٣", "𞤀𞤣𞤢"])("the right-to-left name %s is isolated in sentences, and plain for programs", (name) => {
  expect(isolate(name)).toBe(`\u2068${name}\u2069`);
  expect(withoutIsolates(isolate(name))).toBe(name);
});

test.each(["Anna", "Ñandú ß", "Анна", "安娜", "👩‍🦰", "3", "\uFEFF"])("the left-to-right name %s needs no isolation", (name) => {
  expect(isolate(name)).toBe(name);
});
