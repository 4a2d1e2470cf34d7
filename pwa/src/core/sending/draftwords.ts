/** Text that a player began to write and has not sent. It is kept in notes by game, character and purpose. */

import type { PhoneStorage } from "./storage";

/**
 * Return the name of the note that holds such a text. Without a purpose it is the common prefix of all notes of a
 * character.
 */
export const draftNote = (game: string, character: string, purpose = ""): string => `draft/${game}/${character}/${purpose}`;

/** Delete the unsent text of a character, because another player has taken it over. */
export async function deleteDrafts(storage: PhoneStorage, game: string, character: string): Promise<void> {
  for (const name of Object.keys(await storage.notesUnder(draftNote(game, character)))) await storage.setNote(name, "");
}
