import { useEffect, useState } from "preact/hooks";
import type { Draft } from "../../core/sending/draft";
import { doc, live } from "../services";

/**
 * Return a draft that exists while its component is shown. The draft is tried again when the connection is back and
 * whenever the game has changed.
 */
export function useLiveDraft(made: () => Draft): Draft {
  const [draft] = useState(made);
  useEffect(() => {
    draft.start();
    return () => draft.close();
  }, [draft]);
  const link = live.value?.link.value;
  useEffect(() => {
    if (link === "live") draft.retryNow();
  }, [draft, link]);
  const now = doc.value;
  useEffect(() => draft.recheck(), [draft, now]);
  return draft;
}
