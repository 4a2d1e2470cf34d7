/** Words that somebody has begun to write and not sent: notes of this phone, by game, character and purpose. */

import type { PhoneStorage } from "./storage";

/** The name of the note that keeps words; without a purpose, the beginning of the names for all words of a character. */
export const wordsOf = (game: string, character: string, purpose = ""): string => `draft/${game}/${character}/${purpose}`;

/** Forget the words that a character has begun to write: somebody else plays it now. */
export async function forgetWords(storage: PhoneStorage, game: string, character: string): Promise<void> {
  for (const name of Object.keys(await storage.notesUnder(wordsOf(game, character)))) await storage.setNote(name, "");
}
