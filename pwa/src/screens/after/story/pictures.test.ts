// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { saveFile } from "../../../ui/download";
import { shareFile } from "./picturefile";
import { fittedLines, nameSize } from "./pictures";

vi.mock("../../../ui/download", () => ({ saveFile: vi.fn() }));

const file = new File(["x"], "ides-end.png");

const shareWithError = (name: string): void =>
  void Object.assign(navigator, { canShare: () => true, share: () => Promise.reject(Object.assign(new Error(), { name })) });

afterEach(() => vi.mocked(saveFile).mockClear());

test("a text that is too long for a picture ends with three dots", () => {
  const text = Array.from({ length: 12 }, () => "abcdefghijklmnopqrst").join(" ");
  expect(fittedLines(text, 5)).toHaveLength(5);
  expect(fittedLines(text, 5).at(-1)).toBe("abcdefghijklmnopqrst…");
  expect(fittedLines("Two words", 5)).toEqual(["Two words"]);
});

test("a long name is written smaller", () => {
  expect([nameSize("Cicero"), nameSize("a".repeat(40))]).toEqual([86, 32]);
});

test("a picture is saved if it cannot be shared, but not if the player does not want to share it", async () => {
  shareWithError("AbortError");
  await shareFile(file);
  expect(saveFile).not.toHaveBeenCalled();
  shareWithError("NotAllowedError");
  await shareFile(file);
  expect(saveFile).toHaveBeenCalledWith("ides-end.png", file);
});
