/** Reads the slices of Morituri, which `wire.ts` describes. */

import { slicesOfFamily, people, person } from "../../core/view/selectors";
import type { View } from "../../core/view/view";
import type { Args } from "../../core/view/values";
import type { PersonDoc } from "../../core/view/wire";
import type { DeckCardDoc, DeckDoc, FightDoc, GearDoc, GladiatorDoc, NoFightDoc, Slices, SpaceDoc, TurnDoc } from "./wire";

type MaybeView = View | null;

/** A slot for gear. */
export type Slot = keyof GearDoc;
export const SLOTS: readonly Slot[] = ["helmet", "torso", "leg", "weapon", "offhand"];

export const BEAST = "beast";

const slice = <K extends keyof Slices>(view: MaybeView, key: K): Slices[K] | undefined => view?.slices[key] as Slices[K] | undefined;

export const turnOf = (view: MaybeView): TurnDoc | undefined => slice(view, "turn");
export const deckOf = (view: MaybeView): DeckDoc | undefined => slice(view, "deck");

/** Return the current fight, or otherwise the last fight; undefined before the first fight. */
export function fightOf(view: MaybeView): FightDoc | undefined {
  const fight = slice(view, "duel");
  return fight && isFight(fight) ? fight : undefined;
}

const isFight = (fight: FightDoc | NoFightDoc): fight is FightDoc => "sides" in fight;

export const cardOf = (view: MaybeView, cardId: string): DeckCardDoc | undefined => deckOf(view)?.cards.find((card) => card.id === cardId);

/** Return the spaces of the road in their order. */
export const spacesOf = (view: MaybeView): readonly SpaceDoc[] =>
  [...slicesOfFamily<SpaceDoc>(view, "place")].sort((a, b) => a.n - b.n);

export const spaceOf = (view: MaybeView, spaceId: string): SpaceDoc | undefined => slice(view, `place/${spaceId}`);

/** Return a gladiator; undefined for the host, who has no gladiator. */
export function gladiatorOf(view: MaybeView, gladiatorId: string): GladiatorDoc | undefined {
  const character = person(view, gladiatorId);
  return character && isGladiator(character) ? character : undefined;
}

const isGladiator = (person: PersonDoc): person is GladiatorDoc => "seat_no" in person;

/** Return all gladiators in the order of their seats. */
export const gladiators = (view: MaybeView): readonly GladiatorDoc[] =>
  people(view).filter(isGladiator).sort((a, b) => a.seat_no - b.seat_no);

/** Return the ids of the cards in an option; an empty list if the option names no cards. */
export const cardIdsIn = (args: Args | undefined): readonly string[] => {
  const cards = args?.["cards"];
  return Array.isArray(cards) ? cards.map((card) => String(card).replace(/^asset:/, "")) : [];
};
