/**
 * Renewal of push subscriptions after the browser dropped one. The server receives the new one for each card with
 * push messages.
 */

/** The part of a browser's subscription that the server receives. */
interface SubscriptionKeys {
  toJSON(): { readonly endpoint?: string; readonly keys?: Readonly<Record<string, string>> };
}

/** The parts of the server's answers that are read here. */
interface Answers {
  /** The cards of this phone. */
  readonly cards?: readonly { readonly game: string; readonly character: { readonly id: string } }[];
  /** Whether push is on for a card. */
  readonly on?: boolean;
  /** The server's public key for push messages. */
  readonly key?: string;
}

type AskServer = (path: string, init?: RequestInit) => Promise<Answers | undefined>;

/** Return a function that asks the server. It resolves to undefined if the server refuses or does not answer. */
export const serverClient =
  (fetched: typeof fetch): AskServer =>
  async (path, init) => {
    const answer = await fetched(`/api/v1${path}`, { credentials: "same-origin", cache: "no-store", ...init }).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as Answers) : undefined;
  };

/**
 * Subscribe again for each card that is on. `subscribe` makes a subscription for the server's key. If a card fails,
 * the app tries it again when it opens.
 */
export async function renewAll(ask: AskServer, subscribe: (key: string) => Promise<SubscriptionKeys>): Promise<void> {
  const { cards = [] } = (await ask("/session")) ?? {};
  for (const { game, character } of cards) {
    const path = `/games/${game}/push`;
    const state = await ask(`${path}?as=${encodeURIComponent(character.id)}`);
    if (!state?.on || !state.key) continue;
    const { endpoint, keys } = (await subscribe(state.key)).toJSON();
    const body = JSON.stringify({ as: character.id, endpoint, keys });
    await ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  }
}
