/**
 * The submissions of this phone's characters to open windows. The phone fetches a submission again whenever it may have
 * changed.
 */

import { effect, signal } from "@preact/signals";
import { Problem, unreachableProblem } from "../../core/view/api";
import { latestAnswerTaker } from "../../core/view/latestanswer";
import { slicesOfFamily } from "../../core/view/selectors";
import type { OpenGame } from "../../core/replay/pastgame";
import type { OutboxItem } from "../../core/sending/storage";
import type { OwnSubmission, WindowDoc } from "../../core/view/wire";
import { api, currentGame, view } from "../services";

/** A submission of a character on this phone. */
interface KnownSubmission {
  readonly doc: OwnSubmission;
  /**
   * Whether the proof for the last seal is valid. The proof must lead from the submission to the root that everybody is
   * shown.
   */
  readonly isProved: boolean;
}

const submissions = signal<Readonly<Record<string, KnownSubmission>>>({});

const takeLatest = latestAnswerTaker();

const submissionKey = (window: string, character: string): string => `${window}\n${character}`;

/** Return the submission of a character to a window, as this phone knows it; undefined if it was not fetched yet. */
export const knownSubmission = (window: string, character: string): KnownSubmission | undefined => submissions.value[submissionKey(window, character)];

/** Return every window of the view. The window with the earliest deadline comes first. */
export const allWindows = (): readonly WindowDoc[] =>
  [...slicesOfFamily<WindowDoc>(view.value, "window")].sort((firstWindow, secondWindow) => firstWindow.until - secondWindow.until);

/** Return the open windows in which a character must save a submission. */
export const openWindowsOf = (character: string): readonly WindowDoc[] => allWindows().filter((window) => window.owed.includes(character) && !window.over);

/** Return the last save of a character that has not reached the server; undefined if all saves have reached it. */
export const unsentSave = (window: string, character: string): OutboxItem | undefined =>
  [...(currentGame.value?.outbox.value ?? [])]
    .reverse()
    .find(({ state, body }) => (state === "queued" || state === "sent") && body.as === character && body["window"] === window && body.type !== "set-ready");

/** Fetch a submission. If the server does not answer, return the submission that the phone already knows. */
export async function fetchSubmission(window: WindowDoc, character: string): Promise<OwnSubmission | undefined> {
  const game = currentGame.peek()?.id ?? "";
  try {
    const { isUnderSeal } = await import("../../core/sending/sealproof").catch(() => Promise.reject(unreachableProblem()));
    const key = submissionKey(window.id, character);
    return await takeLatest(key, api.call<OwnSubmission>(`/games/${game}/windows/${encodeURIComponent(window.id)}/own?as=${encodeURIComponent(character)}`), (doc) => {
      const slice = view.peek()?.slices[`window/${window.id}`] as WindowDoc | undefined;
      submissions.value = { ...submissions.peek(), [key]: { doc, isProved: isUnderSeal(doc, slice?.root ?? "") } };
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return knownSubmission(window.id, character)?.doc;
  }
}

/**
 * Fetch the submissions of the viewer's characters after each seal and after each save. Returns a function that stops
 * this.
 */
export function followSubmissions(game: OpenGame): () => void {
  const reload = (): void => {
    for (const character of view.peek()?.me ?? []) for (const window of openWindowsOf(character)) void fetchSubmission(window, character);
  };
  let previousKey = "";
  const stopSeals = effect(() => {
    const stateKey = `${game.link.value} ${(view.value?.me ?? []).join()} ${allWindows().map(({ id, seal: sealNumber, over: isOver }) => `${id} ${sealNumber} ${isOver}`).join()}`;
    if (stateKey !== previousKey) reload();
    previousKey = stateKey;
  });
  const stopSaves = game.onSettled(({ body }) => {
    if (body["window"] !== undefined) reload();
  });
  return () => {
    stopSeals();
    stopSaves();
    submissions.value = {};
  };
}
