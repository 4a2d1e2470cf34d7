/** Stores the orders that a player writes, and saves them on the server shortly after the last tap. */

import { useEffect, useRef, useState } from "preact/hooks";
import { filledRows } from "../../../core/sending/rows";
import type { FilledRows, RowsField } from "../../../core/sending/rows";
import { isEqual } from "../../../core/view/equality";
import type { Form } from "../../../core/view/wire";
import type { DirectActs } from "../../../ui/act/directacts";
import { refusalText, sendCommand } from "../../../ui/act/send";
import { gameSlice, currentGame } from "../../../ui/services";
import { showToast } from "../../../ui/toasts";
import { knownSubmission, openWindowsOf, unsentSave } from "../../../ui/window/submissions";

/** The pause between the last tap and the saving of orders (milliseconds). */
const SAVE_PAUSE_MS = 700;

/** The acts that give one order to each piece, and for each act the name of the field with the rows. */
const ORDER_ACTS = { "order-units": "orders", "order-retreats": "retreats", "order-partings": "retreats" } as const;

export interface WrittenOrders {
  readonly form: Form;
  readonly field: RowsField;
  /** The steps that the player has chosen for each row. */
  readonly rows: FilledRows;
  /** The rows whose steps differ from those on the server. The orders of such rows do not count yet. */
  readonly unsaved: readonly string[];
  /** Whether a command is on its way to the server. */
  readonly isSaving: boolean;
  /** Whether rows are unsaved although no command for these rows is on its way or in the queue. */
  readonly isLost: boolean;
  /** Replaces the steps, and saves them after a short pause. */
  readonly write: (newRows: FilledRows) => void;
}

/** Orders that may not have been saved. `sent` is the id of the command that saves these orders. */
interface UnsavedOrders {
  readonly window: string;
  readonly rows: FilledRows;
  readonly sent?: string;
}

/** Return whether a command was refused, or waits for the player's answer. */
const isCommandStuck = (commandId: string | undefined): boolean =>
  (currentGame.value?.outbox.value ?? []).some((item) => item.id === commandId && (item.state === "refused" || item.state === "asking"));

/** Return the rows that have different steps in two sets of filled rows. */
const differingRows = (field: RowsField, rows: FilledRows, otherRows: FilledRows): readonly string[] =>
  field.rows.map(({ of: unit }) => unit).filter((unit) => !isEqual(rows[unit] ?? [], otherRows[unit] ?? []));

/** Return the orders that the player must write now, row by row; undefined if the player need not write orders. */
export function useWrittenOrders(directActs: DirectActs): WrittenOrders | undefined {
  const [actType, fieldName] = Object.entries(ORDER_ACTS).find(([act]) => directActs.form(act)?.blocked.length === 0) ?? ["", ""];
  const orderForm = directActs.form(actType);
  const window = openWindowsOf(directActs.actor).find((window) => window.kind === orderForm?.sealed);
  const submission = window && knownSubmission(window.id, directActs.actor)?.doc.saved;
  const field = orderForm?.fields.find((field): field is RowsField => field.kind === "rows");
  const [unsavedOrders, setUnsavedOrders] = useState<UnsavedOrders | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useRef<(() => void) | null>(null);
  const newestOrders = useRef<UnsavedOrders>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      save.current?.();
    },
    [window?.id],
  );
  const rowsOf = (fieldValue: unknown): FilledRows => (field ? filledRows(field, fieldValue as never) : {});
  const savedRows = submission?.type === actType ? rowsOf(submission.fields[fieldName]) : {};
  const unsentItem = window && unsentSave(window.id, directActs.actor);
  const currentOrders = unsavedOrders?.window === window?.id && !isCommandStuck(unsavedOrders?.sent) ? unsavedOrders : null;
  const rows = currentOrders ? rowsOf(currentOrders.rows) : unsentItem?.body.type === actType ? rowsOf(unsentItem.body[fieldName]) : savedRows;
  const unsavedRows = field ? differingRows(field, rows, savedRows) : [];
  const isSettled = unsavedOrders !== null && !isSaving && (currentOrders === null || unsavedRows.length === 0);
  useEffect(() => {
    // From now on the orders of the server are drawn. The server's orders lack refused orders, and contain orders from
    // another phone.
    if (isSettled) setUnsavedOrders(null);
  }, [isSettled]);
  if (!orderForm || !field || !window) return undefined;

  const write = (newRows: FilledRows): void => {
    const newOrders = { window: window.id, rows: newRows };
    newestOrders.current = newOrders;
    setUnsavedOrders(newOrders);
    setIsSaving(true);
    clearTimeout(timer.current);
    save.current = () => {
      save.current = null;
      // The window has been closed meanwhile, so the server can no longer save these orders.
      if (!openWindowsOf(directActs.actor).some(({ id }) => id === window.id)) return;
      void sendCommand({ type: actType, as: directActs.actor, period: gameSlice.peek()?.period.seq ?? 0, [fieldName]: newRows }, true).then((outcome) => {
        if (outcome.state === "refused") showToast("refused", [refusalText(outcome.problem)]);
        if (newestOrders.current !== newOrders) return;
        setUnsavedOrders({ ...newOrders, sent: outcome.id });
        setIsSaving(false);
      });
    };
    timer.current = setTimeout(() => save.current?.(), SAVE_PAUSE_MS);
  };
  return { form: orderForm, field, rows, unsaved: unsavedRows, isSaving, isLost: unsavedRows.length > 0 && !isSaving && !unsentItem, write };
}
