import { expect, test } from "vitest";
import { baseLanguage, chooseLanguage } from "./language";

test("a phone uses the first of its owner's languages that has texts", () => {
  expect(chooseLanguage("", ["es-MX", "en"])).toBe("es");
  expect(chooseLanguage("", ["de-AT", "es", "en"])).toBe("es");
  expect(chooseLanguage("", ["de", "fr"])).toBe("en");
  expect(chooseLanguage("", [])).toBe("en");
});

test("a language chosen on the phone comes before that", () => {
  expect(chooseLanguage("en", ["es"])).toBe("en");
  expect(chooseLanguage("tlh", ["es"])).toBe("es");
  expect(chooseLanguage("esperanto", [])).toBe("en");
});

test("a tag is matched by its language, whatever its region", () => {
  expect(["es-AR", "en", ""].map(baseLanguage)).toEqual(["es", "en", ""]);
});
