/**
 * Makes the archive of a game. The archive is the server's page, into which this phone's own records of the game are
 * inserted.
 */

import { packNotes } from "../../core/replay/archive/phonenotes";
import type { PhoneStorage } from "../../core/sending/storage";

/** The mark in the server's page that is replaced with this phone's records. `build/archive.ts` writes the mark. */
const RECORDS_MARK = "<!--archive-kept-->";

const TOO_MANY_REQUESTS = 429;
const SECOND = 1_000;

/**
 * The longest wait before the server is asked again (seconds). Other archives may be finished earlier than the server
 * estimated.
 */
const LONGEST_RETRY_PAUSE_S = 60;

/**
 * Return the archive of a game as a file.
 *
 * While the server makes archives for other phones, the phone asks again after a pause. `waits` gets the estimated
 * number of seconds. Throws if the server refuses.
 */
export async function fetchArchive(storage: PhoneStorage, game: string, character: string, onWait: (seconds: number) => void): Promise<File> {
  const answer = await requestArchive(game);
  const seconds = Number(answer.headers.get("retry-after"));
  if (answer.status === TOO_MANY_REQUESTS && seconds > 0) {
    onWait(seconds);
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, LONGEST_RETRY_PAUSE_S) * SECOND));
    return fetchArchive(storage, game, character, onWait);
  }
  if (!answer.ok) throw new Error(`the archive was answered with ${answer.status}`);
  const [page, notes] = await Promise.all([answer.text(), packNotes(storage, game)]);
  const block = `<script type="text/plain" id="archive-kept">${notes}</script>`;
  return new File([page.replace(RECORDS_MARK, () => block)], `acta-${[game, character].filter(Boolean).join("-")}.html`, { type: "text/html" });
}

const requestArchive = (game: string): Promise<Response> =>
  fetch(`/api/v1/games/${encodeURIComponent(game)}/archive`, { credentials: "same-origin" });
