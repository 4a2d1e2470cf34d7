/** Computes the ruler of each region and the factions, as far as the viewer may know them. */

import { slicesOfFamily, person, places } from "../../../core/view/selectors";
import type { View } from "../../../core/view/view";
import { friendshipsOf, ongoingBattles, LEGION_KINDS } from "../shape";
import type { BattleDoc, CharacterDoc, OathDoc, RegionDoc } from "../wire";

type SlicesView = Pick<View, "slices"> | null;

/** A region as the map shows it. */
export interface RegionState {
  readonly place: RegionDoc;
  /**
   * The person on the throne. If the throne is empty, the mortal with the most legions in the region; "" without such a
   * mortal.
   */
  readonly ruler: string;
  /** Whether the ruler sits on the throne. */
  readonly isReigning: boolean;
  /** The number of legions of all mortals in the region. */
  readonly legionCount: number;
  /** The index of the ruler's faction; -1 if the ruler has no faction. */
  readonly faction: number;
  /** The ids of the gods in the region. */
  readonly gods: readonly string[];
  /** The ids of the viewer's friends in the region. */
  readonly friends: readonly string[];
  /** The battles in the region that have not ended. */
  readonly battles: readonly BattleDoc[];
}

/** Return the number of a character's legions, which is public. */
export const legionCountOf = ({ holds: holdings }: Pick<CharacterDoc, "holds">): number => LEGION_KINDS.reduce((sum, legionKind) => sum + (holdings[legionKind] ?? 0), 0);

/**
 * Return the factions, which are publicly sworn friendships. A faction has its members, and those clients of its
 * members who swore no friendship.
 */
export function factionsOf(view: SlicesView): readonly (readonly string[])[] {
  const oaths = slicesOfFamily<OathDoc>(view, "oath").filter(({ members }) => members.length > 1);
  const oathPartners = new Set(oaths.flatMap(({ members }) => members));
  const clients = slicesOfFamily<CharacterDoc>(view, "person").filter((character) => !oathPartners.has(character.id));
  return oaths.map(({ members }) => [
    ...members,
    ...clients.filter(({ patroni = [] }) => patroni.some((patron) => members.includes(patron))).map(({ id }) => id),
  ]);
}

/** Return the friends of a character, sworn or not, as far as this viewer knows them. */
export const friendsOf = (view: SlicesView, character: string): readonly string[] =>
  character ? [...new Set(friendshipsOf(view, character).flatMap(({ members }) => members))].filter((member) => member !== character) : [];

/** Return the state of every region. The `friends` of a region are the friends of `character`. */
export function regionStates(view: SlicesView, character: string): readonly RegionState[] {
  const factions = factionsOf(view);
  const friends = friendsOf(view, character);
  const fights = ongoingBattles(view);
  return (places(view) as readonly RegionDoc[]).map((place) => {
    const presentPeople = place.here.map((personId) => person(view, personId)).filter((person) => person !== undefined);
    const mortals = presentPeople.filter((person) => person.mortal);
    const isReigning = place.throne !== null && place.here.includes(place.throne);
    const ruler = isReigning ? (place.throne ?? "") : strongestCharacter(mortals);
    return {
      place,
      ruler,
      isReigning,
      legionCount: mortals.reduce((sum, person) => sum + legionCountOf(person), 0),
      faction: ruler ? factions.findIndex((members) => members.includes(ruler)) : -1,
      gods: presentPeople.filter((person) => !person.mortal).map(({ id }) => id),
      friends: place.here.filter((person) => friends.includes(person)),
      battles: fights.filter((battle) => battle.place === place.id),
    };
  });
}

/**
 * Return the id of the character with the most legions; "" if several have equally many, or if no character has
 * legions.
 */
function strongestCharacter(people: readonly Pick<CharacterDoc, "id" | "holds">[]): string {
  const [strongest, secondStrongest] = people.map((person) => ({ id: person.id, n: legionCountOf(person) })).sort((a, b) => b.n - a.n);
  return strongest && strongest.n > (secondStrongest?.n ?? 0) ? strongest.id : "";
}
