import { t } from "../../../ui/texts";
import type { LawDoc } from "../wire";

/** Return a law in words. */
export const lawText = ({ kind, target, to, n }: Pick<LawDoc, "kind" | "target" | "to" | "n">): string => t("lr-law", { kind, target, to, n });

/** Return votes in words. A number of 0 is left out. */
export function votesText({ yes, no, abstained }: { yes: number; no: number; abstained: number }): string {
  const ways = { yes, no, abstained };
  const said = Object.entries(ways).filter(([, n]) => n > 0);
  return said.map(([way, n]) => t(`lr-cast-${way}`, { n })).join(", ") || t("lr-cast-nothing");
}
