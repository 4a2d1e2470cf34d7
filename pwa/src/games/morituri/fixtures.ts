/** A short road with two gladiators on it, for tests. */

import { game, line, person, viewDoc } from "../../core/fixtures";
import type { AnySlices } from "../../core/view";
import type { Form, FormField, Objection, Opening } from "../../core/wire";
import type { BlowDoc, DeckDoc, FightDoc, Gladiator, SideDoc, SpaceDoc, TurnDoc } from "./shape";

const ROAD: readonly Partial<SpaceDoc>[] = [
  { id: "alexandria", name: "Alexandria, imperial school", kind: "start", lon: 29.9, lat: 31.2 },
  { id: "cyrene", name: "Cyrene", kind: "hit_point", token: true, lon: 21.9, lat: 32.8 },
  { id: "syrtis", name: "Gulf of Syrtis", kind: "pirates", lon: 18.5, lat: 31.6 },
  { id: "leptis", name: "Leptis Magna", kind: "arena", pennants: 1, lon: 14.3, lat: 32.6 },
  { id: "roma", name: "Roma, Flavian Amphitheatre", kind: "roma", pennants: 4, lon: 12.5, lat: 41.9 },
];

const space = (n: number, here: readonly string[] = []): SpaceDoc => ({ id: "", name: "", kind: "plain", ...ROAD[n], n, here });

const DECK: DeckDoc = {
  pack: { id: "house-1", title: "A house board", provenance: "house", era: "" },
  checks: { bandits: { pass_at: 5 }, pirates: { pass_at: 5 } },
  cards: [
    { id: "gladius", name: "Gladius (short sword)", slot: "weapon", count: 4, hands: "one", av_one: 2, attacks: 1, net: false, d: 0, e: 0, anti_net: 0, n: 1 },
    { id: "falx", name: "Falx (two-handed blade)", slot: "weapon", count: 2, hands: "two", av_two: 4, attacks: 1, net: false, d: 0, e: 0, anti_net: 0, n: 1 },
    { id: "scutum", name: "Scutum (tall shield)", slot: "offhand", count: 3, attacks: 1, net: false, d: 2, e: 2, anti_net: 0, n: 1 },
  ],
};

export function gladiator(id: string, seat: number, changes: Partial<Gladiator> = {}): Gladiator {
  return {
    ...person(id, { role: "gladiator", place: "alexandria", seat: "" }),
    seat_no: seat,
    standing: "alive",
    died_at: "",
    skips: 0,
    hit_points: 2,
    gear: {},
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

export function turn(changes: Partial<TurnDoc> = {}): TurnDoc {
  return {
    round: 3,
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

export const side = (who: string, changes: Partial<SideDoc> = {}): SideDoc => ({
  who,
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
  ...changes,
});

export const blow = (who: string, dice: BlowDoc["dice"], changes: Partial<BlowDoc> = {}): BlowDoc => ({
  who,
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

export function fight(changes: Partial<FightDoc> = {}): FightDoc {
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
    sides: [side("flamma"), side("verus")],
    rounds: [],
    ...changes,
  };
}

export const form = (type: string, fields: readonly FormField[] = [], blocked: readonly Objection[] = []): Form => ({ type, chapter: "TURN", fields, blocked });

/** The whole table; `slices` on top of it. */
export function table(slices: AnySlices = {}, changes: Partial<Opening> = {}): Opening {
  const known: AnySlices = {
    game: game({ ruleset: "morituri", stewards: ["host"] }),
    "person/flamma": gladiator("flamma", 0),
    "person/verus": gladiator("verus", 1, { place: "leptis" }),
    "person/host": person("host", { mortal: false, place: "" }),
    deck: DECK,
    turn: turn(),
    duel: {},
    awaited: { ids: ["flamma"] },
    names: { flamma: "Ada" },
    ...Object.fromEntries(ROAD.map(({ id }, n) => [`place/${id}`, space(n, id === "leptis" ? ["verus"] : [])])),
  };
  return viewDoc({ me: ["flamma"], slices: { ...known, ...slices }, entries: [line("p1", { key: "moved", args: { who: "who:verus" } })], ...changes });
}
