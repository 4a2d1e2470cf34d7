import { useEffect } from "preact/hooks";
import { holdings } from "../../core/belongings";
import { person, place } from "../../core/selectors";
import { me } from "../../ui/me";
import { follow } from "../../ui/follow";
import { pack } from "../../ui/pack";
import { Panel } from "../../ui/parts/panel";
import { Piece } from "../../ui/parts/piece";
import { Seats } from "../../ui/parts/seats";
import { live, view } from "../../ui/services";
import { texts, t } from "../../ui/texts";
import { WaitingList } from "../../ui/waiting/list";
import { Plaque } from "./plaque";
import { Purse } from "./purse";
import { Reminders } from "./reminders";
import { Row } from "./row";
import "./hand.css";

/** What I hold, where I am, what waits for me. */
export function Hand() {
  const self = person(view.value, me.value);
  useEffect(() => {
    if (me.peek()) live.peek()?.loadOffers(me.peek()).catch(() => undefined);
  }, [self?.id]);
  if (!self) return <p class="empty">{t("ui-room")}</p>;
  const holds = holdings(view.value, self.id);
  const { money, rows, rest } = pack.value.hand;
  const shown = new Set([money, ...rows.flatMap((row) => row.assets)]);
  const others = [...rest, ...Object.keys(holds)].filter((asset) => !shown.has(asset) && (holds[asset] ?? 0) > 0);
  const region = place(view.value, self.place);
  return (
    <div class="hand">
      <Plaque person={self} />
      <WaitingList />
      {money && <Purse asset={money} n={holds[money] ?? 0} />}
      {rows.map((row) => (
        <Row key={row.key} row={row} holds={holds} />
      ))}
      {others.length > 0 && (
        <ul class="pieces">
          {[...new Set(others)].map((asset) => (
            <li key={asset}>
              <Piece asset={asset} size={34} />
              <strong>{texts.value.count(holds[asset] ?? 0)}</strong>
              <span>{texts.value.asset(asset, holds[asset] ?? 0)}</span>
            </li>
          ))}
        </ul>
      )}
      {region && (
        <Panel title={t("ui-where")}>
          <button type="button" class="row" onClick={() => follow({ kind: "place", id: region.id })}>
            <span class="option-text">
              <span class="option-name">{region.name}</span>
              <span class="option-note">{t(`seat-${self.seat || "none"}`)}</span>
            </span>
            <Seats place={region} />
          </button>
        </Panel>
      )}
      <Reminders person={self} />
    </div>
  );
}
