import { useLayoutEffect, useRef } from "preact/hooks";
import { toasts } from "../toasts";
import { SentenceParts } from "./words";

const TAP_TARGETS = "button, a, input, select, textarea, summary, label, [role=button]";

/** Draw short messages that disappear after a while. A tap on a message reaches the element behind the message. */
export function Toasts() {
  const box = useRef<HTMLDivElement>(null);
  const shown = toasts.value;
  useLayoutEffect(() => {
    const own = box.current;
    if (!own || !shown.length) return undefined;
    placeToasts(own);
    const changes = new MutationObserver(() => placeToasts(own));
    changes.observe(document.body, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [shown]);
  return (
    <div class="toasts" role="status" aria-live="polite" ref={box}>
      {shown.map((toast) => (
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
function placeToasts(box: HTMLElement): void {
  const low = countCoveredButtons(box, false);
  if (low && countCoveredButtons(box, true) >= low) box.dataset["high"] = "false";
}

function countCoveredButtons(box: HTMLElement, high: boolean): number {
  box.dataset["high"] = String(high);
  const place = box.getBoundingClientRect();
  return [...document.querySelectorAll(TAP_TARGETS)].filter((one) => doRectanglesOverlap(one.getBoundingClientRect(), place)).length;
}

const doRectanglesOverlap = (one: DOMRect, other: DOMRect): boolean =>
  one.width > 0 && one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
