import { expect, test } from "vitest";
import { decodeFile } from "./file";
import { readSpreadsheet } from "./table";

const LIST = "Name;Character;Note\r\nJörg Müller;cicero;«vegan»\r\n";
const buffer = (...bytes: readonly number[]): ArrayBuffer => new Uint8Array(bytes).buffer;
const LIST_CODES = Array.from(LIST, (letter) => letter.charCodeAt(0));
const utf8 = [...new TextEncoder().encode(LIST)];

test.each([
  ["Windows-1252, as Excel saves a plain CSV file", LIST_CODES],
  ["UTF-8", utf8],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, ...utf8]],
  ["UTF-16, as Excel saves Unicode text", [0xff, 0xfe, ...LIST_CODES.flatMap((code) => [code, 0])]],
  ["UTF-16 the other way round", [0xfe, 0xff, ...LIST_CODES.flatMap((code) => [0, code])]],
])("a file in %s is read with its accents", async (_what, bytes) => {
  expect(decodeFile(buffer(...bytes))).toBe(LIST);
  expect((await readSpreadsheet(decodeFile(buffer(...bytes)))).rows.map(({ cells }) => cells)).toEqual([["Jörg Müller", "cicero", "«vegan»"]]);
});
