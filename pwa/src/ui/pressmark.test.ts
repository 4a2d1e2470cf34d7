// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { markPressedButtons } from "./pressmark";

markPressedButtons();

const elementById = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const pressedIds = (): readonly string[] => [...document.querySelectorAll("[data-pressed]")].map(({ id }) => id);
const dispatchTo = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  document.body.innerHTML = `<button id="go"><i id="icon"></i></button><button id="off" disabled></button>
    <button id="soon" aria-disabled="true"></button><a id="way"></a><p id="words"></p>`;
});

test.each(["pointerup", "pointercancel"])("a touched element, or the button around it, is marked as pressed until %s", (endEvent) => {
  dispatchTo(elementById("icon"), "pointerdown");
  expect(pressedIds()).toEqual(["go"]);
  dispatchTo(window, endEvent);
  expect(pressedIds()).toEqual([]);
});

test("a second finger marks another button", () => {
  dispatchTo(elementById("go"), "pointerdown");
  dispatchTo(elementById("way"), "pointerdown");
  expect(pressedIds()).toEqual(["way"]);
});

test.each(["off", "soon", "words"])("an element that takes no tap is not marked: %s", (id) => {
  dispatchTo(elementById(id), "pointerdown");
  expect(pressedIds()).toEqual([]);
});
