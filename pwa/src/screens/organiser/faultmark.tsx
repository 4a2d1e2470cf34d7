/** The mark of a part of an event with faults. */

import { t } from "../../ui/texts";

/** Draw the mark, with the number of faults; nothing for none. */
export function FaultMark({ faultCount }: { faultCount: number }) {
  return faultCount ? <span class="chip" data-tone="alarm">{t("ui-organiser-faults", { n: faultCount })}</span> : null;
}
