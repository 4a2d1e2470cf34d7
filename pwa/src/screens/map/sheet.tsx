import { person, place } from "../../core/view/selectors";
import { ActsAbout } from "../../ui/act/subjectacts";
import { lazyOnce } from "../../ui/lazy";
import { me } from "../../ui/me";
import { pack } from "../../ui/pack";
import { GlossedText } from "../../ui/parts/gloss";
import { Chip } from "../../ui/parts/panel";
import { Seats } from "../../ui/parts/seats";
import { SheetHead } from "../../ui/parts/sheet";
import { view } from "../../ui/services";
import { placeName, t, texts } from "../../ui/texts";
import { openPersonSheet, PersonRow } from "../people/row";
import "../people/people.css";

/**
 * The sheet of a place. The sheet shows the people in the order of their arrival, the seats, the game's own details,
 * and my possible acts at this place.
 */
export function PlaceSheet({ id }: { id: string }) {
  const region = place(view.value, id);
  if (!region) return <SheetHead title={id} />;
  const Own = pack.value.place && lazyOnce(pack.value.place);
  if (Own) {
    return (
      <div class="act">
        <SheetHead title={region.name} />
        <div class="sheet-scroll">
          <Own id={id} />
          {me.value && <ActsAbout kind="place" id={id} />}
        </div>
      </div>
    );
  }
  const facts = pack.value.placeFacts?.(id) ?? [];
  const presentPeople = region.here.map((personId) => person(view.value, personId)).filter((person) => person !== undefined);
  return (
    <div class="act">
      <SheetHead title={region.name} note={<span class="quiet">{t(`kind-${region.kind}`)}</span>} />
      <div class="sheet-scroll">
        <p class="facts across roomy">
          <Seats place={region} />
          <span>{t("ui-seats", { free: region.free, capacity: region.capacity })}</span>
        </p>
        {facts.length > 0 && (
          <p class="chips">
            {facts.map((fact) => (
              <Chip key={fact}>{fact}</Chip>
            ))}
          </p>
        )}
        {pack.value.placeNote?.(id) && (
          <p class="reminder">
            <GlossedText text={pack.value.placeNote(id)} />
          </p>
        )}
        {region.roads.length > 0 && (
          <p class="quiet">{t("ui-roads", { places: texts.value.joinNames(region.roads.map(placeName)) })}</p>
        )}
        {me.value && <ActsAbout kind="place" id={id} />}
        <h3 class="panel-title">{t("ui-who-is-here")}</h3>
        {presentPeople.length === 0 && <p class="quiet">{t("ui-nobody-here")}</p>}
        <ol class="people-list">
          {presentPeople.map((person) => (
            <li key={person.id}>
              <PersonRow id={person.id} onPick={openPersonSheet} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
