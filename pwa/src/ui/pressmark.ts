/**
 * The marks of pressed buttons. A button is marked as soon as a finger touches it. Browsers themselves mark it later,
 * when they know that the finger does not scroll.
 */

const PRESSABLE_SELECTOR = "a, button, summary, .option, .segment, .toggle, label.menu-item";

/** Mark the touched button with `data-pressed` until the finger is lifted or scrolls. */
export function markPressedButtons(): void {
  let pressedElement: Element | null | undefined;
  const release = (): void => pressedElement?.removeAttribute("data-pressed");
  addEventListener("pointerdown", ({ target }) => {
    release();
    pressedElement = target instanceof Element ? target.closest(PRESSABLE_SELECTOR) : null;
    if (!pressedElement?.matches(":disabled, [aria-disabled=true]")) pressedElement?.setAttribute("data-pressed", "");
  });
  for (const endEvent of ["pointerup", "pointercancel", "dragend"]) addEventListener(endEvent, release);
}
