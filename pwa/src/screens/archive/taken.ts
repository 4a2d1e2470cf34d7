/** Taking a game home: the page that the server makes, with what this phone kept of the game put into it. */

import { packKept } from "../../core/archive/kept";
import type { PhoneStorage } from "../../core/storage";

/** Where a page has room for what a phone kept; `build/archive.ts` puts it there. */
const PLACE = "<!--archive-kept-->";

/** The archive of a game as a file. Throws where the server gives none. */
export async function takenHome(storage: PhoneStorage, game: string, who: string): Promise<File> {
  const answer = await fetch(`/api/v1/games/${encodeURIComponent(game)}/archive`, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`the archive was answered with ${answer.status}`);
  const [page, kept] = await Promise.all([answer.text(), packKept(storage, game)]);
  const block = `<script type="text/plain" id="archive-kept">${kept}</script>`;
  return new File([page.replace(PLACE, () => block)], `acta-${[game, who].filter(Boolean).join("-")}.html`, { type: "text/html" });
}

/** Under which note the phone keeps that a game was taken home, or that nobody wants it. */
export const offeredOf = (game: string): string => `offered/${game}`;
