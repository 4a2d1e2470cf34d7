import { expect, test } from "vitest";
import { picture } from "./fixtures";
import { smallestLetters } from "./picture";
import type { Label, MapPicture } from "./picture";
import { translatePicture } from "./translatedpicture";

/** Return the small map with one more sea. The name of the sea is written in the given lines. */
function withSea(name: string, lines: readonly string[], size = 30): MapPicture {
  const sea = picture.provinces["mid"];
  if (!sea) throw new Error("the map has no sea");
  return { ...picture, provinces: { ...picture.provinces, sea: { ...sea, name, label: { ...sea.label, lines, size } } } };
}

const labelOf = (picture: MapPicture, label: string): Label | undefined => translatePicture(picture, { sea: label }).provinces["sea"]?.label;

test("a board without translated names stays the same object", () => {
  expect(translatePicture(picture, {})).toBe(picture);
  expect(translatePicture(picture, { mid: picture.provinces["mid"]?.name ?? "" })).toBe(picture);
});

test("only translated names are replaced", () => {
  const translated = translatePicture(picture, { mid: "Mar Medio" });
  expect(translated.provinces["mid"]?.name).toBe("Mar Medio");
  expect(translated.provinces["mid"]?.label.lines.join(" ")).toBe("Mar Medio");
  expect(translated.provinces["alb"]).toBe(picture.provinces["alb"]);
});

test.each([
  [["Pillars", "of", "Hercules"], "Columnas de Hércules", ["Columnas", "de", "Hércules"]],
  [["Desert", "of Palms"], "Desierto de las Palmeras", ["Desierto de", "las Palmeras"]],
  [["Eastern", "Mediterranean"], "Mediterráneo oriental", ["Mediterráneo", "oriental"]],
  [["Gulf of", "Lyon"], "Leone", ["Leone"]],
])("a name is broken into as many lines as the drawing has: %s", (lines, text, broken) => {
  expect(labelOf(withSea(lines.join(" "), lines), text)?.lines).toEqual(broken);
});

test("a longer name gets smaller letters, but never smaller than the smallest of the board", () => {
  const smallest = smallestLetters(picture);
  const seaPicture = withSea("North Sea", ["North Sea"], smallest * 2);
  expect(labelOf(seaPicture, "Mar del Norte")?.size).toBeCloseTo((smallest * 2 * 9) / 13);
  expect(labelOf(seaPicture, "Mar")?.size).toBe(smallest * 2);
  expect(labelOf(seaPicture, "Mar de todos los vientos del Norte")?.size).toBe(smallest);
});
