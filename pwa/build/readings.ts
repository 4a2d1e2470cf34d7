/** The readings that a game may choose between, from `data/switches.yaml`, as data for the rules screen. */

import { load } from "js-yaml";
import type { SwitchValue } from "../src/core/view/readings.ts";
import type { ReadingText } from "./book.ts";

interface Row {
  default?: SwitchValue;
  values?: SwitchValue[];
  setup_only?: boolean;
}

/** Every reading in the order of the file. Where no default is named it is the first value. */
export function parseReadings(yaml: string): ReadingText[] {
  const rows = load(yaml) as Readonly<Record<string, Row>>;
  return Object.entries(rows).map(([name, row]) => ({
    name,
    default: row.default ?? row.values?.[0] ?? "",
    settled: row.setup_only ?? false,
  }));
}
