/** A browser has given up this phone's subscription: the server is told of the new one, for each card to whose phone it pushes. */

/** A browser's subscription, as far as the server is told of it. */
interface Subscribed {
  toJSON(): { readonly endpoint?: string; readonly keys?: Readonly<Record<string, string>> };
}

interface Answers {
  readonly cards?: readonly { readonly game: string; readonly character: { readonly id: string } }[];
  readonly on?: boolean;
  readonly key?: string;
}

type Ask = (path: string, init?: RequestInit) => Promise<Answers | undefined>;

/** Ask the server; undefined where it says no or nothing. */
export const asking =
  (fetched: typeof fetch): Ask =>
  async (path, init) => {
    const answer = await fetched(`/api/v1${path}`, { credentials: "same-origin", cache: "no-store", ...init }).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as Answers) : undefined;
  };

/** Sign up again for each card that is on. `subscribe` makes a subscription for the server's key. The app tries a failed card again when it opens. */
export async function renewAll(ask: Ask, subscribe: (key: string) => Promise<Subscribed>): Promise<void> {
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
