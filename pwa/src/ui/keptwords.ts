/** Words that are being written. This phone keeps them until they are sent, even if the sheet or the page closes. */

import { useEffect, useRef, useState } from "preact/hooks";
import { wordsOf } from "../core/sending/draftwords";
import { me } from "./me";
import { live, storage } from "./services";

interface KeptWords {
  readonly words: string;
  readonly write: (words: string) => void;
}

/** The words that the character in play has begun under a name in the open game. Writing "" forgets them. */
export function useKeptWords(name: string): KeptWords {
  const note = wordsOf(live.value?.id ?? "", me.value, name);
  const [written, setWritten] = useState({ note, words: "" });
  const touched = useRef("");
  useEffect(() => {
    void storage.peek().note(note).then((kept) => {
      if (kept && touched.current !== note) setWritten({ note, words: kept });
    });
  }, [note]);
  return {
    words: written.note === note ? written.words : "",
    write: (words) => {
      touched.current = note;
      setWritten({ note, words });
      void storage.peek().setNote(note, words);
    },
  };
}
