import { describe, expect, test } from "vitest";
import { person } from "../../core/view/fixtures";
import { checkRows, guessColumns, headingsAsFirstRow, readSpreadsheet, possibleCharacters } from "./table";
import type { Columns, ExistingNote, CheckedRow } from "./table";

const people = [
  person("cicero", { name: "Marcus Tullius Cicero", short: "Cicero" }),
  person("cicero-minor", { name: "Quintus Tullius Cicero", short: "Quintus" }),
  person("hirtius", { name: "Aulus Hirtius", short: "Hirtius" }),
  person("vénus", { name: "Vénus", short: "Vénus" }),
];

async function checkText(text: string, existing: readonly ExistingNote[] = []): Promise<readonly CheckedRow[]> {
  const table = await readSpreadsheet(text);
  return checkRows(table, guessColumns(table), people, existing);
}

const rowTexts = (rows: readonly CheckedRow[]): readonly string[] => rows.map(({ rowNumber, character, fault }) => `${rowNumber} ${fault ? fault.key.replace("cast-fault-", "") : character}`);

describe("reading a spreadsheet", () => {
  test.each([
    ["commas", "Name,Character,Note\n\"Smith, Anna\",cicero,vegan\n"],
    ["semicolons", "Name;Character;Note\r\nSmith, Anna;cicero;vegan\r\n"],
    ["tabs, as a spreadsheet copies", "Name\tCharacter\tNote\nSmith, Anna\tcicero\tvegan"],
    ["a first line for Excel", "sep=;\r\nName;Character;Note\r\nSmith, Anna;cicero;vegan\r\n"],
    ["a first line for Excel in quotes, and another mark", "\uFEFF\"sep=|\"\nName|Character|Note\nSmith, Anna|cicero|vegan"],
    ["a title above", "Guests; of, Friday\n\nName;Character;Note\nSmith, Anna;cicero;vegan"],
    ["a title of one cell above, and empty cells", "Guests, all of them;;\nName;Character;Note\nSmith, Anna;cicero;vegan"],
    ["a mark of the byte order before it", "\uFEFFName;Character;Note\nSmith, Anna;cicero;vegan"],
    ["empty lines above and between", "\n\nName;Character;Note\n;;\nSmith, Anna;cicero;vegan\n\n"],
  ])("a list with %s is read", async (_what, text) => {
    const table = await readSpreadsheet(text);
    expect(table.headings).toEqual(["Name", "Character", "Note"]);
    expect(table.rows.map(({ cells }) => cells)).toEqual([["Smith, Anna", "cicero", "vegan"]]);
  });

  test("numbers rows as the spreadsheet does", async () => {
    const table = await readSpreadsheet("Name;Character\n\nAnna;cicero\nBen;hirtius");
    expect(table.rows.map(({ rowNumber }) => rowNumber)).toEqual([3, 4]);
  });

  test("skips the separator line for Excel, and counts a title as a row", async () => {
    const table = await readSpreadsheet("sep=;\nGuests\nName;Character\nAnna;cicero");
    expect([table.headingRowNumber, ...table.rows.map(({ rowNumber }) => rowNumber)]).toEqual([2, 3]);
  });

  test("takes the first row with several cells for headings if no heading is known, unless it names a character", async () => {
    const unknownTable = await readSpreadsheet("Friday\nWhom;Food\nAnna;vegan");
    expect(headingsAsFirstRow(unknownTable, people)).toMatchObject({ headings: ["Whom", "Food"], rows: [{ rowNumber: 3 }] });
    const tableWithoutHeadings = headingsAsFirstRow(await readSpreadsheet("Anna;cicero\nBen;hirtius"), people);
    expect(tableWithoutHeadings).toEqual({ headings: ["", ""], headingRowNumber: 0, rows: [{ rowNumber: 1, cells: ["Anna", "cicero"] }, { rowNumber: 2, cells: ["Ben", "hirtius"] }] });
    expect(guessColumns(tableWithoutHeadings, people)).toEqual({ name: -1, character: 1, note: -1 });
  });

  test("finds no headings and rows in an empty text", async () => {
    expect(await readSpreadsheet(" \n ")).toEqual({ headings: [], headingRowNumber: 0, rows: [] });
    expect(await readSpreadsheet("sep=;")).toEqual({ headings: [], headingRowNumber: 0, rows: [] });
  });

  test.each<[string, Columns]>([
    ["Name;Character;Note", { name: 0, character: 1, note: 2 }],
    ["note;ROLE;Real_Name", { name: 2, character: 1, note: 0 }],
    ["Personaje;Nombre", { name: 1, character: 0, note: -1 }],
    ["who;what", { name: -1, character: -1, note: -1 }],
  ])("the headings %s name their columns", async (headings, columns) => {
    expect(guessColumns(await readSpreadsheet(`${headings}\n`))).toEqual(columns);
  });
});

describe("a cell means a character by id, by whole name or by a part of the name", () => {
  test.each([
    ["hirtius", ["hirtius"]],
    ["HIRT", ["hirtius"]],
    ["tullius marcus", ["cicero"]],
    ["cicero", ["cicero"]],
    ["Tullius", ["cicero", "cicero-minor"]],
    ["venus", ["vénus"]],
    ["Brutus", []],
    ["  ", []],
  ])("%s", (text, ids) => {
    expect(possibleCharacters(text, people).map(({ id }) => id)).toEqual(ids);
  });
});

describe("the rows", () => {
  test("say why they do not fit, and no other row is left out", async () => {
    const long = "x".repeat(81);
    const text = `name;character;note\nAnna;cicero;\n;hirtius;\nBen;;\nCai;Brutus;\nDan;Tullius;\nEva;cicero;\n${long};hirtius;\nFay;hirtius;${long}${long}\nGus;hirt;vegan`;
    expect(rowTexts(await checkText(text))).toEqual([
      "2 cicero",
      "3 no-name",
      "4 no-character",
      "5 nobody",
      "6 several",
      "7 twice",
      "8 long-name",
      "9 long-note",
      "10 hirtius",
    ]);
  });

  test("name the characters that a cell may mean, or the row that has the character already", async () => {
    const [, several, repeatedRow] = await checkText("name;character\nAnna;cicero\nDan;Tullius\nEva;Marcus");
    expect(several?.fault?.args).toEqual({ said: "Tullius", names: "Cicero, Quintus", more: 0 });
    expect(repeatedRow?.fault?.args).toEqual({ row: 2 });
  });

  test("are refused if the same note exists already, and accepted with another name", async () => {
    const existing = [{ id: "cicero", name: "Anna", note: "" }, { id: "hirtius", name: "Ben", note: "" }];
    expect(rowTexts(await checkText("name;character\nAnna;cicero\nCai;hirtius", existing))).toEqual(["2 known", "3 hirtius"]);
  });

  test("are refused for a harmful character in a name or note, and name that character", async () => {
    const [name, note, unseen] = await checkText("name;character;note\n\u202eAnna;cicero;\nBen;hirtius;a\u2066\n\u3164;v\u00e9nus;");
    expect(name?.fault).toEqual({ key: "illegible-character", args: { character: "U+202E", place: 1 } });
    expect(note?.fault).toEqual({ key: "illegible-character", args: { character: "U+2066", place: 2 } });
    expect(unseen?.fault).toEqual({ key: "illegible-unseen", args: {} });
  });

  test("do not fit without a column of characters", async () => {
    expect(rowTexts(await checkText("name;what\nAnna;cicero"))).toEqual(["2 no-character"]);
  });
});
