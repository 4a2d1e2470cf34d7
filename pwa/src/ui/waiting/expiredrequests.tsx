import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { expiredRequests } from "../../core/view/selectors";
import type { CommandBody, ExpiredDoc } from "../../core/view/wire";
import { useDryRun } from "../act/dryrun";
import { ObjectionList } from "../act/objections";
import { sendCommand, refusalText } from "../act/send";
import { CrestOf } from "../parts/crest";
import { gloss } from "../parts/gloss";
import { Panel } from "../parts/panel";
import { MessageText } from "../parts/words";
import { gameSlice, view } from "../services";
import { readChoice, storeChoice } from "../storedchoices";
import { areTapsIgnored, runUnlessTapsIgnored, useIgnoreTapsAfterListChange } from "../taps";
import { t } from "../texts";
import { showToast } from "../toasts";
import { petitionSentence } from "./petition";
import { RequestCard } from "./requestcard";
import "virtual:texts/expired";

/** Return the name under which the browser stores the requests of a game that the player removed. */
const storedName = (game: string): string => `expired-removed/${game}`;

/** The ids of the requests that the player removed since the page was opened, by game. */
const removedIdsByGame = signal<Readonly<Record<string, readonly string[]>>>({});

/** Return the ids of the requests of this game that the player removed from the screen. */
function removedIds(): readonly string[] {
  const game = gameSlice.value?.id ?? "";
  return removedIdsByGame.value[game] ?? readChoice(storedName(game)).split(" ");
}

/** Remove requests of this game from the screen. Ids of requests that no longer exist are forgotten. */
function removeRequests(requestIds: readonly string[]): void {
  const game = gameSlice.peek()?.id ?? "";
  const expiredIds = new Set(expiredRequests(view.peek()).map(({ id }) => id));
  const allRemovedIds = [...removedIds().filter((id) => expiredIds.has(id)), ...requestIds];
  removedIdsByGame.value = { ...removedIdsByGame.peek(), [game]: allRemovedIds };
  storeChoice(storedName(game), allRemovedIds.join(" "));
}

/**
 * Draw the requests of a character, and the requests to it, that ended before all had agreed. The character may ask
 * again with one tap.
 */
export function ExpiredRequests({ character }: { character: string }) {
  const hiddenIds = removedIds();
  const requests = expiredRequests(view.value).filter(
    ({ id, actor, voices }) => !hiddenIds.includes(id) && (actor === character || voices.includes(character)),
  );
  useIgnoreTapsAfterListChange(requests.map(({ id }) => id).join(" "));
  if (!requests.length) return null;
  const [ownRequests, otherRequests] = [requests.filter(({ actor }) => actor === character), requests.filter(({ actor }) => actor !== character)];
  return (
    <Panel title={t("ui-expired")}>
      <ul class="cards">
        {ownRequests.map((request) => (
          <OwnExpiredCard key={request.id} request={request} actor={character} />
        ))}
        {otherRequests.map((request) => (
          <li key={request.id} class="card">
            <CrestOf id={request.actor} size={30} />
            <div class="card-body">
              <p>
                <MessageText message={petitionSentence(request)} canTap gloss={gloss} />
              </p>
              <ExpiryReason request={request} />
            </div>
          </li>
        ))}
      </ul>
      {otherRequests.length > 0 && <RemoveButton requestIds={otherRequests.map(({ id }) => id)} />}
    </Panel>
  );
}

function OwnExpiredCard({ request, actor }: { request: ExpiredDoc; actor: string }) {
  const [isSending, setIsSending] = useState(false);
  const body = commandAgain(request, actor);
  // Without an answer the server decides after the tap.
  const objections = useDryRun(request.id, body)?.objections ?? [];
  const askAgain = async (): Promise<void> => {
    setIsSending(true);
    const outcome = await sendCommand(body);
    setIsSending(false);
    if (outcome.state === "refused") showToast("refused", [refusalText(outcome.problem)]);
    else removeRequests([request.id]);
  };
  return (
    <RequestCard
      request={request}
      buttons={
        <>
          <RemoveButton requestIds={[request.id]} />
          {objections.length === 0 && (
            <button type="button" class="button primary" disabled={isSending} aria-disabled={areTapsIgnored.value} aria-busy={isSending} onClick={() => void runUnlessTapsIgnored(askAgain)}>
              {t("ui-ask-again")}
            </button>
          )}
        </>
      }
    >
      <ExpiryReason request={request} />
      <ObjectionList objections={objections} tone="refused" gloss={gloss} />
    </RequestCard>
  );
}

/** Return the command of an expired request for the present period. */
function commandAgain({ type, fields, waive, reason }: ExpiredDoc, actor: string): CommandBody {
  const ruling = waive?.length ? { waive, reason } : {};
  return { ...fields, ...ruling, type, as: actor, period: gameSlice.value?.period.seq ?? 0 };
}

/** Draw the reason why a request ended. */
function ExpiryReason({ request: { period, year } }: { request: ExpiredDoc }) {
  return <p class="quiet">{period ? t("ui-expired-period", { period: `period:${period}`, year: year ?? 0 }) : t("ui-expired-matter")}</p>;
}

function RemoveButton({ requestIds }: { requestIds: readonly string[] }) {
  return (
    <button type="button" class="button quiet-button" aria-disabled={areTapsIgnored.value} onClick={() => void runUnlessTapsIgnored(async () => removeRequests(requestIds))}>
      {t("ui-expired-remove", { n: requestIds.length })}
    </button>
  );
}
