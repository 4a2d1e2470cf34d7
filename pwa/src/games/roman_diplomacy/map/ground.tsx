/** The ground of the board, with seas, lands, coasts and islands. The ground is drawn once for each picture. */

import type { Decoration, MapPicture } from "./picture";

/** The widths of the lines of shallow water along the coasts, the widest first. */
const SHORE_WIDTHS = [34, 16];

export function Ground({ picture }: { picture: MapPicture }) {
  const areas = Object.entries(picture.provinces);
  const lands = areas.filter(([, { terrain }]) => terrain !== "sea").map(([, { outline }]) => outline);
  const solid = [...lands, ...decorationPaths(picture, "impassable"), ...decorationPaths(picture, "island")].join("");
  const [width, height] = picture.size;
  return (
    <g class="ground" aria-hidden="true">
      <rect class="sea" width={width} height={height} />
      {SHORE_WIDTHS.map((width) => (
        <path key={width} class="shore" d={solid} stroke-width={width} />
      ))}
      {areas.map(([provinceId, { terrain, outline }]) => terrain === "sea" && <path key={provinceId} class="sea-border" d={outline} />)}
      <path class="coast" d={solid} />
      {areas.map(([provinceId, { terrain, outline }]) => (
        <path key={provinceId} class="area" data-province={provinceId} data-terrain={terrain} d={outline} fill-rule="evenodd" />
      ))}
    </g>
  );
}

/** The features that are drawn above the colours of the powers: borders, islands, lakes, mountains, cities and links. */
export function Features({ picture }: { picture: MapPicture }) {
  const lands = Object.values(picture.provinces).filter(({ terrain }) => terrain !== "sea");
  const lines = lands.map(({ outline }) => outline).join("");
  return (
    <g class="features" aria-hidden="true">
      <path class="border" data-under d={lines} />
      <path class="border" d={lines} />
      {picture.decoration.map(({ kind, path }, index) => (
        <path key={index} class={kind} d={path} />
      ))}
      {Object.entries(picture.provinces).map(([provinceId, { centre }]) => centre && <circle key={provinceId} class="city" cx={centre[0]} cy={centre[1]} r={picture.sign * 0.26} />)}
      {Object.entries(picture.links).map(([link, path]) => (
        <path key={link} class="link" d={path} />
      ))}
    </g>
  );
}

const decorationPaths = (picture: MapPicture, kind: Decoration["kind"]): string[] =>
  picture.decoration.filter((decoration) => decoration.kind === kind).map(({ path }) => path);

/** The frame of the map. The frame is drawn over all features that reach the edge of the map. */
export function MapFrame({ mapSize: [width, height] }: { mapSize: MapPicture["size"] }) {
  return (
    <g class="edge" aria-hidden="true">
      <rect x="4" y="4" width={width - 8} height={height - 8} />
      <rect class="fine" x="13" y="13" width={width - 26} height={height - 26} />
    </g>
  );
}
