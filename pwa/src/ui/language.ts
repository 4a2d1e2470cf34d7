/** The language of this phone, as it was chosen here or as its owner reads. */

import { signal } from "@preact/signals";
import { spoken } from "../core/words/language";
import { kept } from "./kept";

export const KEPT = "acta-language";

/** The languages that the owner of this phone reads, best first. */
export const wanted: readonly string[] = globalThis.navigator?.languages ?? [];

export const language = signal(spoken(kept(KEPT), wanted));
