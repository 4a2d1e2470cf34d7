/**
 * The text that a player began to write and has not sent. The phone stores it in notes by game, character and purpose.
 */

import type { PhoneStorage } from "./storage";

/**
 * Return the name of the note for unsent text. Without a purpose, return the common prefix of all such notes of a
 * character.
 */
export const draftNoteName = (game: string, character: string, purpose = ""): string => `draft/${game}/${character}/${purpose}`;

/** Delete the unsent text of a character, because another player now plays this character. */
export async function deleteDrafts(storage: PhoneStorage, game: string, character: string): Promise<void> {
  for (const noteName of Object.keys(await storage.notesUnder(draftNoteName(game, character)))) await storage.setNote(noteName, "");
}
