/**
 * Fits an element into its box. Style sheets say what each level of fitting makes smaller or leaves out, by the
 * attribute `data-fit`. The lowest level at which nothing is cut is chosen.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { ComponentChildren, RefObject } from "preact";

/** Boxes of at most this size hide words from eyes only, and are not cut (CSS pixels). */
const INVISIBLE_PX = 2;

/** Return whether a box hides a part of its content. */
const hidesContent = (element: Element): boolean =>
  element.clientWidth > INVISIBLE_PX &&
  (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1) &&
  getComputedStyle(element).overflow !== "visible";

/** Set the lowest level, from 0 to `limit`, at which neither the element nor a box inside it hides content. */
export function fitElement(element: HTMLElement, limit: number): void {
  for (let level = 0; level <= limit; level += 1) {
    element.dataset["fit"] = String(level);
    if (![element, ...element.querySelectorAll("*")].some(hidesContent)) return;
  }
}

/** The events at which a part of an element has stopped moving. */
const MOVEMENT_ENDS = ["animationend", "transitionend"];

/**
 * Call `changed` now, whenever the content or the size of an element changes, when a part of it has stopped moving, and
 * when fonts are loaded. Returns a function that stops this.
 */
export function watchLayout(element: HTMLElement, onChange: () => void): () => void {
  const contents = new MutationObserver(onChange);
  contents.observe(element, { childList: true, characterData: true, subtree: true });
  const sizes = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(onChange);
  sizes?.observe(element);
  void document.fonts?.ready.then(onChange);
  // A letter that is drawn for the first time may load a font of another width.
  document.fonts?.addEventListener?.("loadingdone", onChange);
  // A part that moves into its place may hide content until it has arrived.
  for (const end of MOVEMENT_ENDS) element.addEventListener(end, onChange);
  onChange();
  return () => {
    contents.disconnect();
    sizes?.disconnect();
    document.fonts?.removeEventListener?.("loadingdone", onChange);
    for (const end of MOVEMENT_ENDS) element.removeEventListener(end, onChange);
  };
}

/**
 * Return a reference for an element that is fitted again whenever its layout changes. A component that does not always
 * draw the same element gives a `key` that differs then.
 */
export function useFit<E extends HTMLElement>(limit: number, key?: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return element ? watchLayout(element, () => fitElement(element, limit)) : undefined;
  }, [limit, key]);
  return ref;
}

interface FittedProps {
  /** The highest level of fitting. */
  readonly levelCount: number;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** A box that fills its place, with content that is fitted into it. */
export function Fitted({ levelCount, class: className, children }: FittedProps) {
  const fit = useFit<HTMLDivElement>(levelCount);
  return (
    <div ref={fit} class={`fitted ${className}`}>
      {children}
    </div>
  );
}
