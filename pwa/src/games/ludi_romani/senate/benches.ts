/** Who sits where in the Senate, by how they have voted as far as this viewer is told. */

import type { BillDoc, CastDoc, SenateDoc } from "../wire";

export type Bench = "yes" | "no" | "held" | "silent";

/** Somebody in the Senate: their votes once they are known, and their weight where it is told. */
export interface Seat {
  readonly who: string;
  readonly cast: CastDoc | undefined;
  /** In suffragia; 0 where this viewer is not told. */
  readonly weight: number;
  readonly bench: Bench;
}

/** Everybody in the chamber and whoever has voted, the weightiest first. `roll` is told to who presides. */
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
