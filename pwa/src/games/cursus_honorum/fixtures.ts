/** A small table of Cursus Honorum, for tests. */

import { game, viewDoc } from "../../core/view/fixtures";
import type { Form, FormField, Objection, Opening } from "../../core/view/wire";
import type { DieDoc, NobleDoc, SheetDoc, TableDoc, TurnDoc } from "./wire";

const LEVELS = [
  { id: "i", name: "I", number: 1, boxes: 3, first: 0, dice: 3, upkeep: 2 },
  { id: "ii", name: "II", number: 2, boxes: 4, first: 3, dice: 4, upkeep: 4 },
] as const;

export const SHEET: SheetDoc = {
  faces: ["disapproval", "wealth", "skill", "political_capital", "choice", "political_attack"],
  gains: { wealth: 3, skill: 3, political_capital: 3, choice: 2, political_attack: 1 },
  rolls: 3,
  boxes: 7,
  levels: LEVELS,
  offices: [
    { id: "censor", name: "Censor", votes: 18, bonus: 5, places: 3, points: 9, open: true },
    { id: "consul", name: "Consul", votes: 16, bonus: 4, places: 3, points: 6, open: true },
    { id: "quaestor", name: "Quaestor", votes: 5, bonus: 1, places: 0, points: 2, open: true },
  ],
  skills: [
    { id: "oratory", name: "Oratory", boxes: 3, capital: 1, votes: 0, per_die: 0, only_for: null },
    { id: "command", name: "Command", boxes: 5, capital: 0, votes: 3, per_die: 0, only_for: "consul" },
  ],
  luxuries: [
    { id: "roman_domus", name: "Roman domus", cost: 4, points: 4, office: null },
    { id: "statue", name: "Statue", cost: 8, points: 8, office: "consul" },
  ],
  shame: 60,
  disgrace: 1,
  end: { offices: ["censor"], elected: 2 },
};

export function nobleDoc(personId: string, changes: Partial<NobleDoc> = {}): NobleDoc {
  const short = personId.charAt(0).toUpperCase() + personId.slice(1);
  return {
    id: personId,
    name: `Gens ${short}`,
    short,
    role: "noble",
    group: "",
    mortal: true,
    statuses: [],
    place: "",
    seat: "",
    arrived_rank: 0,
    holds: {},
    powers: [],
    cards: 1,
    dignitas: 0,
    level: { ...LEVELS[0], ticked: 0 },
    shame: 0,
    wealth: 0,
    skills: SHEET.skills.map(({ id: skill, name, boxes }) => ({ id: skill, name, boxes: 0, of: boxes, finished: false, active: false, from: null })),
    luxuries: [],
    offices: [],
    income: { skills: 0, office: 0, total: 0 },
    votes: { dice: 3, bonus: { censor: 0, consul: 0, quaestor: 0 } },
    score: 0,
    ...changes,
  };
}

export const dieDoc = (dieNumber: number, face: number, isLocked = false): DieDoc => ({
  id: `die-${dieNumber}`,
  face,
  kind: SHEET.faces[face - 1] ?? "disapproval",
  locked: isLocked,
});

export const turnDoc = (changes: Partial<TurnDoc> = {}): TurnDoc => ({
  who: "aemilius",
  step: "roll",
  rolls: 0,
  entries: [],
  rolls_left: 3,
  dice: [],
  pc: 0,
  skill_points: 0,
  attacks: 0,
  upkeep: 2,
  ...changes,
});

export const tableDoc = (changes: Partial<TableDoc> = {}): TableDoc => ({
  round: 1,
  phase: "actions",
  order: ["aemilius", "claudius", "fabius"],
  turn: null,
  standing: [],
  ready: [],
  contests: [],
  ending: [],
  honores: {},
  scores: [],
  winners: [],
  ...changes,
});

export const form = (actType: string, fields: readonly FormField[] = [], objections: readonly Objection[] = []): Form => ({ type: actType, chapter: "CUR", fields, blocked: objections });

export const options = (...values: readonly string[]) => values.map((value) => ({ value }));

/** Return the view of Aemilius, who plays at a table with Claudius and Fabius. */
export function tableView(currentTable: TableDoc, people: readonly NobleDoc[] = [nobleDoc("aemilius"), nobleDoc("claudius"), nobleDoc("fabius")], me = ["aemilius"]): Opening {
  const awaitedPeople = currentTable.turn ? [currentTable.turn.who] : [];
  return viewDoc({
    me,
    slices: {
      game: game({ ruleset: "cursus_honorum", stewards: ["host"], dice: "server" }),
      awaited: { ids: awaitedPeople },
      names: {},
      table: currentTable,
      sheet: SHEET,
      ...Object.fromEntries(people.map((noble) => [`person/${noble.id}`, noble])),
    },
    entries: [],
  });
}
