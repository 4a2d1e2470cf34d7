import { describe, expect, test } from "vitest";
import { letterRules, letterbox, countLettersByOthers, reportedLetters, thread, threads, countUnreadLetters, countUnreadInThread } from "./letters";
import { threadDoc } from "./letters.fixtures";

const view = (slices: Record<string, unknown>) => ({ slices });

describe("letters", () => {
  const ownThread = threadDoc("a", { who: ["hirtius", "livia"], written: { livia: 3, hirtius: 1 }, last: 20 });
  const openThread = threadDoc("b", { public: true, who: [], written: { cicero: 2 }, last: 30 });
  const otherThread = threadDoc("c", { who: ["cicero", "livia"], written: { cicero: 9 } });
  const slices = { "thread/a": ownThread, "thread/b": openThread, "thread/c": otherThread };

  test("of a character are their own threads and the public ones, newest first", () => {
    expect(threads(view(slices), "hirtius").map(({ id }) => id)).toEqual(["b", "a"]);
    expect(thread(view(slices), "a")).toBe(ownThread);
    expect(thread(null, "a")).toBeUndefined();
  });

  test("are unread if others wrote more of them than the character has read", () => {
    expect(countLettersByOthers(ownThread, "hirtius")).toBe(3);
    expect(countUnreadLetters(view(slices), "hirtius")).toBe(5);
    const box = { "letterbox/hirtius": { read: { a: 2, b: 2 }, muted: [] } };
    expect(countUnreadLetters(view({ ...slices, ...box }), "hirtius")).toBe(1);
    expect(countUnreadInThread(view({ "letterbox/hirtius": { read: { a: 9 }, muted: [] } }), ownThread, "hirtius")).toBe(0);
  });

  test("from muted characters only never count as unread", () => {
    const box = { "letterbox/hirtius": { read: {}, muted: ["livia"] } };
    expect(countUnreadLetters(view({ ...slices, ...box }), "hirtius")).toBe(2);
    expect(letterbox(view(box), "hirtius").muted).toEqual(["livia"]);
    expect(letterbox(null, "hirtius").muted).toEqual([]);
  });

  test("exist only in games with the slice `letters`", () => {
    expect(letterRules(view({}))).toBeUndefined();
    const rules = { now: ["private"], ever: ["private"], longest: 2000 };
    expect(letterRules(view({ letters: rules }))).toBe(rules);
  });

  test("that were reported are listed for viewers who may see them", () => {
    const report = { id: "r", by: "livia" };
    expect(reportedLetters(view({ "report/r": report }))).toEqual([report]);
  });
});
