import { useEffect, useState } from "preact/hooks";
import { holdings } from "../../core/view/belongings";
import { accountsOf, accountsManagedForOthers, tillOf } from "../../core/view/till";
import type { Till } from "../../core/view/till";
import type { AccountBalance, Accounts, Statement } from "../../core/view/wire";
import { loadUntilDone } from "../../ui/lazy";
import { pack } from "../../ui/pack";
import { Panel } from "../../ui/parts/panel";
import { AssetIcon } from "../../ui/parts/piece";
import { api, currentGame, gameSlice, view } from "../../ui/services";
import { amountText, moneyText, t } from "../../ui/texts";

/** The maximum number of changes in one statement. */
const MAX_CHANGES = 1_000;

interface DayBooks {
  readonly till: Till;
  readonly balances: readonly AccountBalance[];
}

/** The receipts and payments of the day, and the goods that I manage for others. */
export function DayTill({ id }: { id: string }) {
  const coin = pack.value.hand.money;
  const day = useDayBooks(id, coin);
  if (!coin || !day) return null;
  const { income, expenses, deals } = day.till;
  return (
    <Panel title={t("ui-till")}>
      {deals === 0 ? (
        <p class="quiet">{t(gameSlice.value?.status === "closed" ? "ui-till-never" : "ui-till-none")}</p>
      ) : (
        <>
          <dl class="till wrapped">
            {income > 0 && <SumRow label="ui-till-in" totalText={`+ ${moneyText(income)}`} />}
            {expenses > 0 && <SumRow label="ui-till-out" totalText={`− ${moneyText(expenses)}`} />}
          </dl>
          <p class="quiet">{t("ui-till-deals", { n: deals })}</p>
        </>
      )}
      {day.balances.length > 0 && <h3 class="panel-title">{t("ui-held-for")}</h3>}
      <ul class="wares stack">
        {day.balances.map(({ account, asset, balance, owner }) => (
          <li key={`${account} ${asset}`}>
            <AssetIcon asset={asset} size={26} />
            <span class="option-text">{t("ui-held-of", { what: amountText(asset, balance), who: `who:${owner}` })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SumRow({ label, totalText }: { label: string; totalText: string }) {
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{totalText}</dd>
    </div>
  );
}

/** Return the books of the day. The books are fetched again whenever my holdings change. */
function useDayBooks(owner: string, coin: string): DayBooks | null {
  const [day, setDay] = useState<DayBooks | null>(null);
  const game = currentGame.value?.id ?? "";
  const holdingsKey = JSON.stringify(holdings(view.value, owner));
  useEffect(() => loadUntilDone(() => fetchDayBooks(game, owner, coin), setDay, () => undefined), [game, owner, coin, holdingsKey]);
  return day;
}

async function fetchDayBooks(game: string, owner: string, coin: string): Promise<DayBooks> {
  const { accounts } = await api.call<Accounts>(`/games/${game}/accounts`);
  const requests = accountsOf(owner, coin, accounts).map(({ account }) =>
    api.call<Statement>(`/games/${game}/statement?account=${encodeURIComponent(account)}&asset=${coin}&limit=${MAX_CHANGES}`),
  );
  return { till: tillOf(owner, await Promise.all(requests)), balances: accountsManagedForOthers(owner, accounts) };
}
