import { describe, expect, test, vi } from "vitest";
import { archiveFile, archiveIndex, packText } from "./archive.fixtures";
import { ArchiveFile, readIndex } from "./file";

const referenceMark = (number: number): string => `\u001a${number}\u001a`;

describe("the index of an archive", () => {
  test("is read from its text", () => {
    expect(readIndex(`\n${packText(JSON.stringify(archiveIndex()))}\n`)).toEqual(archiveIndex());
  });

  test.each([
    ["of another version", packText(JSON.stringify(archiveIndex({ format: "acta-archive/9" })))],
    ["that was cut off", packText(JSON.stringify(archiveIndex())).slice(0, 40)],
    ["that is missing", ""],
  ])("is null for %s", (_what, text) => {
    expect(readIndex(text)).toBe(null);
  });
});

describe("an answer", () => {
  test("is joined from its values, which may themselves hold values", async () => {
    const file = archiveFile([['"salve"', `[${referenceMark(0)},${referenceMark(0)}]`, `{"a":${referenceMark(1)},"b":2}`]], { "/view": 2 });
    expect(await file.answer("/view")).toBe('{"a":["salve","salve"],"b":2}');
  });

  test("reads each part with its values once, and no other part", async () => {
    const readParts: number[] = [];
    const file = archiveFile([["1"], ["2"], [`[${referenceMark(0)}]`, "4"]], { "/one": 2, "/two": 2 }, readParts);
    const texts = await Promise.all([file.answer("/one"), file.answer("/two")]);
    expect(texts).toEqual(["[1]", "[1]"]);
    expect([...readParts].sort()).toEqual([0, 2]);
  });

  test("is null for any path without a recorded answer", async () => {
    const file = archiveFile([["1"]], { "/view": 0 });
    expect(await file.answer("/other")).toBe(null);
    expect(await file.answer("constructor")).toBe(null);
  });

  test("can be read again after its part failed", async () => {
    const loadPart = vi.fn(async () => packText("1")).mockRejectedValueOnce(new Error("no file"));
    const file = new ArchiveFile(archiveIndex({ answers: { "/view": 0 } }), loadPart);
    await expect(file.answer("/view")).rejects.toThrow("no file");
    expect(await file.answer("/view")).toBe("1");
  });
});
