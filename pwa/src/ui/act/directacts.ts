/** Acts done from a screen of a game's own: by one tap, through the same outbox as from a sheet. */

import { useState } from "preact/hooks";
import type { OutboxItem } from "../../core/sending/storage";
import { completeChoices } from "../../core/sending/forms";
import type { Chosen } from "../../core/sending/forms";
import type { Form, Objection, Option, Suggestion } from "../../core/view/wire";
import { useOffers } from "../offers";
import { doc, live } from "../services";
import { ignoreTaps, tapsIgnored } from "../taps";
import { openAct } from "./open";
import { send } from "./send";

export interface DirectActs {
  readonly as: string;
  /** Whether the forms belong to what is on the screen, and not to a moment before. */
  readonly fresh: boolean;
  /** The act that is on its way, or "". */
  readonly pending: string;
  /** Commands that were refused, or that wait for a word because the period has changed. */
  readonly stuck: readonly OutboxItem[];
  /** The form of an act, be it open or blocked; undefined when it is foreign to the character. */
  readonly form: (type: string) => Form | undefined;
  /** What the game puts first, the best before all. */
  readonly suggested: readonly Suggestion[];
  /** Whether an act may be done now, with nothing else on its way. */
  readonly open: (type: string) => boolean;
  /** Why an act may not be done now. */
  readonly why: (type: string) => readonly Objection[];
  /** What a choice or subset of an act's form lets one choose from. */
  readonly options: (type: string, field: string) => readonly Option[];
  /** Do it now. Gives whether it was done; a refusal is then among `stuck`. */
  readonly act: (type: string, fields?: Chosen) => Promise<boolean>;
  /** Do it now if nothing is left to choose, else open its sheet with what is chosen already. */
  readonly tap: (type: string, fields?: Chosen) => Promise<boolean>;
}

/** What a character may do just now, kept fresh, and the way to do it. `quiet` tells no success. */
export function useDirectActs(as: string, quiet = false): DirectActs {
  const offered = useOffers(as);
  const { offers } = offered;
  const [busy, setBusy] = useState("");
  const mine = (live.value?.outbox.value ?? []).filter((item) => item.body.as === as);
  const sent = mine.find((item) => item.state === "queued" || item.state === "sent");
  const pending = busy || (sent?.body.type ?? "");
  const form = (type: string): Form | undefined => offers?.offers.find((one) => one.type === type);

  const act = async (type: string, fields: Chosen = {}): Promise<boolean> => {
    ignoreTaps();
    setBusy(type);
    await Promise.all(mine.filter((item) => item.state === "refused").map((item) => live.peek()?.dismiss(item.id)));
    const outcome = await send({ ...fields, type, as, period: doc.peek()?.period.seq ?? 0 }, quiet);
    await offered.reload();
    setBusy("");
    return outcome.state === "done";
  };
  return {
    as,
    get fresh() {
      return offered.fresh;
    },
    pending,
    stuck: mine.filter((item) => item.state === "refused" || item.state === "asking"),
    form,
    suggested: offers?.suggested ?? [],
    open: (type) => !pending && !tapsIgnored.value && form(type)?.blocked.length === 0,
    why: (type) => form(type)?.blocked ?? [],
    options: (type, name) => {
      const field = form(type)?.fields.find((one) => one.name === name);
      return field && "options" in field ? field.options : [];
    },
    act,
    tap: async (type, fields = {}) => {
      const ready = completeChoices(form(type)?.fields ?? [], fields);
      if (ready) return act(type, ready);
      openAct({ type, as, preset: fields });
      return false;
    },
  };
}
