import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { fetchAnswer } from "../../ui/fetchanswer";
import { LoadingPanel, loadUntilDone } from "../../ui/lazy";
import { currentRoute } from "../../ui/router";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";

interface FetchedAnswerProps<T> {
  /** The path of the request, without `/games/<game>` at its start. */
  readonly path: string;
  readonly Shown: ComponentType<{ readonly answer: T }>;
}

/**
 * Fetch one resource of this game and show it. If the resource does not exist, say so. The resource is fetched again
 * when the first part of the cursor changes, because the viewer may then read other free text than before.
 */
export function FetchedAnswer<T>({ path, Shown }: FetchedAnswerProps<T>) {
  const [answer, setAnswer] = useState<{ readonly path: string; readonly document: T | null } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { game } = currentRoute.value;
  const edition = view.value?.cursor.split(".")[0];
  useEffect(() => {
    setHasFailed(false);
    return loadUntilDone(() => fetchAnswer<T>(`/games/${game}${path}`), (document) => setAnswer({ path, document }), () => setHasFailed(true));
  }, [game, path, edition]);
  if (answer?.path !== path) return <LoadingPanel hasFailed={hasFailed} />;
  if (answer.document === null) return <p class="empty">{t("after-nothing")}</p>;
  return <Shown answer={answer.document} />;
}
