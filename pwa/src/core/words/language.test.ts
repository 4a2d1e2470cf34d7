import { expect, test } from "vitest";
import { baseOf, spoken } from "./language";

test("a phone uses the first of its owner's languages that has texts", () => {
  expect(spoken("", ["es-MX", "en"])).toBe("es");
  expect(spoken("", ["de-AT", "es", "en"])).toBe("es");
  expect(spoken("", ["de", "fr"])).toBe("en");
  expect(spoken("", [])).toBe("en");
});

test("a language chosen on the phone comes before that", () => {
  expect(spoken("en", ["es"])).toBe("en");
  expect(spoken("tlh", ["es"])).toBe("es");
  expect(spoken("esperanto", [])).toBe("en");
});

test("a tag is matched by its language, whatever its region", () => {
  expect(["es-AR", "en", ""].map(baseOf)).toEqual(["es", "en", ""]);
});
