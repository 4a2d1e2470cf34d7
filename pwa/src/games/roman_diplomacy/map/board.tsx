/**
 * The board as one drawing. The drawing has the ground, owners, highlights, signs, names and arrows, and does not know
 * the rules.
 */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { MapFrame, Features, Ground } from "./ground";
import { LOOKS, lookOf } from "./looks";
import { ProvinceNames } from "./names";
import type { MapPicture } from "./picture";
import { ProvinceSigns } from "./signs";
import type { BoardContent } from "./state";
import "../colours.css";
import "./board.css";

export interface BoardProps {
  readonly picture: MapPicture;
  readonly state: BoardContent;
  /**
   * The layer of highlighted provinces (see `LitProvinces`). The layer is above the ground and below signs and names.
   */
  readonly highlights?: ComponentChildren;
  /** The layer of order arrows (see `spotOf`), in units of the map. The layer is above all other layers. */
  readonly arrows?: ComponentChildren;
}

export function Board({ picture, state, highlights, arrows }: BoardProps) {
  const ground = useMemo(() => <Ground picture={picture} />, [picture]);
  const features = useMemo(() => <Features picture={picture} />, [picture]);
  const names = useMemo(() => <ProvinceNames picture={picture} />, [picture]);
  const owners = useMemo(() => <OwnedProvinces picture={picture} state={state} />, [picture, state]);
  const signs = useMemo(() => <AllSigns picture={picture} state={state} />, [picture, state]);
  return (
    <>
      <HatchPatterns />
      {ground}
      {owners}
      {features}
      <g class="highlights">{highlights}</g>
      {signs}
      {names}
      <g class="arrows">{arrows}</g>
      <MapFrame mapSize={picture.size} />
    </>
  );
}

const HatchPatterns = () => (
  <defs>
    {LOOKS.map(({ hatch, angle }, lookIndex) => (
      <pattern key={lookIndex} id={`hatch-${lookIndex}`} width="20" height="20" patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
        <path class="hatch" d={hatch} />
      </pattern>
    ))}
  </defs>
);

/** The colours and hatchings of the provinces that have owners. */
function OwnedProvinces({ picture, state }: BoardProps) {
  const ownedProvinces = Object.entries(state.provinces).flatMap(([provinceId, { owner }]) => {
    const powerNumber = owner === undefined ? undefined : state.powers[owner];
    const area = picture.provinces[provinceId];
    return area && owner !== undefined && powerNumber !== undefined ? [{ id: provinceId, owner, number: powerNumber % LOOKS.length, outline: area.outline }] : [];
  });
  return (
    <g class="owners" aria-hidden="true">
      {ownedProvinces.map(({ id, owner, number: powerNumber, outline }) => (
        <g key={id}>
          <path class="tint" d={outline} fill={lookOf(state.powers, owner).colour} fill-rule="evenodd" />
          <path class="hatched" d={outline} fill={`url(#hatch-${powerNumber})`} fill-rule="evenodd" />
        </g>
      ))}
    </g>
  );
}

function AllSigns({ picture, state }: BoardProps) {
  return (
    <g class="signs" aria-hidden="true">
      {Object.entries(state.provinces).map(([provinceId, content]) => {
        const area = picture.provinces[provinceId];
        return area && <ProvinceSigns key={provinceId} area={area} content={content} powers={state.powers} reach={picture.sign} />;
      })}
    </g>
  );
}

interface LitProps {
  readonly picture: MapPicture;
  readonly provinces: readonly string[];
  /** `chosen` marks the province whose unit gets an order. `open` marks possible destinations. */
  readonly look: "open" | "chosen";
}

/** The highlighted provinces. All other provinces are veiled while provinces are open. */
export function LitProvinces({ picture, provinces, look }: LitProps) {
  const [width, height] = picture.size;
  const veil = `M0 0H${width}V${height}H0z${provinces.map((provinceId) => picture.provinces[provinceId]?.outline).join("")}`;
  return (
    <>
      {look === "open" && provinces.length > 0 && <path class="veiled" d={veil} fill-rule="evenodd" />}
      {provinces.map((provinceId) => (
        <path key={provinceId} class="lit" data-as={look} data-place={provinceId} d={picture.provinces[provinceId]?.outline} fill-rule="evenodd" />
      ))}
    </>
  );
}
