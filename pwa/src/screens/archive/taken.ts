/** Taking a game home: the page that the server makes, with what this phone kept of the game put into it. */

import { packKept } from "../../core/replay/archive/kept";
import type { PhoneStorage } from "../../core/sending/storage";

/** Where a page has room for what a phone kept; `build/archive.ts` puts it there. */
const PLACE = "<!--archive-kept-->";

const TOO_MANY = 429;
const SECOND = 1_000;

/** So many seconds at most until it is asked again: others may have gone before their turn. */
const PATIENCE = 60;

/**
 * The archive of a game as a file. Where others take theirs home, too, it is asked for again; `waits` hears
 * how many seconds it takes, about. Throws where the server gives none.
 */
export async function takenHome(storage: PhoneStorage, game: string, who: string, waits: (seconds: number) => void): Promise<File> {
  const answer = await asked(game);
  const seconds = Number(answer.headers.get("retry-after"));
  if (answer.status === TOO_MANY && seconds > 0) {
    waits(seconds);
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, PATIENCE) * SECOND));
    return takenHome(storage, game, who, waits);
  }
  if (!answer.ok) throw new Error(`the archive was answered with ${answer.status}`);
  const [page, kept] = await Promise.all([answer.text(), packKept(storage, game)]);
  const block = `<script type="text/plain" id="archive-kept">${kept}</script>`;
  return new File([page.replace(PLACE, () => block)], `acta-${[game, who].filter(Boolean).join("-")}.html`, { type: "text/html" });
}

const asked = (game: string): Promise<Response> =>
  fetch(`/api/v1/games/${encodeURIComponent(game)}/archive`, { credentials: "same-origin" });

/** Under which note the phone keeps that a game was taken home, or that nobody wants it. */
export const offeredOf = (game: string): string => `offered/${game}`;
