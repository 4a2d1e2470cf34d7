import { isolate } from "../../core/words/isolates";
import { cards, person } from "../../core/view/selectors";
import { timeOfDay } from "../../core/words/timeofday";
import { openAct } from "../../ui/act/actrequest";
import { openReference } from "../../ui/reference";
import { me } from "../../ui/me";
import { Crest } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { SheetHead } from "../../ui/parts/sheet";
import { openSheet } from "../../ui/router";
import { currentGame, view } from "../../ui/services";
import { actTitle, t } from "../../ui/texts";
import { LineSheet } from "../chronicle/sheet";
import { RecordSheet } from "../desk/recordsheet";
import { phoneState, seatText } from "./people";
import { presenceByCharacter } from "./presence";

/** Open the steward's tools for a person. */
export const openPersonTools = (personId: string): void => openSheet(() => <PersonTools id={personId} />);

/**
 * The tools with which a steward helps a person. The tools show the place, the phone and the last act. The steward can
 * act on the person's behalf, open the person's sheet, and make a new code for the card.
 */
export function PersonTools({ id }: { id: string }) {
  const character = person(view.value, id);
  const ownCards = cards(view.value).filter((card) => card.character === id);
  const lastAct = presenceByCharacter.value.get(id)?.last;
  if (!character) return <SheetHead title={id} />;
  const isPresent = !currentGame.value?.isPast;
  return (
    <div class="act">
      <SheetHead
        title={character.short}
        mark={<Crest bearer={character} size={52} />}
        note={<p class="quiet">{[isolate(character.name), seatText(character), t(`ui-phone-${phoneState(id, ownCards)}`)].filter(Boolean).join(" · ")}</p>}
      />
      <div class="sheet-scroll">
        {lastAct && (
          <button type="button" class="row" onClick={() => openSheet(() => <LineSheet id={lastAct.entry} />)}>
            <Icon name="chronicle" />
            <span class="option-text">
              <span class="option-note">{t("ui-last-act", { time: timeOfDay(lastAct.at) })}</span>
              <span>{lastAct.text || actTitle(lastAct.act)}</span>
            </span>
          </button>
        )}
        <div class="tools">
          {isPresent && character.mortal && (
            <button type="button" class="tool" onClick={() => openSheet(() => <RecordSheet initialCharacter={id} />)}>
              <Icon name="check" /> <span>{t("ui-record-or-force")}</span>
            </button>
          )}
          <button type="button" class="tool" onClick={() => openReference({ kind: "who", id })}>
            <Icon name="people" /> <span>{t("ui-look-at-person")}</span>
          </button>
        </div>
        <ul class="people-list">
          {ownCards.map((card) => (
            <li key={card.id}>
              <button
                type="button"
                class="row"
                disabled={!isPresent}
                onClick={() => openAct({ type: "reissue-card", as: me.value, preset: { card: card.id } })}
              >
                <Icon name="card" />
                <span class="option-text">
                  <span class="option-name">{t("ui-new-code")}</span>
                  <span class="option-note">
                    <code>{card.id}</code> · {t(card.claimed ? "ui-card-claimed" : "ui-card-free")}
                    {card.moves > 0 && ` · ${t("ui-card-moves", { n: card.moves })}`}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
