import { expect, test } from "vitest";
import type { PrintedCard } from "../../core/view/wire";
import { sheetsOfCards } from "./printedpages";

const sizesFor = (count: number): readonly number[] => sheetsOfCards(Array.from({ length: count }, (_each, index) => ({ card: `card-${index}` }) as PrintedCard)).map(({ length }) => length);

test("no printed page has a single card, unless there is only one", () => {
  expect(sizesFor(0)).toEqual([]);
  expect(sizesFor(1)).toEqual([1]);
  expect(sizesFor(6)).toEqual([6]);
  expect(sizesFor(7)).toEqual([4, 3]);
  expect(sizesFor(40)).toEqual([6, 6, 6, 6, 6, 6, 4]);
  expect(sizesFor(13)).toEqual([6, 4, 3]);
});
