/** The steps in which an event is prepared, and the step of each field. */

import type { FieldProblem, RulesetOutline } from "../../core/view/wire";
import type { FieldKey } from "./fieldchanges";

/** The steps, in their order. */
export const STEPS = ["game", "event", "cast", "money", "seasons", "readings", "dice", "address", "page", "guests", "try", "found"] as const;

/** A step. */
export type Step = (typeof STEPS)[number];

/** Return the step that an address names; the first one if it names none. */
export const stepOfAddress = (name: string): Step => STEPS.find((step) => step === name) ?? "game";

const STEP_OF_DETAIL: Readonly<Record<string, Step>> = { languages: "dice", address: "address", public: "page", place: "page", dinner: "page", history: "page", places: "page", until: "page", guest_days: "page" };

/** Return the key of the field with a problem. */
export const keyOfProblem = ({ part, path }: FieldProblem): FieldKey => `${part}/${path.join("/")}`;

/** Return the step that shows a field; undefined if no step shows it. */
export function stepOfField(key: FieldKey, outline: RulesetOutline): Step | undefined {
  const [keyPart, section = "", name = "", detail = "", asset = ""] = key.split("/");
  if (keyPart === "event") return STEP_OF_DETAIL[section] ?? "event";
  if (section === "title" && !name) return "event";
  if (section === "players" && !name && outline.players) return "money";
  if (section === "dice" && !name && outline.table_dice) return "dice";
  if (section === "switches" && outline.readings.some((reading) => reading.name === name)) return "readings";
  if (key === "scenario/calendar/summers" && outline.seasons.length) return "seasons";
  if (section === "calendar" && name === "minutes" && outline.seasons.some(({ kind }) => kind === detail)) return "seasons";
  if (section === "regions" && detail === "capacity") return outline.starts.some(({ id }) => id === name) ? "money" : undefined;
  if (section !== "cast" || !outline.cast.some(({ id }) => id === name)) return undefined;
  if (!detail) return "cast";
  return (detail === "holdings" && asset) || (detail === "start" && outline.starts.length) ? "money" : undefined;
}

/** Return the number of faults in each step, for the fields with faults. */
export function faultsByStep(fields: readonly FieldKey[], outline: RulesetOutline): ReadonlyMap<Step, number> {
  const faultCounts = new Map<Step, number>();
  for (const field of fields) {
    const step = stepOfField(field, outline) ?? "game";
    faultCounts.set(step, (faultCounts.get(step) ?? 0) + 1);
  }
  return faultCounts;
}
