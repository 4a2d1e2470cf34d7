/** Pictures from a table. The table is loaded when the first of its pictures is drawn. */

import { useEffect, useState } from "preact/hooks";
import { loadUntilDone } from "../lazy";
import type { Motif, Picture, Pictures } from "./paths";

/** Loads a table of pictures. */
export type LoadPictures = () => Promise<Pictures>;

/** The position and scale of a motif that has a second motif beside it. */
const LARGE_MOTIF = { at: -0.5, scale: 0.78 };
const SMALL_MOTIF = { at: 11.7, scale: 0.52 };

function MotifPath({ motif, x = 0, scale = 1 }: { motif: Motif; x?: number; scale?: number }) {
  const [filledPath, linePath] = motif.split("|");
  return (
    <g transform={`translate(${x} ${x}) scale(${scale})`} stroke-width={1.9 / scale ** 0.8}>
      {filledPath && <path d={filledPath} />}
      {linePath && <path class="line" d={linePath} />}
    </g>
  );
}

/** Draw a picture in the colour of the text. The small motif is in front of the large motif. */
export function Drawing({ picture: [motif, badge] }: { picture: Picture }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" class="glyph drawn">
      <MotifPath motif={motif} {...(badge && LARGE_MOTIF)} />
      {badge && (
        <>
          <g class="around">
            <MotifPath motif={badge} {...SMALL_MOTIF} />
          </g>
          <MotifPath motif={badge} {...SMALL_MOTIF} />
        </>
      )}
    </svg>
  );
}

/** The picture for a name that has no picture. Tests look for its class. */
const fallbackPicture = (
  <svg viewBox="0 0 24 24" aria-hidden="true" class="glyph unknown">
    <path d="M12 3l9 9-9 9-9-9z" />
  </svg>
);

const loadedTables = new WeakMap<LoadPictures, Pictures>();

/** Draw the picture with this name. While the table is being loaded, draw nothing. */
export function NamedPicture({ loadPictures, name }: { loadPictures: LoadPictures; name: string }) {
  const [, setLoaded] = useState(false);
  const table = loadedTables.get(loadPictures);
  useEffect(() => {
    if (table) return undefined;
    const showPictures = (pictures: Pictures): void => {
      loadedTables.set(loadPictures, pictures);
      setLoaded(true);
    };
    return loadUntilDone(loadPictures, showPictures, () => undefined);
  }, [loadPictures, table]);
  if (!table) return null;
  const picture = table[name];
  return picture ? <Drawing picture={picture} /> : fallbackPicture;
}
