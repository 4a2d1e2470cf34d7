import { useState } from "preact/hooks";
import type { FormValues } from "../../core/sending/forms";
import type { OutboxItem } from "../../core/sending/storage";
import type { Args } from "../../core/view/values";
import type { ReadyAct } from "../../core/view/wire";
import { me } from "../me";
import { MessageText } from "../parts/words";
import { currentGame } from "../services";
import { areTapsIgnored, runUnlessTapsIgnored, useIgnoreTapsAfterListChange } from "../taps";
import { t } from "../texts";
import { sendAll } from "./sendall";
import "virtual:texts/ready";

/** The number of acts that have a button of their own. The other acts follow when these are done. */
const MOST_BUTTONS = 5;

/**
 * Draw a button for each act that has all its fields. A tap sends the act. The last button sends all acts. A button
 * disappears with its tap, and appears again if the act was refused.
 */
export function ReadyActs({ type, acts }: { type: string; acts: readonly ReadyAct[] }) {
  const [tapped, setTapped] = useState<ReadonlySet<string>>(new Set());
  const outbox = (currentGame.value?.outbox.value ?? []).filter(({ body }) => body.type === type && body.as === me.value);
  const waiting = acts.filter((one) => !isTaken(one, outbox, tapped));
  useIgnoreTapsAfterListChange(waiting.map(identityOf).join(" "));
  const send = (some: readonly ReadyAct[]): void =>
    void runUnlessTapsIgnored(async () => {
      setTapped(new Set([...tapped, ...some.map(identityOf)]));
      await Promise.all(refusedItems(some, outbox).map(({ id }) => currentGame.peek()?.dismiss(id)));
      await sendAll(type, me.peek(), some.map(({ fields }) => fields as FormValues));
    });
  if (!waiting.length) return null;
  return (
    <div class="card-acts ready-acts">
      {waiting.slice(0, MOST_BUTTONS).map((one) => (
        <button key={identityOf(one)} type="button" class="button" aria-disabled={areTapsIgnored.value} onClick={() => send([one])}>
          <span>
            <MessageText message={{ key: one.key, args: one.args as Args }} />
          </span>
        </button>
      ))}
      {waiting.length > 1 && (
        <button type="button" class="button primary" aria-disabled={areTapsIgnored.value} onClick={() => send(waiting)}>
          {t("ui-ready-all", { n: waiting.length })}
        </button>
      )}
    </div>
  );
}

const identityOf = ({ fields }: ReadyAct): string => JSON.stringify(fields);

/** Return whether a command carries the fields of an act. */
const isCommandOf = (act: ReadyAct, { body }: OutboxItem): boolean => Object.entries(act.fields).every(([name, value]) => body[name] === value);

/** Return the outbox items of these acts that the server refused. */
const refusedItems = (acts: readonly ReadyAct[], outbox: readonly OutboxItem[]): readonly OutboxItem[] =>
  outbox.filter((item) => item.state === "refused" && acts.some((one) => isCommandOf(one, item)));

/** Return whether an act is on its way or done. */
function isTaken(act: ReadyAct, outbox: readonly OutboxItem[], tapped: ReadonlySet<string>): boolean {
  if (refusedItems([act], outbox).length) return false;
  return tapped.has(identityOf(act)) || outbox.some((item) => isCommandOf(act, item));
}
