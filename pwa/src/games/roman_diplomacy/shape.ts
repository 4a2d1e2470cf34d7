/** Reads the slices of Roman Diplomacy, which `wire.ts` describes. */

import { slicesOfFamily, people, person } from "../../core/view/selectors";
import type { View } from "../../core/view/view";
import type { PersonDoc } from "../../core/view/wire";
import type { BoardContent, ProvinceContent } from "./map/state";
import type { EmpireDoc, PlayedDoc, ProvinceDoc, Slices, TurnDoc, UnitDoc } from "./wire";

type MaybeView = View | null;

const slice = <K extends keyof Slices>(view: MaybeView, key: K): Slices[K] | undefined => view?.slices[key] as Slices[K] | undefined;

export const turnOf = (view: MaybeView): TurnDoc | undefined => slice(view, "turn");

/** Return the last turn; undefined before the first turn. */
export function lastTurnOf(view: MaybeView): PlayedDoc | undefined {
  const turn = slice(view, "played");
  return turn && turn.turn !== null ? turn : undefined;
}

export const provinces = (view: MaybeView): readonly ProvinceDoc[] => slicesOfFamily<ProvinceDoc>(view, "place");
export const provinceOf = (view: MaybeView, provinceId: string): ProvinceDoc | undefined => slice(view, `place/${provinceId}`);

const isEmperor = (person: PersonDoc): person is EmpireDoc => "seat_no" in person;

/** Return a player; undefined for the host, who does not play. */
export function emperorOf(view: MaybeView, personId: string): EmpireDoc | undefined {
  const character = person(view, personId);
  return character && isEmperor(character) ? character : undefined;
}

/** Return all players in the order of their seats. */
export const emperors = (view: MaybeView): readonly EmpireDoc[] =>
  people(view).filter(isEmperor).sort((a, b) => a.seat_no - b.seat_no);

/** Return the index of each player's look. The result is the number of the player's seat. */
export const lookIndexes = (view: MaybeView): Readonly<Record<string, number>> =>
  Object.fromEntries(emperors(view).map(({ id, seat_no }) => [id, seat_no]));

const unitOf = ({ kind, owner, coast }: UnitDoc) => ({ kind, power: owner, coast });

const contentOf = (province: ProvinceDoc): ProvinceContent => ({
  ...(province.owner ? { owner: province.owner } : {}),
  ...(province.unit ? { unit: unitOf(province.unit) } : {}),
  ...(province.dislodged ? { dislodged: unitOf(province.dislodged) } : {}),
  ...(province.garrison !== null ? { garrison: province.garrison } : {}),
  ...(province.marker ? { hasMarker: true } : {}),
});

let lastBoard: { readonly sources: readonly unknown[]; readonly state: BoardContent } | null = null;

/** Return the present board. The result is the same object until the board changes. */
export function boardOf(view: MaybeView): BoardContent {
  const allProvinces = provinces(view);
  const sources = [...allProvinces, ...emperors(view).map(({ seat_no }) => seat_no)];
  if (lastBoard && lastBoard.sources.length === sources.length && lastBoard.sources.every((slice, index) => slice === sources[index])) return lastBoard.state;
  lastBoard = { sources, state: { powers: lookIndexes(view), provinces: Object.fromEntries(allProvinces.map((province) => [province.id, contentOf(province)])) } };
  return lastBoard.state;
}
