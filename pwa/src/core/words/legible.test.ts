import { describe, expect, test } from "vitest";
import pairs from "../../../../tests/api/names.json";
import LETTERS from "../../../../tests/ledger/letters.json"; // the server is tested with the same ones
import { checked, compared, faultOfName, faultOfText, isSeen } from "./legible";

const codeOf = (letter: string): string => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

describe("the letters that people may type", () => {
  test.each(LETTERS.names)("the name %j is taken", (name) => {
    expect(faultOfName(name)).toBeNull();
    expect(faultOfText(name)).toBeNull();
  });

  test.each(LETTERS.unseen)("nothing is seen of %j", (name) => {
    expect(faultOfName(name)).not.toBeNull();
    expect(faultOfText(name)).not.toBeNull();
    expect(isSeen(name)).toBe(false);
  });

  test.each(LETTERS.harmful)("%j has a letter that does harm, which is named", (text) => {
    const letters = [...text];
    const at = letters.findIndex((letter) => faultOfText(letter));
    const fault = { key: "illegible-character", args: { character: codeOf(letters[at] ?? ""), place: at + 1 } };
    expect(faultOfText(text)).toEqual(fault);
    expect(faultOfName(text)).toEqual(fault);
  });

  test.each(LETTERS["not in names"])("%j may stand in a letter and be no name", (name) => {
    expect(faultOfText(name)).toBeNull();
    expect(faultOfName(name)).not.toBeNull();
  });
});

test("names that look alike are compared as one", () => {
  for (const other of ["Anna\u3164", "Anna\u2800", "An\u00adna", "\u2060Anna", "ANNA"]) expect(compared(other)).toBe(compared("Anna"));
  expect(compared("Hanna")).not.toBe(compared("Anna"));
});

describe("the names at a table", () => {
  test.each(pairs.one)("%j and %j are one", (one, other) => {
    expect(checked([one, other]).same).toBe(true);
  });

  test.each(pairs.two)("%j and %j are two", (one, other) => {
    expect(checked([one, other]).same).toBe(false);
  });

  test("may be left out, and each is looked at by itself", () => {
    expect(checked(["", "", "Ada"]).same).toBe(false);
    expect(checked(["Ada", "\u202eBea", "נעמי"]).faults.map((fault) => fault?.args?.["character"])).toEqual([undefined, "U+202E", undefined]);
  });
});
