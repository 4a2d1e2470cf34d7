// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Problem } from "../../core/view/api";
import { line } from "../../core/view/fixtures";
import { letterDoc } from "../../core/view/letters.fixtures";
import type { Letter, Line } from "../../core/view/wire";
import { closeGame } from "../../ui/services";
import { addTexts } from "../../ui/texts";
import { okAnswer, openTestGame } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { searchArchive } from "./archivesearch";

let server: TestServer;

beforeEach(async () => {
  server = await openTestGame();
  addTexts({ en: "letter-written = { $who } wrote to { $to }\nasked-for = { $who } asks\nsquare-full = { $who } find no room\ngathered = { $who } came" } as unknown as Parameters<typeof addTexts>[0]);
});
afterEach(() => closeGame());

/** Open an archive with the given lines and letters. */
function openArchiveWith(entries: readonly Line[], letters: readonly Letter[] = []): void {
  server.routes["entries"] = okAnswer({ entries, cursor: "", more: false });
  server.routes["letters"] = okAnswer({ letters, more: false });
}

const foundIds = async (words: string, previous = ""): Promise<readonly string[]> => (await searchArchive(words, previous)).found.map(({ entry }) => entry);

describe("the search of an archive", () => {
  test("finds lines by their sentence and their author, newest first", async () => {
    openArchiveWith([line("p1", { at: 10 }), line("p2", { at: 20 }), line("p3", { by: { as: "livia", recorder: "" }, args: { who: "who:livia", to: "place:gaul" } })]);
    const { found } = await searchArchive("hirtius", "");
    expect(found.map(({ entry, at, by }) => [entry, at, by?.as])).toEqual([
      ["entry-p2", 20, "hirtius"],
      ["entry-p1", 10, "hirtius"],
    ]);
    expect(found[0]?.why).toEqual([]);
    expect(await foundIds("livia")).toEqual(["entry-p3"]);
    expect(await foundIds("nobody at all")).toEqual([]);
  });

  test("finds remarks, rulings and warnings, and shows the reason for a result whose line does not match", async () => {
    const ruling = { by: "livia", waived: ["NUX-08"], reason: "they squeeze in" };
    const warned = [{ rule: "NUX-03", key: "square-full", args: { who: ["who:livia"] } }];
    openArchiveWith([line("p1", { reason: "to see the sea" }), line("p2", { ruling }), line("p3", { warned })]);
    const reasonsOf = async (words: string) => (await searchArchive(words, "")).found.map((match) => [match.entry, match.why]);
    expect(await reasonsOf("SEA")).toEqual([["entry-p1", []]]);
    expect(await reasonsOf("squeeze")).toEqual([["entry-p2", ["they squeeze in"]]]);
    expect(await reasonsOf("nux-08")).toEqual([["entry-p2", ["NUX-08"]]]);
    expect(await reasonsOf("room")).toEqual([["entry-p3", ["NUX-03 Livia find no room"]]]);
  });

  test("ignores names in transfers, in long lists and in lines without a sentence", async () => {
    const crowd = Array.from({ length: 13 }, (_, index) => `who:${index ? `c${index}` : "livia"}`);
    const legs = [{ asset: "denarius", amount: 1, from: "@origin", to: "livia" }];
    openArchiveWith([line("p1", { legs, moved: [{ piece: "livia", place: "rome", seat: "" }] }), line("p2", { key: "gathered", args: { who: crowd } }), line("q3", { words: false, legs })]);
    expect(await foundIds("livia")).toEqual([]);
    openArchiveWith([]);
  });

  test("finds a letter at the line that sent it, and a disclosed one at the line that disclosed it", async () => {
    const letterLine = line("q1", { id: "l1.0", key: "letter-written", args: { who: "who:livia", to: ["who:hirtius"] } });
    const disclosureLine = line("p2", { id: "x.0", key: "letter-disclosed", args: { who: "who:livia", to: ["who:hirtius"] } });
    openArchiveWith([letterLine, disclosureLine], [letterDoc("l1"), letterDoc("l2", { text: "Behind the hedge", disclosed: true })]);
    expect((await searchArchive("wall", "")).found.map(({ entry, letter }) => [entry, letter?.text])).toEqual([["l1.0", "Meet me at the wall"]]);
    expect((await searchArchive("hedge", "")).found.map(({ entry, letter }) => [entry, letter?.text])).toEqual([["x.0", "Behind the hedge"]]);
  });

  test("continues page by page to the end", async () => {
    openArchiveWith(Array.from({ length: 61 }, (_, index) => line(`p${index + 1}`)));
    const first = await searchArchive("hirtius", "");
    expect([first.found.length, first.found[0]?.entry, first.more]).toEqual([30, "entry-p61", true]);
    const second = await searchArchive("hirtius", first.cursor);
    expect([second.found.length, second.found[0]?.entry, second.more]).toEqual([30, "entry-p31", true]);
    const lastPage = await searchArchive("hirtius", second.cursor);
    expect([lastPage.found.length, lastPage.found[0]?.entry, lastPage.more]).toEqual([1, "entry-p1", false]);
  });

  test("tries again after a part of the file could not be read", async () => {
    server.routes["entries"] = { status: 500, body: {} };
    await expect(searchArchive("hirtius", "")).rejects.toBeInstanceOf(Problem);
    openArchiveWith([line("p1")]);
    expect(await foundIds("hirtius")).toEqual(["entry-p1"]);
  });
});
