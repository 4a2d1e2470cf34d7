/** Examples for tests: a battle in Greece, a Senate in winter, and a form of Actium. */

import { game, person, place, viewDoc } from "../../core/view/fixtures";
import type { AnySlices } from "../../core/view/view";
import type { Form, FormField, Objection, Opening } from "../../core/view/wire";
import type { ActiumDoc, BattleDoc, ProgressDoc, RoundDoc, SenateDoc, SideDoc } from "./wire";

export const sideDoc = (leader: string, changes: Partial<SideDoc> = {}): SideDoc => ({
  leader,
  members: [leader],
  corps: [{ owner: leader, kind: "legio_curialis", present: 3, fielded: 3, thrown: 1 }],
  left: 2,
  won: 0,
  taken: 0,
  lost: 0,
  ...changes,
});

export const roundDoc = (roundNumber: number, changes: Partial<RoundDoc> = {}): RoundDoc => ({
  number: roundNumber,
  throws: [
    { owner: "octavian", kind: "legio_curialis", face: 6, entry: "e-6" },
    { owner: "antony", kind: "legio_curialis", face: 2, entry: "e-2" },
  ],
  touches: [],
  totals: [6, 2],
  result: "captured",
  winner: 0,
  fallen: ["", "captor"],
  ...changes,
});

export const battleDoc = (changes: Partial<BattleDoc> = {}): BattleDoc => ({
  id: "b1",
  kind: "",
  number: 1,
  place: "greece",
  presider: "minerva",
  stage: "rolling",
  must: "",
  forced_by: "",
  provoked_by: "",
  rival: "",
  dice: "server",
  concursationes: 3,
  disputed: false,
  fabrilis: "",
  sides: [sideDoc("octavian", { won: 1, taken: 1 }), sideDoc("antony", { lost: 1 })],
  rounds: [roundDoc(1)],
  awaited: [
    { who: "octavian", what: "roll" },
    { who: "antony", what: "roll" },
  ],
  why: "",
  unprotected: [],
  victor: -1,
  gods_share: 0,
  ...changes,
});

export const BILL = { id: "l1", by: "cicero", kind: "imperium", target: "who:antony", to: "who:octavian", n: 2, pleaded: false };

export const progressDoc = (changes: Partial<ProgressDoc> = {}): ProgressDoc => ({ leads: 0, lacks: 0, held: 0, whole: [], broken: [], silent: [], ...changes });

export const senateDoc = (changes: Partial<SenateDoc> = {}): SenateDoc => ({
  ballot: "open",
  method: "acclaim",
  nominees: [],
  consuls: ["cicero"],
  counting: "",
  voices: {},
  chamber: ["cicero", "octavian"],
  bill: { ...BILL, votes: [{ voter: "cicero", yes: 30, no: 10, abstained: 5 }], sums: { yes: 30, no: 10 }, progress: progressDoc({ leads: 20, held: 5, silent: ["octavian"] }) },
  laws: [],
  decided: [],
  lone_reges: [],
  escorts: {},
  ...changes,
});

export const actiumDoc = (changes: Partial<ActiumDoc> = {}): ActiumDoc => ({
  stage: "forms",
  dice: "server",
  parties: [
    { id: "antony", heads: ["antony"], members: ["antony"], checked: true, bought: 0, ships: 0, sunk_in: 0 },
    { id: "octavian", heads: ["octavian", "cicero"], members: ["octavian", "cicero"], checked: false, bought: 0, ships: 0, sunk_in: 0 },
  ],
  round: null,
  thrown: [],
  claims: [],
  victor: "",
  paraded: false,
  title: "",
  order: "",
  decrees: [],
  ended: false,
  ...changes,
});

export const form = (actType: string, fields: readonly FormField[] = [], objections: readonly Objection[] = []): Form => ({
  type: actType,
  chapter: "PROEL",
  fields,
  blocked: objections,
});

/** Return Octavian's view. Other cards can be set in `changes`. */
export function tableView(slices: AnySlices = {}, changes: Partial<Opening> = {}): Opening {
  return viewDoc({
    me: ["octavian"],
    slices: {
      game: game(),
      "person/octavian": person("octavian", { role: "imperator", place: "greece", holds: { legio_curialis: 3 } }),
      "person/antony": person("antony", { role: "imperator", place: "greece" }),
      "person/cicero": person("cicero", { role: "senator" }),
      "person/minerva": person("minerva", { role: "numen", group: "olympian", mortal: false, place: "greece" }),
      "person/vesta": person("vesta", { role: "numen", group: "olympian", mortal: false, place: "rome" }),
      "purse/octavian": { id: "octavian", holds: { denarius: 500_000 } },
      "place/greece": place("greece", { here: ["octavian", "antony", "minerva"] }),
      "place/gaul": place("gaul"),
      ...slices,
    },
    ...changes,
  });
}
