/** The slices of Cursus Honorum, as the server describes them, and questions asked of them. */

import { people, person } from "../../core/selectors";
import type { View } from "../../core/view";
import type { PersonDoc } from "../../core/wire";
import type { FaceName } from "./glyphs";

export interface SkillLine {
  readonly id: string;
  readonly name: string;
  readonly boxes: number;
  readonly of: number;
  readonly finished: boolean;
  readonly active: boolean;
  readonly from: number | null;
}

export interface HeldOffice {
  readonly office: string;
  readonly order: number;
  readonly round: number;
  readonly points: number;
}

/** A player with the record sheet. */
export interface NobleDoc extends PersonDoc {
  readonly dignitas: number;
  readonly level: {
    readonly id: string;
    readonly name: string;
    readonly number: number;
    readonly boxes: number;
    readonly ticked: number;
    readonly dice: number;
    readonly upkeep: number;
  };
  readonly shame: number;
  readonly wealth: number;
  readonly skills: readonly SkillLine[];
  readonly luxuries: readonly string[];
  readonly offices: readonly HeldOffice[];
  readonly income: { readonly skills: number; readonly office: number; readonly total: number };
  readonly votes: { readonly dice: number; readonly bonus: Readonly<Record<string, number>> };
  readonly score: number;
}

export interface DieDoc {
  readonly id: string;
  readonly face: number;
  readonly kind: FaceName;
  readonly locked: boolean;
}

export type Step = "roll" | "advance" | "attack" | "train" | "buy";
export const STEPS: readonly Step[] = ["roll", "advance", "attack", "train", "buy"];

export interface TurnDoc {
  readonly who: string;
  readonly step: Step;
  readonly rolls: number;
  readonly rolls_left: number;
  readonly dice: readonly DieDoc[];
  readonly pc: number;
  readonly skill_points: number;
  readonly attacks: number;
  readonly upkeep: number;
}

export interface VoteDoc {
  readonly who: string;
  readonly faces: readonly number[];
  readonly bonus: number;
  readonly votes: number;
}

export interface ContestDoc {
  readonly office: string;
  readonly ballot: number;
  readonly candidates: readonly string[];
  readonly votes: readonly VoteDoc[];
  readonly waiting: readonly string[];
  readonly held: boolean;
  readonly winner: string | null;
}

export interface TableDoc {
  readonly round: number;
  readonly phase: "start" | "actions" | "candidacies" | "votes" | "over";
  readonly order: readonly string[];
  readonly turn: TurnDoc | null;
  readonly standing: readonly { readonly who: string; readonly office: string }[];
  readonly ready: readonly string[];
  readonly contests: readonly ContestDoc[];
  readonly ending: readonly string[];
  readonly honores: Readonly<Record<string, readonly { readonly who: string; readonly order: number; readonly round: number }[]>>;
  readonly scores: readonly { readonly who: string; readonly score: number }[];
  readonly winners: readonly string[];
}

export interface LevelDoc {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly boxes: number;
  readonly first: number;
  readonly dice: number;
  readonly upkeep: number;
}

export interface OfficeDoc {
  readonly id: string;
  readonly name: string;
  readonly votes: number;
  readonly bonus: number;
  readonly places: number;
  readonly points: number;
  readonly open: boolean;
}

export interface SkillDoc {
  readonly id: string;
  readonly name: string;
  readonly boxes: number;
  readonly capital: number;
  readonly votes: number;
  readonly per_die: number;
  readonly only_for: string | null;
}

export interface LuxuryDoc {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly points: number;
  readonly office: string | null;
}

export interface SheetDoc {
  readonly faces: readonly FaceName[];
  readonly gains: Readonly<Record<Exclude<FaceName, "disapproval">, number>>;
  readonly rolls: number;
  readonly boxes: number;
  readonly levels: readonly LevelDoc[];
  readonly offices: readonly OfficeDoc[];
  readonly skills: readonly SkillDoc[];
  readonly luxuries: readonly LuxuryDoc[];
  readonly shame: number;
  /** Victory points that one shame takes. */
  readonly disgrace: number;
  readonly end: { readonly offices?: readonly string[]; readonly elected: number };
}

type Known = Pick<View, "slices"> | null;

export const tableOf = (view: Known): TableDoc | undefined => view?.slices["table"] as TableDoc | undefined;
export const sheetOf = (view: Known): SheetDoc | undefined => view?.slices["sheet"] as SheetDoc | undefined;

/** Somebody's record sheet; undefined for the host, who has none. */
export function noble(view: Known, id: string): NobleDoc | undefined {
  const one = person(view, id);
  return one && "level" in one ? (one as NobleDoc) : undefined;
}

/** Everybody who plays, in turn order; then those who have a card and do not play. */
export function nobles(view: Known): readonly NobleDoc[] {
  const order = tableOf(view)?.order ?? [];
  const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return people(view)
    .filter((one): one is NobleDoc => "level" in one)
    .filter((one) => order.length === 0 || order.includes(one.id))
    .sort((one, other) => place(one.id) - place(other.id));
}

/** How likely so many dice reach a sum, 0 to 1. */
export function chanceOf(dice: number, bonus: number, sum: number): number {
  let ways = [1];
  for (let die = 0; die < dice; die += 1) {
    ways = Array.from({ length: ways.length + 6 }, (_, total) =>
      [1, 2, 3, 4, 5, 6].reduce((all, face) => all + (ways[total - face] ?? 0), 0),
    );
  }
  const all = 6 ** dice;
  return ways.reduce((good, n, total) => (total + bonus >= sum ? good + n : good), 0) / all;
}

export interface Points {
  readonly luxuries: number;
  readonly offices: number;
  /** What shame takes, not how many boxes of it are ticked. */
  readonly shame: number;
  /** What else counts, as skills do under one reading. */
  readonly other: number;
}

/** Victory points by where they come from; what the sheets do not print is `other`. */
export function breakdown(one: NobleDoc, sheet: Pick<SheetDoc, "luxuries" | "disgrace">): Points {
  const prices = new Map(sheet.luxuries.map(({ id, points }) => [id, points]));
  const luxuries = one.luxuries.reduce((sum, id) => sum + (prices.get(id) ?? 0), 0);
  const offices = one.offices.reduce((sum, { points }) => sum + points, 0);
  const shame = one.shame * sheet.disgrace;
  return { luxuries, offices, shame, other: one.score - luxuries - offices + shame };
}
