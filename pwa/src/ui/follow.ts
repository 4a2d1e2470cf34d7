/** The sheets that open when a name is tapped: about a person, a place or a rule. */

import type { ComponentChild } from "preact";
import type { RefKind } from "../core/words/messages";
import { openSheet } from "./router";

/** Draws the sheet about an id. */
type DrawSheet = (id: string) => ComponentChild;

type NamedKind = Extract<RefKind, "who" | "place" | "rule">;

const sheets = new Map<string, DrawSheet>();

/**
 * Set the sheets that names open. The app calls this once, because the sheets are screens and this folder may not
 * import screens.
 */
export function setNameSheets(about: Readonly<Record<NamedKind, DrawSheet>>): void {
  for (const [kind, sheet] of Object.entries(about)) sheets.set(kind, sheet);
}

/** Open the sheet about a tapped reference. */
export function openReference({ kind, id }: { readonly kind: RefKind; readonly id: string }): void {
  const sheet = sheets.get(kind);
  if (sheet) openSheet(() => sheet(id));
}
