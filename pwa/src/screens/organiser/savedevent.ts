/** An open event: saves each change a moment later, keeps it in this browser until then, and notices other windows. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import type { EventChange, PreparedEvent } from "../../core/view/wire";
import { api, storage } from "../../ui/services";
import { changeRequest, findConflicts, withChange, withoutSaved } from "./fieldchanges";
import type { Conflict, FieldKey, FieldValue, PendingChanges } from "./fieldchanges";

/** The pause after the last key before a change is saved (milliseconds). */
const SAVE_DELAY_MS = 600;
/** The pause before the next try if the server does not answer (milliseconds). */
const RETRY_DELAY_MS = 3_000;

/** The state of saving: everything is saved, a change waits, the server does not answer, or it refused the change. */
export type SavingState = "saved" | "saving" | "unreachable" | "refused";

/** An open event, and the functions that change it. */
export interface OpenEvent {
  readonly event: PreparedEvent;
  readonly pending: PendingChanges;
  readonly conflicts: readonly Conflict[];
  readonly saving: SavingState;
  /** The server's sentence about a refused change. */
  readonly refusal: string;
  readonly change: (key: FieldKey, value: FieldValue) => void;
  /** Choose between two values of a field that another window has changed, too. */
  readonly settle: (conflict: Conflict, isMine: boolean) => void;
  /** Replace the whole text of the scenario. */
  readonly upload: (text: string) => void;
}

/** Return the path of an event on the server. */
export const eventPath = (id: string): string => `/organiser/events/${id}`;

const noteName = (id: string): string => `organiser/${id}`;

const readNote = (note: string | undefined): PendingChanges => (note ? (JSON.parse(note) as PendingChanges) : {});

/** Send a change of one version of an event. Raises: Problem. */
export const sendChange = ({ id, tag }: PreparedEvent, body: EventChange): Promise<PreparedEvent> =>
  api.call<PreparedEvent>(eventPath(id), { method: "PATCH", body, headers: { "If-Match": `"${tag}"` } });

/**
 * Open an event. The result is null while it is being loaded. `onProblem` is called if it cannot be loaded, and if the
 * session is over.
 */
export function useEvent(id: string, onProblem: (problem: Problem) => void): OpenEvent | null {
  const [event, setEvent] = useState<PreparedEvent | null>(null);
  const [pending, setPending] = useState<PendingChanges>({});
  const [saving, setSaving] = useState<SavingState>("saved");
  const [refusal, setRefusal] = useState("");
  const conflicts = event ? findConflicts(event, pending) : [];
  const isSending = useRef(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    Promise.all([api.call<PreparedEvent>(eventPath(id)), storage.peek().note(noteName(id))]).then(([loadedEvent, note]) => {
      setEvent(loadedEvent);
      setPending(readNote(note));
    }, onProblem);
  }, [id]);

  const keep = (changes: PendingChanges): void => {
    setPending(changes);
    void storage.peek().setNote(noteName(id), Object.keys(changes).length ? JSON.stringify(changes) : "");
  };

  const send = (body: EventChange, sent: PendingChanges): void => {
    if (!event || isSending.current) return;
    isSending.current = true;
    setSaving("saving");
    sendChange(event, body)
      .then(
        (savedEvent) => {
          setEvent(savedEvent);
          setPending((newest) => {
            const rest = withoutSaved(newest, sent, savedEvent);
            void storage.peek().setNote(noteName(id), Object.keys(rest).length ? JSON.stringify(rest) : "");
            return rest;
          });
          setRefusal("");
          setSaving("saved");
        },
        (problem: Problem) => {
          const present = problem.doc.event;
          if (present) {
            // The next round sends the changes for the present version, unless a person has to choose first.
            setEvent(present);
            const isUpload = body.scenario !== undefined;
            setRefusal(isUpload ? problem.doc.title : "");
            setSaving(isUpload ? "refused" : "saved");
          } else if (problem.passing) {
            setSaving("unreachable");
            setTimeout(() => setAttempt((count) => count + 1), RETRY_DELAY_MS);
          } else if (problem.slug === "malformed") {
            setRefusal(problem.doc.errors?.map(({ message }) => message).join(" ") || problem.doc.title);
            setSaving("refused");
          } else onProblem(problem);
        },
      )
      .finally(() => (isSending.current = false));
  };

  const waiting = JSON.stringify(pending);
  useEffect(() => {
    if (!event || waiting === "{}" || conflicts.length) return undefined;
    const timer = setTimeout(() => send(changeRequest(pending), pending), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [event?.tag, waiting, attempt]);

  if (!event) return null;
  return {
    event,
    pending,
    conflicts,
    saving: conflicts.length ? "saving" : saving === "saved" && waiting !== "{}" ? "saving" : saving,
    refusal,
    change: (key, value) => keep(withChange(event, pending, key, value)),
    settle: ({ key, mine, theirs }, isMine) => {
      const { [key]: _change, ...others } = pending;
      keep((isMine ? { ...others, [key]: { value: mine, base: theirs } } : others) as PendingChanges);
    },
    upload: (text) => {
      keep({});
      send({ details: {}, fields: [], scenario: text }, {});
    },
  };
}
