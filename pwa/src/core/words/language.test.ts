import { expect, test } from "vitest";
import { baseOf, spoken } from "./language";

test("a phone speaks the first language its owner reads that has texts", () => {
  expect(spoken("", ["es-MX", "en"])).toBe("es");
  expect(spoken("", ["de-AT", "es", "en"])).toBe("es");
  expect(spoken("", ["de", "fr"])).toBe("en");
  expect(spoken("", [])).toBe("en");
});

test("what was chosen on the phone counts before that", () => {
  expect(spoken("en", ["es"])).toBe("en");
  expect(spoken("tlh", ["es"])).toBe("es");
  expect(spoken("esperanto", [])).toBe("en");
});

test("a language is known by its tag, whatever the region", () => {
  expect(["es-AR", "en", ""].map(baseOf)).toEqual(["es", "en", ""]);
});
