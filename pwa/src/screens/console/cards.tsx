import { useState } from "preact/hooks";
import { matches } from "../../core/search";
import { cards, people, person } from "../../core/selectors";
import type { CardDoc } from "../../core/wire";
import { openAct } from "../../ui/act/open";
import { SearchBox } from "../../ui/fields/choice";
import { me } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { live, view } from "../../ui/services";
import { t } from "../../ui/texts";

/** Everybody's card: whether a phone holds it, how often it moved, and a new one for who lost it. */
export function Cards() {
  const [search, setSearch] = useState("");
  const named = (card: CardDoc): string => person(view.value, card.character)?.name ?? card.character;
  const order = new Map(people(view.value).map((one, index) => [one.id, index]));
  const all = [...cards(view.value)].sort(
    (a, b) => (order.get(a.character) ?? 0) - (order.get(b.character) ?? 0) || a.id.localeCompare(b.id),
  );
  const shown = all.filter((card) => matches(search, named(card), card.id));
  return (
    <div class="people">
      <div class="filters">
        <SearchBox value={search} onChange={setSearch} />
        <p class="quiet">{t("ui-cards-claimed", { n: all.filter((card) => card.claimed).length, all: all.length })}</p>
      </div>
      <ul class="people-list">
        {shown.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              class="row"
              disabled={live.value?.past}
              onClick={() => openAct({ type: "reissue-card", as: me.value, preset: { card: card.id } })}
            >
              <CrestOf id={card.character} size={40} />
              <span class="option-text">
                <span class="option-name">{named(card)}</span>
                <span class="option-note">
                  {t(card.claimed ? "ui-card-claimed" : "ui-card-free")}
                  {card.moves > 0 && ` · ${t("ui-card-moves", { n: card.moves })}`}
                </span>
              </span>
              <code>{card.id}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
