import { effect, signal } from "@preact/signals-core";
import { expect, test } from "vitest";
import { signalPerKey, viewWithSliceSignals } from "./slicesignals";
import { slicesOfFamily, person } from "./selectors";
import type { View } from "./view";

const wholeView: View = {
  game: "ides",
  me: ["hirtius"],
  staff: false,
  cursor: "p1",
  slices: {
    game: { status: "open" },
    "person/hirtius": { id: "hirtius", place: "rome" },
    "person/livia": { id: "livia", place: "rome" },
  },
  private: [],
  pub: [],
  own: [],
  more: false,
};

/** Return a list of the values that `read` returns. The list grows each time the signal of `read` changes. */
function recordedValues<T>(readValue: () => T): T[] {
  const values: T[] = [];
  effect(() => void values.push(readValue()));
  return values;
}

const withSlices = (slices: View["slices"]): View => ({ ...wholeView, slices });

test("a reader of one slice is called for changes of this slice only", () => {
  const viewSignal = signal<View | null>(wholeView);
  const view = viewWithSliceSignals(() => viewSignal.value);
  const hirtius = recordedValues(() => person(view, "hirtius")?.place);
  const livia = recordedValues(() => person(view, "livia")?.place);
  viewSignal.value = withSlices({ ...wholeView.slices, "person/livia": { id: "livia", place: "gaul" } });
  expect(hirtius).toEqual(["rome"]);
  expect(livia).toEqual(["rome", "gaul"]);
});

test("a reader of a family is called when its members come and go, and for nothing else", () => {
  const viewSignal = signal<View | null>(wholeView);
  const view = viewWithSliceSignals(() => viewSignal.value);
  const people = recordedValues(() => slicesOfFamily<{ id: string }>(view, "person").map(({ id }) => id));
  viewSignal.value = withSlices({ ...wholeView.slices, game: { status: "paused" } });
  expect(people).toEqual([["hirtius", "livia"]]);
  const { "person/livia": _gone, ...otherSlices } = wholeView.slices;
  viewSignal.value = withSlices(otherSlices);
  expect(people.at(-1)).toEqual(["hirtius"]);
});

test("a copy of the slices has every slice", () => {
  const view = viewWithSliceSignals(() => wholeView);
  expect({ ...view.slices }).toEqual(wholeView.slices);
});

test("a slice without a family belongs to no family", () => {
  const viewSignal = signal<View | null>(wholeView);
  for (const view of [wholeView, viewWithSliceSignals(() => viewSignal.value)]) {
    expect(slicesOfFamily(view, "game")).toEqual([]);
    expect(slicesOfFamily(view, "person")).toHaveLength(2);
  }
});

test("a reader of the viewer's characters is not called when the cursor moves on", () => {
  const viewSignal = signal<View | null>(wholeView);
  const view = viewWithSliceSignals(() => viewSignal.value);
  const values = recordedValues(() => view.me);
  const cursors = recordedValues(() => view.cursor);
  viewSignal.value = { ...wholeView, cursor: "p9" };
  expect(values).toEqual([wholeView.me]);
  expect(cursors).toEqual([wholeView.cursor, "p9"]);
});

test("without a view there are no slices", () => {
  const viewSignal = signal<View | null>(null);
  const view = viewWithSliceSignals(() => viewSignal.value);
  const people = recordedValues(() => slicesOfFamily(view, "person").length);
  expect(view.me).toBe(undefined);
  expect(view.slices["game"]).toBe(undefined);
  viewSignal.value = wholeView;
  expect(people).toEqual([0, 2]);
});

test("a reader of an answer is called when the answer differs, and not when an equal one is computed again", () => {
  const names = signal({ a: "Anna", b: "Berta" });
  const nameOf = signalPerKey((key: "a" | "b") => names.value[key]);
  const nameValues = recordedValues(() => nameOf("a"));
  names.value = { a: "Anna", b: "Beate" };
  names.value = { a: "Antonia", b: "Beate" };
  expect(nameValues).toEqual(["Anna", "Antonia"]);
});
