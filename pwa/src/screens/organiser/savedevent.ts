/** An open event: saves each change a moment later, keeps it in this browser until then, and notices other windows. */

import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import type { EventChange, PreparedEvent } from "../../core/view/wire";
import { api, storage } from "../../ui/services";
import { changeRequest, findConflicts, isSameValue, keyOfRequestField, withChange, withoutSaved } from "./fieldchanges";
import type { Conflict, FieldKey, FieldValue, PendingChanges } from "./fieldchanges";

/** The pause after the last key before a change is saved (milliseconds). */
export const SAVE_DELAY_MS = 600;
/** The pause before the next try if the server did not save (milliseconds). */
export const RETRY_DELAY_MS = 3_000;

/**
 * The state of saving: everything is saved, a change waits, the server could not save and is asked again, or it refused
 * a file or fields.
 */
export type SavingState = "saved" | "saving" | "unreachable" | "refused";

/** An open event, and the functions that change it. */
export interface OpenEvent {
  readonly event: PreparedEvent;
  readonly pendingChanges: PendingChanges;
  readonly conflicts: readonly Conflict[];
  readonly saving: SavingState;
  /** Whether a change or a file is not saved yet. */
  readonly isUnsaved: boolean;
  /** The server's sentence about why it could not save; empty if it did not answer. */
  readonly failure: string;
  /** The server's sentence about a file that it refused; empty if it refused none. */
  readonly fileRefusal: string;
  /** The server's sentences about values that it refused, by field. */
  readonly refusals: Readonly<Record<FieldKey, string>>;
  readonly changeField: (key: FieldKey, value: FieldValue) => void;
  /** Choose between two values of a field that another window has changed, too. */
  readonly settleConflict: (conflict: Conflict, isOwnValue: boolean) => void;
  /** Replace the whole text of the scenario. */
  readonly replaceScenario: (text: string) => void;
  /** Show a version that the server answered to another request. */
  readonly showVersion: (event: PreparedEvent) => void;
}

/** A file that waits to be saved. */
interface WaitingFile {
  readonly text: string;
  /** The changes of the old text. They wait again if the server refuses the file. */
  readonly replaced: PendingChanges;
}

/** Everything that is not saved yet, as it is kept in this browser. */
interface UnsavedWork {
  readonly changes: PendingChanges;
  /** The file; it is saved before the changes. */
  readonly file?: WaitingFile | undefined;
}

/** A value that the server refused. It is not sent again. */
interface RefusedValue {
  readonly value: FieldValue;
  readonly sentence: string;
}

/** The functions of the page that a saver calls. */
export interface SaverHooks {
  /** Send a change of one version of an event. Raises: Problem. */
  readonly send: (event: PreparedEvent, body: EventChange) => Promise<PreparedEvent>;
  /** Keep a note with everything that is not saved; "" for nothing. */
  readonly keepNote: (note: string) => void;
  /** Show the new state. */
  readonly show: (openEvent: OpenEvent) => void;
  /** Called if the session is over, or the event was deleted. */
  readonly onProblem: (problem: Problem) => void;
}

const isEmpty = (changes: PendingChanges): boolean => Object.keys(changes).length === 0;

const isSessionOver = ({ doc, slug }: Problem): boolean => doc.status === 401 || slug === "unknown-event" || slug === "not-found";

/** Saves the changes of one event, one request after the other. */
export class EventSaver {
  private event: PreparedEvent;
  private unsavedWork: UnsavedWork;
  private refusedValues: Readonly<Record<FieldKey, RefusedValue>> = {};
  private fileRefusal = "";
  /** The problem after which the next try waits. */
  private failure: Problem | null = null;
  private request: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  /** Open an event with a note that this browser kept. */
  constructor(event: PreparedEvent, note: string, private readonly hooks: SaverHooks) {
    const { changes = {}, file } = (note ? JSON.parse(note) : {}) as Partial<UnsavedWork>;
    this.event = event;
    this.unsavedWork = { changes, file };
    this.showAndSendAfter(SAVE_DELAY_MS);
  }

  /** Send all unsaved changes at once, and stop. Changes that the server does not save stay in this browser. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.request;
    await this.send();
  }

  private readonly changeField = (key: FieldKey, value: FieldValue): void => {
    this.fileRefusal = "";
    this.keepUnsaved({ ...this.unsavedWork, changes: withChange(this.event, this.unsavedWork.changes, key, value) });
    this.showAndSendAfter(SAVE_DELAY_MS);
  };

  private readonly settleConflict = ({ key, ownValue, otherValue }: Conflict, isOwnValue: boolean): void => {
    const { [key]: _change, ...otherChanges } = this.unsavedWork.changes;
    this.keepUnsaved({ ...this.unsavedWork, changes: (isOwnValue ? { ...otherChanges, [key]: { value: ownValue, base: otherValue } } : otherChanges) as PendingChanges });
    this.showAndSendAfter(SAVE_DELAY_MS);
  };

  private readonly replaceScenario = (text: string): void => {
    const entries = Object.entries(this.unsavedWork.changes);
    const changesOfPart = (name: string): PendingChanges => Object.fromEntries(entries.filter(([key]) => key.startsWith(name))) as PendingChanges;
    this.fileRefusal = "";
    this.keepUnsaved({ changes: changesOfPart("event/"), file: { text, replaced: { ...this.unsavedWork.file?.replaced, ...changesOfPart("scenario/") } } });
    this.showAndSendAfter(0);
  };

  private readonly showVersion = (event: PreparedEvent): void => {
    this.event = event;
    this.showAndSendAfter(SAVE_DELAY_MS);
  };

  private keepUnsaved(unsavedWork: UnsavedWork): void {
    this.unsavedWork = unsavedWork;
    const refusedEntries = Object.entries(this.refusedValues).filter(([key, { value }]) => key in unsavedWork.changes && isSameValue(unsavedWork.changes[key as FieldKey]?.value, value));
    this.refusedValues = Object.fromEntries(refusedEntries) as Record<FieldKey, RefusedValue>;
    this.hooks.keepNote(this.isUnsaved ? JSON.stringify(unsavedWork) : "");
  }

  private get isUnsaved(): boolean {
    return Boolean(this.unsavedWork.file) || !isEmpty(this.unsavedWork.changes);
  }

  private get conflicts(): readonly Conflict[] {
    return this.unsavedWork.file ? [] : findConflicts(this.event, this.unsavedWork.changes);
  }

  /** The changes that may be sent: all but the refused ones, and none while a person has to choose. */
  private get sendable(): PendingChanges {
    if (this.unsavedWork.file || this.conflicts.length) return {};
    return Object.fromEntries(Object.entries(this.unsavedWork.changes).filter(([key]) => !(key in this.refusedValues))) as PendingChanges;
  }

  /** Show the state, and send the unsaved changes after a pause. */
  private showAndSendAfter(pause: number): void {
    if (this.isClosed) return;
    this.hooks.show(this.openEvent());
    clearTimeout(this.timer);
    if (this.isUnsaved) this.timer = setTimeout(() => void this.send(), pause);
  }

  private openEvent(): OpenEvent {
    const { event, conflicts, isUnsaved, failure, fileRefusal } = this;
    const hasNothingToSend = !this.unsavedWork.file && isEmpty(this.sendable) && !conflicts.length;
    const isRefused = hasNothingToSend && (isUnsaved || fileRefusal !== "");
    const refusals = Object.fromEntries(Object.entries(this.refusedValues).map(([key, { sentence }]) => [key, sentence])) as Record<FieldKey, string>;
    return {
      event,
      pendingChanges: this.unsavedWork.changes,
      conflicts,
      saving: isRefused ? "refused" : !isUnsaved ? "saved" : failure ? "unreachable" : "saving",
      isUnsaved,
      failure: failure?.doc.detail ?? "",
      fileRefusal,
      refusals,
      changeField: this.changeField,
      settleConflict: this.settleConflict,
      replaceScenario: this.replaceScenario,
      showVersion: this.showVersion,
    };
  }

  private send(): Promise<void> {
    const { file } = this.unsavedWork;
    const sentChanges = this.sendable;
    if (this.request || (!file && isEmpty(sentChanges))) return Promise.resolve();
    this.request = this.hooks
      .send(this.event, file ? { scenario: file.text } : changeRequest(sentChanges))
      .then(
        (savedEvent) => this.takeSaved(savedEvent, sentChanges, file),
        (problem: Problem) => this.takeProblem(problem, sentChanges, file),
      )
      .then((pause) => {
        this.request = null;
        this.showAndSendAfter(pause);
      });
    return this.request;
  }

  private takeSaved(savedEvent: PreparedEvent, sentChanges: PendingChanges, file: WaitingFile | undefined): number {
    this.event = savedEvent;
    this.failure = null;
    const isNewestFile = this.unsavedWork.file === file;
    this.keepUnsaved({ changes: withoutSaved(this.unsavedWork.changes, sentChanges, savedEvent), file: isNewestFile ? undefined : this.unsavedWork.file });
    return this.unsavedWork.file ? 0 : SAVE_DELAY_MS;
  }

  /** Return the pause before the next request. */
  private takeProblem(problem: Problem, sentChanges: PendingChanges, file: WaitingFile | undefined): number {
    const changedEvent = problem.doc.event;
    this.failure = null;
    if (changedEvent) {
      // A file replaces only the text that its person has seen.
      if (file && changedEvent.scenario !== this.event.scenario) this.refuseFile(file, problem.doc.title);
      this.event = changedEvent;
      return SAVE_DELAY_MS;
    }
    if (isSessionOver(problem)) {
      this.isClosed = true;
      this.hooks.onProblem(problem);
    } else if (problem.isPassing || problem.doc.status >= 500) {
      this.failure = problem;
      return RETRY_DELAY_MS;
    } else if (file) this.refuseFile(file, problem.doc.detail || problem.doc.title);
    else this.refuseValues(problem, sentChanges);
    return SAVE_DELAY_MS;
  }

  private refuseFile(file: WaitingFile, sentence: string): void {
    if (this.unsavedWork.file !== file) return;
    this.fileRefusal = sentence;
    this.keepUnsaved({ changes: { ...file.replaced, ...this.unsavedWork.changes } });
  }

  /** Remember the values that a problem names. If it names none, all values that were sent are refused. */
  private refuseValues({ doc }: Problem, sentChanges: PendingChanges): void {
    const faults = (doc.errors ?? []).flatMap(({ field, message }) => {
      const key = keyOfRequestField(sentChanges, field);
      return key ? [[key, message] as const] : [];
    });
    const sentence = doc.detail || doc.title;
    const sentences = faults.length ? faults : Object.keys(sentChanges).map((key) => [key as FieldKey, sentence] as const);
    this.refusedValues = { ...this.refusedValues, ...Object.fromEntries(sentences.map(([key, refusalText]) => [key, { value: sentChanges[key]?.value, sentence: refusalText }])) };
    this.keepUnsaved(this.unsavedWork);
  }
}

/** Return the path of an event on the server. */
export const eventPath = (eventId: string): string => `/organiser/events/${eventId}`;

const noteName = (eventId: string): string => `organiser/${eventId}`;

const sendChange = ({ id, tag }: PreparedEvent, body: EventChange): Promise<PreparedEvent> =>
  api.call<PreparedEvent>(eventPath(id), { method: "PATCH", body, headers: { "If-Match": `"${tag}"` } });

let lastRequest: Promise<void> = Promise.resolve();

/** Wait until the server has answered about the changes of the event that was open last. */
export const lastEventSaved = (): Promise<void> => lastRequest;

/**
 * Open an event. The result is null while it is being loaded. `onProblem` is called if it cannot be loaded, and if the
 * session is over.
 */
export function useEvent(eventId: string, onProblem: (problem: Problem) => void): OpenEvent | null {
  const [openEvent, setOpenEvent] = useState<OpenEvent | null>(null);
  useEffect(() => {
    let saver: EventSaver | undefined;
    let isGone = false;
    const keepNote = (note: string): void => void storage.peek().setNote(noteName(eventId), note);
    lastRequest
      .then(() => Promise.all([api.call<PreparedEvent>(eventPath(eventId)), storage.peek().note(noteName(eventId))]))
      .then(([event, note]) => {
        if (!isGone) saver = new EventSaver(event, note ?? "", { send: sendChange, keepNote, show: setOpenEvent, onProblem });
      }, onProblem);
    return () => {
      isGone = true;
      if (saver) lastRequest = saver.close();
    };
  }, [eventId]);
  return openEvent;
}
