/** The pack of the open game. It is plain until the game's own pack is loaded. */

import { signal } from "@preact/signals";
import type { GamePack } from "./gamepack";
import { plainPack } from "./plainpack";

export const pack = signal<GamePack>(plainPack(""));
