/**
 * Sorts the list of people into groups. The people at the viewer's place come first, then those with whom the viewer
 * dealt lately, and then all others.
 */

import { mentionsCharacter } from "../../core/view/chronicle";
import { peopleInArguments } from "../../core/view/kinds";
import type { Line, PersonDoc } from "../../core/view/wire";

export interface PeopleGroup {
  /**
   * The group. `here` are the people at the viewer's place, and `lately` are people with whom the viewer dealt lately.
   */
  readonly key: "here" | "lately" | "others";
  readonly ids: readonly string[];
}

/** The maximum number of people with whom the viewer dealt lately. */
const MAX_RECENT_PARTNERS = 6;

/**
 * Return the groups of people for the character `me`. Empty groups are left out. A viewer without a character gets only
 * one group.
 */
export function groupPeople(people: readonly PersonDoc[], me: string, lines: readonly Line[]): readonly PeopleGroup[] {
  const myPerson = people.find(({ id }) => id === me);
  const neighbours = people.filter(({ id, place }) => myPerson && id !== me && place !== "" && place === myPerson.place).map(({ id }) => id);
  const peopleIds = new Set(people.map(({ id }) => id));
  const recentIds = myPerson ? recentPartners(lines, me).filter((personId) => peopleIds.has(personId) && !neighbours.includes(personId)).slice(0, MAX_RECENT_PARTNERS) : [];
  const listedIds = new Set([...neighbours, ...recentIds]);
  const groups: readonly PeopleGroup[] = [
    { key: "here", ids: neighbours },
    { key: "lately", ids: recentIds },
    { key: "others", ids: people.map(({ id }) => id).filter((id) => !listedIds.has(id)) },
  ];
  return groups.filter(({ ids }) => ids.length > 0);
}

/** Return the ids of the people that these lines name together with `me`, the latest first. */
function recentPartners(lines: readonly Line[], me: string): readonly string[] {
  const references = lines.filter((line) => mentionsCharacter(line, me)).flatMap(({ args }) => [...peopleInArguments(args)].reverse());
  return [...new Set(references.reverse())].map((reference) => reference.slice("who:".length)).filter((personId) => personId !== me);
}
