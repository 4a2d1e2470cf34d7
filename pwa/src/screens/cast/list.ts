/** Joins each character with the notes about its person, which are name, attendance and card. */

import { cards, slicesOfFamily, isSteward, people } from "../../core/view/selectors";
import { matchesAllWords, searchableText } from "../../core/view/search";
import type { View } from "../../core/view/view";
import type { CastMemberDoc, PersonDoc } from "../../core/view/wire";

/** One character of the cast, with its card and the notes about its person. */
export interface CastPart {
  readonly person: PersonDoc;
  /** The id of the character's first card. */
  readonly card: string;
  /** Whether a phone holds the card. */
  readonly isClaimed: boolean;
  /** The real name of the person; "" while no name is noted. */
  readonly name: string;
  /** The stewards' note about the person. */
  readonly note: string;
  readonly attendance: CastMemberDoc["attendance"];
}

export const ATTENDANCE_FILTERS = ["all", "expected", "here", "absent", "free"] as const;
export type AttendanceFilter = (typeof ATTENDANCE_FILTERS)[number];

/**
 * Return every character that has a card, except stewards. The characters are sorted by the real name of the person.
 */
export function castOf(view: View | null): readonly CastPart[] {
  const membersById = new Map(slicesOfFamily<CastMemberDoc>(view, "cast").map((member) => [member.id, member]));
  const issuedCards = cards(view);
  const castParts = people(view).flatMap((person) => {
    const ownCards = issuedCards.filter(({ character }) => character === person.id);
    const [card] = ownCards;
    if (!card || isSteward(view, person.id)) return [];
    const { name = "", note = "", attendance = "expected" } = membersById.get(person.id) ?? {};
    return [{ person, card: card.id, isClaimed: ownCards.some(({ claimed: isClaimed }) => isClaimed), name, note, attendance } as const];
  });
  return castParts.sort((a, b) => Number(!a.name) - Number(!b.name) || compareNames(a.name || a.person.short, b.name || b.person.short));
}

const compareNames = (nameText: string, otherName: string): number => searchableText(nameText).localeCompare(searchableText(otherName));

/**
 * Return whether the character can be given to another person. A character can be given away if its person stays away.
 * A character can also be given away if no person is expected and no phone has the card.
 */
export const canBeReassigned = ({ attendance, name, isClaimed }: CastPart): boolean =>
  attendance === "absent" || (attendance === "expected" && !name && !isClaimed);

/**
 * Return the cast members with the given attendance whose person, character or note contains every word of the search.
 */
export function filterCast(castParts: readonly CastPart[], attendanceFilter: AttendanceFilter, search: string): readonly CastPart[] {
  const matches = castParts.filter((castPart) => attendanceFilter === "all" || (attendanceFilter === "free" ? canBeReassigned(castPart) : castPart.attendance === attendanceFilter));
  return matches.filter(({ name, note, person }) => !search.trim() || matchesAllWords(search, name, note, person.name, person.short));
}

/**
 * The numbers of people by attendance. `all` counts the people who are expected or have come. `hasNotes` says whether
 * any note exists.
 */
interface AttendanceCounts {
  readonly presentCount: number;
  readonly totalCount: number;
  readonly absentCount: number;
  readonly hasNotes: boolean;
}

/** Count the cast. A person counts as expected unless a note says that this person stays away. */
export const countCast = (castParts: readonly CastPart[]): AttendanceCounts => {
  const countInState = (wantedAttendance: CastPart["attendance"]): number => castParts.filter(({ attendance }) => attendance === wantedAttendance).length;
  const [presentCount, absentCount] = [countInState("here"), countInState("absent")];
  return { presentCount, absentCount, totalCount: castParts.length - absentCount, hasNotes: castParts.some(({ name, attendance }) => name !== "" || attendance !== "expected") };
};
