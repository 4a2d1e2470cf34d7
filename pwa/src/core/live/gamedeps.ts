/** The services that an open game uses. */

import type { Api } from "../view/api";
import type { Clock } from "../view/clock";
import type { RunWithLock } from "../sending/outbox";
import type { RelayDeps } from "./relay";
import type { PhoneStorage } from "../sending/storage";

export interface GameDeps {
  /** The id of the game. */
  readonly id: string;
  readonly api: Api;
  readonly storage: PhoneStorage;
  readonly clock: Clock;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Makes sure that only one window at a time sends commands. Without this lock commands are sent at once. */
  readonly lock?: RunWithLock | undefined;
  /** Opens the channel between the windows of this browser. The default is the browser's own `BroadcastChannel`. */
  readonly channel?: RelayDeps["channel"];
  /** Returns the phone's own time (milliseconds). */
  readonly now?: () => number;
  /**
   * Called with the number of times that text of the game was erased. The number is 0 if the server does not know the
   * game.
   */
  readonly onErased?: (erasureCount: number) => unknown;
}
