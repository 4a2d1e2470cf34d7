import { useState } from "preact/hooks";
import { person, places } from "../../core/view/selectors";
import type { MapProps } from "../../ui/gamepack";
import { openReference } from "../../ui/reference";
import { lazyOnce } from "../../ui/lazy";
import { me } from "../../ui/me";
import { pack } from "../../ui/pack";
import { view } from "../../ui/services";
import { t, texts } from "../../ui/texts";
import { PlaceTable } from "./table";
import "./mapscreen.css";

/** The map, or the same places as a list. Some players prefer to read a list. */
export function MapScreen() {
  const [isList, setIsList] = useState(false);
  const allPlaces = places(view.value);
  const myPlace = person(view.value, me.value)?.place ?? "";
  const pick = (placeId: string): void => openReference({ kind: "place", id: placeId });
  return (
    <div class="stack loose">
      <div class="segments" role="group" aria-label={t("ui-map")}>
        {[false, true].map((isTable) => (
          <button key={String(isTable)} type="button" class="segment" aria-pressed={isList === isTable} onClick={() => setIsList(isTable)}>
            <span>{t(isTable ? "ui-as-list" : "ui-as-map")}</span>
          </button>
        ))}
      </div>
      {isList ? <PlaceTable places={allPlaces} myPlace={myPlace} onPick={pick} /> : <DrawnMap places={allPlaces} myPlace={myPlace} onPick={pick} />}
      {!isList && texts.value.has("map-key") && <p class="map-key">{t("map-key")}</p>}
    </div>
  );
}

/** The game's drawn map, which is shown after it has been loaded. In a game without a map, nothing is shown. */
export function DrawnMap(props: MapProps) {
  const { map } = pack.value;
  if (!map) return null;
  const Drawing = lazyOnce(map);
  return <Drawing {...props} />;
}
