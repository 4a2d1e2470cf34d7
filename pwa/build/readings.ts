/** The readings of a game, from `data/switches.yaml`, as data for the rules screen. */

import { load } from "js-yaml";
import type { SwitchValue } from "../src/core/view/readings.ts";
import type { ReadingText } from "./book.ts";

interface Row {
  default?: SwitchValue;
  values?: SwitchValue[];
  setup_only?: boolean;
}

/** Return every reading in the order of the file. If a reading names no default, its first value is the default. */
export function parseReadings(yaml: string): ReadingText[] {
  const rows = load(yaml) as Readonly<Record<string, Row>>;
  return Object.entries(rows).map(([name, row]) => ({
    name,
    default: row.default ?? row.values?.[0] ?? "",
    settled: row.setup_only ?? false,
  }));
}
