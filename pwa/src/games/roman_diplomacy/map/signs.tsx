/** The signs on the board: army, fleet, barbarian army, garrison, and the marker of barbarians. */

import type { ComponentChildren, VNode } from "preact";
import type { Look } from "./looks";
import { lookOf } from "./looks";
import type { Area, Spot } from "./picture";
import type { ProvinceContent, PieceKind, Unit } from "./state";

/**
 * The distance from the middle of a drawing to its edge, in the drawing's units. The drawings are scaled to the size of
 * the map's signs.
 */
const SIGN_REACH = 23;

interface SignsProps {
  readonly area: Area;
  readonly content: ProvinceContent;
  readonly powers: Readonly<Record<string, number>>;
  readonly reach: number;
}

/** All signs of one province. The sign of the city comes first, so that units are in front of it. */
export function ProvinceSigns({ area, content, powers, reach }: SignsProps) {
  const scale = reach / SIGN_REACH;
  return (
    <>
      {content.hasMarker && area.marker && (
        <Sign spot={area.marker} scale={scale} name="marker">
          <path class="hide" d="M-14-9-6-14 2-12 10-14 15-6 13 3 15 11 6 13-2 15-11 12-15 4-13-3z" />
          <text y="7">B</text>
        </Sign>
      )}
      {content.garrison !== undefined && area.garrison && (
        <Sign spot={area.garrison} scale={scale} name="garrison" look={lookOf(powers, content.garrison)}>
          <path class="shape" d="M-15 15V-4h-2v-11h7v4h5v-4H5v4h5v-4h7v11h-2v19z" />
          <text y="11">G</text>
        </Sign>
      )}
      {content.unit && <UnitSign unit={content.unit} spot={area.coasts[content.unit.coast ?? ""] ?? area.unit} scale={scale} powers={powers} />}
      {content.dislodged && <UnitSign unit={content.dislodged} spot={area.dislodged} scale={scale * 0.86} powers={powers} isDislodged />}
    </>
  );
}

interface UnitProps {
  readonly unit: Unit;
  readonly spot: Spot;
  readonly scale: number;
  readonly powers: Readonly<Record<string, number>>;
  readonly isDislodged?: boolean;
}

function UnitSign({ unit, spot, scale, powers, isDislodged = false }: UnitProps) {
  const look = lookOf(powers, unit.power);
  return (
    <Sign spot={spot} scale={scale} name={unit.kind} look={look} isDislodged={isDislodged} isInDisorder={!unit.power}>
      {isDislodged && <path class="burst" d={BURST_PATH} />}
      {UNIT_SHAPES[unit.kind]}
      {unit.kind !== "barbarian" && <path class="mark" d={look.mark} transform={MARK_TRANSFORMS[unit.kind]} fill-rule="evenodd" />}
      {unit.kind === "barbarian" && <BarbarianSign look={look} />}
    </Sign>
  );
}

interface SignProps {
  readonly spot: Spot;
  readonly scale: number;
  readonly name: string;
  readonly look?: Look;
  readonly isDislodged?: boolean;
  readonly isInDisorder?: boolean;
  readonly children: ComponentChildren;
}

/** A sign at its position. When the map is small, the sign is enlarged (`--grow`). */
function Sign({ spot, scale, name: label, look, isDislodged = false, isInDisorder: isDisordered = false, children }: SignProps) {
  return (
    <g class="sign" data-sign={label} data-dislodged={isDislodged} data-disorder={isDisordered} data-dark={look?.isDark} transform={`translate(${spot[0]} ${spot[1]}) scale(${scale})`}>
      <g class="grown" style={look && { "--own": look.colour }}>
        {children}
      </g>
    </g>
  );
}

/** The sign of barbarians. A letter names the kind, and a small disc has the colour of the owner. */
function BarbarianSign({ look }: { look: Look }) {
  return (
    <>
      <text y="7">B</text>
      {look.mark && (
        <>
          <circle class="disc" cx="15" cy="14" r="9" />
          <path class="mark" d={look.mark} transform="translate(15 14) scale(.62)" fill-rule="evenodd" />
        </>
      )}
    </>
  );
}

/**
 * The shapes of units: a shield for an army, a ship for a fleet, and a round shield before crossed axes for barbarians.
 */
const UNIT_SHAPES: Readonly<Record<PieceKind, VNode>> = {
  army: (
    <>
      <path class="shape" d="M0-22 17-18V4C17 13 9 19 0 23-9 19-17 13-17 4V-18z" />
      <path class="rim" d="M0-17.500 13-14.500V4C13 10.500 7 15 0 18.500-7 15-13 10.500-13 4V-14.500z" />
    </>
  ),
  fleet: (
    <>
      <path class="mast" d="M0-23V8M-17-20H17" />
      <path class="shape" d="M-16-19H16Q20-8 15 4H-15Q-20-8-16-19z" />
      <path class="shape" d="M-23 6Q-20 9-14 8H14Q19 8 23 3 23 14 14 19H-11Q-20 18-23 6z" />
      <path class="oars" d="M-9 19l-3 4M-1 19l-3 4M7 19l-3 4" />
    </>
  ),
  barbarian: (
    <>
      <path class="mast" d="M-18 21 16-19M18 21-16-19" />
      <path class="blade" d="M10-22q9-1 12 9l-8 4-9-8zM-10-22q-9-1-12 9l8 4 9-8z" />
      <circle class="shape" r="17" />
      <circle class="rim" r="13" />
    </>
  ),
};

const MARK_TRANSFORMS: Readonly<Partial<Record<PieceKind, string>>> = { army: "translate(0 -1)", fleet: "translate(0 -8) scale(.9)" };

const BURST_PATH = "M0-31 6-25 15-28 17-19 26-17 23-8 30 0 23 7 26 17 17 18 15 28 6 24 0 31-6 24-15 28-17 18-26 17-23 7-30 0-23-8-26-17-17-19-15-28-6-25z";
