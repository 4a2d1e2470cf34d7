// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Arg } from "../../core/view/values";
import type { FormField } from "../../core/view/wire";
import { openTestGame } from "../testgame.fixtures";
import { closeGame } from "../services";
import { FieldInput } from "./field";

let value: Arg | undefined;

function Holder({ field, start }: { field: FormField; start?: Arg }) {
  const [current, setCurrent] = useState<Arg | undefined>(start);
  value = current;
  return <FieldInput act="give" field={field} value={current} onChange={setCurrent} />;
}


const drawField = (field: FormField, start?: Arg): void => {
  render(start === undefined ? <Holder field={field} /> : <Holder field={field} start={start} />);
};

afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

describe("real dice", () => {
  test("of several people have their names", async () => {
    await openTestGame();
    Element.prototype.scrollIntoView = vi.fn();
    drawField({ name: "dice", kind: "dice", count: 2, sides: 6, of: ["who:livia", "who:minerva"] });
    const keys = within(screen.getByRole("group", { name: "Livia" }));
    fireEvent.click(keys.getByRole("button", { name: "4" }));
    expect(screen.getByLabelText("Livia: 4")).toBeTruthy();
    expect(screen.getByLabelText("Minerva: not yet")).toBeTruthy();
    fireEvent.click(within(screen.getByRole("group", { name: "Minerva" })).getByRole("button", { name: "2" }));
    expect(value).toEqual([4, 2]);
  });

  const field: FormField = { name: "dice", kind: "dice", count: 3, sides: 6 };
  const keys = (): HTMLElement => document.querySelector(".dice-keys") as HTMLElement;
  const tap = (face: string): boolean => fireEvent.click(keys().querySelector(`[aria-label="${face}"]`) as HTMLElement);

  test("are typed by tapping one after the other", () => {
    drawField(field);
    tap("2");
    expect(screen.getByRole("status").textContent).toBe("2 · 2 to go");
    for (const face of ["5", "6"]) tap(face);
    expect(value).toEqual([2, 5, 6]);
    expect(screen.getByRole("status").textContent?.trim()).toBe("2, 5, and 6");
  });

  test("can be corrected one by one", () => {
    drawField(field, [2, 5, 6]);
    fireEvent.click(screen.getByLabelText("Die 2: 5"));
    expect(screen.getByLabelText("Die 2: 5").getAttribute("aria-pressed")).toBe("true");
    tap("1");
    expect(value).toEqual([2, 1, 6]);
  });

  test("can be typed as digits and deleted", () => {
    drawField(field);
    for (const key of ["4", "9", "0", "x", "3"]) fireEvent.keyDown(keys(), { key });
    expect(value).toEqual([4, 3, 0]);
    fireEvent.click(screen.getByLabelText("Die 1: 4"));
    fireEvent.keyDown(keys(), { key: "Backspace" });
    expect(value).toEqual([0, 3, 0]);
  });
});

describe("rows", () => {
  const roads = { bench: ["wall"], wall: ["bench"] };
  const ways: FormField = {
    name: "ways",
    kind: "rows",
    limit: 2,
    rows: [
      { of: "livia", ref: "who:livia", options: [{ value: "bench" }], onward: roads, most: 3, price: 1 },
      { of: "minerva", ref: "who:minerva", options: [{ value: "wall" }], onward: {}, most: 1, price: 1 },
    ],
  };
  const add = (label: string, step: string): void => {
    fireEvent.change(screen.getByLabelText(label), { target: { value: step } });
  };

  test("take steps one after another until the limit is used up", async () => {
    await openTestGame();
    drawField(ways);
    expect(screen.getByText("2 left")).toBeTruthy();
    add("Livia: choose", "bench");
    add("Livia: then", "wall");
    expect(value).toEqual({ livia: ["bench", "wall"] });
    expect(screen.getByText("0 left")).toBeTruthy();
    expect(screen.queryByLabelText("Livia: then")).toBeNull();
    expect(screen.queryByLabelText("Minerva: choose")).toBeNull();
  });

  test("can remove their last step", async () => {
    await openTestGame();
    drawField(ways, { livia: ["bench", "wall"] });
    fireEvent.click(screen.getByLabelText("Livia: take the last one back"));
    expect(value).toEqual({ livia: ["bench"] });
    fireEvent.click(screen.getByLabelText("Livia: take the last one back"));
    expect(value).toEqual({});
    add("Minerva: choose", "wall");
    expect(value).toEqual({ minerva: ["wall"] });
  });
});
