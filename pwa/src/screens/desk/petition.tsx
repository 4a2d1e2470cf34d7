import type { Attempt, PetitionDoc } from "../../core/view/wire";
import { objectionText } from "../../ui/act/send";
import { currentTime } from "../../ui/currenttime";
import { CrestOf } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { SheetHead } from "../../ui/parts/sheet";
import { MessageText } from "../../ui/parts/words";
import { openSheet } from "../../ui/router";
import { clock } from "../../ui/services";
import { areTapsIgnored } from "../../ui/taps";
import { amountText, t } from "../../ui/texts";
import { usePetitionAnswer } from "../../ui/waiting/answer";
import { PetitionCard, petitionSentence } from "../../ui/waiting/petition";
import { usePetitionEffects } from "../../ui/waiting/petitioneffects";

const MINUTE = 60_000;

interface DeskPetitionProps {
  readonly petition: PetitionDoc;
  readonly as: string;
}

/**
 * A petition for my consent, in two lines. The first line says who asks for which act. The second line says what I get
 * and give, and how long the person has waited.
 */
export function DeskPetition({ petition, as }: DeskPetitionProps) {
  const { busy, onTap } = usePetitionAnswer(petition.id, as);
  return (
    <li class="desk-petition">
      <button type="button" class="desk-asker across easy" aria-haspopup="dialog" onClick={() => openSheet(() => <WholePetition petition={petition} as={as} />)}>
        <CrestOf id={petition.actor} size={30} />
        <span class="option-name">
          <MessageText message={petitionSentence(petition)} />
        </span>
        <WaitingTime since={petition.since} />
      </button>
      <ConsentOutcome petition={petition} as={as} />
      <button type="button" class="button quiet-button" aria-label={t("ui-decline")} disabled={busy} aria-disabled={areTapsIgnored.value} onClick={onTap("decline")}>
        <Icon name="close" />
      </button>
      <button type="button" class="button primary" aria-label={t("ui-consent")} disabled={busy} aria-disabled={areTapsIgnored.value} aria-busy={busy} onClick={onTap("consent")}>
        <Icon name="check" />
      </button>
    </li>
  );
}

function WholePetition({ petition, as }: DeskPetitionProps) {
  return (
    <div class="act">
      <SheetHead title={t("ui-all-of-it")} />
      <div class="sheet-scroll">
        <ul class="cards">
          <PetitionCard petition={petition} as={as} />
        </ul>
      </div>
    </div>
  );
}

/** Show how long a person has waited (minutes). */
function WaitingTime({ since }: { since: number }) {
  const minutes = Math.floor(((currentTime.value && clock.now()) - since) / MINUTE);
  return <span class="quiet">{minutes > 0 ? t("ui-age", { n: minutes }) : t("ui-age-now")}</span>;
}

/** Show the transfers that my consent would cause for me. If my consent is not enough, show the reason. */
function ConsentOutcome({ petition, as }: DeskPetitionProps) {
  const result = usePetitionEffects(petition.id, as);
  const [objection] = result?.objections ?? [];
  return (
    <p class="desk-outcome wrapped">
      {objection && <span class="refused-note">{objectionText(objection)}</span>}
      {transferTexts(result, as).map((text) => (
        <b key={text}>{text}</b>
      ))}
    </p>
  );
}

function transferTexts(result: Attempt | null, as: string): readonly string[] {
  const legs = (result?.legs ?? []).filter(({ from, to }) => (from === as) !== (to === as));
  return legs.map(({ asset, amount: quantity, to }) => `${to === as ? "+" : "−"}${amountText(asset, quantity)}`);
}
