import { expect, test } from "vitest";
import { parseRulebook } from "./rulebook.ts";

const BOOK = `# Ludi Romani
Words before the first chapter.

## SEDES - Seats and map
How many sit where.

- **SEDES-01** Every region has *so many* seats.
  They are counted here.
- **SEDES-02.** A \`throne\` is for [its rex](#rex).

## How to read this
Not a chapter.
- **ZZZ-01** not a rule of a chapter

## MARE – The sea
**MARE-01 ** is not an item; **MARE-02** neither.
**MARE-03** A classis carries one legio.
`;

test("chapters and rules come in the order of the book", () => {
  const chapters = parseRulebook(BOOK);
  expect(chapters.map((chapter) => [chapter.code, chapter.title])).toEqual([
    ["SEDES", "Seats and map"],
    ["MARE", "The sea"],
  ]);
  expect(chapters[0]?.rules.map((rule) => rule.id)).toEqual(["SEDES-01", "SEDES-02"]);
  expect(chapters[1]?.rules.map((rule) => rule.id)).toEqual(["MARE-03"]);
});

test("a rule that runs over several lines is one text without markup", () => {
  const [sedes] = parseRulebook(BOOK);
  expect(sedes?.intro).toBe("How many sit where.");
  expect(sedes?.rules[0]?.text).toBe("Every region has so many seats. They are counted here.");
  expect(sedes?.rules[1]?.text).toBe("A throne is for its rex.");
});

test("the code of a chapter may have parts", () => {
  const [dice] = parseRulebook("## CUR-DICE - Rolling\n\n**CUR-DICE-01** (datum) Three dice.\n");
  expect(dice).toEqual({ code: "CUR-DICE", title: "Rolling", intro: "", rules: [{ id: "CUR-DICE-01", text: "(datum) Three dice." }] });
});

test("the former name of a rule is not part of its text", () => {
  const [firstChapter] = parseRulebook("## ACTA - Shared\n**ACTA-08** Nothing is erased. <!-- formerly FATA-08, FATA-09 -->\n");
  expect(firstChapter?.rules).toEqual([{ id: "ACTA-08", text: "Nothing is erased.", formerly: ["FATA-08", "FATA-09"] }]);
});

test("a file without chapters gives no rules", () => {
  expect(parseRulebook("")).toEqual([]);
});
