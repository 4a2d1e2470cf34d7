import { useLayoutEffect, useRef } from "preact/hooks";
import { toasts } from "../toasts";
import { SentenceParts } from "./words";

const TAP_TARGETS = "button, a, input, select, textarea, summary, label, [role=button]";

/** Draw short messages that disappear after a while. A tap on a message reaches the element behind the message. */
export function Toasts() {
  const listRef = useRef<HTMLDivElement>(null);
  const items = toasts.value;
  useLayoutEffect(() => {
    const ownElement = listRef.current;
    if (!ownElement || !items.length) return undefined;
    placeToasts(ownElement);
    const changes = new MutationObserver(() => placeToasts(ownElement));
    changes.observe(document.body, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [items]);
  return (
    <div class="toasts" role="status" aria-live="polite" ref={listRef}>
      {items.map((toast) => (
        <p key={toast.id} class="toast" data-tone={toast.tone}>
          <span>
            <SentenceParts parts={toast.parts} />
          </span>
        </p>
      ))}
    </div>
  );
}

/**
 * Place the messages above the tabs or below the head. The place where they cover fewer buttons is chosen. The choice
 * is made again when the page changes.
 */
function placeToasts(element: HTMLElement): void {
  const coveredBelow = countCoveredButtons(element, false);
  if (coveredBelow && countCoveredButtons(element, true) >= coveredBelow) element.dataset["high"] = "false";
}

function countCoveredButtons(element: HTMLElement, isHigh: boolean): number {
  element.dataset["high"] = String(isHigh);
  const place = element.getBoundingClientRect();
  return [...document.querySelectorAll(TAP_TARGETS)].filter((element) => doRectanglesOverlap(element.getBoundingClientRect(), place)).length;
}

const doRectanglesOverlap = (rectangle: DOMRect, otherRect: DOMRect): boolean =>
  rectangle.width > 0 && rectangle.left < otherRect.right && rectangle.right > otherRect.left && rectangle.top < otherRect.bottom && rectangle.bottom > otherRect.top;
