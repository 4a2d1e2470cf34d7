/** Parts of the app that are fetched when they are first needed. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { ComponentChildren, ComponentType } from "preact";
import { readTexts, t } from "./texts";

/** After so many milliseconds a part that could not be fetched is asked for again: networks come back. */
const AGAIN = 3_000;

/** Load until it works. `failed` is told each time it does not. Gives the way to stop. */
export function persist<T>(load: () => Promise<T>, done: (loaded: T) => void, failed: () => void): () => void {
  let wanted = true;
  let again: ReturnType<typeof setTimeout>;
  const ask = async (): Promise<void> => {
    try {
      const loaded = await load();
      if (wanted) done(loaded);
    } catch {
      if (!wanted) return;
      failed();
      again = setTimeout(() => void ask(), AGAIN);
    }
  };
  void ask();
  return () => {
    wanted = false;
    clearTimeout(again);
  };
}

/**
 * A component that is loaded on demand, with what it says; while it loads, an empty panel; as long as it cannot, a way out.
 * `late` is told when it comes after what stands below its place, and pushes that away.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, late = (): void => undefined): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  const kept = async (): Promise<ComponentType<P>> => {
    const part = await load();
    await readTexts();
    return (known = part);
  };
  return function Lazy(props: P) {
    const [part, setPart] = useState(() => known);
    const [failed, setFailed] = useState(false);
    const arrived = (loaded: ComponentType<P>): void => {
      late();
      setPart(() => loaded);
    };
    useEffect(() => {
      if (part) return undefined;
      return persist(kept, arrived, () => setFailed(true));
    }, [part]);
    if (part) {
      const Part = part;
      return <Part {...props} />;
    }
    return <Loading failed={failed} />;
  };
}

interface Later {
  readonly children: ComponentChildren;
  /** Told once when what it holds stands there. */
  readonly drawn?: () => void;
}

/** What takes long to draw, in the frame after the one that answers the tap; in that one its place. */
export function Later({ children, drawn }: Later) {
  const [now, setNow] = useState(false);
  useEffect(() => setNow(true), []);
  useLayoutEffect(() => void (now && drawn?.()), [now]);
  return now ? children : <Loading failed={false} />;
}

type Load<P> = () => Promise<ComponentType<P>>;
const parts = new WeakMap<() => Promise<unknown>, unknown>();

/** The one lazy component of a loader that came from elsewhere, such as a game's. */
export function lazyOnce<P extends object>(load: Load<P>): ComponentType<P> {
  const known = (parts.get(load) as ComponentType<P> | undefined) ?? lazy(load);
  parts.set(load, known);
  return known;
}

/** What stands in for a part on its way; with a way out when it could not be loaded. */
export function Loading({ failed }: { failed: boolean }) {
  if (!failed) return <div class="loading" aria-busy="true" />;
  return (
    <div class="empty" role="alert">
      <p>{t("ui-part-missing")}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {t("ui-reload")}
      </button>
    </div>
  );
}
