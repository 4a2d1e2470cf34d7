import { othersAtPlace } from "../../core/view/neighbours";
import { place } from "../../core/view/selectors";
import type { PersonDoc, PlaceDoc } from "../../core/view/wire";
import { openReference } from "../../ui/reference";
import { Crest } from "../../ui/parts/crest";
import { Panel } from "../../ui/parts/panel";
import { Seats } from "../../ui/parts/seats";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";

/** The maximum number of people at my place that the hand shows. The sheet of the place lists all people. */
const MAX_SHOWN_PEOPLE = 8;

/** My place, and the people there. */
export function MyPlace({ person }: { person: PersonDoc }) {
  const region = place(view.value, person.place);
  if (!region) return null;
  const neighbours = othersAtPlace(view.value, person.id);
  return (
    <Panel title={t("ui-where")}>
      <button type="button" class="row" onClick={() => openPlace(region)}>
        <span class="option-text">
          <span class="option-name"><bdi>{region.name}</bdi></span>
          <span class="option-note">{t(`seat-${person.seat || "none"}`)}</span>
        </span>
        <Seats place={region} />
      </button>
      <p class="company-head">{t("ui-with-you", { n: neighbours.length })}</p>
      {neighbours.length > 0 && (
        <ul class="companies wrapped snug">
          {neighbours.slice(0, MAX_SHOWN_PEOPLE).map((person) => (
            <li key={person.id}>
              <button type="button" class="company" onClick={() => openReference({ kind: "who", id: person.id })}>
                <Crest bearer={person} size={26} />
                <bdi>{person.short}</bdi>
              </button>
            </li>
          ))}
          {neighbours.length > MAX_SHOWN_PEOPLE && (
            <li>
              <button type="button" class="company" onClick={() => openPlace(region)}>
                {t("ui-with-you-more", { n: neighbours.length - MAX_SHOWN_PEOPLE })}
              </button>
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}

const openPlace = ({ id }: PlaceDoc): void => void openReference({ kind: "place", id });
