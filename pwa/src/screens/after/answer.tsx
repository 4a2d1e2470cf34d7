import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import { Loading, persist } from "../../ui/lazy";
import { here } from "../../ui/router";
import { api, view } from "../../ui/services";
import { t } from "../../ui/texts";

interface Props<T> {
  /** What follows `/games/<game>` in the address. */
  readonly path: string;
  readonly Shown: ComponentType<{ readonly answer: T }>;
}

/**
 * Asks the server for one thing of this game and shows it; says so where there is no such thing. It asks
 * again when other words may be read than before: then the cursor begins otherwise.
 */
export function Answer<T>({ path, Shown }: Props<T>) {
  const [answer, setAnswer] = useState<{ readonly path: string; readonly found: T | null } | null>(null);
  const [failed, setFailed] = useState(false);
  const { game } = here.value;
  const edition = view.value?.cursor.split(".")[0];
  useEffect(() => {
    setFailed(false);
    return persist(() => found<T>(`/games/${game}${path}`), (one) => setAnswer({ path, found: one }), () => setFailed(true));
  }, [game, path, edition]);
  if (answer?.path !== path) return <Loading failed={failed} />;
  if (answer.found === null) return <p class="empty">{t("after-nothing")}</p>;
  return <Shown answer={answer.found} />;
}

/** The answer, or null for what the server says is not there or not for this viewer. */
async function found<T>(path: string): Promise<T | null> {
  try {
    return await api.call<T>(path);
  } catch (error) {
    if (error instanceof Problem && !error.passing) return null;
    throw error;
  }
}
