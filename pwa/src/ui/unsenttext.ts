/** Unsent text. This phone stores the text until it is sent, even if the sheet or the page is closed. */

import { useEffect, useRef, useState } from "preact/hooks";
import { draftNoteName } from "../core/sending/draftwords";
import { me } from "./me";
import { currentGame, storage } from "./services";

/** Unsent text, and a function that changes it. */
interface UnsentText {
  readonly words: string;
  readonly write: (words: string) => void;
}

/**
 * Return the unsent text of the current character in the open game, stored under the given name. Writing "" deletes the
 * text.
 */
export function useUnsentText(noteName: string): UnsentText {
  const note = draftNoteName(currentGame.value?.id ?? "", me.value, noteName);
  const [text, setText] = useState({ note, words: "" });
  const touchedNote = useRef("");
  useEffect(() => {
    void storage.peek().note(note).then((text) => {
      if (text && touchedNote.current !== note) setText({ note, words: text });
    });
  }, [note]);
  return {
    words: text.note === note ? text.words : "",
    write: (words) => {
      touchedNote.current = note;
      setText({ note, words });
      void storage.peek().setNote(note, words);
    },
  };
}
