import { thingsGiven, isParty, partnerOf, offerTermsFor } from "../../core/sending/trades";
import type { PetitionDoc } from "../../core/view/wire";
import { lazy } from "../lazy";
import { CrestOf } from "../parts/crest";
import { openSheet } from "../router";
import { areTapsIgnored } from "../taps";
import { actTitle, t } from "../texts";
import { usePetitionAnswer } from "../waiting/answer";
import { thingsInWords } from "./things";
import "virtual:texts/trade";

const TradeSheet = lazy(() => import(".").then((module) => module.TradeSheet));

interface TradeCardProps {
  readonly petition: PetitionDoc;
  readonly as: string;
}

/**
 * Draw a trade that waits. Each of the two trading characters can open the table of the trade. The witness sees what
 * both give and answers.
 */
export function TradeCard({ petition, as }: TradeCardProps) {
  const isMine = isParty(petition, as);
  const partner = partnerOf(petition, as);
  return (
    <li class="card call">
      <CrestOf id={isMine ? partner : petition.actor} size={40} />
      <div class="card-body">
        <p>
          <b class="name">{isMine ? t("ui-trade-with", { who: `who:${partner}` }) : actTitle(petition.type)}</b>
        </p>
        <BothSides petition={petition} />
        {isMine && petition.given.includes(as) && <p class="quiet">{t("ui-trade-i-agree")}</p>}
      </div>
      <div class="card-acts">{isMine ? <OpenTable petition={petition} as={as} /> : !petition.given.includes(as) && <WitnessButtons petition={petition} as={as} />}</div>
    </li>
  );
}

/** Draw what each of the two characters gives, under their names. */
function BothSides({ petition }: { petition: PetitionDoc }) {
  const terms = offerTermsFor(petition, petition.actor);
  const partner = partnerOf(petition, petition.actor);
  return (
    <>
      <p>{t("ui-trade-gives", { who: `who:${petition.actor}`, what: thingsInWords(thingsGiven(terms, "mine"), petition.type) })}</p>
      <p>{t("ui-trade-gives", { who: `who:${partner}`, what: thingsInWords(thingsGiven(terms, "theirs"), petition.type) })}</p>
    </>
  );
}

function OpenTable({ petition, as }: TradeCardProps) {
  const preset = { with: partnerOf(petition, as) };
  return (
    <button type="button" class="button" onClick={() => openSheet(() => <TradeSheet type={petition.type} as={as} preset={preset} />)}>
      {t("ui-trade-look")}
    </button>
  );
}

function WitnessButtons({ petition, as }: TradeCardProps) {
  const { busy, onTap } = usePetitionAnswer(petition.id, as);
  return (
    <>
      <button type="button" class="button quiet-button" disabled={busy} aria-disabled={areTapsIgnored.value} onClick={onTap("decline")}>
        {t("ui-decline")}
      </button>
      <button type="button" class="button primary" disabled={busy} aria-disabled={areTapsIgnored.value} onClick={onTap("consent")}>
        {t("ui-consent")}
      </button>
    </>
  );
}
