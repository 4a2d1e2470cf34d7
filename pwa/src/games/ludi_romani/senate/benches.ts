/** Seats the Senate by the votes that this viewer knows. */

import type { BillDoc, CastDoc, SenateDoc } from "../wire";

export type Bench = "yes" | "no" | "held" | "silent";

/** A person in the Senate. */
export interface Seat {
  readonly who: string;
  /** The person's votes; undefined until they are known. */
  readonly cast: CastDoc | undefined;
  /** Weight in suffragia; 0 if this viewer does not know it. */
  readonly weight: number;
  /** The bench that the votes lead to; `silent` without known votes. */
  readonly bench: Bench;
}

/**
 * Return everybody in the chamber and everybody who voted, the greatest weight first. `roll` holds the weights that
 * the presider knows.
 */
export function seatsOf({ chamber }: SenateDoc, bill: BillDoc | null, roll: Readonly<Record<string, number>>): readonly Seat[] {
  const casts = new Map((bill?.votes ?? []).map((cast) => [cast.voter, cast]));
  const all = [...new Set([...chamber, ...casts.keys()])];
  const seats = all.map((who): Seat => {
    const cast = casts.get(who);
    return { who, cast, weight: cast ? cast.yes + cast.no + cast.abstained : (roll[who] ?? 0), bench: benchOf(cast) };
  });
  return seats.sort((one, other) => other.weight - one.weight);
}

function benchOf(cast: CastDoc | undefined): Bench {
  if (!cast) return "silent";
  if (cast.yes + cast.no === 0) return "held";
  return cast.yes >= cast.no ? "yes" : "no";
}
