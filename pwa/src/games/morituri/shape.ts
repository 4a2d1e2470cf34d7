/** What the server tells of this game beside what all games have, and questions asked of it. */

import { family, people, person } from "../../core/selectors";
import type { View } from "../../core/view";
import type { Args } from "../../core/values";
import type { PersonDoc, PlaceDoc } from "../../core/wire";
import type { Kit } from "./gladiator/figure";
import type { Space } from "./map/board";

type Known = View | null;

export const SLOTS = ["helmet", "torso", "leg", "weapon", "offhand"] as const;
export type Slot = (typeof SLOTS)[number];

/** A gladiator as everybody sees him. */
export interface Gladiator extends PersonDoc {
  readonly seat_no: number;
  readonly standing: "alive" | "waiting" | "dead";
  /** The space where he died last, or "". */
  readonly died_at: string;
  readonly skips: number;
  /** His maximum. */
  readonly hit_points: number;
  readonly gear: Kit;
  readonly attack: number;
  readonly defence: number;
  readonly encumbrance: number;
  readonly attacks: number;
  readonly two_handed: boolean;
  readonly net: boolean;
  readonly guard: number | string;
}

/** A space of the road: a place that the map can draw. */
export interface SpaceDoc extends Omit<PlaceDoc, "kind" | "capacity" | "free" | "throne" | "roads">, Omit<Space, "type"> {
  readonly kind: string;
}

/** What is printed on a card. */
export interface CardDoc {
  readonly id: string;
  readonly name: string;
  readonly slot: Slot | "flux";
  readonly count: number;
  readonly hands?: "one" | "two" | "either" | null;
  readonly av_one?: number | null;
  readonly av_two?: number | null;
  readonly attacks: number;
  readonly net: boolean;
  readonly d: number;
  readonly e: number;
  readonly anti_net: number;
  readonly effect?: string | null;
  readonly n: number;
}

export interface DeckDoc {
  readonly pack: { readonly id: string; readonly title: string; readonly provenance: string; readonly era?: string };
  readonly checks: Readonly<Record<string, { readonly pass_at: number }>>;
  readonly cards: readonly CardDoc[];
}

export type Asked = "lots" | "bout" | "loss" | "keep" | "draw" | "danger" | "foes" | "beast" | "turn" | "over";

export interface TurnDoc {
  readonly round: number;
  readonly order: readonly string[];
  readonly turn: string;
  readonly moved: boolean;
  readonly asked: Asked;
  readonly drawn: { readonly who: string; readonly card: string } | null;
  readonly loss: { readonly victim: string; readonly chooser: string; readonly options: readonly string[]; readonly why: string } | null;
  readonly draws: readonly string[];
  readonly danger: { readonly place: string; readonly kind: string; readonly needed: number; readonly added: number } | null;
  readonly foes: readonly string[];
  readonly beast: string;
  readonly lots: readonly { readonly who: string; readonly value: number }[];
  readonly casting: readonly string[];
  readonly ended: boolean;
  readonly winner: string;
}

/** One side of a fight, as it stands. */
export interface SideDoc {
  readonly who: string;
  readonly attack: number;
  readonly defence: number;
  readonly encumbrance: number;
  readonly attacks: number;
  readonly net: boolean;
  readonly guard: number | string;
  readonly left: number;
  readonly target: number;
  readonly bonus: number;
  readonly most: number;
  readonly hit_points: number;
}

/** One side of a round, as it was fought. */
export interface BlowDoc {
  readonly who: string;
  readonly attack: number;
  readonly defence: number;
  readonly target: number;
  readonly bonus: number;
  readonly dice: readonly (readonly [number, number])[];
  readonly hits: number;
  readonly left: number;
  readonly net: number;
  readonly netted: boolean;
  /** Which of its attacks hit, in the order of the dice. */
  readonly landed?: readonly boolean[];
}

export interface RoundDoc {
  readonly number: number;
  readonly sides: readonly [BlowDoc, BlowDoc];
}

export type Stage = "strike" | "crowd" | "mercy" | "extra" | "over";

export interface FightDoc {
  readonly kind: "duel" | "hunt";
  readonly number: number;
  readonly place: string;
  readonly in_roma: boolean;
  readonly stage: Stage;
  readonly round: number;
  readonly weaker: string;
  readonly roller: string;
  readonly winner: string;
  readonly why: string;
  readonly sides: readonly [SideDoc, SideDoc];
  readonly rounds: readonly RoundDoc[];
  readonly crowd: { readonly face: number; readonly blood: boolean } | null;
  readonly mercy: string;
  readonly dead: readonly string[];
}

export const BEAST = "beast";

const slice = <T>(view: Known, key: string): T | undefined => view?.slices[key] as T | undefined;

export const turnOf = (view: Known): TurnDoc | undefined => slice<TurnDoc>(view, "turn");
export const deckOf = (view: Known): DeckDoc | undefined => slice<DeckDoc>(view, "deck");

/** The fight under way, or the one that was over last. */
export function fightOf(view: Known): FightDoc | undefined {
  const fight = slice<FightDoc | Record<string, never>>(view, "duel");
  return fight && "sides" in fight ? (fight as FightDoc) : undefined;
}

export const cardOf = (view: Known, id: string): CardDoc | undefined => deckOf(view)?.cards.find((card) => card.id === id);

/** The spaces of the road in the order they are visited. */
export const spacesOf = (view: Known): readonly SpaceDoc[] =>
  [...family<SpaceDoc>(view, "place")].sort((a, b) => a.n - b.n);

export const spaceOf = (view: Known, id: string): SpaceDoc | undefined => slice<SpaceDoc>(view, `place/${id}`);

/** A gladiator, or undefined for the host. */
export function gladiatorOf(view: Known, id: string): Gladiator | undefined {
  const one = person(view, id);
  return one?.mortal ? (one as Gladiator) : undefined;
}

/** All gladiators in the order of their seats. */
export const gladiators = (view: Known): readonly Gladiator[] =>
  ([...people(view)].filter((one) => one.mortal) as Gladiator[]).sort((a, b) => a.seat_no - b.seat_no);

/** The cards that an option stands for, where it says so. */
export const cardsIn = (args: Args | undefined): readonly string[] => {
  const cards = args?.["cards"];
  return Array.isArray(cards) ? cards.map((one) => String(one).replace(/^asset:/, "")) : [];
};
