/** What of it was told already, kept on the phone; and what is to be told now. */

import { computed, effect, signal } from "@preact/signals";
import type { OpenGame } from "../../core/replay/past";
import { fitted, hasRung, noted, untold } from "../../core/view/tidings";
import type { Note, Told } from "../../core/view/tidings";
import { storage } from "../../ui/services";

const nameOf = (game: string): string => `tidings/${game}`;

export class Keeping {
  /** Null until it was read. */
  private readonly note = signal<Note | null>(null);

  /** What was done to me and was not told, oldest first. Nothing once the game is closed: then all lies open. */
  readonly waiting = computed((): readonly Told[] => {
    const { view, note } = { view: this.game.view.value, note: this.note.value };
    return view && note && this.game.doc.value?.status !== "closed" ? untold(view, note) : [];
  });

  constructor(private readonly game: OpenGame) {}

  /** Read the note, and keep it fitted to the view; gives the way to stop. */
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

  /** Whether the phone has still to tremble for it; from then on it has not. */
  claimAlarm(one: Told): boolean {
    const note = this.note.peek() ?? {};
    if (hasRung(note, one)) return false;
    this.keep(noted(note, one, "rung"));
    return true;
  }

  /** Another tab of this browser may have told something meanwhile. */
  private async read(): Promise<void> {
    this.note.value = JSON.parse((await storage.peek().note(nameOf(this.game.id))) ?? "{}") as Note;
  }

  private keep(note: Note): void {
    if (JSON.stringify(note) === JSON.stringify(this.note.peek())) return;
    this.note.value = note;
    void storage.peek().setNote(nameOf(this.game.id), JSON.stringify(note));
  }
}
