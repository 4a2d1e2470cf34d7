/** Receipts: the answers that the server gave to commands earlier. */

import type { Api, Problem } from "../view/api";
import type { Receipt } from "../view/wire";

/** Return the receipt of a command; null if the server has none. Rejects without an answer. */
export const fetchReceipt = (api: Pick<Api, "receipt">, game: string, id: string): Promise<Receipt | null> =>
  api.receipt(game, id).catch((error: Partial<Problem>) => {
    if (error.doc?.status === 404) return null;
    throw error;
  });
