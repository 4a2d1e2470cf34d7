import { expect, test } from "vitest";
import { Api } from "../view/api";
import { forgetKnock, loadKnock, sendKnock, fetchKnockState, newKnock } from "./knock";
import { memoryStorage } from "./memorystorage";

test("a knock is kept until it is answered, with a token that only this phone knows", async () => {
  const storage = memoryStorage();
  expect(await loadKnock(storage, "ides")).toBeNull();
  const knock = await newKnock(storage, "ides", "Dan");
  expect(knock.token).toMatch(/^[0-9a-f]{32}$/);
  expect(await loadKnock(storage, "ides")).toEqual(knock);
  expect(await loadKnock(storage, "nones")).toBeNull();
  await forgetKnock(storage, "ides");
  expect(await loadKnock(storage, "ides")).toBeNull();
});

test("a knock is sent under its own id, and its answer is requested by that id", async () => {
  const requests: { url: string; body: unknown; key: string | undefined }[] = [];
  const api = new Api((url, init) => {
    const headers = init?.headers as Record<string, string>;
    requests.push({ url, body: init?.body ? JSON.parse(String(init.body)) : null, key: headers["Idempotency-Key"] });
    return Promise.resolve(new Response(JSON.stringify({ knock: "k1", state: "waiting" })));
  });
  expect(await sendKnock(api, "ides", { id: "k1", name: "Dan", token: "0f" })).toEqual({ knock: "k1", state: "waiting" });
  await fetchKnockState(api, "ides", "k1");
  expect(requests).toEqual([
    { url: "/api/v1/games/ides/knocks", body: { name: "Dan", token: "0f" }, key: "k1" },
    { url: "/api/v1/games/ides/knocks/k1", body: null, key: undefined },
  ]);
});
