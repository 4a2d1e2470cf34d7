import type { ComponentChildren } from "preact";
import { CrestOf } from "../../../ui/parts/crest";
import { GlossedText } from "../../../ui/parts/gloss";
import { me } from "../../../ui/me";
import { ActMark } from "../../../ui/pictures/mark";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { countOf } from "../shape";
import type { BillDoc, SenateDoc } from "../wire";
import { lawText } from "./votetexts";
import { VoteCount } from "./count";
import { CURIA_PICTURE } from "./curia";
import { BillResults } from "./outlook";
import { Plea } from "./plea";
import { SenateBenches } from "./room";
import "./senate.css";

interface BillViewProps {
  readonly senate: SenateDoc;
  readonly bill: BillDoc;
  /** Whether the ballot is on the wall. The wall ignores taps and shows only public facts. */
  readonly isLarge?: boolean;
  /** My votes, which come before the count. */
  readonly children?: ComponentChildren;
}

/**
 * The bill before the Senate. The bill is shown with the law in words, the law's target, my votes, the count as far as
 * the ballot is public, and the benches.
 */
export function BillView({ senate, bill, isLarge = false, children }: BillViewProps) {
  const words = lawText(bill);
  const target = bill.target.startsWith("who:") ? bill.target.slice(4) : "";
  const roll = isLarge ? undefined : countOf(view.value)?.roll;
  return (
    <section class="lr-ballot" data-big={isLarge} aria-label={t("lr-bill")}>
      <header>
        {CURIA_PICTURE}
        <div class="lr-tablet">
          {target ? <CrestOf id={target} size={52} /> : <ActMark type="bring-bill" />}
          <div>
            <p class="lr-bill">{isLarge ? words : <GlossedText text={words} />}</p>
            <p class="quiet">{t("lr-brought-by", { who: `who:${bill.by}` })}</p>
          </div>
        </div>
      </header>
      {target !== "" && target === me.value && !isLarge && <p class="lr-stake">{t("lr-stake", { kind: bill.kind })}</p>}
      {isLarge && <Plea law={bill} />}
      {children}
      <VoteCount bill={bill} isAnnounced={roll !== undefined} isLarge={isLarge} />
      {!isLarge && <Plea law={bill} />}
      {!isLarge && <BillResults bill={bill} />}
      <SenateBenches senate={senate} bill={bill} isLarge={isLarge} {...(roll && { roll })} />
    </section>
  );
}
