/** Parts of the app that are fetched when they are first needed. */

import { useEffect, useState } from "preact/hooks";
import type { ComponentType } from "preact";
import { t } from "./texts";

/** After so many milliseconds a part that could not be fetched is asked for again: networks come back. */
const AGAIN = 3_000;

/** A component that is loaded on demand; while it loads, an empty panel; as long as it cannot, a way out. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [part, setPart] = useState(() => known);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (part) return;
      let wanted = true;
      let again: ReturnType<typeof setTimeout>;
      const ask = (): void => {
        load().then(
          (loaded) => {
            known = loaded;
            if (wanted) setPart(() => loaded);
          },
          () => {
            if (!wanted) return;
            setFailed(true);
            again = setTimeout(ask, AGAIN);
          },
        );
      };
      ask();
      return () => {
        wanted = false;
        clearTimeout(again);
      };
    }, [part]);
    if (part) {
      const Part = part;
      return <Part {...props} />;
    }
    return failed ? <LoadFailed /> : <div class="loading" aria-busy="true" />;
  };
}

type Load<P> = () => Promise<ComponentType<P>>;
const parts = new WeakMap<() => Promise<unknown>, unknown>();

/** The one lazy component of a loader that came from elsewhere, such as a game's. */
export function lazyOnce<P extends object>(load: Load<P>): ComponentType<P> {
  const known = (parts.get(load) as ComponentType<P> | undefined) ?? lazy(load);
  parts.set(load, known);
  return known;
}

function LoadFailed() {
  return (
    <div class="empty" role="alert">
      <p>{t("ui-part-missing")}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {t("ui-reload")}
      </button>
    </div>
  );
}
