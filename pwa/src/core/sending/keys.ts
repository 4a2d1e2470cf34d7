/**
 * The key pair of this phone. The phone makes and stores the key pair. The server receives the public half when the
 * phone claims a card.
 */

import { unreachableProblem } from "../view/api";
import type { PhoneStorage } from "./storage";
import { randomHex } from "../view/ids";

interface DeviceKey {
  /** The public half of the key pair, in hex. */
  readonly key: string;
  /** Returns this phone's signature of a text, in hex. */
  readonly sign: (statement: string) => string;
}

const throwUnreachable = (): never => {
  throw unreachableProblem();
};

/**
 * Load the module that signs and checks signatures. The module is loaded at the first use.
 * Raises: Problem: the module could not be loaded.
 */
export const loadCrypto = () => import("./crypto").catch(throwUnreachable);

/**
 * Load the module that signs commands.
 * Raises: Problem: the module could not be loaded.
 */
export const loadSigning = () => import("./signing").catch(throwUnreachable);

/**
 * Load the outbox, which stores and sends commands.
 * Raises: Problem: the module could not be loaded.
 */
export const loadOutbox = () => import("./outbox").catch(throwUnreachable);

/** Return the name of the note with the key with which this phone claimed a character's card. */
export const cardKeyNoteName = (game: string, character: string): string => `key/${game}/${character}`;

/** Return the name of the note with the push address for a character. */
export const pushNoteName = (game: string, character: string): string => `push/${game}/${character}`;

/** Return the key pair of this phone. The key pair is made at the first call. */
export async function deviceKey(storage: PhoneStorage): Promise<DeviceKey> {
  const { publicKey, sign } = await loadCrypto();
  const secretKey = await storage.noteOnce("secret-key", () => randomHex(32));
  return { key: publicKey(secretKey), sign: (statement) => sign(secretKey, statement) };
}

/**
 * Return the text that is signed. The lines of the text are the subject with a version, the game, and each of the given
 * parts.
 */
export const statementToSign = (purpose: string, game: string, ...members: readonly string[]): string =>
  [`acta/${purpose}`, game, ...members].join("\n");
