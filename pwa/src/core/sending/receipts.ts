/** Receipts: earlier answers of the server to a command. */

import type { Api, Problem } from "../view/api";
import type { Receipt } from "../view/wire";

/** The receipt of a command, or null where the server has none. Fails without an answer. */
export const receiptOf = (api: Pick<Api, "receipt">, game: string, id: string): Promise<Receipt | null> =>
  api.receipt(game, id).catch((error: Partial<Problem>) => {
    if (error.doc?.status === 404) return null;
    throw error;
  });
