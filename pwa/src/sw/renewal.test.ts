import { expect, test, vi } from "vitest";
import { serverClient, renewSubscriptions } from "./renewal";

const SUBSCRIPTION = { endpoint: "https://push.example/2", keys: { p256dh: "P", auth: "A" } };
const card = (game: string, id: string) => ({ game, card: "", character: { id } });

/** Return a server with the given cards. The server pushes messages to the characters in `subscribed`. */
function serverWith(cards: readonly unknown[], subscribed: readonly string[]) {
  const posts: unknown[] = [];
  const answer = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (init?.method === "POST") posts.push([url, JSON.parse(String(init.body))]);
    if (String(url).endsWith("/session")) return Response.json({ cards, now: 1 });
    return Response.json({ on: subscribed.some((id) => String(url).endsWith(`as=${id}`)), key: "BK" });
  };
  return { ask: serverClient(answer), posted: posts };
}

test("a new push subscription is sent for each card that is on, and for no other", async () => {
  const { ask, posted } = serverWith([card("ides", "hirtius"), card("nuts", "ada")], ["ada"]);
  const subscribe = vi.fn(async () => ({ toJSON: () => SUBSCRIPTION }));
  await renewSubscriptions(ask, subscribe);
  expect(subscribe).toHaveBeenCalledWith("BK");
  expect(posted).toEqual([["/api/v1/games/nuts/push", { as: "ada", ...SUBSCRIPTION }]]);
});

test("no subscription is made if no card is on", async () => {
  const subscribe = vi.fn(async () => ({ toJSON: () => SUBSCRIPTION }));
  await renewSubscriptions(serverWith([card("ides", "hirtius")], []).ask, subscribe);
  expect(subscribe).not.toHaveBeenCalled();
});

test("a silent server is left alone until the app opens", async () => {
  const subscribe = vi.fn(async () => ({ toJSON: () => SUBSCRIPTION }));
  await renewSubscriptions(serverClient(() => Promise.reject(new TypeError("offline"))), subscribe);
  await renewSubscriptions(serverClient(async () => new Response("", { status: 401 })), subscribe);
  expect(subscribe).not.toHaveBeenCalled();
});
