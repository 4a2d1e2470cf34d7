import { beforeEach, expect, test } from "vitest";
import { showToast, toasts } from "./toasts";

const messages = (): readonly unknown[] => toasts.value.flatMap(({ parts }) => parts);

beforeEach(() => {
  toasts.value = [];
});

test("a new message overtakes earlier messages, so that only one covers the page", () => {
  showToast("done", ["Asked. It counts when they agree."]);
  showToast("notice", ["Minerva agreed"]);
  expect(messages()).toEqual(["Minerva agreed"]);
});

test("the last refusal stays beside a new message", () => {
  showToast("refused", ["Too far"]);
  showToast("refused", ["Too late"]);
  showToast("notice", ["Minerva agreed"]);
  expect(messages()).toEqual(["Too late", "Minerva agreed"]);
});
