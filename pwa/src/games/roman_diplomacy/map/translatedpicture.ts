/**
 * Writes the names of a board in the reader's language. The translated names have as much room as the names in the
 * drawing.
 */

import { smallestLetters } from "./picture";
import type { Area, Label, MapPicture } from "./picture";

/** Return the picture with translated names of provinces. If no name differs, return the same object. */
export function translatePicture(picture: MapPicture, namesById: Readonly<Record<string, string>>): MapPicture {
  const leastFontSize = smallestLetters(picture);
  const areas = Object.entries(picture.provinces);
  if (areas.every(([provinceId, { name }]) => (namesById[provinceId] ?? name) === name)) return picture;
  const translatedAreas = areas.map(([provinceId, area]) => [provinceId, translateArea(area, namesById[provinceId] ?? area.name, leastFontSize)] as const);
  return { ...picture, provinces: Object.fromEntries(translatedAreas) };
}

function translateArea(area: Area, name: string, leastFontSize: number): Area {
  return name === area.name ? area : { ...area, name, label: fitLabel(area.label, name, leastFontSize) };
}

/**
 * Return the label with a new name. A longer name has smaller letters, but they are never smaller than the smallest
 * letters on the board.
 */
function fitLabel(label: Label, name: string, leastFontSize: number): Label {
  const lines = breakLines(name.split(" "), label.lines.length);
  const scale = Math.min(1, longestLength(label.lines) / longestLength(lines));
  return { ...label, lines, size: Math.max(label.size * scale, leastFontSize) };
}

/** Return the words in at most `limit` lines. The longest line is as short as possible. */
function breakLines(words: readonly string[], limit: number): readonly string[] {
  if (limit <= 1 || words.length <= 1) return [words.join(" ")];
  const possibleLines = words.slice(1).map((_word, index) => [words.slice(0, index + 1).join(" "), ...breakLines(words.slice(index + 1), limit - 1)]);
  return possibleLines.reduce((shortest, lines) => (longestLength(lines) < longestLength(shortest) ? lines : shortest));
}

const longestLength = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
