import { expect, test } from "vitest";
import type { PersonDoc } from "../../core/view/wire";
import { countCast, filterCast } from "./list";
import type { CastPart } from "./list";

const castPart = (id: string, name: string, attendance: CastPart["attendance"]): CastPart => ({
  person: { id, name: id, short: id } as unknown as PersonDoc,
  card: `${id}-1`,
  isClaimed: false,
  name,
  note: "",
  attendance,
});

const EMPTY_CAST = [castPart("ada", "", "expected"), castPart("bea", "", "expected")];

test("every person counts as expected, whether their name is noted or not", () => {
  const parts = [castPart("cai", "Anna", "here"), castPart("dan", "Ben", "expected"), castPart("eve", "Cai", "absent"), ...EMPTY_CAST];
  expect(countCast(parts)).toEqual({ presentCount: 1, totalCount: 4, absentCount: 1, hasNotes: true });
});

test("the counts agree with the lists that the buttons open", () => {
  const parts = [castPart("cai", "", "here"), castPart("dan", "", "absent"), ...EMPTY_CAST];
  const { presentCount, totalCount: wanted, absentCount } = countCast(parts);
  expect(filterCast(parts, "here", "")).toHaveLength(presentCount);
  expect(filterCast(parts, "absent", "")).toHaveLength(absentCount);
  expect(filterCast(parts, "expected", "")).toHaveLength(wanted - presentCount);
});

test("nothing counts as noted while no name is known and nobody is checked in", () => {
  expect(countCast(EMPTY_CAST).hasNotes).toBe(false);
  expect(countCast([castPart("cai", "", "absent"), ...EMPTY_CAST]).hasNotes).toBe(true);
});
