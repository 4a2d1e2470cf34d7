import { describe, expect, test } from "vitest";
import { line, person, viewDoc } from "./fixtures";
import { cursorForOlderLines, withOlderLines } from "./olderlines";
import { viewOf, trimView, withDelta, resumeView } from "./view";
import { chronicle } from "./chronicle";
import type { View } from "./view";

const startView = (): View => viewOf(viewDoc());
const lineOrder = (view: View): string[] => chronicle(view).map((line) => line.c);

describe("the first view", () => {
  test("keeps public and private lines apart and joins them in order", () => {
    const view = startView();
    expect(view.pub.map((line) => line.c)).toEqual(["p1", "p2"]);
    expect(view.own.map((line) => line.c)).toEqual(["q1"]);
    expect(lineOrder(view)).toEqual(["p1", "q1", "p2"]);
  });

  test("knows whether there are older lines", () => {
    expect(startView().more).toBe(false);
    expect(viewOf(viewDoc({ entries: [line("p2")] })).more).toBe(true);
    expect(viewOf(viewDoc({ cursor: "odd", entries: [] })).more).toBe(false);
  });
});

describe("a live event", () => {
  test("changes the slices it names, drops those that vanished, and keeps all others as they were", () => {
    const previousView = startView();
    const hirtius = person("hirtius", { place: "gaul" });
    const { view } = withDelta(previousView, {
      now: 1,
      p: 3,
      pub: { slices: { "person/hirtius": hirtius, "place/gaul": null }, entries: [line("p3")] },
    });
    expect(view.slices["person/hirtius"]).toBe(hirtius);
    expect("place/gaul" in view.slices).toBe(false);
    expect(view.slices["purse/hirtius"]).toBe(previousView.slices["purse/hirtius"]);
    expect(view.cursor).toBe("ab12cd.3.1");
  });

  test("adds private slices and lines to the public ones", () => {
    const { view, hasGap } = withDelta(startView(), {
      now: 1,
      p: 3,
      pub: { slices: {}, entries: [line("p3")] },
      q: 2,
      own: { slices: { "purse/hirtius": { id: "hirtius", holds: {} } }, entries: [line("q2", { after: 3 })] },
    });
    expect(lineOrder(view)).toEqual(["p1", "q1", "p2", "p3", "q2"]);
    expect(view.cursor).toBe("ab12cd.3.2");
    expect(hasGap).toBe(false);
  });

  test("that comes twice changes nothing", () => {
    const live = { now: 1, p: 3, pub: { slices: {}, entries: [line("p3")] } };
    const viewAfterOne = withDelta(startView(), live).view;
    const viewAfterTwo = withDelta(viewAfterOne, live);
    expect(viewAfterTwo.view).toEqual(viewAfterOne);
    expect(viewAfterTwo.hasGap).toBe(false);
  });

  test("that skips lines is reported as a gap", () => {
    expect(withDelta(startView(), { now: 1, p: 4, pub: { slices: {}, entries: [line("p4")] } }).hasGap).toBe(true);
    expect(withDelta(startView(), { now: 1, p: 2, q: 3, own: { slices: {}, entries: [] } }).hasGap).toBe(true);
    expect(withDelta(startView(), { now: 1, p: 2, pub: { slices: {}, entries: [] } }).hasGap).toBe(false);
  });
});

describe("a stream that opened again", () => {
  test("adds the missed lines and takes all slices again", () => {
    const tail = [line("p3"), line("q2", { after: 3 })];
    const view = resumeView(startView(), viewDoc({ cursor: "ab12cd.3.2", slices: {}, entries: undefined, tail }));
    expect(lineOrder(view)).toEqual(["p1", "q1", "p2", "p3", "q2"]);
    expect(view.slices).toEqual({});
    expect(view.cursor).toBe("ab12cd.3.2");
  });

  test("starts again if the server sent no missed lines, or if the phone held no view", () => {
    const doc = viewDoc({ cursor: "zz.900.1", entries: [line("p900")] });
    expect(lineOrder(resumeView(startView(), doc))).toEqual(["p900"]);
    expect(lineOrder(resumeView(null, viewDoc({ entries: undefined, tail: [line("p2")] })))).toEqual(["p2"]);
  });
});

describe("the chronicle", () => {
  test("a supplement is merged into its public line", () => {
    const wordlessLine = line("p3", { words: false, key: "something-happened", legs: [{ asset: "classis", to: "hirtius", amount: 1 }] });
    const ownLine = line("q2", {
      on: "p3",
      key: "classes-bought",
      n: 412,
      args: { price: 300_000 },
      legs: [{ asset: "denarius", from: "hirtius", amount: 300_000 }, ...wordlessLine.legs],
      warned: [{ rule: "MERC-11", key: "note", args: {} }],
    });
    const { view } = withDelta(startView(), { now: 1, p: 3, pub: { slices: {}, entries: [wordlessLine] }, q: 2, own: { slices: {}, entries: [ownLine] } });
    const merged = chronicle(view).at(-1);
    expect(lineOrder(view)).toEqual(["p1", "q1", "p2", "p3"]);
    expect(merged).toMatchObject({ c: "p3", n: 412, key: "classes-bought", words: true });
    expect(merged?.legs).toHaveLength(2);
    expect(merged?.args).toMatchObject({ who: "who:hirtius", price: 300_000 });
    expect(merged?.warned).toHaveLength(1);
  });

  test("a line that is reversed later is marked", () => {
    const reversal = line("q2", { after: 2, key: "entry-reversed", about: "entry-q1" });
    const { view } = withDelta(startView(), { now: 1, p: 2, q: 2, own: { slices: {}, entries: [reversal] } });
    const rows = chronicle(view).map((line) => [line.c, line.reversed]);
    expect(rows).toEqual([["p1", false], ["q1", true], ["p2", false], ["q2", false]]);
  });

  test("private lines before the first and after the last public line have their places", () => {
    const view = viewOf(
      viewDoc({
        cursor: "x.12.3",
        entries: [line("p11"), line("p12"), line("q1", { after: 0 }), line("q2", { after: 10 }), line("q3", { after: 12 })],
      }),
    );
    expect(lineOrder(view)).toEqual(["q1", "q2", "p11", "p12", "q3"]);
  });

  test("an older page goes in front", () => {
    const view = viewOf(viewDoc({ cursor: "x.12.3", entries: [line("p11"), line("p12"), line("q3", { after: 11 })] }));
    expect(view.more).toBe(true);
    expect(cursorForOlderLines(view)).toBe("x.10.2");
    const next = withOlderLines(view, [line("p10"), line("q2", { after: 10 })], true);
    expect(lineOrder(next)).toEqual(["p10", "q2", "p11", "q3", "p12"]);
    expect(next.more).toBe(true);
    expect(withOlderLines(next, [], true).more).toBe(false);
  });
});

test("a saved view is short and knows that there are older lines", () => {
  const entries = Array.from({ length: 30 }, (_, index) => line(`p${index + 1}`));
  const view = viewOf(viewDoc({ cursor: "x.30.0", entries }));
  const trimmed = trimView(view, 10);
  expect(view.more).toBe(false);
  expect(trimmed.pub).toHaveLength(10);
  expect(trimmed.more).toBe(true);
  expect(cursorForOlderLines(trimmed)).toBe("x.20.0");
});
