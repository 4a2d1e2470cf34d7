// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { showPresses } from "./pressed";

showPresses();

const one = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const pressed = (): readonly string[] => [...document.querySelectorAll("[data-pressed]")].map(({ id }) => id);
const tell = (target: EventTarget, what: string) => target.dispatchEvent(new Event(what, { bubbles: true }));

beforeEach(() => {
  document.body.innerHTML = `<button id="go"><i id="icon"></i></button><button id="off" disabled></button>
    <button id="soon" aria-disabled="true"></button><a id="way"></a><p id="words"></p>`;
});

test.each(["pointerup", "pointercancel"])("what is touched, or what it stands in, looks pressed until %s", (over) => {
  tell(one("icon"), "pointerdown");
  expect(pressed()).toEqual(["go"]);
  tell(window, over);
  expect(pressed()).toEqual([]);
});

test("a second finger presses another", () => {
  tell(one("go"), "pointerdown");
  tell(one("way"), "pointerdown");
  expect(pressed()).toEqual(["way"]);
});

test.each(["off", "soon", "words"])("what takes no tap looks as before: %s", (id) => {
  tell(one(id), "pointerdown");
  expect(pressed()).toEqual([]);
});
