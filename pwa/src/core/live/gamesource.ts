/**
 * The source of an open game's events. The source is the stream of this window, or the stream of another window of this
 * browser.
 */

import type { GameDeps } from "./gamedeps";
import type { Relay, RelayDeps } from "./relay";
import { Stream } from "./stream";
import type { StreamState } from "./stream";

type RelayHooks = Pick<RelayDeps, "url" | "onEvent" | "onState" | "onRefused" | "viewText" | "onReset" | "fetchView" | "now">;

export class GameSource {
  readonly #stream: Stream;
  #relay: Relay | null = null;
  #openedAt = "";
  /**
   * Whether the phone took or left a card before the relay was loaded. The relay then makes other windows open their
   * streams again.
   */
  #isWhole = false;

  readonly #deps: GameDeps;
  readonly #hooks: RelayHooks;
  readonly #link: () => StreamState;

  /** `link` returns the current state of this window's stream. */
  constructor(
    deps: GameDeps,
    hooks: RelayHooks,
    link: () => StreamState,
  ) {
    this.#deps = deps;
    this.#hooks = hooks;
    this.#link = link;
    this.#stream = new Stream({
      fetch: deps.fetch,
      url: () => (this.#openedAt = hooks.url()),
      onEvent: (event, openedAt) => {
        this.#relay?.handleEvent(event, openedAt);
        hooks.onEvent(event, openedAt);
      },
      onState: (state) => (this.#relay ? this.#relay.noteStreamState(state) : hooks.onState(state)),
      onRefused: (status) => {
        this.#relay?.postRefusal(status);
        hooks.onRefused(status);
      },
      now: hooks.now,
    });
  }

  get #connection(): Pick<Relay, "open" | "restart" | "noteLoss" | "close"> {
    return this.#relay ?? this.#stream;
  }

  /**
   * Open the stream, and share it with other windows once the relay is loaded. If the relay cannot be loaded, this
   * window does not share its stream.
   */
  start(): void {
    this.#connection.open();
    if (!this.#relay) void import("./relay").then(({ Relay }) => (this.#relay ??= this.#makeRelay(Relay)), () => undefined);
  }

  /** Open the stream without a cursor. */
  openAnew(): void {
    this.#isWhole ||= this.#relay === null;
    this.#connection.open(true);
  }

  restart(): void {
    this.#connection.restart();
  }

  noteLoss(): void {
    this.#connection.noteLoss();
  }

  close(): void {
    this.#connection.close();
  }

  #makeRelay(RelayClass: typeof Relay): Relay {
    const { id: game, channel } = this.#deps;
    return new RelayClass({ ...this.#hooks, game, channel, stream: this.#stream, openedAt: () => this.#openedAt }, this.#link(), this.#isWhole);
  }
}
