import { expect, test } from "vitest";
import { glossary, splitTerms } from "./glossary";

const SOURCE: Readonly<Record<string, string>> = {
  "term-rex": "a king",
  "term-legio_curialis": "a Roman legion",
  "term-dos": "a dowry",
  "also-rex": "reges, regem",
  "also-legio_curialis": "legiones curiales",
};
const testGlossary = glossary({
  keys: (prefix) => Object.keys(SOURCE).filter((key) => key.startsWith(prefix)),
  text: (key) => SOURCE[key] ?? "",
});
const termsIn = (text: string): readonly string[] => splitTerms(text, testGlossary).map((piece) => (piece.term ? `<${piece.term}:${piece.text}>` : piece.text));

test("a term of the rulebook is found in a sentence in each of its forms, in upper and lower case", () => {
  expect(termsIn("Three legiones curiales of a Rex, or of two reges.")).toEqual([
    "Three ",
    "<legio_curialis:legiones curiales>",
    " of a ",
    "<rex:Rex>",
    ", or of two ",
    "<rex:reges>",
    ".",
  ]);
});

test("a longer word that only begins like a term is no term", () => {
  expect(termsIn("Ludos, doses and rexx")).toEqual(["Ludos, doses and rexx"]);
});

test("without terms a text stays unchanged", () => {
  expect(splitTerms("a rex", new Map())).toEqual([{ text: "a rex", term: "" }]);
});
