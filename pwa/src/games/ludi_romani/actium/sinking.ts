/** The order in which the fleets of Actium sank. */

import type { PartyDoc } from "../wire";

/** The fleets whose last ship sank in the same round. */
export interface SinkingRound {
  readonly round: number;
  readonly parties: readonly PartyDoc[];
}

/** Return the rounds in which fleets sank, in order, with these fleets. */
export function sinkingRounds(parties: readonly PartyDoc[]): readonly SinkingRound[] {
  const rounds = [...new Set(parties.map(({ sunk_in: round }) => round))].filter((round) => round > 0).sort((a, b) => a - b);
  return rounds.map((round) => ({ round, parties: parties.filter(({ sunk_in: sinkRound }) => sinkRound === round) }));
}
