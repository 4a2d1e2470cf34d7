/** What this phone kept of a game, as a file for `acta verify --witness`. */

import type { Shelf } from "./db";
import { cosignedOf, headsOf, sealKeyOf } from "./heads";
import { deviceKey, loadVouch } from "./keys";
import type { Asked } from "./vouch";

export interface WitnessDoc {
  readonly format: "acta-witness/1";
  readonly game: string;
  /** The public half of this phone's own key. */
  readonly key: string;
  /** The game's key, as it was shown during play. */
  readonly seal_key: string;
  readonly heads: readonly { readonly digest: string; readonly at: number }[];
  /** The newest digest under which the server took this phone's signature. */
  readonly cosigned: string;
  /** What it asked for, signed, and what it was answered. */
  readonly asked: readonly Asked[];
}

/** Everything this phone can say of a game, oldest head first. */
export async function witness(shelf: Shelf, game: string): Promise<WitnessDoc> {
  const kept = Object.entries(await shelf.notesUnder(headsOf(game)));
  const heads = kept.map(([name, at]) => ({ digest: name.slice(headsOf(game).length), at: Number(at) }));
  return {
    format: "acta-witness/1",
    game,
    key: (await deviceKey(shelf)).key,
    seal_key: (await shelf.note(sealKeyOf(game))) ?? "",
    heads: heads.sort((one, other) => one.at - other.at),
    cosigned: (await shelf.note(cosignedOf(game))) ?? "",
    asked: await (await loadVouch()).askedIn(shelf, game),
  };
}
