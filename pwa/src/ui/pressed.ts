/**
 * What a finger touches looks pressed from the moment it comes down. Browsers themselves say so only
 * after they have waited whether the finger scrolls, or when it is lifted.
 */

const TAPPED = "a, button, summary, .option, .segment, .toggle, label.menu-item";

/** Mark what is touched with `data-pressed`, until the finger is lifted or scrolls. */
export function showPresses(): void {
  let pressed: Element | null | undefined;
  const release = (): void => pressed?.removeAttribute("data-pressed");
  addEventListener("pointerdown", ({ target }) => {
    release();
    pressed = target instanceof Element ? target.closest(TAPPED) : null;
    if (!pressed?.matches(":disabled, [aria-disabled=true]")) pressed?.setAttribute("data-pressed", "");
  });
  for (const over of ["pointerup", "pointercancel", "dragend"]) addEventListener(over, release);
}
