/** Icons drawn with lines, 24 by 24 units, in the colour of the text around them. */

import { signal } from "@preact/signals";
import type { RARE_ICON_PATHS } from "./rareicons";

const COMMON_ICON_PATHS = {
  hand: "M5 21V9a1.5 1.5 0 0 1 3 0v4V4.5a1.5 1.5 0 0 1 3 0V12V3.5a1.5 1.5 0 0 1 3 0V12V5.5a1.5 1.5 0 0 1 3 0V15l1.3-2.2a1.5 1.5 0 0 1 2.6 1.5L17.5 21z",
  acts: "M13.5 2 5 13.5h5.5L9.5 22 19 9.5h-6z",
  map: "m3 6 6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-3.8 3-6 6.5-6s6.1 2.2 6.5 6zM16 4.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.2.7 3.6 2.7 4 5.7",
  chronicle: "M6 3h11.5a2.5 2.5 0 0 1 0 5H17v10.5a2.5 2.5 0 0 1-2.5 2.5H4.5A2.5 2.5 0 0 1 7 18.5V5.5A2.5 2.5 0 0 0 4.5 3H6M10 11h4M10 15h4",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "m4.5 12.5 5 5L19.5 7",
  chevron: "m9 5 7 7-7 7",
  alert: "M12 4 2.5 20h19zM12 10v5M12 17.5v.2",
} as const;

/** The name of an icon. */
export type IconName = keyof typeof COMMON_ICON_PATHS | keyof typeof RARE_ICON_PATHS;

/** Return whether the app itself contains an icon of this name. */
export const isIcon = (name: string): name is keyof typeof COMMON_ICON_PATHS => name in COMMON_ICON_PATHS;

const rareIcons = signal<Readonly<Record<string, string>>>({});
let areRareRequested = false;

/** Return the path of an icon; undefined while it is being loaded. */
function iconPath(name: IconName): string | undefined {
  if (isIcon(name)) return COMMON_ICON_PATHS[name];
  if (!areRareRequested) {
    areRareRequested = true;
    // After a failure, the next icon that is drawn loads the rare icons again.
    import("./rareicons").then(({ RARE_ICON_PATHS }) => (rareIcons.value = RARE_ICON_PATHS), () => (areRareRequested = false));
  }
  return rareIcons.value[name];
}

/** Draw an icon. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPath(name)} />
    </svg>
  );
}
