/** Holds the orders that a player writes, and saves them a moment after the last tap. */

import { useEffect, useRef, useState } from "preact/hooks";
import { filledRows } from "../../../core/sending/rows";
import type { FilledRows, RowsField } from "../../../core/sending/rows";
import type { Form } from "../../../core/view/wire";
import type { DirectActs } from "../../../ui/act/directacts";
import { refusalText, send } from "../../../ui/act/send";
import { doc, live } from "../../../ui/services";
import { toast } from "../../../ui/toasts";
import { knownSubmission, openWindowsOf, unsentSave } from "../../../ui/window/submissions";

/** Pause after the last tap before orders are saved, in milliseconds. */
const SAVE_PAUSE_MS = 700;

/** The acts with one order for each piece, and the name of the field with the rows. */
const ORDER_ACTS = { "order-units": "orders", "order-retreats": "retreats", "order-partings": "retreats" } as const;

export interface WrittenOrders {
  readonly form: Form;
  readonly field: RowsField;
  /** The chosen steps of each row. */
  readonly filled: FilledRows;
  /** Rows that differ from the server's. Their orders do not count yet. */
  readonly unsaved: readonly string[];
  /** Whether a command is on its way to the server. */
  readonly saving: boolean;
  /** Whether rows are unsaved, and no command for them is on its way or queued. */
  readonly lost: boolean;
  /** Replaces the steps and saves them a moment later. */
  readonly write: (filled: FilledRows) => void;
}

/** Orders that are not known to be saved. `sent` is the id of the command that saves them. */
interface UnsavedOrders {
  readonly window: string;
  readonly filled: FilledRows;
  readonly sent?: string;
}

/** Return whether a command was refused, or waits for the player's answer. */
const isStuck = (id: string | undefined): boolean =>
  (live.value?.outbox.value ?? []).some((item) => item.id === id && (item.state === "refused" || item.state === "asking"));

/** Return the rows that are filled differently. */
const differingRows = (field: RowsField, one: FilledRows, other: FilledRows): readonly string[] =>
  field.rows.map(({ of }) => of).filter((of) => JSON.stringify(one[of] ?? []) !== JSON.stringify(other[of] ?? []));

/** Return the orders that the player owes now, row by row; undefined if none are owed. */
export function useWrittenOrders(play: DirectActs): WrittenOrders | undefined {
  const [type, name] = Object.entries(ORDER_ACTS).find(([act]) => play.form(act)?.blocked.length === 0) ?? ["", ""];
  const form = play.form(type);
  const window = openWindowsOf(play.as).find((one) => one.kind === form?.sealed);
  const saved = window && knownSubmission(window.id, play.as)?.doc.saved;
  const field = form?.fields.find((one): one is RowsField => one.kind === "rows");
  const [mine, setMine] = useState<UnsavedOrders | null>(null);
  const [saving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<(() => void) | null>(null);
  const newest = useRef<UnsavedOrders>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      pending.current?.();
    },
    [window?.id],
  );
  const rowsOf = (value: unknown): FilledRows => (field ? filledRows(field, value as never) : {});
  const kept = saved?.type === type ? rowsOf(saved.fields[name]) : {};
  const waiting = window && unsentSave(window.id, play.as);
  const current = mine?.window === window?.id && !isStuck(mine?.sent) ? mine : null;
  const filled = current ? rowsOf(current.filled) : waiting?.body.type === type ? rowsOf(waiting.body[name]) : kept;
  const unsaved = field ? differingRows(field, filled, kept) : [];
  const settled = mine !== null && !saving && (current === null || unsaved.length === 0);
  useEffect(() => {
    // from now on the server's orders are drawn, without refused ones and with those from another phone
    if (settled) setMine(null);
  }, [settled]);
  if (!form || !field || !window) return undefined;

  const write = (next: FilledRows): void => {
    const written = { window: window.id, filled: next };
    newest.current = written;
    setMine(written);
    setSaving(true);
    clearTimeout(timer.current);
    pending.current = () => {
      pending.current = null;
      // the window has closed meanwhile, so these orders can no longer be saved
      if (!openWindowsOf(play.as).some(({ id }) => id === window.id)) return;
      void send({ type, as: play.as, period: doc.peek()?.period.seq ?? 0, [name]: next }, true).then((sent) => {
        if (sent.state === "refused") toast("refused", [refusalText(sent.problem)]);
        if (newest.current !== written) return;
        setMine({ ...written, sent: sent.id });
        setSaving(false);
      });
    };
    timer.current = setTimeout(() => pending.current?.(), SAVE_PAUSE_MS);
  };
  return { form, field, filled, unsaved, saving, lost: unsaved.length > 0 && !saving && !waiting, write };
}
