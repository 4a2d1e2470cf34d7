/** Examples for tests: a short road with two gladiators. */

import { game, line, person, viewDoc } from "../../core/view/fixtures";
import type { AnySlices } from "../../core/view/view";
import type { Form, FormField, Objection, Opening } from "../../core/view/wire";
import type { BlowDoc, DeckCardDoc, DeckDoc, FightDoc, GearDoc, GladiatorDoc, SideDoc, SpaceDoc, TurnDoc } from "./wire";

const ROAD_SPACES: readonly Partial<SpaceDoc>[] = [
  { id: "alexandria", name: "Alexandria, imperial school", kind: "start", lon: 29.9, lat: 31.2 },
  { id: "cyrene", name: "Cyrene", kind: "hit_point", token: true, lon: 21.9, lat: 32.8 },
  { id: "syrtis", name: "Gulf of Syrtis", kind: "pirates", lon: 18.5, lat: 31.6 },
  { id: "leptis", name: "Leptis Magna", kind: "arena", pennants: 1, lon: 14.3, lat: 32.6 },
  { id: "roma", name: "Roma, Flavian Amphitheatre", kind: "roma", pennants: 4, lon: 12.5, lat: 41.9 },
];

const spaceDoc = (spaceNumber: number, present: readonly string[] = []): SpaceDoc => ({
  id: "",
  name: "",
  kind: "plain",
  pennants: 0,
  cards: null,
  by: null,
  turns: null,
  token: null,
  lon: null,
  lat: null,
  x: 0,
  y: 0,
  ...ROAD_SPACES[spaceNumber],
  n: spaceNumber,
  here: present,
});

const CHECK = { die: "1d6", add: "attack_value", pass_at: 5, fail: "lose_1_hit_point", fail_if_no_equipment: "nothing", may_kill: true } as const;

const cardDoc = (cardId: string, name: string, changes: Partial<DeckCardDoc>): DeckCardDoc => ({
  id: cardId,
  name,
  slot: "weapon",
  count: 1,
  hands: null,
  av_one: null,
  av_two: null,
  attacks: 1,
  net: false,
  d: 0,
  e: 0,
  anti_net: 0,
  effect: null,
  n: 1,
  chooser: "holder",
  floor: 1,
  to: null,
  reshuffle: false,
  ...changes,
});

const DECK: DeckDoc = {
  pack: { id: "house-1", title: "A house board", provenance: "house", era: "", consistent_with: "" },
  printed: false,
  checks: { bandits: CHECK, pirates: CHECK },
  box: { cards: 9, hit_point_cards: 60, tabulae: 2 },
  start: { hit_points: 2 },
  cards: [
    cardDoc("gladius", "Gladius (short sword)", { count: 4, hands: "one", av_one: 2 }),
    cardDoc("falx", "Falx (two-handed blade)", { count: 2, hands: "two", av_two: 4 }),
    cardDoc("scutum", "Scutum (tall shield)", { slot: "offhand", count: 3, d: 2, e: 2 }),
  ],
};

export const NO_GEAR: GearDoc = { helmet: null, torso: null, leg: null, weapon: null, offhand: null };

export function gladiatorDoc(gladiatorId: string, seat: number, changes: Partial<GladiatorDoc> = {}): GladiatorDoc {
  return {
    ...person(gladiatorId, { role: "gladiator", place: "alexandria", seat: "" }),
    seat_no: seat,
    standing: "alive",
    died_at: "",
    deaths: 0,
    skips: 0,
    hit_points: 2,
    roma_duels: 0,
    gear: NO_GEAR,
    attack: 1,
    defence: 0,
    encumbrance: 0,
    attacks: 1,
    two_handed: false,
    net: false,
    guard: 0,
    ...changes,
  };
}

export function turnDoc(changes: Partial<TurnDoc> = {}): TurnDoc {
  return {
    round: 3,
    seats: ["flamma", "verus"],
    order: ["flamma", "verus"],
    turn: "flamma",
    moved: false,
    asked: "turn",
    drawn: null,
    loss: null,
    draws: [],
    danger: null,
    foes: [],
    beast: "",
    lots: [],
    casting: [],
    ended: false,
    winner: "",
    ...changes,
  };
}

export const sideDoc = (character: string, changes: Partial<SideDoc> = {}): SideDoc => ({
  who: character,
  attack: 1,
  defence: 0,
  encumbrance: 0,
  attacks: 1,
  net: false,
  guard: 0,
  left: 2,
  target: 6,
  bonus: 0,
  most: 0,
  hit_points: 2,
  dice: 2,
  ...changes,
});

export const blowDoc = (character: string, dice: BlowDoc["dice"], changes: Partial<BlowDoc> = {}): BlowDoc => ({
  who: character,
  attack: 1,
  defence: 0,
  target: 6,
  bonus: 0,
  dice,
  hits: 0,
  left: 2,
  net: 0,
  netted: false,
  landed: dice.map(() => false),
  ...changes,
});

export function fightDoc(changes: Partial<FightDoc> = {}): FightDoc {
  return {
    kind: "duel",
    number: 1,
    place: "leptis",
    in_roma: false,
    stage: "strike",
    round: 0,
    weaker: "",
    roller: "",
    winner: "",
    why: "",
    crowd: null,
    mercy: "",
    dead: [],
    sides: [sideDoc("flamma"), sideDoc("verus")],
    rounds: [],
    ...changes,
  };
}

export const form = (actType: string, fields: readonly FormField[] = [], objections: readonly Objection[] = []): Form => ({ type: actType, chapter: "TURN", fields, blocked: objections });

/** Return a view of the whole table. `slices` are added to the view, or replace slices of the same name. */
export function tableView(slices: AnySlices = {}, changes: Partial<Opening> = {}): Opening {
  const baseSlices: AnySlices = {
    game: game({ ruleset: "morituri", stewards: ["host"] }),
    "person/flamma": gladiatorDoc("flamma", 0),
    "person/verus": gladiatorDoc("verus", 1, { place: "leptis" }),
    "person/host": person("host", { mortal: false, place: "" }),
    deck: DECK,
    turn: turnDoc(),
    duel: {},
    awaited: { ids: ["flamma"] },
    names: { flamma: "Ada" },
    ...Object.fromEntries(ROAD_SPACES.map(({ id }, index) => [`place/${id}`, spaceDoc(index, id === "leptis" ? ["verus"] : [])])),
  };
  return viewDoc({ me: ["flamma"], slices: { ...baseSlices, ...slices }, entries: [line("p1", { key: "moved", args: { who: "who:verus" } })], ...changes });
}
