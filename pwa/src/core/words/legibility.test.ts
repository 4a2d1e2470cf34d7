import { describe, expect, test } from "vitest";
import pairs from "../../../../tests/api/names.json";
import LETTERS from "../../../../tests/ledger/letters.json"; // The server's tests use the same letters.
import { checkNames, comparableName, faultOfName, faultOfText, hasVisibleLetter } from "./legibility";

const codeOf = (letter: string): string => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

describe("the letters that players may type", () => {
  test.each(LETTERS.names)("the name %j is allowed", (name) => {
    expect(faultOfName(name)).toBeNull();
    expect(faultOfText(name)).toBeNull();
  });

  test.each(LETTERS.unseen)("%j has no visible letter", (name) => {
    expect(faultOfName(name)).not.toBeNull();
    expect(faultOfText(name)).not.toBeNull();
    expect(hasVisibleLetter(name)).toBe(false);
  });

  test.each(LETTERS.harmful)("%j has a harmful letter, and the fault names it", (text) => {
    const letters = [...text];
    const index = letters.findIndex((letter) => faultOfText(letter));
    const fault = { key: "illegible-character", args: { character: codeOf(letters[index] ?? ""), place: index + 1 } };
    expect(faultOfText(text)).toEqual(fault);
    expect(faultOfName(text)).toEqual(fault);
  });

  test.each(LETTERS["not in names"])("%j may be in a letter but not in a name", (name) => {
    expect(faultOfText(name)).toBeNull();
    expect(faultOfName(name)).not.toBeNull();
  });
});

test("names that look alike are equal when compared", () => {
  for (const other of ["Anna\u3164", "Anna\u2800", "An\u00adna", "\u2060Anna", "ANNA"]) expect(comparableName(other)).toBe(comparableName("Anna"));
  expect(comparableName("Hanna")).not.toBe(comparableName("Anna"));
});

describe("the names at a table", () => {
  test.each(pairs.one)("%j and %j count as one", (first, second) => {
    expect(checkNames([first, second]).isSame).toBe(true);
  });

  test.each(pairs.two)("%j and %j count as two", (first, second) => {
    expect(checkNames([first, second]).isSame).toBe(false);
  });

  test("may be empty, and each is checked by itself", () => {
    expect(checkNames(["", "", "Ada"]).isSame).toBe(false);
    expect(checkNames(["Ada", "\u202eBea", "נעמי"]).faults.map((fault) => fault?.args?.["character"])).toEqual([undefined, "U+202E", undefined]);
  });
});
