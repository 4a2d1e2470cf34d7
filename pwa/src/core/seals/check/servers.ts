/**
 * The servers of a game. A server that continues a game from a copy of a lost server's ledger has a new key and new
 * seeds. The key before endorses the new key and the new seeds. Therefore a person who knows the first key can follow
 * the chain to the last key.
 */

import { statementToSign } from "../../sending/keys";
import { publicKeyOf } from "../sealkey";
import type { FileEntry, Ledger } from "./file";
import { fromHex, isSignedBy } from "./hash";

/** The type of the entry with which a server takes a game over. */
export const TAKEOVER_TYPE = "kernel/game-taken-over@1";
const RESTORE_TYPE = "kernel/ledger-restored@1";

/** The key of a server, and the commitment to the server's seeds. */
interface Server {
  /** The position of the first entry that the server recorded under this key. */
  readonly firstPosition: number;
  readonly key: string;
  readonly commitment: string;
}

/** The servers of a game, and the wrong takeovers. */
export interface Servers {
  /** The servers in order. The first server founded the game. */
  readonly all: readonly Server[];
  /** The positions of takeovers that the server before did not endorse. */
  readonly wrongPositions: readonly number[];
}

/** Return every server that the ledger names. */
export function serversOf({ game, key, commitment, entries }: Ledger): Servers {
  const servers: Server[] = [{ firstPosition: 1, key, commitment }];
  const wrongEntries: number[] = [];
  let isRestored = false;
  for (const entry of entries) {
    if (entry.type === RESTORE_TYPE) isRestored = true;
    if (entry.type !== TAKEOVER_TYPE) continue;
    if (!isRestored || entry.body["number"] !== servers.length || !isTakeoverEndorsed(game, servers.at(-1)?.key ?? "", entry)) wrongEntries.push(entry.position);
    servers.push({ firstPosition: entry.position, key: bodyMemberText(entry, "seal_key"), commitment: bodyMemberText(entry, "commitment") });
    isRestored = false;
  }
  return { all: servers, wrongPositions: wrongEntries };
}

/** Return whether the server before signed the new key and the new commitment of a takeover. */
function isTakeoverEndorsed(game: string, previousKey: string, entry: FileEntry): boolean {
  const statement = statementToSign("succession/1", game, bodyMemberText(entry, "seal_key"), bodyMemberText(entry, "commitment"));
  return isSignedBy(fromHex(publicKeyOf(previousKey)), statement, fromHex(bodyMemberText(entry, "endorsement")));
}

const bodyMemberText = ({ body }: FileEntry, memberName: string): string => String(body[memberName]);

/** Return the number of the server that recorded the entry at a position. The first server has the number 0. */
export const serverNumberAt = ({ all: servers }: Servers, position: number): number => servers.filter(({ firstPosition }) => firstPosition <= position).length - 1;
