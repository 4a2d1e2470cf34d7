/** Where a tapped name leads: a sheet about the person, the place or the rule. */

import type { ComponentChild } from "preact";
import type { RefKind } from "../core/words/messages";
import { openSheet } from "./router";

/** The sheet about something, by its id. */
type About = (id: string) => ComponentChild;

type Named = Extract<RefKind, "who" | "place" | "rule">;

const sheets = new Map<string, About>();

/** Say which sheets names lead to. The app does so once: sheets are screens, and no part of this folder. */
export function leadNamesTo(about: Readonly<Record<Named, About>>): void {
  for (const [kind, sheet] of Object.entries(about)) sheets.set(kind, sheet);
}

export function follow({ kind, id }: { readonly kind: RefKind; readonly id: string }): void {
  const sheet = sheets.get(kind);
  if (sheet) openSheet(() => sheet(id));
}
