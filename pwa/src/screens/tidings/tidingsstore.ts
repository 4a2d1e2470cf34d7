/** Remembers on the phone which tidings were shown, and selects the tidings to show now. */

import { computed, effect, signal } from "@preact/signals";
import type { OpenGame } from "../../core/replay/pastgame";
import { isEqual } from "../../core/view/equality";
import { fitNoteToView, hasVibratedFor, noteAfterTidings, newTidings } from "../../core/view/tidings";
import type { TidingsNote, LineTidings } from "../../core/view/tidings";
import type { View } from "../../core/view/view";
import type { GameDoc } from "../../core/view/wire";
import { storage } from "../../ui/services";

/** Return the number of the current period; undefined while the view has none. */
const periodNumber = ({ slices }: View): number | undefined => (slices["game"] as GameDoc | undefined)?.period.seq;

const tidingsNoteName = (game: string): string => `tidings/${game}`;

export class TidingsStore {
  /** The note about shown tidings; null until the phone's storage was read. */
  private readonly note = signal<TidingsNote | null>(null);

  /**
   * The tidings that were not shown yet, the gravest first. After the game is closed the list is empty, because
   * everybody can then see all events.
   */
  readonly waitingTidings = computed((): readonly LineTidings[] => {
    const { view, note } = { view: this.game.view.value, note: this.note.value };
    return view && note && this.game.doc.value?.status !== "closed" ? newTidings(view, note, periodNumber(view)) : [];
  });

  constructor(private readonly game: OpenGame) {}

  /** Read the note, and update it when the view changes. Returns a function that stops this. */
  follow(): () => void {
    const readAgain = (): void => void (document.visibilityState === "visible" && this.readNote());
    document.addEventListener("visibilitychange", readAgain);
    void this.readNote();
    const stopEffect = effect(() => {
      const { view, note } = { view: this.game.view.value, note: this.note.value };
      if (view && note) this.storeNote(fitNoteToView(note, view, periodNumber(view)));
    });
    return () => {
      stopEffect();
      document.removeEventListener("visibilitychange", readAgain);
    };
  }

  noteShown(tidings: LineTidings): void {
    this.storeNote(noteAfterTidings(this.note.peek() ?? {}, tidings, "told"));
  }

  /** Return whether the phone must vibrate for these tidings, and remember that it did. */
  claimAlarm(tidings: LineTidings): boolean {
    const note = this.note.peek() ?? {};
    if (hasVibratedFor(note, tidings)) return false;
    this.storeNote(noteAfterTidings(note, tidings, "rung"));
    return true;
  }

  /** Read the note again, because another tab of this browser may have changed it. */
  private async readNote(): Promise<void> {
    this.note.value = JSON.parse((await storage.peek().note(tidingsNoteName(this.game.id))) ?? "{}") as TidingsNote;
  }

  private storeNote(note: TidingsNote): void {
    if (isEqual(note, this.note.peek())) return;
    this.note.value = note;
    void storage.peek().setNote(tidingsNoteName(this.game.id), JSON.stringify(note));
  }
}
