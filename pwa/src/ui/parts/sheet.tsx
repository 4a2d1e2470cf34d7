import { useLayoutEffect, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { DeferredPart } from "../lazy";
import { ignoreTaps } from "../taps";
import { closeSheet, sheets } from "../router";
import { t } from "../texts";
import { Icon } from "./icon";

/** Draw the open sheets. Each sheet is a modal dialog above the sheet before. */
export function Sheets() {
  return (
    <>
      {sheets.value.map(({ id, render }) => (
        <SheetFrame key={id}>{render()}</SheetFrame>
      ))}
    </>
  );
}

function SheetFrame({ children }: { children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Show the dialog in the first frame, because the dialog is the answer to the tap.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const closeOnOutsideTap = (event: MouseEvent): void => {
      if (event.target === element) closeSheet();
    };
    const cancel = (event: Event): void => {
      event.preventDefault();
      closeSheet();
    };
    element?.addEventListener("click", closeOnOutsideTap);
    element?.addEventListener("cancel", cancel);
    element?.showModal();
    return () => {
      element?.close();
      ignoreTaps();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog class="sheet" ref={dialog}>
      <div class="sheet-body">
        <DeferredPart>{children}</DeferredPart>
      </div>
    </dialog>
  );
}

/** Draw the head of a sheet. The head has the heading, which names the dialog, and a close button. */
export function SheetHead({ title, mark, note }: { title: string; mark?: ComponentChildren; note?: ComponentChildren }) {
  return (
    <header class="sheet-head">
      {mark}
      <div class="sheet-title">
        <h2 ref={(head) => head?.closest("dialog")?.setAttribute("aria-label", title)}>{title}</h2>
        {note}
      </div>
      <button type="button" class="icon-button" aria-label={t("ui-close")} onClick={closeSheet}>
        <Icon name="close" />
      </button>
    </header>
  );
}
