import type { ComponentChildren } from "preact";
import { isAmongActs } from "../../core/view/acts";
import type { Chosen } from "../../core/sending/forms";
import type { Args } from "../../core/view/values";
import type { Form, Offers, Suggestion } from "../../core/view/wire";
import { openAct } from "../../ui/act/open";
import { me } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { Icon } from "../../ui/parts/icon";
import { Panel } from "../../ui/parts/panel";
import { Words } from "../../ui/parts/words";
import { ActMark } from "../../ui/pictures/mark";
import { t, texts } from "../../ui/texts";
import { ActCard } from "./card";
import "./acts.css";

/** So many acts stand in the card; where the game puts fewer first, what is refused now fills it up. */
const ROWS = 3;

/** What to do first, with what each act brings, and what is refused now, with the first thing that is missing. */
export function Now() {
  const { offers } = useOffers(me.value);
  if (!offers) return <Waiting />;
  const first = offers.suggested ?? [];
  const refused = offers.offers.filter((form) => isAmongActs(form.type) && form.blocked.length > 0);
  if (first.length + refused.length === 0) return null;
  const beside = refused.slice(0, ROWS - first.length);
  const others = refused.slice(beside.length);
  return (
    <Panel title={t("ui-now")} tone="now">
      <Guide offers={offers} />
      <ul class="act-list">
        {first.map((one) => (
          <First key={one.type} one={one} />
        ))}
        <Refused forms={beside} />
      </ul>
      {others.length > 0 && (
        <details class="now-refused" aria-label={t("ui-refused-now", { n: others.length })}>
          <summary>{t("ui-refused-now", { n: others.length })}</summary>
          <ul class="act-list">
            <Refused forms={others} />
          </ul>
        </details>
      )}
    </Panel>
  );
}

/** What leads somebody through their first act: who they are, and what to do. */
export function Guide({ offers }: { offers: Offers | undefined }) {
  const guide = guideOf(offers);
  return guide ? <p class="now-guide">{t(guide)}</p> : null;
}

/** The same with the acts that come first: for a desk, as long as it leads. */
export function Guided({ offers }: { offers: Offers | undefined }) {
  if (!guideOf(offers)) return null;
  return (
    <Panel title={t("ui-now")} tone="now">
      <Guide offers={offers} />
      <ul class="act-list">
        {offers?.suggested?.map((one) => (
          <First key={one.type} one={one} />
        ))}
      </ul>
    </Panel>
  );
}

/** The message that leads, or "" where the game has no words for it. */
function guideOf(offers: Offers | undefined): string {
  const guide = offers?.suggested?.find((one) => one.guide)?.guide ?? "";
  return texts.value.has(guide) ? guide : "";
}

/** An act that the game puts first. Tapped, its form opens, filled in as far as the game says. */
function First({ one }: { one: Suggestion }) {
  const about = `act-${one.type}-about`;
  const open = (): void => openAct({ type: one.type, as: me.value, preset: one.fields as Chosen });
  return (
    <li>
      <button type="button" class="act-card now-first" onClick={open}>
        <ActMark type={one.type} />
        <span class="option-text">
          <span class="option-name">
            <Words message={{ key: one.key, args: one.args as Args }} />
          </span>
          {texts.value.has(about) && <span class="option-note">{t(about)}</span>}
        </span>
        <Icon name="chevron" size={20} />
      </button>
    </li>
  );
}

function Refused({ forms }: { forms: readonly Form[] }): ComponentChildren {
  return forms.map((form) => (
    <ActCard key={form.type} form={form} onPick={() => openAct({ type: form.type, as: me.value })} />
  ));
}

/** The place of the card before it is known what stands in it. */
function Waiting() {
  return (
    <Panel title={t("ui-now")} tone="now">
      <div class="now-waits" />
    </Panel>
  );
}
