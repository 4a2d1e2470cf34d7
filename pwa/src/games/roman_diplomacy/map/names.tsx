/**
 * The names on the board. A name is written in full when the map is large, and in three letters when it is small. The
 * style sheet shows one of the two. Names are above the pieces, so that no piece covers a name.
 */

import type { Area, MapPicture } from "./picture";

/**
 * The distance between the lines of a name, as a fraction of the letters' height. `DESCENT` is the fraction of a letter
 * that is below its middle.
 */
const LINE_HEIGHT = 1.02;
const DESCENT = 0.31;

export function ProvinceNames({ picture }: { picture: MapPicture }) {
  const areas = Object.entries(picture.provinces);
  return (
    <g class="names" aria-hidden="true">
      {areas.map(([provinceId, area]) => (
        <ProvinceName key={provinceId} area={area} />
      ))}
      <g class="short">
        {areas.map(([provinceId, { label, terrain }]) => (
          <text key={provinceId} data-short={provinceId} data-terrain={terrain} x={label.at[0]} y={label.at[1]} dy="0.32em">
            {provinceId[0]?.toUpperCase() + provinceId.slice(1)}
          </text>
        ))}
      </g>
    </g>
  );
}

function ProvinceName({ area: { label, terrain } }: { area: Area }) {
  const { at: spot, size: fontSize, lines, turn, leader } = label;
  const [x, y] = spot;
  const top = y + fontSize * (DESCENT - ((lines.length - 1) / 2) * LINE_HEIGHT);
  return (
    <g class="name" data-terrain={terrain} font-size={fontSize} transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}>
      {leader && <path class="leader" d={`M${x} ${y}L${leader[0]} ${leader[1]}`} />}
      {lines.map((line, index) => (
        <text key={line} x={x} y={top + index * fontSize * LINE_HEIGHT}>
          {line}
        </text>
      ))}
    </g>
  );
}
