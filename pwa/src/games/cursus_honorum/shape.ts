/** Reads the slices of Cursus Honorum, which `wire.ts` describes. */

import { people, person } from "../../core/view/selectors";
import type { View } from "../../core/view/view";
import type { NobleDoc, SheetDoc, Slices, TableDoc, TurnDoc } from "./wire";

export type TurnStep = TurnDoc["step"];
export const TURN_STEPS: readonly TurnStep[] = ["roll", "advance", "attack", "train", "buy"];

type SlicesView = Pick<View, "slices"> | null;

const slice = <K extends keyof Slices>(view: SlicesView, key: K): Slices[K] | undefined => view?.slices[key] as Slices[K] | undefined;

export const tableOf = (view: SlicesView): TableDoc | undefined => slice(view, "table");
export const sheetOf = (view: SlicesView): SheetDoc | undefined => slice(view, "sheet");

/** Return a player's record sheet; undefined for the host, who has none. */
export function noble(view: SlicesView, personId: string): NobleDoc | undefined {
  const character = person(view, personId);
  return character && "level" in character ? (character as NobleDoc) : undefined;
}

/** Return all players in turn order. Before the order is drawn, the players have the order of the list of people. */
export function nobles(view: SlicesView): readonly NobleDoc[] {
  const order = tableOf(view)?.order ?? [];
  const place = (personId: string): number => (order.includes(personId) ? order.indexOf(personId) : order.length);
  return people(view)
    .filter((person): person is NobleDoc => "level" in person)
    .filter((noble) => order.length === 0 || order.includes(noble.id))
    .sort((firstNoble, secondNoble) => place(firstNoble.id) - place(secondNoble.id));
}

/** Return the chance, from 0 to 1, that the given number of dice and the bonus reach a sum. */
export function chanceToReach(diceCount: number, bonus: number, sum: number): number {
  let ways = [1];
  for (let die = 0; die < diceCount; die += 1) {
    ways = Array.from({ length: ways.length + 6 }, (_, total) =>
      [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + (ways[total - face] ?? 0), 0),
    );
  }
  const combinationCount = 6 ** diceCount;
  return ways.reduce((goodCount, amount, total) => (total + bonus >= sum ? goodCount + amount : goodCount), 0) / combinationCount;
}

export interface Points {
  readonly luxuryPoints: number;
  readonly officePoints: number;
  /** The points that the player lost by shame, not the number of boxes. */
  readonly shamePoints: number;
  /** The points from other sources. Under one reading, for example, skills give points. */
  readonly otherPoints: number;
}

/** Return a player's victory points by source. */
export function pointsBySource(noble: NobleDoc, sheet: Pick<SheetDoc, "luxuries" | "disgrace">): Points {
  const prices = new Map(sheet.luxuries.map(({ id, points }) => [id, points]));
  const luxuryPoints = noble.luxuries.reduce((sum, luxuryId) => sum + (prices.get(luxuryId) ?? 0), 0);
  const officePoints = noble.offices.reduce((sum, { points }) => sum + points, 0);
  const shamePoints = noble.shame * sheet.disgrace;
  return { luxuryPoints, officePoints, shamePoints, otherPoints: noble.score - luxuryPoints - officePoints + shamePoints };
}
