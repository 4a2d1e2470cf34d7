/** The drawing of the board, with the names of places in the reader's language. */

import { useMemo } from "preact/hooks";
import { useBoardPicture } from "../../ui/picture";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import type { MapPicture } from "./map/picture";
import { translatePicture } from "./map/translatedpicture";
import type { MapWords } from "./map/viewport";

/**
 * Return the drawing of the open game; null until the drawing is loaded. The drawing stays the same object while no
 * name changes.
 */
export function useMapPicture(): MapPicture | null {
  const picture = useBoardPicture<MapPicture>();
  const slices = view.value?.slices ?? {};
  const names = Object.keys(picture?.provinces ?? {}).map((provinceId) => [provinceId, (slices[`place/${provinceId}`] as { name?: string } | undefined)?.name]);
  const namesJson = JSON.stringify(Object.fromEntries(names.filter(([, name]) => name)));
  return useMemo(() => picture && translatePicture(picture, JSON.parse(namesJson) as Record<string, string>), [picture, namesJson]);
}

/** Return the texts of a map. */
export const mapWords = ({ title, notice, stand_in }: MapPicture): MapWords => ({
  board: t("board-of", { title }),
  nearer: t("board-nearer"),
  farther: t("board-farther"),
  notice: stand_in ? `${t("board-stand-in")} ${notice}` : notice,
});
