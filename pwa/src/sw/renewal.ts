/**
 * The renewal of push subscriptions after the browser has dropped a subscription. The server receives the new
 * subscription for each card with push messages.
 */

/** The part of a browser's subscription that the server receives. */
interface SubscriptionKeys {
  toJSON(): { readonly endpoint?: string; readonly keys?: Readonly<Record<string, string>> };
}

/** The members of the server's answers that this module reads. */
interface ServerAnswers {
  /** The cards of this phone. */
  readonly cards?: readonly { readonly game: string; readonly character: { readonly id: string } }[];
  /** Whether the server pushes messages for a card. */
  readonly on?: boolean;
  /** The server's public key for push messages. */
  readonly key?: string;
}

type AskServer = (path: string, init?: RequestInit) => Promise<ServerAnswers | undefined>;

/**
 * Return a function that asks the server. The function's promise resolves to undefined if the server refuses or does
 * not answer.
 */
export const serverClient =
  (fetcher: typeof fetch): AskServer =>
  async (path, init) => {
    const answer = await fetcher(`/api/v1${path}`, { credentials: "same-origin", cache: "no-store", ...init }).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as ServerAnswers) : undefined;
  };

/**
 * Subscribe again for each card with push messages. `subscribe` makes a subscription for the server's key. If this
 * fails for a card, the app tries again when it is next opened.
 */
export async function renewSubscriptions(askServer: AskServer, subscribe: (key: string) => Promise<SubscriptionKeys>): Promise<void> {
  const { cards = [] } = (await askServer("/session")) ?? {};
  for (const { game, character } of cards) {
    const path = `/games/${game}/push`;
    const pushState = await askServer(`${path}?as=${encodeURIComponent(character.id)}`);
    if (!pushState?.on || !pushState.key) continue;
    const { endpoint, keys } = (await subscribe(pushState.key)).toJSON();
    const body = JSON.stringify({ as: character.id, endpoint, keys });
    await askServer(path, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  }
}
