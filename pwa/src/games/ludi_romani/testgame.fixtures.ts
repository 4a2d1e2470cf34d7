/** The preparation for tests of this game's screens. */

import { cleanup } from "@testing-library/preact";
import { vi } from "vitest";
import type { AnySlices } from "../../core/view/view";
import type { Form, Opening } from "../../core/view/wire";
import { textResponse, letDialogsOpen, offersDoc, okAnswer, openTestGame } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { playAs } from "../../ui/me";
import { pack as shown } from "../../ui/pack";
import { sheets } from "../../ui/router";
import { closeGame } from "../../ui/services";
import { loadPackAndTexts } from "../open";
import type { battleDoc } from "./fixtures";
import { tableView } from "./fixtures";
import { pack } from "./pack";
// These modules are loaded at the start, because the screens would load them too late for a test on a slow machine.
import "../../ui/act/sheet";

const TEXT_FILES: Readonly<Record<string, string>> = import.meta.glob(["./en.ftl", "./en.rites.ftl", "../../../../ledger/games/ludi_romani/messages/en*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAME_TEXTS = Object.values(TEXT_FILES).join("\n");

let server: TestServer;

/** Return the body of the first command that was sent. */
export const postedCommand = (): Record<string, unknown> | undefined => server.posted.find(({ path }) => path.endsWith("/commands"))?.body;

/** Let the server answer requests whose path ends like this. */
export const serveAnswer = (path: string, answer: unknown): void => void (server.routes[path] = okAnswer(answer));

/** Return slices that contain the given battles. */
export const battleSlices = (...battleDocs: readonly ReturnType<typeof battleDoc>[]): AnySlices => ({ proelia: { list: battleDocs } });

/** Prepare a test. `tearDownTest` removes what the test leaves behind. */
export const setUpTest = (): void => {
  letDialogsOpen();
  vi.stubGlobal("scrollTo", () => undefined);
};
export const tearDownTest = (): void => {
  cleanup();
  playAs("");
  sheets.value = [];
  closeGame();
  vi.unstubAllGlobals();
};

/** Open a game on the phone with the given slices and forms, and with the real texts. */
export async function startGame(slices: AnySlices = {}, forms: readonly Form[] = [], changes: Partial<Opening> = {}): Promise<void> {
  server = await openTestGame(tableView(slices, changes));
  server.routes["offers"] = okAnswer(offersDoc({ as: "octavian", offers: forms }));
  server.routes["commands"] = okAnswer({ command: "c", repeated: false, pending: false, entries: [] }, 201);
  shown.value = pack;
  const served = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    url.includes(".ftl") ? Promise.resolve(textResponse(url, GAME_TEXTS)) : served(url, init),
  );
  await loadPackAndTexts("ludi_romani");
}
