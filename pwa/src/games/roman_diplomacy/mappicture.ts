/** What the board is drawn from, with the names of places as the reader's language says them. */

import { useMemo } from "preact/hooks";
import { usePicture } from "../../ui/picture";
import { view } from "../../ui/services";
import type { MapPicture } from "./map/picture";
import { spokenPicture } from "./map/spoken";

/** The open game's map; null while it is not there yet. It stays the same as long as all names do. */
export function useMapPicture(): MapPicture | null {
  const picture = usePicture<MapPicture>();
  const slices = view.value?.slices ?? {};
  const names = Object.keys(picture?.provinces ?? {}).map((id) => [id, (slices[`place/${id}`] as { name?: string } | undefined)?.name]);
  const called = JSON.stringify(Object.fromEntries(names.filter(([, name]) => name)));
  return useMemo(() => picture && spokenPicture(picture, JSON.parse(called) as Record<string, string>), [picture, called]);
}
