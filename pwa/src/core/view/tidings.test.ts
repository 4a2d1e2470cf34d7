import { describe, expect, test } from "vitest";
import { line } from "./fixtures";
import { fitNoteToView, hasVibratedFor, noteAfterTidings, newTidings } from "./tidings";
import type { Line } from "./wire";

const blowLine = (c: string, changes: Partial<Line> = {}): Line =>
  line(c, {
    at: 2_000_000,
    key: "challenge-made",
    tidings: [{ word: "challenged", tone: "call", who: ["hirtius"], acts: ["accept"], until: "period" }],
    ...changes,
  });

const view = (pub: readonly Line[], ownLines: readonly Line[] = [], me: readonly string[] = ["hirtius"]) => ({ me, pub, own: ownLines });

/** Return the note of a phone that opened the game when its newest line had the given time. */
const openedNote = (time = 1_000_000) => fitNoteToView({}, view([line("p1", { at: time })]));

const tidingsIds = (...args: Parameters<typeof newTidings>) => newTidings(...args).map(({ id }) => id);

describe("tidings", () => {
  test("come from lines after the phone first opened the game, and not from older ones", () => {
    const note = openedNote();
    expect(tidingsIds(view([line("p1"), blowLine("p2")]), note)).toEqual(["entry-p2/challenged"]);
    expect(tidingsIds(view([blowLine("p1", { at: 900_000 })]), note)).toEqual([]);
    expect(tidingsIds(view([blowLine("p2")]), {})).toEqual([]);
    expect(openedNote(0)["hirtius"]?.from).toBe(0);
  });

  test("are shown to the characters they concern, and to no other on the phone", () => {
    const note = fitNoteToView({}, view([line("p1")], [], ["livia"]));
    expect(tidingsIds(view([line("p1"), blowLine("p2")], [], ["livia"]), note)).toEqual([]);
  });

  test("are shown once, newest first, even if their lines come again", () => {
    const lines = view([line("p1"), blowLine("p3", { at: 3_000_000 }), blowLine("p2")]);
    const note = openedNote();
    const [first, second] = newTidings(lines, note);
    expect(first?.line.c).toBe("p3");
    const after = first ? noteAfterTidings(note, first, "told") : note;
    expect(tidingsIds(lines, after)).toEqual([second?.id]);
    expect(tidingsIds(lines, fitNoteToView(after, lines))).toEqual([second?.id]);
  });

  test("are dropped from the note once all are shown, and are still not shown again", () => {
    const lines = view([line("p1"), blowLine("p2")]);
    const [tidings] = newTidings(lines, openedNote());
    const after = tidings ? fitNoteToView(noteAfterTidings(noteAfterTidings(openedNote(), tidings, "rung"), tidings, "told"), lines) : {};
    expect(after["hirtius"]).toEqual({ from: 2_000_000, told: [], rung: [] });
    expect(tidingsIds(lines, after)).toEqual([]);
    expect(fitNoteToView(after, lines)).toEqual(after);
  });

  test("are not shown again after an older view came in between", () => {
    const lines = view([line("p1"), blowLine("p2")]);
    const [tidings] = newTidings(lines, openedNote());
    const note = tidings ? noteAfterTidings(openedNote(), tidings, "told") : {};
    const older = fitNoteToView(note, view([line("p1")]));
    expect(tidingsIds(lines, fitNoteToView(older, lines))).toEqual([]);
  });

  test("start again for a card that left and came back", () => {
    const emptyNote = fitNoteToView(openedNote(), view([line("p1")], [], []));
    expect(emptyNote).toEqual({});
    expect(tidingsIds(view([blowLine("p2")]), fitNoteToView(emptyNote, view([blowLine("p2")])))).toEqual([]);
  });

  test("of an entry that was reversed before are not shown", () => {
    const reversal = line("p3", { key: "entry-reversed", about: "entry-p2", at: 2_500_000 });
    expect(tidingsIds(view([line("p1"), blowLine("p2"), reversal]), openedNote())).toEqual([]);
    expect(tidingsIds(view([line("p1"), blowLine("p2", { reversed: true })]), openedNote())).toEqual([]);
  });

  test("about my own death come first, then those with a time to answer, then the newest", () => {
    const withTidings = (word: string, changes: object): Partial<Line> => ({ tidings: [{ word, tone: "dread", who: ["hirtius"], acts: [], until: "", ...changes }] });
    const lines = view([
      blowLine("p2", withTidings("condemned", { mortal: true, until: "period" })),
      blowLine("p3", { ...withTidings("held", { until: "period" }), at: 2_100_000 }),
      blowLine("p4", { ...withTidings("widowed", {}), at: 2_200_000 }),
      blowLine("p5", { ...withTidings("unprotected", {}), at: 2_300_000 }),
    ]);
    expect(newTidings(lines, openedNote()).map(({ word }) => word)).toEqual(["condemned", "held", "unprotected", "widowed"]);
  });

  test("fall away when a later line that names me ends them, unless that line was reversed", () => {
    const challenged = blowLine("p2", { tidings: [{ word: "challenged", tone: "call", who: ["hirtius"], acts: [], until: "", ended_by: { "battle-began": ["first", "second"] } }] });
    const battleBegan = (changes: Partial<Line>): Line => line("p3", { key: "battle-began", at: 2_100_000, args: { first: ["who:livia", "who:hirtius"] }, ...changes });
    const words = (...lines: readonly Line[]) => newTidings(view(lines), openedNote()).map(({ word }) => word);
    expect(words(challenged, battleBegan({}))).toEqual([]);
    expect(words(challenged, battleBegan({ args: { first: "who:livia" } }))).toEqual(["challenged"]);
    expect(words(challenged, battleBegan({ args: { presider: "who:hirtius" } }))).toEqual(["challenged"]);
    expect(words(challenged, battleBegan({ key: "battle-ended" }))).toEqual(["challenged"]);
    expect(words(challenged, battleBegan({ reversed: true }))).toEqual(["challenged"]);
    expect(words(challenged, battleBegan({ at: 1_900_000 }))).toEqual(["challenged"]);
  });

  test("that ask for an answer fall away with their period, and losses do not", () => {
    const displacement = blowLine("p3", { tidings: [{ word: "displaced", tone: "dread", who: ["hirtius"], acts: [], until: "period" }] });
    const lines = view([blowLine("p2"), displacement]);
    const now = displacement.period;
    expect(newTidings(lines, openedNote(), now)).toHaveLength(2);
    expect(newTidings(lines, openedNote(), now + 1).map(({ word }) => word)).toEqual(["displaced"]);
    const onlyCall = view([blowLine("p2")]);
    expect(fitNoteToView(openedNote(), onlyCall, now)["hirtius"]?.from).toBe(1_000_000);
    expect(newTidings(onlyCall, openedNote(), now + 1)).toEqual([]);
  });

  test("of private lines are secret, and list the transfers that the viewer may see", () => {
    const leg = { asset: "denarius", amount: 5, from: "hirtius", to: "livia" };
    const [tidings] = newTidings(view([line("p1"), blowLine("p2")], [line("q1", { on: "p2", words: false, legs: [leg] })]), openedNote());
    expect(tidings).toMatchObject({ isSecret: false, legs: [leg], characters: ["hirtius"] });
    expect(newTidings(view([line("p1")], [blowLine("q1", { after: 1 })]), openedNote())[0]?.isSecret).toBe(true);
  });

  test("make the phone vibrate once", () => {
    const [tidings] = newTidings(view([line("p1"), blowLine("p2")]), openedNote());
    if (!tidings) throw new Error("nothing is told");
    expect(hasVibratedFor(openedNote(), tidings)).toBe(false);
    expect(hasVibratedFor(noteAfterTidings(openedNote(), tidings, "rung"), tidings)).toBe(true);
    expect(noteAfterTidings({}, tidings, "rung")).toEqual({});
  });
});
