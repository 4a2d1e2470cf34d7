/** The notes of this phone about a game, as a file for `acta verify --witness`. */

import type { PhoneStorage } from "../sending/storage";
import { cosignedDigestNoteName, loadHeadDigests, sealKeyNoteName } from "./heads";
import { deviceKey, loadSigning } from "../sending/keys";
import type { SignedCommand } from "../sending/signing";

export interface WitnessDoc {
  readonly format: "acta-witness/1";
  /** The id of the game. */
  readonly game: string;
  /** The public half of this phone's own key, in hex. */
  readonly key: string;
  /** The game's key as it was shown during play. */
  readonly seal_key: string;
  /** The digests of heads, oldest first. Each digest has the time of its arrival (milliseconds). */
  readonly heads: readonly { readonly digest: string; readonly at: number }[];
  /** The newest digest for which the server accepted this phone's signature. */
  readonly cosigned: string;
  /** The signed commands of this phone, with the answers of the server. */
  readonly asked: readonly SignedCommand[];
}

/** Return all data with which this phone can testify about a game, oldest head first. */
export async function buildWitness(storage: PhoneStorage, game: string): Promise<WitnessDoc> {
  return {
    format: "acta-witness/1",
    game,
    key: (await deviceKey(storage)).key,
    seal_key: (await storage.note(sealKeyNoteName(game))) ?? "",
    heads: await loadHeadDigests(storage, game),
    cosigned: (await storage.note(cosignedDigestNoteName(game))) ?? "",
    asked: await (await loadSigning()).loadSignedCommands(storage, game),
  };
}
