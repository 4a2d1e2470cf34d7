/** Founds a table, claims its cards for this phone, and opens the game. It is loaded when a player begins. */

import { createTable } from "../../core/live/entryapi";
import { seatsToSend, storeLastNames } from "../../core/sending/founding";
import type { DiceSource, Seat } from "../../core/sending/founding";
import { claimTableCards } from "../../core/sending/tablecards";
import { uuid } from "../../core/view/ids";
import type { NewGame, RulesetDoc } from "../../core/view/wire";
import { playAs } from "../../ui/me";
import { goToAddress } from "../../ui/router";
import { api, loadCards, openGame, storage } from "../../ui/services";
import { showToast } from "../../ui/toasts";

/** The steps of a founding that are done. A retry continues after them. */
export interface TableBeingFounded {
  /** The table that was asked for last, as text; "" before the first request. */
  requestText: string;
  /** The id of the request for this table. */
  id: string;
  /** The founded table and its number of seats; null before the server has founded it. */
  foundedTable: { readonly game: NewGame; readonly playerCount: number } | null;
}

/**
 * Found the table and open it. The steps that are done are noted in `newTable`.
 * Raises: Problem: the server did not answer, or refused the table. The call may be repeated.
 */
export async function foundTable(newTable: TableBeingFounded, { name, table_dice }: RulesetDoc, table: readonly Seat[], dice: DiceSource): Promise<void> {
  const requestText = JSON.stringify([table, dice]);
  // A retry sends the same id. Therefore the server founds the table only once, even if its answer was lost.
  if (newTable.requestText !== requestText) Object.assign(newTable, { wish: requestText, id: uuid() });
  if (!newTable.foundedTable) {
    const game = await createTable(api, newTable.id, name, seatsToSend(table), table_dice ? dice : undefined);
    newTable.foundedTable = { game, playerCount: table.length };
    await storeLastNames(storage.peek(), table);
  }
  const { game, playerCount } = newTable.foundedTable;
  const firstCard = await claimTableCards(api, storage.peek(), game, playerCount);
  playAs(firstCard);
  await loadCards().catch(() => undefined);
  openGame(game.game).restart();
  goToAddress(`/g/${game.game}`, true);
  for (const doubt of game.doubts) showToast("refused", [doubt]);
}
