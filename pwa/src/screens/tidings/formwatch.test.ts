// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isFillingForm, watchForms } from "./formwatch";

let stop = (): void => undefined;

const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

const typeText = async (field: HTMLTextAreaElement, words: string): Promise<void> => {
  field.value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await nextTask();
};

const field = (): HTMLTextAreaElement => document.querySelector("textarea") ?? document.createElement("textarea");

beforeEach(() => {
  document.body.innerHTML = "<main><textarea></textarea><input type=search></main>";
  stop = watchForms();
});
afterEach(() => stop());

test("a form with typed text counts as being filled until it is empty", async () => {
  expect(isFillingForm()).toBe(false);
  await typeText(field(), "Meet me in Gaul");
  expect(isFillingForm()).toBe(true);
  await typeText(field(), "");
  expect(isFillingForm()).toBe(false);
});

test("a form that disappears from the page no longer counts", async () => {
  await typeText(field(), "Meet me in Gaul");
  document.querySelector("main")?.remove();
  await nextTask();
  expect(isFillingForm()).toBe(false);
});

test("the page is observed for removed forms only while one is being filled", async () => {
  const watched = vi.spyOn(MutationObserver.prototype, "observe");
  document.querySelector("main")?.append("a line of the chronicle");
  document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
  await nextTask();
  expect(watched).not.toHaveBeenCalled();
  await typeText(field(), "Meet me in Gaul");
  expect(watched).toHaveBeenCalledOnce();
});
