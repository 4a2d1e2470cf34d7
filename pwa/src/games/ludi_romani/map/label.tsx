/** The label of a region on the map, with its name, seats, ruler and events. */

import type { ComponentChildren } from "preact";
import { isolate } from "../../../core/words/isolates";
import { CrestOf } from "../../../ui/parts/crest";
import { AssetIcon } from "../../../ui/parts/piece";
import { t, personRef } from "../../../ui/texts";
import { crestGlyph } from "../glyphs";
import { PlagueSign } from "../parts/skull";
import type { RegionState } from "./regionstates";
import { MAP_DIMENSIONS, project } from "./project";
import { REGIONS } from "./regions";

interface RegionLabelProps {
  readonly region: RegionState;
  readonly isMine: boolean;
  /** Whether the label is on the wall. A label on the wall shows gods only by their crests and ignores taps. */
  readonly isLarge?: boolean;
  readonly onPick?: ((place: string) => void) | undefined;
  readonly onFocus?: (place: string) => void;
}

const LABEL_SPOTS = new Map(REGIONS.map(({ id, label }) => [id, project(label)]));
const WALL_SPOTS = new Map(REGIONS.map(({ id, wall }) => [id, wall]));

/** Return the position of a region's label (units of the map). */
export const labelSpot = (regionId: string): readonly [number, number] => LABEL_SPOTS.get(regionId) ?? [MAP_DIMENSIONS.width / 2, MAP_DIMENSIONS.height / 2];

/** The tribute that one coin represents (Denarii). */
const DENARII_PER_COIN = 100_000;

/** The maximum number of gods that are shown by their crests. */
const MAX_SHOWN_GODS = 3;

export function RegionLabel({ region, isMine, isLarge = false, onPick, onFocus }: RegionLabelProps) {
  const { place, ruler, isReigning, legionCount, gods, friends, battles } = region;
  const [x, y] = (isLarge && WALL_SPOTS.get(place.id)) || labelSpot(place.id);
  const attributes = {
    class: "lr-label",
    style: { left: `${(x / MAP_DIMENSIONS.width) * 100}%`, top: `${(y / MAP_DIMENSIONS.height) * 100}%` },
    "data-place": place.id,
    "data-mine": isMine,
    "data-struck": place.pestis,
    "data-battle": battles.length > 0,
    "data-full": place.free === 0,
    "aria-label": regionText(region, isMine),
  };
  const content = (
    <>
      <span class="lr-label-name">
        {isMine && <i />}
        <bdi>{place.name}</bdi>
      </span>
      <SeatDots place={place} />
      {(legionCount > 0 || ruler || place.tributum > 0) && (
        <span class="lr-force across">
          {ruler && (
            <span data-reigns={isReigning}>
              <CrestOf id={ruler} size={18} />
            </span>
          )}
          {legionCount > 0 && (
            <>
              <AssetIcon asset="legio_curialis" size={15} />
              <b>{legionCount}</b>
            </>
          )}
          <TributeCoins amount={place.tributum / DENARII_PER_COIN} />
        </span>
      )}
      <span class="lr-befalls across">
        {battles.length > 0 && <i class="lr-fight">{crestGlyph("swords")}</i>}
        {place.pestis && (
          <i class="lr-plague">
            <PlagueSign />
          </i>
        )}
        {friends.length > 0 && <i class="lr-friend">{crestGlyph("rings")}</i>}
        {isLarge && gods.slice(0, MAX_SHOWN_GODS).map((god) => <CrestOf key={god} id={god} size={18} />)}
      </span>
    </>
  );
  if (!onPick) return <StaticLabel attributes={attributes}>{content}</StaticLabel>;
  return (
    <button type="button" {...attributes} onClick={() => onPick(place.id)} onFocus={() => onFocus?.(place.id)}>
      {content}
    </button>
  );
}

function StaticLabel({ attributes, children }: { attributes: Record<string, unknown>; children: ComponentChildren }) {
  return (
    <div {...attributes} role="img">
      {children}
    </div>
  );
}

/** Return a region's accessible description. */
function regionText({ place, ruler, isReigning, legionCount, friends, battles, gods }: RegionState, isMine: boolean): string {
  return [
    isolate(place.name),
    t("ui-seats", { free: place.free, capacity: place.capacity }),
    isMine && t("ui-you-are-here"),
    ruler && t(isReigning ? "lr-map-reigns" : "lr-map-strongest", { who: `who:${ruler}` }),
    legionCount > 0 && t("lr-map-legions", { n: legionCount }),
    place.pestis && t("lr-pestis"),
    battles.length > 0 && t("lr-map-battle"),
    friends.length > 0 && t("lr-map-friends", { who: friends.map(personRef) }),
    gods.length > 0 && t("lr-map-gods", { who: gods.map(personRef) }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The tribute of the region in winter, as coins. */
function TributeCoins({ amount }: { amount: number }) {
  return (
    <span class="lr-coins">
      {Array.from({ length: amount }, (_, coin) => (
        <i key={coin} />
      ))}
    </span>
  );
}

/** The seats of a place as dots. Dots of taken seats are filled, and the dot of the throne is drawn apart. */
function SeatDots({ place }: { place: RegionState["place"] }) {
  const takenSeatCount = Math.max(0, place.capacity - place.free);
  return (
    <span class="lr-pips">
      {Array.from({ length: place.capacity }, (_, seat) => (
        <i key={seat} data-taken={seat < takenSeatCount} />
      ))}
      {place.throne && <i class="throne" data-taken={place.here.includes(place.throne)} />}
    </span>
  );
}
