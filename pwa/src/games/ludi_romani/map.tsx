import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import type { MapProps } from "../../ui/gamepack";
import { FIELD, REGIONS } from "./regions";
import type { RegionShape } from "./regions";
import { struckPlace } from "./shape";
import type { RegionDoc } from "./wire";
import "./map.css";

interface Frame {
  readonly x: number;
  readonly y: number;
  /** How large the name plates are drawn. */
  readonly plate: number;
}

/** On the wall the same field is laid wide; on a phone it stands upright. */
const UPRIGHT: Frame = { x: 1, y: 1.2, plate: 1.12 };
const WIDE: Frame = { x: 2.4, y: 1.3, plate: 1.9 };

/** The Roman world: regions to tap, roads between them, seats as pips. */
export function RomanMap({ places, mine, big = false, onPick }: MapProps) {
  const frame = big ? WIDE : UPRIGHT;
  const struck = struckPlace(view.value);
  const known = new Map((places as readonly RegionDoc[]).map((place) => [place.id, place]));
  const shapes = REGIONS.filter(({ id }) => known.has(id));
  return (
    <svg class="roman-map" data-big={big} viewBox={`0 0 ${FIELD.width * frame.x} ${FIELD.height * frame.y}`} role="group" aria-label={t("ui-map")}>
      <Sea frame={frame} />
      {shapes.map((shape) => (
        <path key={shape.id} class="land" data-kind={known.get(shape.id)?.kind} data-mine={shape.id === mine} d={outline(shape, frame)} />
      ))}
      <Roads places={places} frame={frame} />
      {shapes.map((shape) => (
        <Banner key={shape.id} place={known.get(shape.id)} shape={shape} frame={frame} mine={shape.id === mine} struck={shape.id === struck} onPick={onPick} />
      ))}
    </svg>
  );
}

function outline({ outline: spots }: RegionShape, frame: Frame): string {
  return `M${spots.map(([x, y]) => `${x * frame.x} ${y * frame.y}`).join("L")}Z`;
}

const WAVES = [
  [136, 286],
  [150, 306],
  [28, 372],
  [286, 384],
  [100, 380],
  [126, 216],
  [304, 332],
] as const;

function Sea({ frame }: { frame: Frame }) {
  return (
    <g class="sea" aria-hidden="true">
      <rect width={FIELD.width * frame.x} height={FIELD.height * frame.y} />
      {WAVES.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x * frame.x} ${y * frame.y}q5-6 10 0t10 0t10 0`} />
      ))}
      <text x={84 * frame.x} y={326 * frame.y} text-anchor="middle">
        MARE
      </text>
      <text x={84 * frame.x} y={348 * frame.y} text-anchor="middle" class="small">
        NOSTRVM
      </text>
    </g>
  );
}

function Roads({ places, frame }: { places: MapProps["places"]; frame: Frame }) {
  const spots = new Map(REGIONS.map(({ id, spot }) => [id, spot]));
  const pairs = places.flatMap((place) => place.roads.filter((to) => place.id < to).map((to) => [place.id, to] as const));
  return (
    <g class="roads" aria-hidden="true">
      {pairs.map(([from, to]) => {
        const [a, b] = [spots.get(from), spots.get(to)];
        if (!a || !b) return null;
        return <line key={`${from} ${to}`} x1={a[0] * frame.x} y1={a[1] * frame.y} x2={b[0] * frame.x} y2={b[1] * frame.y} />;
      })}
    </g>
  );
}

interface BannerProps {
  readonly place: RegionDoc | undefined;
  readonly shape: RegionShape;
  readonly frame: Frame;
  readonly mine: boolean;
  readonly struck: boolean;
  readonly onPick: MapProps["onPick"];
}

const PER_ROW = 6;

function Banner({ place, shape, frame, mine, struck, onPick }: BannerProps) {
  if (!place) return null;
  const words = place.name.split(" ");
  const seats = place.capacity + (place.throne ? 1 : 0);
  const rows = Math.ceil(seats / PER_ROW);
  const height = words.length * 15 + rows * 12 + (place.tributum ? 11 : 0) + 10;
  const [x, y] = [shape.spot[0] * frame.x, shape.spot[1] * frame.y];
  const pick = onPick ? (): void => onPick(place.id) : undefined;
  return (
    <g
      class="banner-spot"
      transform={`translate(${x} ${y}) scale(${frame.plate})`}
      data-full={place.free === 0}
      data-mine={mine}
      data-struck={struck}
      {...(pick
        ? {
            role: "button",
            tabIndex: 0,
            "aria-label": describe(place, mine, struck),
            onClick: pick,
            onKeyDown: (event: KeyboardEvent) => (event.key === "Enter" || event.key === " ") && pick(),
          }
        : { role: "img", "aria-label": describe(place, mine, struck) })}
    >
      <rect class="plate" x={-43} y={-height / 2} width={86} height={height} rx={3} />
      {words.map((word, line) => (
        <text key={word} class="place-name" y={-height / 2 + 16 + line * 15} text-anchor="middle">
          {word}
        </text>
      ))}
      <Pips place={place} top={-height / 2 + words.length * 15 + 13} />
      {place.tributum > 0 && <Tribute n={place.tributum / 100_000} y={height / 2 - 9} />}
      {struck && <Plague x={43} y={-height / 2} />}
    </g>
  );
}

function describe(place: RegionDoc, mine: boolean, struck: boolean): string {
  const seats = t("ui-seats", { free: place.free, capacity: place.capacity });
  return [place.name, seats, mine ? t("ui-you-are-here") : "", struck ? t("lr-pestis") : ""].filter(Boolean).join(", ");
}

function Pips({ place, top }: { place: RegionDoc; top: number }) {
  const taken = Math.max(0, place.capacity - place.free);
  const throne = place.throne ? [place.here.includes(place.throne)] : [];
  const seats = [...Array.from({ length: place.capacity }, (_, seat) => seat < taken), ...throne];
  return (
    <g class="pips">
      {seats.map((full, index) => {
        const row = Math.floor(index / PER_ROW);
        const inRow = Math.min(PER_ROW, seats.length - row * PER_ROW);
        const x = ((index % PER_ROW) - (inRow - 1) / 2) * 12.5;
        const y = top + row * 12;
        const isThrone = index >= place.capacity;
        return isThrone ? (
          <path key={index} class="pip throne" data-taken={full} transform={`translate(${x} ${y})`} d="M-5-2.500l2.5 2L0-4.500l2.5 4 2.5-2L4 4h-8z" />
        ) : (
          <circle key={index} class="pip" data-taken={full} cx={x} cy={y} r={4.3} />
        );
      })}
    </g>
  );
}

/** The marker of the plague, at the corner of the banner: a skull. */
function Plague({ x, y }: { x: number; y: number }) {
  return (
    <g class="plague" transform={`translate(${x} ${y})`}>
      <circle r={12} />
      <path d="M0-8a7 7 0 0 0-4.500 12.300V7h9V4.300A7 7 0 0 0 0-8zM-2.800-2.500a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400zm5.600 0a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400z" fill-rule="evenodd" />
    </g>
  );
}

/** What the region pays in winter, one coin for each 100,000 Denarii. */
function Tribute({ n, y }: { n: number; y: number }) {
  return (
    <g class="tribute">
      {Array.from({ length: n }, (_, coin) => (
        <circle key={coin} cx={(coin - (n - 1) / 2) * 9} cy={y} r={3.2} />
      ))}
    </g>
  );
}
