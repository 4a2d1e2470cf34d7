/** Examples of the server's documents, for tests. */

import type { GameDoc, Line, Opening, PersonDoc, PlaceDoc } from "./wire";

/** A minute in milliseconds. */
export const MINUTE = 60_000;

/** Return the slice `game`. */
export function game(changes: Partial<GameDoc> = {}): GameDoc {
  return {
    id: "ides",
    title: "Ludi Romani",
    ruleset: "ludi_romani",
    version: "1",
    status: "open",
    period: {
      seq: 5,
      kind: "aestas",
      key: "season-aestas",
      year: 43,
      minutes: 5,
      opened: 1_000_000,
      paused: 0,
    },
    waiting: false,
    paused_at: 0,
    closing: false,
    closes_at: 0,
    rulings: 0,
    dice: "server",
    score_board: true,
    stewards: ["fata"],
    players: [],
    restored: 0,
    server: "",
    ...changes,
  };
}

/** Return a person's slice. */
export function person(personId: string, changes: Partial<PersonDoc> = {}): PersonDoc {
  const short = personId.charAt(0).toUpperCase() + personId.slice(1);
  return {
    id: personId,
    name: short,
    short,
    role: "senator",
    group: "",
    mortal: true,
    statuses: [],
    place: "rome",
    seat: "ordinary",
    arrived_rank: 1,
    holds: {},
    powers: [],
    cards: 1,
    ...changes,
  };
}

/** Return a place's slice. */
export function place(placeId: string, changes: Partial<PlaceDoc> = {}): PlaceDoc {
  return {
    id: placeId,
    name: placeId.charAt(0).toUpperCase() + placeId.slice(1),
    kind: "provincia",
    capacity: 4,
    free: 3,
    throne: null,
    roads: [],
    here: [],
    ...changes,
  };
}

/** Return a chronicle line with the given number. */
export function line(c: string, changes: Partial<Line> = {}): Line {
  return {
    id: `entry-${c}`,
    c,
    at: 1_000_000,
    period: 5,
    key: "moved-overland",
    args: { who: "who:hirtius", to: "place:gaul" },
    words: true,
    legs: [],
    moved: [],
    rolls: [],
    by: { as: "hirtius", recorder: "" },
    warned: [],
    ruling: null,
    reversed: false,
    ...changes,
  };
}

/** Return a view as the server sends it. */
export function viewDoc(changes: Partial<Opening> = {}): Opening {
  return {
    game: "ides",
    now: 1_060_000,
    etag: "",
    cursor: "ab12cd.2.1",
    me: ["hirtius"],
    staff: false,
    private: [],
    slices: {
      game: game(),
      "person/hirtius": person("hirtius"),
      "purse/hirtius": { id: "hirtius", holds: { denarius: 1_200_000 } },
      "place/gaul": place("gaul"),
    },
    entries: [line("p1"), line("q1", { after: 1 }), line("p2")],
    ...changes,
  };
}
