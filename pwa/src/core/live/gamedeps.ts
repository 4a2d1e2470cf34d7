/** The services with which an open game works. */

import type { Api } from "../view/api";
import type { Clock } from "../view/clock";
import type { Lock } from "../sending/outbox";
import type { RelayDeps } from "./relay";
import type { PhoneStorage } from "../sending/storage";

export interface GameDeps {
  /** The id of the game. */
  readonly id: string;
  readonly api: Api;
  readonly storage: PhoneStorage;
  readonly clock: Clock;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Lets one window at a time send commands. Without it they are sent at once. */
  readonly lock?: Lock | undefined;
  /** Opens the channel between windows of this browser. The default is the browser's own `BroadcastChannel`. */
  readonly channel?: RelayDeps["channel"];
  /** Gives the phone's own time (milliseconds). */
  readonly local?: () => number;
  /** Called with how often text of the game was erased; with 0 if the server knows no such game. */
  readonly erased?: (times: number) => unknown;
}
