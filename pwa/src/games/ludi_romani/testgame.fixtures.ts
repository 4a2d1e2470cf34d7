/** What tests of this game's screens stand on. */

import { cleanup } from "@testing-library/preact";
import { vi } from "vitest";
import type { AnySlices } from "../../core/view/view";
import type { Form, Opening } from "../../core/view/wire";
import { fetchedText, letDialogsOpen, offers, ok, openTestGame } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { playAs } from "../../ui/me";
import { pack as shown } from "../../ui/pack";
import { sheets } from "../../ui/router";
import { closeGame } from "../../ui/services";
import { loadGame } from "../open";
import type { battle } from "./fixtures";
import { table } from "./fixtures";
import { pack } from "./pack";
// what is fetched when it is needed is at hand here, so that a busy machine is not waited for
import "../../ui/act/sheet";

const FILES: Readonly<Record<string, string>> = import.meta.glob(["./en.ftl", "./en.rites.ftl", "../../../../ledger/games/ludi_romani/messages/en*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const WORDS = Object.values(FILES).join("\n");

let server: TestServer;

/** The first command that was sent. */
export const posted = (): Record<string, unknown> | undefined => server.posted.find(({ path }) => path.endsWith("/commands"))?.body;

/** These battles, and nothing else, are under way. */
export const proelia = (...list: readonly ReturnType<typeof battle>[]): AnySlices => ({ proelia: { list } });

/** What comes before each test, and after it. */
export const setUp = (): void => {
  letDialogsOpen();
  vi.stubGlobal("scrollTo", () => undefined);
};
export const tearDown = (): void => {
  cleanup();
  playAs("");
  sheets.value = [];
  closeGame();
  vi.unstubAllGlobals();
};

/** A phone at this evening, with what the view holds beside and what may be done; its words are the real ones. */
export async function start(slices: AnySlices = {}, forms: readonly Form[] = [], changes: Partial<Opening> = {}): Promise<void> {
  server = await openTestGame(table(slices, changes));
  server.routes["offers"] = ok(offers({ as: "octavian", offers: forms }));
  server.routes["commands"] = ok({ command: "c", repeated: false, pending: false, entries: [] }, 201);
  shown.value = pack;
  const served = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    url.includes(".ftl") ? Promise.resolve(fetchedText(url, WORDS)) : served(url, init),
  );
  await loadGame("ludi_romani");
}
