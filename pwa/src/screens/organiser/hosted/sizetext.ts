/** Sizes of files and disks, as people read them. */

import { texts } from "../../../ui/texts";

const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const;

/** Return a size in bytes in words, such as "3.4 MB". */
export function sizeText(bytes: number): string {
  const step = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2;
  return new Intl.NumberFormat(texts.value.language, { style: "unit", unit: UNITS[step], maximumFractionDigits: 1 }).format(bytes / 1000 ** (step + 1));
}
