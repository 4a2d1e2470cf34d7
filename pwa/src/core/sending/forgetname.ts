/** A name that was withdrawn by the player who had it. */

import { loadLastNames } from "./founding";
import type { PhoneStorage } from "./storage";

/** Remove a withdrawn name from the names that the phone suggests for a new table. */
export async function forgetSuggestedName(storage: PhoneStorage, name: string): Promise<void> {
  const names = await loadLastNames(storage);
  if (names.includes(name)) await storage.setNote("names", JSON.stringify(names.filter((otherName) => otherName !== name)));
}
