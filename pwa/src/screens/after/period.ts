/** The names of past periods. */

import { periodName, yearText } from "../../ui/parts/clock";

interface TitledPeriod {
  readonly seq: number;
  readonly kind: string;
  readonly key: string;
  readonly year?: number | null;
}

/** Return the name of a period with its year or number, such as `Aestas, 44 BCE` or `Round 3`. */
export function periodTitle(period: TitledPeriod): string {
  const periodText = periodName({ period: { year: null, ...period } });
  return period.year ? `${periodText}, ${yearText(period)}` : periodText;
}
