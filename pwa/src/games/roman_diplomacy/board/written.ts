/** The orders that somebody writes, and how they get to the server: saved by themselves, a moment after the last tap. */

import { useEffect, useRef, useState } from "preact/hooks";
import { filledRows } from "../../../core/sending/rows";
import type { Filled, RowsField } from "../../../core/sending/rows";
import type { Form } from "../../../core/view/wire";
import type { DirectActs } from "../../../ui/act/directacts";
import { refusalText, send } from "../../../ui/act/send";
import { doc, live } from "../../../ui/services";
import { toast } from "../../../ui/toasts";
import { own, owedBy, unsentSave } from "../../../ui/window/own";

const AFTER = 700;

/** The acts by which pieces are ordered row by row, with the field that holds the rows. */
const ACTS = { "order-units": "orders", "order-retreats": "retreats", "order-partings": "retreats" } as const;

export interface Written {
  readonly form: Form;
  readonly field: RowsField;
  readonly filled: Filled;
  /** The rows that differ from those at the server: their orders do not count yet. */
  readonly unsaved: readonly string[];
  /** Whether something is on its way to the server. */
  readonly saving: boolean;
  /** Whether rows are unsaved and nothing is on its way or waits to be sent. */
  readonly lost: boolean;
  readonly write: (filled: Filled) => void;
}

/** Orders that are not known to be saved, and the id of the command that saves them once there is one. */
interface Mine {
  readonly window: string;
  readonly filled: Filled;
  readonly sent?: string;
}

/** Whether a command was refused, or waits for a word of the person. */
const isStuck = (id: string | undefined): boolean =>
  (live.value?.outbox.value ?? []).some((item) => item.id === id && (item.state === "refused" || item.state === "asking"));

/** The rows in which two ways to fill them differ. */
const differing = (field: RowsField, one: Filled, other: Filled): readonly string[] =>
  field.rows.map(({ of }) => of).filter((of) => JSON.stringify(one[of] ?? []) !== JSON.stringify(other[of] ?? []));

/** What is asked of me now, row by row; undefined when nothing is. */
export function useWritten(play: DirectActs): Written | undefined {
  const [type, name] = Object.entries(ACTS).find(([act]) => play.form(act)?.blocked.length === 0) ?? ["", ""];
  const form = play.form(type);
  const window = owedBy(play.as).find((one) => one.kind === form?.sealed);
  const saved = window && own(window.id, play.as)?.doc.saved;
  const field = form?.fields.find((one): one is RowsField => one.kind === "rows");
  const [mine, setMine] = useState<Mine | null>(null);
  const [saving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<(() => void) | null>(null);
  const newest = useRef<Mine>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      pending.current?.();
    },
    [window?.id],
  );
  const rowsOf = (value: unknown): Filled => (field ? filledRows(field, value as never) : {});
  const kept = saved?.type === type ? rowsOf(saved.fields[name]) : {};
  const waiting = window && unsentSave(window.id, play.as);
  const current = mine?.window === window?.id && !isStuck(mine?.sent) ? mine : null;
  const filled = current ? rowsOf(current.filled) : waiting?.body.type === type ? rowsOf(waiting.body[name]) : kept;
  const unsaved = field ? differing(field, filled, kept) : [];
  const settled = mine !== null && !saving && (current === null || unsaved.length === 0);
  useEffect(() => {
    // from now on the orders at the server are drawn: no refused ones, and those that another phone saves
    if (settled) setMine(null);
  }, [settled]);
  if (!form || !field || !window) return undefined;

  const write = (next: Filled): void => {
    const written = { window: window.id, filled: next };
    newest.current = written;
    setMine(written);
    setSaving(true);
    clearTimeout(timer.current);
    pending.current = () => {
      pending.current = null;
      // what was written a moment too late belongs to no window any more
      if (!owedBy(play.as).some(({ id }) => id === window.id)) return;
      void send({ type, as: play.as, period: doc.peek()?.period.seq ?? 0, [name]: next }, true).then((sent) => {
        if (sent.state === "refused") toast("refused", [refusalText(sent.problem)]);
        if (newest.current !== written) return;
        setMine({ ...written, sent: sent.id });
        setSaving(false);
      });
    };
    timer.current = setTimeout(() => pending.current?.(), AFTER);
  };
  return { form, field, filled, unsaved, saving, lost: unsaved.length > 0 && !saving && !waiting, write };
}
