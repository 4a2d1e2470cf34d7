import { t } from "../../../ui/texts";
import type { LawDoc } from "../wire";

/** Return a law in words. */
export const lawText = ({ kind, target, to: receiver, n: quantity }: Pick<LawDoc, "kind" | "target" | "to" | "n">): string => t("lr-law", { kind, target, to: receiver, n: quantity });

/** Return votes in words. A number of 0 is left out. */
export function votesText({ yes: yesVotes, no: noVotes, abstained: abstentions }: { yes: number; no: number; abstained: number }): string {
  const ways = { yes: yesVotes, no: noVotes, abstained: abstentions };
  const voteCounts = Object.entries(ways).filter(([, amount]) => amount > 0);
  return voteCounts.map(([vote, amount]) => t(`lr-cast-${vote}`, { n: amount })).join(", ") || t("lr-cast-nothing");
}
