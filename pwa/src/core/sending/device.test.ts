import { expect, test, vi } from "vitest";
import { Api, Problem, unreachableProblem } from "../view/api";
import { memoryStorage } from "./memorystorage";
import { deviceKey } from "./keys";
import type { HeldCard } from "../view/wire";
import { claimEndsOtherSession, tokenIn } from "./cards";
import { claimCard, deviceId } from "./device";

const preview = {
  game: "ides",
  title: "Ludi Romani",
  ruleset: "ludi_romani",
  character: { id: "livia", name: "Livia Drusilla", short: "Livia", role: "virgo", group: "" },
  card: "livia-1",
  taken: true,
  closed: false,
  here: false,
};

const apiAnswering = (answer: () => Promise<HeldCard>): Api => {
  const api = new Api(async () => new Response("{}"));
  api.claim = vi.fn(answer);
  return api;
};

test("the phone keeps the name that it gave itself", async () => {
  const storage = memoryStorage();
  const first = await deviceId(storage);
  expect(await deviceId(storage)).toBe(first);
  expect(first).not.toBe("");
});

test("the token is the part after the hash", () => {
  expect(tokenIn("#ABCD%2DEF ")).toBe("ABCD-EF");
  expect(tokenIn("")).toBe("");
  for (const broken of ["#ABCD-EF%", "#ABCD-EF%2", "#ABCD-EF%CC", "#AB%E0%A4CD-EF", "#ABCD-EF%%"]) {
    expect(tokenIn(broken)).toBe("ABCD-EF");
  }
});

test("a claim names this phone, sends its public key, and says whether to move the card", async () => {
  const storage = memoryStorage();
  const api = apiAnswering(async () => ({ game: "ides", card: "livia-1", character: preview.character }));
  expect(await claimCard(api, storage, "token", true)).toEqual({ state: "claimed", game: "ides" });
  expect(api.claim).toHaveBeenCalledWith({
    token: "token",
    device: await deviceId(storage),
    move: true,
    key: (await deviceKey(storage)).key,
  }, undefined);
});

test("a card on another phone asks the player before it moves", async () => {
  const elsewhereApi = apiAnswering(() => Promise.reject(new Problem({ type: "/problems/card-elsewhere", title: "", status: 409 })));
  expect(await claimCard(elsewhereApi, memoryStorage(), "token", false)).toEqual({ state: "elsewhere" });
});

test("a failed claim gives the problem, and an error of the app itself is raised", async () => {
  const problem = unreachableProblem();
  expect(await claimCard(apiAnswering(() => Promise.reject(problem)), memoryStorage(), "t", false)).toEqual({ state: "failed", problem });
  await expect(claimCard(apiAnswering(() => Promise.reject(new RangeError())), memoryStorage(), "t", false)).rejects.toThrow(RangeError);
});

test("only a card on another phone has to move", () => {
  expect(claimEndsOtherSession(preview)).toBe(true);
  expect(claimEndsOtherSession({ ...preview, here: true })).toBe(false);
  expect(claimEndsOtherSession({ ...preview, taken: false })).toBe(false);
});
