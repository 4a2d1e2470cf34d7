/** Makes the archive of a game: the server's page, with this phone's own records of the game inserted. */

import { packNotes } from "../../core/replay/archive/phonenotes";
import type { PhoneStorage } from "../../core/sending/storage";

/** The mark in the server's page that this phone's records replace. `build/archive.ts` puts it there. */
const RECORDS_MARK = "<!--archive-kept-->";

const TOO_MANY_REQUESTS = 429;
const SECOND = 1_000;

/** Longest wait before the server is asked again, in seconds. Other archives may be finished sooner than it said. */
const LONGEST_PAUSE_S = 60;

/**
 * Return the archive of a game as a file.
 *
 * While the server makes archives for others, it is asked again after a pause, and `waits` gets the estimated
 * seconds. Throws if the server refuses.
 */
export async function fetchArchive(storage: PhoneStorage, game: string, who: string, waits: (seconds: number) => void): Promise<File> {
  const answer = await requestArchive(game);
  const seconds = Number(answer.headers.get("retry-after"));
  if (answer.status === TOO_MANY_REQUESTS && seconds > 0) {
    waits(seconds);
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, LONGEST_PAUSE_S) * SECOND));
    return fetchArchive(storage, game, who, waits);
  }
  if (!answer.ok) throw new Error(`the archive was answered with ${answer.status}`);
  const [page, kept] = await Promise.all([answer.text(), packNotes(storage, game)]);
  const block = `<script type="text/plain" id="archive-kept">${kept}</script>`;
  return new File([page.replace(RECORDS_MARK, () => block)], `acta-${[game, who].filter(Boolean).join("-")}.html`, { type: "text/html" });
}

const requestArchive = (game: string): Promise<Response> =>
  fetch(`/api/v1/games/${encodeURIComponent(game)}/archive`, { credentials: "same-origin" });

/** Return the name of the phone's note that the archive was saved or declined. */
export const archiveNoteKey = (game: string): string => `offered/${game}`;
