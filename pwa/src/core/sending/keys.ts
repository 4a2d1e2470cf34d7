/** The key pair of this phone. It is made and kept here; the server receives the public half with a claim. */

import { unreachable } from "../view/api";
import type { PhoneStorage } from "./storage";
import { randomHex } from "../view/ids";

interface DeviceKey {
  /** The public half, in hex. */
  readonly key: string;
  /** Returns a signature in hex over a text. */
  readonly sign: (said: string) => string;
}

const throwUnreachable = (): never => {
  throw unreachable();
};

/**
 * Load signing and checking at the first use.
 * Raises: Problem: the module could not be loaded.
 */
export const loadCrypto = () => import("./crypto").catch(throwUnreachable);

/**
 * Load the module that signs commands.
 * Raises: Problem: the module could not be loaded.
 */
export const loadSigning = () => import("./signing").catch(throwUnreachable);

/**
 * Load the outbox, which keeps and sends commands.
 * Raises: Problem: the module could not be loaded.
 */
export const loadOutbox = () => import("./outbox").catch(throwUnreachable);

/** Return the name of the note that holds the key with which this phone claimed a character's card. */
export const cardKeyNote = (game: string, character: string): string => `key/${game}/${character}`;

/** Return the name of the note that holds the push address for a character. */
export const pushNote = (game: string, character: string): string => `push/${game}/${character}`;

/** Return the key pair of this phone. It is made at its first use. */
export async function deviceKey(storage: PhoneStorage): Promise<DeviceKey> {
  const { publicKey, sign } = await loadCrypto();
  const secret = await storage.noteOnce("secret-key", () => randomHex(32));
  return { key: publicKey(secret), sign: (said) => sign(secret, said) };
}

/** Return a text to sign. Its lines are the subject with its version, the game, and each part. */
export const statementToSign = (about: string, game: string, ...parts: readonly string[]): string =>
  [`acta/${about}`, game, ...parts].join("\n");
