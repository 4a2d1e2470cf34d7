/** How the open game is drawn. Plain until its own drawings are loaded. */

import { signal } from "@preact/signals";
import type { GamePack } from "./gamepack";
import { plainPack } from "./plainpack";

export const pack = signal<GamePack>(plainPack(""));
