/** Components of the app that are loaded when they are needed. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { ComponentChildren, ComponentType } from "preact";
import { loadMissingTexts, t } from "./texts";

/** The pause before a failed load is repeated (milliseconds). */
const RETRY_PAUSE_MS = 3_000;

/**
 * Load again and again until a load succeeds. `onFailed` is called at each failure. Returns a function that stops this.
 */
export function loadUntilDone<T>(load: () => Promise<T>, onDone: (content: T) => void, onFailed: () => void): () => void {
  let isCurrent = true;
  let timer: ReturnType<typeof setTimeout>;
  const tryLoad = async (): Promise<void> => {
    try {
      const content = await load();
      if (isCurrent) onDone(content);
    } catch {
      if (!isCurrent) return;
      onFailed();
      timer = setTimeout(() => void tryLoad(), RETRY_PAUSE_MS);
    }
  };
  void tryLoad();
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
}

/**
 * Return a component that is loaded with its texts when it is needed. Until then an empty panel replaces it. After a
 * failure, the panel has a button that reloads the page. `onLate` is called if the component is drawn after the content
 * below it and therefore moves that content.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, onLate = (): void => undefined): ComponentType<P> {
  let component: ComponentType<P> | null = null;
  const loadComponent = async (): Promise<ComponentType<P>> => {
    const loadedPart = await load();
    await loadMissingTexts();
    return (component = loadedPart);
  };
  return function Lazy(props: P) {
    const [LoadedComponent, setLoadedComponent] = useState(() => component);
    const [hasFailed, setHasFailed] = useState(false);
    const showComponent = (component: ComponentType<P>): void => {
      onLate();
      setLoadedComponent(() => component);
    };
    useEffect(() => {
      if (LoadedComponent) return undefined;
      return loadUntilDone(loadComponent, showComponent, () => setHasFailed(true));
    }, [LoadedComponent]);
    if (LoadedComponent) {
      const Part = LoadedComponent;
      return <Part {...props} />;
    }
    return <LoadingPanel hasFailed={hasFailed} />;
  };
}

/** The properties of `DeferredPart`. */
interface DeferredPartProps {
  readonly children: ComponentChildren;
  /** Called once when the children are drawn. */
  readonly onDrawn?: () => void;
}

/** Draw children whose drawing takes long, one frame after the tap was answered. Until then a placeholder is drawn. */
export function DeferredPart({ children, onDrawn }: DeferredPartProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  useLayoutEffect(() => void (isShown && onDrawn?.()), [isShown]);
  return isShown ? children : <LoadingPanel hasFailed={false} />;
}

type Load<P> = () => Promise<ComponentType<P>>;
const lazyComponents = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Return the lazy component for a given loader, such as a game's loader. The same loader always has the same component.
 */
export function lazyOnce<P extends object>(load: Load<P>): ComponentType<P> {
  const component = (lazyComponents.get(load) as ComponentType<P> | undefined) ?? lazy(load);
  lazyComponents.set(load, component);
  return component;
}

/** Draw the placeholder of a component that is being loaded. After a failure it has a button that reloads the page. */
export function LoadingPanel({ hasFailed }: { hasFailed: boolean }) {
  if (!hasFailed) return <div class="loading" aria-busy="true" />;
  return (
    <div class="empty" role="alert">
      <p>{t("ui-part-missing")}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {t("ui-reload")}
      </button>
    </div>
  );
}
