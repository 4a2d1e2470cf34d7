/** The orders that somebody writes, and how they get to the server: saved by themselves, a moment after the last tap. */

import { useEffect, useRef, useState } from "preact/hooks";
import { filledRows } from "../../../core/rows";
import type { Filled, RowsField } from "../../../core/rows";
import type { Form } from "../../../core/wire";
import type { DirectActs } from "../../../ui/act/directacts";
import { refusalText, send } from "../../../ui/act/send";
import { doc } from "../../../ui/services";
import { toast } from "../../../ui/toasts";
import { own, owedBy } from "../../../ui/window/own";

const AFTER = 700;

/** The acts by which pieces are ordered row by row, with the field that holds the rows. */
const ACTS = { "order-units": "orders", "order-retreats": "retreats", "order-partings": "retreats" } as const;

export interface Written {
  readonly form: Form;
  readonly field: RowsField;
  readonly filled: Filled;
  /** Whether something is on its way to the server. */
  readonly saving: boolean;
  readonly write: (filled: Filled) => void;
}

/** What is asked of me now, row by row; undefined when nothing is. */
export function useWritten(play: DirectActs): Written | undefined {
  const [type, name] = Object.entries(ACTS).find(([act]) => play.form(act)?.blocked.length === 0) ?? ["", ""];
  const form = play.form(type);
  const window = owedBy(play.as).find((one) => one.kind === form?.sealed);
  const saved = window && own(window.id, play.as)?.doc.saved;
  const field = form?.fields.find((one): one is RowsField => one.kind === "rows");
  const [mine, setMine] = useState<{ readonly window: string; readonly filled: Filled } | null>(null);
  const [saving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      unsaved.current?.();
    },
    [window?.id],
  );
  if (!form || !field || !window) return undefined;
  const kept = saved?.type === type ? filledRows(field, saved.fields[name] as never) : {};
  const filled = mine?.window === window.id ? filledRows(field, mine.filled as never) : kept;

  const write = (next: Filled): void => {
    setMine({ window: window.id, filled: next });
    setSaving(true);
    clearTimeout(timer.current);
    unsaved.current = () => {
      unsaved.current = null;
      // what was written a moment too late belongs to no window any more
      if (!owedBy(play.as).some(({ id }) => id === window.id)) return;
      void send({ type, as: play.as, period: doc.peek()?.period.seq ?? 0, [name]: next }, true).then((sent) => {
        if (sent.state === "refused") toast("refused", [refusalText(sent.problem)]);
        if (!unsaved.current) setSaving(false);
      });
    };
    timer.current = setTimeout(() => unsaved.current?.(), AFTER);
  };
  return { form, field, filled, saving, write };
}
