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
  readonly actor: string;
}

/**
 * A petition for my consent, in two lines. The first line says who asks for which act. The second line says what I get
 * and give, and how long the person has waited.
 */
export function DeskPetition({ petition, actor }: DeskPetitionProps) {
  const { isBusy: isSending, onTap } = usePetitionAnswer(petition.id, actor);
  return (
    <li class="desk-petition" data-matter={petition.id}>
      <button type="button" class="desk-asker across easy" aria-haspopup="dialog" onClick={() => openSheet(() => <WholePetition petition={petition} actor={actor} />)}>
        <CrestOf id={petition.actor} size={30} />
        <span class="option-name">
          <MessageText message={petitionSentence(petition)} />
        </span>
        <WaitingTime startTime={petition.since} />
      </button>
      <ConsentOutcome petition={petition} actor={actor} />
      <button type="button" class="button quiet-button" aria-label={t("ui-decline")} disabled={isSending} aria-disabled={areTapsIgnored.value} onClick={onTap("decline")}>
        <Icon name="close" />
      </button>
      <button type="button" class="button primary" aria-label={t("ui-consent")} disabled={isSending} aria-disabled={areTapsIgnored.value} aria-busy={isSending} onClick={onTap("consent")}>
        <Icon name="check" />
      </button>
    </li>
  );
}

function WholePetition({ petition, actor }: DeskPetitionProps) {
  return (
    <div class="act">
      <SheetHead title={t("ui-all-of-it")} />
      <div class="sheet-scroll">
        <ul class="cards">
          <PetitionCard petition={petition} actor={actor} />
        </ul>
      </div>
    </div>
  );
}

/** Show how long a person has waited (minutes). */
function WaitingTime({ startTime }: { startTime: number }) {
  const minutes = Math.floor(((currentTime.value && clock.now()) - startTime) / MINUTE);
  return <span class="quiet">{minutes > 0 ? t("ui-age", { n: minutes }) : t("ui-age-now")}</span>;
}

/** Show the transfers that my consent would cause for me. If my consent is not enough, show the reason. */
function ConsentOutcome({ petition, actor }: DeskPetitionProps) {
  const attempt = usePetitionEffects(petition.id, actor);
  const [objection] = attempt?.objections ?? [];
  return (
    <p class="desk-outcome wrapped">
      {objection && <span class="refused-note">{objectionText(objection)}</span>}
      {transferTexts(attempt, actor).map((text) => (
        <b key={text}>{text}</b>
      ))}
    </p>
  );
}

function transferTexts(attempt: Attempt | null, actor: string): readonly string[] {
  const legs = (attempt?.legs ?? []).filter(({ from: sender, to: receiver }) => (sender === actor) !== (receiver === actor));
  return legs.map(({ asset, amount: quantity, to: receiver }) => `${receiver === actor ? "+" : "−"}${amountText(asset, quantity)}`);
}
