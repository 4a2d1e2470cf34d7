/** How a past period is called. */

import { periodName, yearOf } from "../../ui/parts/clock";

interface Stretch {
  readonly seq: number;
  readonly kind: string;
  readonly key: string;
  readonly year?: number | null;
}

/** The period with its year: `Aestas, 44 BCE`, `Round 3`. */
export function stretchTitle(period: Stretch): string {
  const name = periodName({ period: { year: null, ...period } });
  return period.year ? `${name}, ${yearOf(period)}` : name;
}
