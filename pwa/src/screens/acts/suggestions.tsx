import { isListedAct } from "../../core/view/acts";
import type { FormValues } from "../../core/sending/forms";
import type { Args } from "../../core/view/values";
import type { Form, Offers, Suggestion } from "../../core/view/wire";
import { openAct } from "../../ui/act/actrequest";
import { me } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { Icon } from "../../ui/parts/icon";
import { Panel } from "../../ui/parts/panel";
import { MessageText } from "../../ui/parts/words";
import { lazy } from "../../ui/lazy";
import { ActMark } from "../../ui/pictures/mark";
import { ignoreTaps, useIgnoreTapsAfterListChange } from "../../ui/taps";
import { t, texts } from "../../ui/texts";
import { isOneReason, RefusedActs } from "./card";
import "./acts.css";

const ReadyActs = lazy(() => import("../../ui/waiting/readyacts").then((module) => module.ReadyActs), ignoreTaps);

/** The number of acts in the panel. Refused acts fill the rows that suggested acts leave free. */
const MAX_PANEL_ACTS = 3;

/**
 * Show the acts that the game suggests, with a line about each act. Below them are acts that are refused now, each with
 * its first reason.
 */
export function ActSuggestions() {
  const { offers } = useOffers(me.value);
  return offers ? <Suggestions offers={offers} /> : <EmptyPanel />;
}

function Suggestions({ offers }: { offers: Offers }) {
  const suggestedTypes = offers.suggested ?? [];
  const refusedForms = offers.offers.filter((form) => isListedAct(form.type) && form.blocked.length > 0);
  useIgnoreTapsAfterListChange([...suggestedTypes, ...refusedForms].map(({ type }) => type).join(" "));
  if (suggestedTypes.length + refusedForms.length === 0) return null;
  const panelForms = isOneReason(refusedForms) ? refusedForms : refusedForms.slice(0, MAX_PANEL_ACTS - suggestedTypes.length);
  const otherActs = refusedForms.slice(panelForms.length);
  return (
    <Panel title={t("ui-now")} tone="now">
      <FirstActGuide offers={offers} />
      <ul class="act-list">
        {suggestedTypes.map((suggestion) => (
          <SuggestedAct key={suggestion.type} suggestion={suggestion} />
        ))}
        <RefusedActs forms={panelForms} onPick={openRefusedAct} />
      </ul>
      {otherActs.length > 0 && (
        <details class="now-refused" aria-label={t("ui-refused-now", { n: otherActs.length })}>
          <summary class="fold">{t("ui-refused-now", { n: otherActs.length })}</summary>
          <ul class="act-list">
            <RefusedActs forms={otherActs} onPick={openRefusedAct} />
          </ul>
        </details>
      )}
    </Panel>
  );
}

/**
 * Show the guide to a player's first act, which names the character and the next step. Without a guide nothing is
 * shown.
 */
export function FirstActGuide({ offers }: { offers: Offers | undefined }) {
  const guide = guideKeyOf(offers);
  return guide ? <p class="now-guide">{t(guide)}</p> : null;
}

/**
 * Return the suggested acts of a desk. As long as the game sends a guide, these are all suggested acts. Afterwards they
 * are the acts that one tap can do.
 */
export const deskSuggestions = (offers: Offers | undefined): readonly Suggestion[] =>
  (offers?.suggested ?? []).filter((suggestion) => guideKeyOf(offers) || suggestion.ready_acts?.length);

/** Show the suggested acts on a desk, with the guide. */
export function DeskSuggestions({ offers }: { offers: Offers | undefined }) {
  const suggestions = deskSuggestions(offers);
  if (!suggestions.length) return null;
  return (
    <Panel title={t("ui-now")} tone="now">
      <FirstActGuide offers={offers} />
      <ul class="act-list">
        {suggestions.map((suggestion) => (
          <SuggestedAct key={suggestion.type} suggestion={suggestion} />
        ))}
      </ul>
    </Panel>
  );
}

/** Return the text key of the guide; "" if the server sends no guide or the game has no text for it. */
function guideKeyOf(offers: Offers | undefined): string {
  const guide = offers?.suggested?.find((suggestion) => suggestion.guide)?.guide ?? "";
  return texts.value.has(guide) ? guide : "";
}

/** An act that the game suggests. A tap opens the act's form with the suggested fields filled in. */
function SuggestedAct({ suggestion }: { suggestion: Suggestion }) {
  const aboutKey = `act-${suggestion.type}-about`;
  const openSuggestion = (): void => openAct({ type: suggestion.type, as: me.value, preset: suggestion.fields as FormValues });
  return (
    <li>
      <button type="button" class="act-card now-first" onClick={openSuggestion}>
        <ActMark type={suggestion.type} />
        <span class="option-text">
          <span class="option-name">
            <MessageText message={{ key: suggestion.key, args: suggestion.args as Args }} />
          </span>
          {texts.value.has(aboutKey) && <span class="option-note">{t(aboutKey)}</span>}
        </span>
        <Icon name="chevron" size={20} />
      </button>
      {suggestion.ready_acts && <ReadyActs type={suggestion.type} acts={suggestion.ready_acts} />}
    </li>
  );
}

const openRefusedAct = ({ type }: Form): void => openAct({ type, as: me.value });

/** An empty panel that reserves the room of the offers until they have arrived. */
function EmptyPanel() {
  return (
    <Panel title={t("ui-now")} tone="now">
      <div class="now-waits" />
    </Panel>
  );
}
