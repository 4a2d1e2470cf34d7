/** A name that somebody took back. */

import { lastNames } from "./founding";
import type { PhoneStorage } from "./storage";

/** Forget a name that somebody took back: no further table is set up with it. */
export async function forgetName(storage: PhoneStorage, name: string): Promise<void> {
  const kept = await lastNames(storage);
  if (kept.includes(name)) await storage.setNote("names", JSON.stringify(kept.filter((one) => one !== name)));
}
