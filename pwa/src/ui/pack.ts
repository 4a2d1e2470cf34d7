/** How the open game is drawn. Plain until its own drawings are loaded. */

import { signal } from "@preact/signals";
import type { GamePack } from "../games/pack";
import { plainPack } from "../games/plain";

export const pack = signal<GamePack>(plainPack(""));
