/** Places the people of the Senate on benches, by the votes that this viewer knows. */

import type { BillDoc, CastDoc, SenateDoc } from "../wire";

export type Bench = "yes" | "no" | "held" | "silent";

/** A person in the Senate. */
export interface Seat {
  readonly character: string;
  /** The votes of the person; undefined while this viewer does not know them. */
  readonly cast: CastDoc | undefined;
  /** The weight of the person (suffragia); 0 if this viewer does not know the weight. */
  readonly weight: number;
  /** The bench to which the votes lead. A person whose votes are not known is on the bench `silent`. */
  readonly bench: Bench;
}

/**
 * Return all people in the chamber and all people who voted. The person with the greatest weight comes first. `roll`
 * contains the weights that the presider knows.
 */
export function senateSeats({ chamber }: SenateDoc, bill: BillDoc | null, roll: Readonly<Record<string, number>>): readonly Seat[] {
  const castsByVoter = new Map((bill?.votes ?? []).map((cast) => [cast.voter, cast]));
  const voters = [...new Set([...chamber, ...castsByVoter.keys()])];
  const seats = voters.map((character): Seat => {
    const cast = castsByVoter.get(character);
    return { character, cast, weight: cast ? cast.yes + cast.no + cast.abstained : (roll[character] ?? 0), bench: benchOf(cast) };
  });
  return seats.sort((firstSeat, secondSeat) => secondSeat.weight - firstSeat.weight);
}

function benchOf(cast: CastDoc | undefined): Bench {
  if (!cast) return "silent";
  if (cast.yes + cast.no === 0) return "held";
  return cast.yes >= cast.no ? "yes" : "no";
}
