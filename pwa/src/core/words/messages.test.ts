import { describe, expect, test } from "vitest";
import { Messages, readableKey } from "./messages";
import { textKeys } from "./textkeys";

const SOURCE = `
legions-bought = { $buyer } bought { $asset } from { $seller } for { $price }
asset-legio_curialis = { $n ->
    [one] legio curialis
   *[other] legiones curiales
}
moved-together = { $who } went to { $to }
season-open = { $period } begins
period-hiems = the winter of { $year } BCE
act-buy-legions = Buy legions
amount-denarius = { $n } D
reading-cap-scope-is-together = All kinds count together.
reading-prices-classis-number = A classis costs { $n } D.
switch-set = From now on: { $means } Until now: { $meant }
note-act = Try “{ $act }” under { $rule }
`;

const NAMES: Readonly<Record<string, string>> = {
  "who/hirtius": "Hirtius", "who/minerva": "Minerva", "who/livia": "Livia", "place/gaul": "Gaul",
};
const nameLookup = (kind: string, id: string): string | undefined => NAMES[`${kind}/${id}`];
const messages = new Messages([SOURCE], nameLookup);

describe("a message", () => {
  test("names people, places and assets", () => {
    const args = { buyer: "who:hirtius", seller: "who:minerva", asset: "asset:legio_curialis", n: 3, price: 600_000 };
    expect(messages.text("legions-bought", args)).toBe("Hirtius bought legiones curiales from Minerva for 600,000");
    expect(messages.text("legions-bought", { ...args, n: 1 })).toContain("bought legio curialis");
  });

  test("gives its references as parts that can be tapped", () => {
    expect(messages.parts({ key: "moved-together", args: { who: "who:hirtius", to: "place:gaul" } })).toEqual([
      { kind: "who", id: "hirtius", text: "Hirtius" },
      " went to ",
      { kind: "place", id: "gaul", text: "Gaul" },
    ]);
  });

  test("isolates right-to-left names and words, and nothing else", () => {
    const hebrew = new Messages([SOURCE, "called = { $title }: { $who }, { $n }"], () => "נעמי");
    expect(hebrew.text("called", { title: "לילה", who: "who:ada", n: 3 })).toBe("\u2068לילה\u2069: \u2068נעמי\u2069, 3");
    expect(hebrew.parts({ key: "called", args: { title: "Rome", who: "who:ada", n: 3 } })).toEqual(["Rome: ", { kind: "who", id: "ada", text: "נעמי" }, ", 3"]);
    expect(hebrew.text("called", { title: "Rome", who: ["who:ada", "who:bea"], n: 3 })).toBe("Rome: \u2068נעמי\u2069 and \u2068נעמי\u2069, 3");
  });

  test("joins a list with commas and \"and\"", () => {
    expect(messages.text("moved-together", { who: ["who:hirtius", "who:livia", "who:minerva"], to: "place:gaul" })).toBe(
      "Hirtius, Livia, and Minerva went to Gaul",
    );
    expect(messages.text("moved-together", { who: ["who:hirtius", "who:livia"], to: "place:gaul" })).toBe(
      "Hirtius and Livia went to Gaul",
    );
  });

  test("writes periods, acts and rules in words", () => {
    expect(messages.text("season-open", { period: "period:hiems-43" })).toBe("the winter of 43 BCE begins");
    expect(messages.text("note-act", { act: "act:buy-legions", rule: "rule:MERC-07" })).toBe(
      "Try “Buy legions” under MERC-07",
    );
  });

  test("writes values of readings, all numbers of a reading in one sentence", () => {
    const args = { means: "reading:prices-classis-number/700000", meant: "reading:prices-classis-number/0" };
    expect(messages.text("switch-set", args)).toBe("From now on: A classis costs 700,000 D. Until now: A classis costs 0 D.");
    expect(messages.refer("reading:cap-scope-is-together")).toMatchObject({ kind: "reading", text: "All kinds count together." });
  });

  test("takes the year of a period from another argument", () => {
    expect(messages.text("season-open", { period: "period:hiems", year: 42 })).toBe("the winter of 42 BCE begins");
  });

  test("uses the table's own name for an asset", () => {
    const ownMessages = new Messages([SOURCE], (kind, id) => (kind === "asset" && id === "legio_curialis" ? "Eagles" : undefined));
    const args = { buyer: "who:hirtius", seller: "who:minerva", asset: "asset:legio_curialis", n: 3, price: 600_000 };
    expect(ownMessages.text("legions-bought", args)).toContain("bought Eagles from");
    expect(ownMessages.amount("legio_curialis", 2)).toBe("2 Eagles");
  });

  test("names faces of dice", () => {
    const words = new Messages(["face-wealth = coins\nrolled = It shows { $faces }"]);
    expect(words.text("rolled", { faces: ["face:wealth", "face:skill"] })).toBe("It shows coins and Face skill");
  });

  test("names entries by their kind, and names duties", () => {
    expect(messages.text("moved-together", { who: "entry:ludi_romani/legions-bought@1", to: "duty:last-seat" })).toMatch(
      / bought .* went to Last seat/,
    );
  });

  test("names windows", () => {
    const words = new Messages(["window-orders = the orders\nopened = Opened: { $window }"]);
    expect(words.text("opened", { window: "window:orders" })).toBe("Opened: the orders");
    expect(words.text("opened", { window: "window:builds" })).toBe("Opened: Builds");
  });

  test("may be an argument of another message, with names that can be tapped", () => {
    const words = new Messages(["gave = { $who } gave { $n }\nback = { $by } took this back{ $told ->\n    [yes] : { $said }\n   *[no] {\"\"}\n}"]);
    const message = { key: "gave", args: { who: "who:livia", n: 3 } };
    expect(words.text("back", { by: "who:hirtius", told: "yes", said: message })).toBe("Hirtius took this back: Livia gave 3");
    expect(words.parts({ key: "back", args: { by: "who:hirtius", told: "yes", said: message } })).toContainEqual({ kind: "who", id: "livia", text: "Livia" });
    expect(words.text("back", { by: "who:hirtius" })).toBe("Hirtius took this back");
  });

  test("about a period without a text still names the period", () => {
    expect(messages.text("season-open", { period: "period:aestas-43" })).toBe("Aestas 43 begins");
  });

  test("without a text becomes readable from its key and arguments", () => {
    expect(messages.text("throne-taken", { who: "who:hirtius", n: 2, hidden: true })).toBe("Throne taken (Hirtius, 2)");
    expect(messages.text("throne-taken")).toBe("Throne taken");
    expect(messages.has("throne-taken")).toBe(false);
  });

  test("about an unknown character uses the id", () => {
    expect(messages.text("moved-together", { who: "who:sextus_pompey", to: "nowhere" })).toBe(
      "Sextus pompey went to nowhere",
    );
  });

  test("accepts missing and unusual arguments", () => {
    expect(messages.text("moved-together", { who: null, to: true })).toBe(" went to true");
    expect(messages.text("moved-together", {})).toContain("went to");
  });
});

test("the first of several keys that has a text is used", () => {
  expect(messages.firstText(["field-buy-legions-asset", "act-buy-legions", "nothing"])).toBe("Buy legions");
  expect(messages.firstText(["a", "field-quantity"])).toBe("Quantity");
  expect(messages.firstText([])).toBe("");
});

test("amounts are written as people read them", () => {
  expect(messages.amount("denarius", 1_200_000)).toBe("1,200,000 D");
  expect(messages.amount("legio_curialis", 2)).toBe("2 legiones curiales");
  expect(messages.amount("classis", 1)).toBe("1 Classis");
  expect(messages.count(54_000)).toBe("54,000");
  expect(messages.joinNames(["A", "B"])).toBe("A and B");
});

test("the keys of a family are listed once, in the order of the files", () => {
  const messages = new Messages([SOURCE, "term-rex = a king", "term-aestas = summer"]);
  expect(textKeys(messages, "term-")).toEqual(["term-rex", "term-aestas"]);
  expect(textKeys(messages, "note-")).toEqual(["note-act"]);
});

test("a key that is written twice keeps its first text and is reported", () => {
  const twice = new Messages(["a = one", "a = two"]);
  expect(twice.text("a")).toBe("one");
  expect(twice.duplicateErrors).toHaveLength(1);
  expect(messages.duplicateErrors).toEqual([]);
});

test("keys become words", () => {
  expect(readableKey("field-last_seat")).toBe("Last seat");
  expect(readableKey("moved-overland")).toBe("Moved overland");
});
