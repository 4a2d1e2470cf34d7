/** Remembers on the phone which tidings were shown, and selects the ones to show now. */

import { computed, effect, signal } from "@preact/signals";
import type { OpenGame } from "../../core/replay/past";
import { fitted, hasRung, noted, untold } from "../../core/view/tidings";
import type { Note, Told } from "../../core/view/tidings";
import { storage } from "../../ui/services";

const nameOf = (game: string): string => `tidings/${game}`;

export class Keeping {
  /** Null until the phone's storage was read. */
  private readonly note = signal<Note | null>(null);

  /** Tidings that were not shown, oldest first. None once the game is closed: then everything is open anyway. */
  readonly waiting = computed((): readonly Told[] => {
    const { view, note } = { view: this.game.view.value, note: this.note.value };
    return view && note && this.game.doc.value?.status !== "closed" ? untold(view, note) : [];
  });

  constructor(private readonly game: OpenGame) {}

  /** Read the note, and keep it in step with the view. Return the function that stops it. */
  follow(): () => void {
    const again = (): void => void (document.visibilityState === "visible" && this.read());
    document.addEventListener("visibilitychange", again);
    void this.read();
    const stop = effect(() => {
      const { view, note } = { view: this.game.view.value, note: this.note.value };
      if (view && note) this.keep(fitted(note, view));
    });
    return () => {
      stop();
      document.removeEventListener("visibilitychange", again);
    };
  }

  told(one: Told): void {
    this.keep(noted(this.note.peek() ?? {}, one, "told"));
  }

  /** Return whether the phone has to vibrate for it, and remember that it did. */
  claimAlarm(one: Told): boolean {
    const note = this.note.peek() ?? {};
    if (hasRung(note, one)) return false;
    this.keep(noted(note, one, "rung"));
    return true;
  }

  /** Read the note. Another tab of this browser may have changed it. */
  private async read(): Promise<void> {
    this.note.value = JSON.parse((await storage.peek().note(nameOf(this.game.id))) ?? "{}") as Note;
  }

  private keep(note: Note): void {
    if (JSON.stringify(note) === JSON.stringify(this.note.peek())) return;
    this.note.value = note;
    void storage.peek().setNote(nameOf(this.game.id), JSON.stringify(note));
  }
}
