import { isListedAct } from "../../core/view/acts";
import { openAct } from "../../ui/act/actrequest";
import { refusalText } from "../../ui/act/send";
import { me } from "../../ui/me";
import type { CharacterOffers } from "../../ui/offers";
import { useOffers } from "../../ui/offers";
import { Heading } from "../../ui/parts/ornament";
import { gameSlice } from "../../ui/services";
import { useIgnoreTapsAfterListChange } from "../../ui/taps";
import { t } from "../../ui/texts";
import { ActCard, RefusedActs } from "./card";
import "./acts.css";

export { ActSuggestions } from "./suggestions";

/** The acts that are possible for me now, and the blocked acts with their reasons. */
export function Acts() {
  const { offers, problem } = useOffers(me.value);
  return <ActList offers={offers} problem={problem} actor={me.value} />;
}

interface ActListProps extends Pick<CharacterOffers, "offers" | "problem"> {
  readonly actor: string;
  readonly recorder?: string;
}

/** A list of acts. Possible acts come first, and blocked acts follow. */
export function ActList({ offers, problem, actor, recorder }: ActListProps) {
  useIgnoreTapsAfterListChange((offers?.offers ?? []).map(({ type, blocked }) => `${type} ${blocked.length > 0}`).join());
  if (!offers && problem) return <p class="empty" role="alert">{refusalText(problem.doc)}</p>;
  if (!offers) return <div class="loading" aria-busy="true" />;
  const listedForms = offers.offers.filter((form) => isListedAct(form.type));
  const openForms = listedForms.filter((form) => form.blocked.length === 0);
  const blockedForms = listedForms.filter((form) => form.blocked.length > 0);
  return (
    <div class="acts">
      {listedForms.length === 0 && <p class="empty">{t(gameSlice.value?.status === "closed" ? "problem-closed" : "ui-no-acts")}</p>}
      {openForms.length > 0 && (
        <ul class="act-list">
          {openForms.map((form) => (
            <ActCard key={form.type} form={form} onPick={() => openAct({ type: form.type, as: actor, recorder })} />
          ))}
        </ul>
      )}
      {blockedForms.length > 0 && (
        <>
          <Heading>{t("ui-not-now")}</Heading>
          <ul class="act-list">
            <RefusedActs forms={blockedForms} onPick={({ type }) => openAct({ type, as: actor, recorder })} />
          </ul>
        </>
      )}
    </div>
  );
}
