/** The key pair of this phone: made here, kept here; the server gets the public half with a claim. */

import { unreachable } from "../view/api";
import type { PhoneStorage } from "./storage";
import { hex } from "../view/ids";

interface DeviceKey {
  /** The public half, in hex. */
  readonly key: string;
  readonly sign: (said: string) => string;
}

const missing = (): never => {
  throw unreachable();
};

/** Signing and checking, fetched when first needed. Fails like a server that does not answer. */
export const loadCrypto = () => import("./crypto").catch(missing);

/** What signs commands, fetched with the first one. Fails like a server that does not answer. */
export const loadSigning = () => import("./signing").catch(missing);

/** The outbox, which keeps and sends commands; fetched when a game is opened. Rejects like a server that does not answer. */
export const loadOutbox = () => import("./outbox").catch(missing);

/** Under which name this phone keeps with which key it claimed a character's card. */
export const keyOf = (game: string, character: string): string => `key/${game}/${character}`;

/** The name of the note that keeps the address to which the server pushes for a character. */
export const pushNote = (game: string, character: string): string => `push/${game}/${character}`;

/** The key pair of this phone, made at its first use. */
export async function deviceKey(storage: PhoneStorage): Promise<DeviceKey> {
  const { publicKey, sign } = await loadCrypto();
  const secret = await storage.noteOnce("secret-key", () => hex(32));
  return { key: publicKey(secret), sign: (said) => sign(secret, said) };
}

/** What is signed: a line for what it is about and its version, for the game, for each part. */
export const statement = (about: string, game: string, ...parts: readonly string[]): string =>
  [`acta/${about}`, game, ...parts].join("\n");
