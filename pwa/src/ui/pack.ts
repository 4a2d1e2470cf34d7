/** The pack of the open game. Until the game's own pack is loaded, it is a plain pack. */

import { signal } from "@preact/signals";
import type { GamePack } from "./gamepack";
import { plainPack } from "./plainpack";

export const pack = signal<GamePack>(plainPack(""));
