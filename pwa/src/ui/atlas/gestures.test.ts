// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listenToGestures } from "./gestures";
import type { GestureHandlers } from "./gestures";
import type { Spot } from "./spot";

let frames: FrameRequestCallback[] = [];
let element: HTMLElement;
let gestures: string[] = [];
let stop: () => void;

const spotsText = (spots: readonly Spot[]): string => spots.map(([x, y]) => `${x},${y}`).join(" ");
const gestureHandlers: GestureHandlers = {
  drag: (from, to) => gestures.push(`drag ${spotsText(from)} to ${spotsText(to)}`),
  zoom: (factor, center) => gestures.push(`zoom ${factor.toFixed(2)} at ${spotsText([center])}`),
  tap: (spot) => gestures.push(`tap ${spotsText([spot])}`),
  settle: () => gestures.push("rest"),
};

function dispatchPointer(type: string, x: number, y: number, pointerId = 1): void {
  const event = new MouseEvent(type, { clientX: x, clientY: y, button: 0 });
  element.dispatchEvent(Object.assign(event, { pointerId }));
}

function nextFrame(): void {
  const now = frames;
  frames = [];
  for (const run of now) run(0);
}

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  element = document.createElement("div");
  element.getBoundingClientRect = () => ({ left: 10, top: 20, width: 400, height: 600 }) as DOMRect;
  gestures = [];
  stop = listenToGestures(element, gestureHandlers);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe("a hand on the map", () => {
  test("taps if it comes and goes", () => {
    dispatchPointer("pointerdown", 110, 120);
    dispatchPointer("pointermove", 113, 121);
    dispatchPointer("pointerup", 113, 121);
    expect(gestures).toEqual(["tap 100,100"]);
  });

  test("prevents the click after a tap, so that the click cannot land on a new element, and keeps the click after a drag", () => {
    const lifts = (): boolean => element.dispatchEvent(new Event("touchend", { cancelable: true }));
    dispatchPointer("pointerdown", 110, 120);
    dispatchPointer("pointerup", 110, 120);
    expect(lifts()).toBe(false);
    dispatchPointer("pointerdown", 110, 120);
    dispatchPointer("pointermove", 150, 120);
    dispatchPointer("pointerup", 150, 120);
    expect(lifts()).toBe(true);
  });

  test("drags at most once in each frame, and rests when it goes", () => {
    dispatchPointer("pointerdown", 110, 120);
    dispatchPointer("pointermove", 130, 120);
    dispatchPointer("pointermove", 140, 130);
    expect(gestures).toEqual([]);
    nextFrame();
    expect(gestures).toEqual(["drag 100,100 to 130,110"]);
    dispatchPointer("pointermove", 150, 130);
    dispatchPointer("pointerup", 150, 130);
    expect(gestures.slice(1)).toEqual(["drag 130,110 to 140,110", "rest"]);
  });

  test("with two fingers drags with both, and taps nothing", () => {
    dispatchPointer("pointerdown", 110, 120, 1);
    dispatchPointer("pointerdown", 210, 120, 2);
    dispatchPointer("pointermove", 230, 120, 2);
    nextFrame();
    dispatchPointer("pointerup", 230, 120, 2);
    dispatchPointer("pointerup", 110, 120, 1);
    expect(gestures).toEqual(["drag 100,100 200,100 to 100,100 220,100", "rest"]);
  });

  test("that is cancelled taps nothing", () => {
    dispatchPointer("pointerdown", 110, 120);
    dispatchPointer("pointercancel", 110, 120);
    expect(gestures).toEqual([]);
  });

  test("on the wheel zooms around the mouse, and rests after a while", () => {
    vi.useFakeTimers();
    element.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, clientX: 60, clientY: 70 }));
    expect(gestures).toEqual(["zoom 1.25 at 50,50"]);
    vi.runAllTimers();
    expect(gestures).toEqual(["zoom 1.25 at 50,50", "rest"]);
    vi.useRealTimers();
  });

  test("on the keys moves and zooms", () => {
    for (const key of ["ArrowRight", "+", "-", "x"]) element.dispatchEvent(new KeyboardEvent("keydown", { key }));
    expect(gestures).toEqual(["drag 200,300 to 130,300", "rest", "zoom 1.40 at 200,300", "rest", "zoom 0.71 at 200,300", "rest"]);
  });

  test("has no effect after the listener stopped", () => {
    stop();
    dispatchPointer("pointerdown", 110, 120);
    dispatchPointer("pointerup", 110, 120);
    expect(gestures).toEqual([]);
  });
});
