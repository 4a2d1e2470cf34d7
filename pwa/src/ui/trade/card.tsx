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
  readonly actor: string;
}

/**
 * Draw a trade that waits. Each of the two trading characters can open the table of the trade. The witness sees what
 * both give and answers.
 */
export function TradeCard({ petition, actor }: TradeCardProps) {
  const isMine = isParty(petition, actor);
  const partner = partnerOf(petition, actor);
  return (
    <li class="card call" data-matter={petition.id}>
      <CrestOf id={isMine ? partner : petition.actor} size={40} />
      <div class="card-body">
        <p>
          <b class="name">{isMine ? t("ui-trade-with", { who: `who:${partner}` }) : actTitle(petition.type)}</b>
        </p>
        <BothSides petition={petition} />
        {isMine && petition.given.includes(actor) && <p class="quiet">{t("ui-trade-i-agree")}</p>}
      </div>
      <div class="card-acts">{isMine ? <OpenTable petition={petition} actor={actor} /> : !petition.given.includes(actor) && <WitnessButtons petition={petition} actor={actor} />}</div>
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

function OpenTable({ petition, actor }: TradeCardProps) {
  const preset = { with: partnerOf(petition, actor) };
  return (
    <button type="button" class="button" onClick={() => openSheet(() => <TradeSheet type={petition.type} as={actor} preset={preset} />)}>
      {t("ui-trade-look")}
    </button>
  );
}

function WitnessButtons({ petition, actor }: TradeCardProps) {
  const { isBusy: isSending, onTap } = usePetitionAnswer(petition.id, actor);
  return (
    <>
      <button type="button" class="button quiet-button" disabled={isSending} aria-disabled={areTapsIgnored.value} onClick={onTap("decline")}>
        {t("ui-decline")}
      </button>
      <button type="button" class="button primary" disabled={isSending} aria-disabled={areTapsIgnored.value} onClick={onTap("consent")}>
        {t("ui-consent")}
      </button>
    </>
  );
}
