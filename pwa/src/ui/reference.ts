/** The sheets that open when a player taps a name. The sheets are about a person, a place or a rule. */

import type { ComponentChild } from "preact";
import type { RefKind } from "../core/words/messages";
import { openSheet } from "./router";

/** Draws the sheet about the object with this id. */
type DrawSheet = (thingId: string) => ComponentChild;

type NamedKind = Extract<RefKind, "who" | "place" | "rule">;

const sheetByKind = new Map<string, DrawSheet>();

/**
 * Set the sheets that open when a name is tapped. The app calls this function once. The sheets belong to the screens,
 * and the folder `ui` may not import screens.
 */
export function setNameSheets(sheets: Readonly<Record<NamedKind, DrawSheet>>): void {
  for (const [kind, sheet] of Object.entries(sheets)) sheetByKind.set(kind, sheet);
}

/** Open the sheet about the reference that the player tapped. */
export function openReference({ kind, id }: { readonly kind: RefKind; readonly id: string }): void {
  const sheet = sheetByKind.get(kind);
  if (sheet) openSheet(() => sheet(id), [kind, id]);
}
