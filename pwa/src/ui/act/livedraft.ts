import { useEffect, useState } from "preact/hooks";
import type { FormDraft } from "../../core/sending/draft";
import { gameSlice, currentGame } from "../services";

/**
 * Return a draft that exists while its component is shown. The draft is tried again when the connection is back and
 * whenever the game has changed.
 */
export function useLiveDraft(makeDraft: () => FormDraft): FormDraft {
  const [draft] = useState(makeDraft);
  useEffect(() => {
    draft.start();
    return () => draft.close();
  }, [draft]);
  const link = currentGame.value?.link.value;
  useEffect(() => {
    if (link === "live") draft.retryNow();
  }, [draft, link]);
  const game = gameSlice.value;
  useEffect(() => draft.recheck(), [draft, game]);
  return draft;
}
