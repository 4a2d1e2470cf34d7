/** Receipts, which are the answers that the server gave to earlier commands. */

import type { Api, Problem } from "../view/api";
import type { Receipt } from "../view/wire";

/** Return the receipt of a command; null if the server has no receipt. Rejects if the server does not answer. */
export const fetchReceipt = (api: Pick<Api, "receipt">, game: string, commandId: string): Promise<Receipt | null> =>
  api.receipt(game, commandId).catch((error: Partial<Problem>) => {
    if (error.doc?.status === 404) return null;
    throw error;
  });
