import { useRef, useState } from "preact/hooks";
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

/** The number of acts that have a button of their own. The other acts follow when these are done. */
const MAX_BUTTONS = 5;

type ReadyActList = readonly ReadyAct[];

/**
 * Draw a button for each act that has all its fields. A tap sends the act. The last button sends all acts. A button
 * disappears with its tap. It appears again if the act was refused, or if a later list still contains the act.
 */
export function ReadyActs({ type, acts }: { type: string; acts: ReadyActList }) {
  const latestActs = useRef(acts);
  latestActs.current = acts;
  // The acts that were done, each with the list in which its button stays hidden. An act without a list is being sent.
  const [hidingLists, setHidingLists] = useState<ReadonlyMap<string, ReadyActList | null>>(new Map());
  const outbox = (currentGame.value?.outbox.value ?? []).filter(({ body }) => body.type === type && body.as === me.value);
  const isHidden = (act: ReadyAct): boolean => {
    const hidingList = hidingLists.get(identityOf(act));
    return hidingList === null || hidingList === acts || outbox.some((item) => isInFlight(item) && isCommandOf(act, item));
  };
  const waitingActs = acts.filter((act) => !isHidden(act));
  useIgnoreTapsAfterListChange(waitingActs.map(identityOf).join(" "));
  const send = (sentActs: ReadyActList): void =>
    void runUnlessTapsIgnored(async () => {
      const hideIn = (acts: ReadyActList, hidingList: ReadyActList | null): void => setHidingLists((lists) => new Map([...lists, ...acts.map((act) => [identityOf(act), hidingList] as const)]));
      hideIn(sentActs, null);
      await Promise.all(refusedItems(sentActs, outbox).map(({ id }) => currentGame.peek()?.dismiss(id)));
      const outcomes = await sendAll(type, me.peek(), sentActs.map(({ fields }) => fields as FormValues));
      const refusedActs = sentActs.filter((_, index) => outcomes[index]?.state === "refused");
      hideIn(sentActs, latestActs.current);
      hideIn(refusedActs, []);
    });
  if (!waitingActs.length) return null;
  return (
    <div class="card-acts ready-acts">
      {waitingActs.slice(0, MAX_BUTTONS).map((act) => (
        <button key={identityOf(act)} type="button" class="button" aria-disabled={areTapsIgnored.value} onClick={() => send([act])}>
          <span>
            <MessageText message={{ key: act.key, args: act.args as Args }} />
          </span>
        </button>
      ))}
      {waitingActs.length > 1 && (
        <button type="button" class="button primary" aria-disabled={areTapsIgnored.value} onClick={() => send(waitingActs)}>
          {t("ui-ready-all", { n: waitingActs.length })}
        </button>
      )}
    </div>
  );
}

const identityOf = ({ fields }: ReadyAct): string => JSON.stringify(fields);

/** Return whether a command carries the fields of an act. */
const isCommandOf = (act: ReadyAct, { body }: OutboxItem): boolean => Object.entries(act.fields).every(([fieldName, value]) => body[fieldName] === value);

/** Return the outbox items of these acts that the server refused. */
const refusedItems = (acts: ReadyActList, outbox: readonly OutboxItem[]): readonly OutboxItem[] =>
  outbox.filter((item) => item.state === "refused" && acts.some((act) => isCommandOf(act, item)));

/** Return whether a command was not answered yet. */
const isInFlight = ({ state }: OutboxItem): boolean => state === "queued" || state === "sent";
