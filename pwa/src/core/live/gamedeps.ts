/** What an open game works with. */

import type { Api } from "../view/api";
import type { Clock } from "../view/clock";
import type { Lock } from "../sending/outbox";
import type { RelayDeps } from "./relay";
import type { PhoneStorage } from "../sending/storage";

export interface GameDeps {
  readonly id: string;
  readonly api: Api;
  readonly storage: PhoneStorage;
  readonly clock: Clock;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly lock?: Lock | undefined;
  /** How windows of this browser speak with each other; the browser's own way unless a test has another. */
  readonly channel?: RelayDeps["channel"];
  readonly local?: () => number;
  /** Words of the game were erased for the so manieth time; 0 when the server knows no such game. */
  readonly erased?: (times: number) => unknown;
}
