import { expect, test } from "vitest";
import { notificationArgsOf } from "./notice";

const deadline = new Date(2026, 10, 23, 20).getTime();
const pushMessage = { title: "Nuts", body: "Ada owes: Page. Until {until}.", until: deadline, language: "en-GB", tag: "g/page-1/ada", url: "/g/g" };

test("a message is shown with the time as this phone writes it", () => {
  const { title, options } = notificationArgsOf(pushMessage);
  expect(title).toBe("Nuts");
  expect(options.body).toBe("Ada owes: Page. Until Mon 20:00.");
});

test("a later message about the same deadline replaces the earlier one and is announced", () => {
  const { options } = notificationArgsOf(pushMessage);
  expect([options.tag, options.renotify, options.data]).toEqual(["g/page-1/ada", true, "/g/g"]);
});
