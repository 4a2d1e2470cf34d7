/** What an open game works with. */

import type { Api } from "./api";
import type { Clock } from "./clock";
import type { Lock } from "./outbox";
import type { PhoneStorage } from "./storage";

export interface GameDeps {
  readonly id: string;
  readonly api: Api;
  readonly storage: PhoneStorage;
  readonly clock: Clock;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly lock?: Lock | undefined;
  readonly local?: () => number;
  /** Words of the game were erased for the so manieth time; 0 when the server knows no such game. */
  readonly erased?: (times: number) => unknown;
}
