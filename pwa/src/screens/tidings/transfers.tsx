import type { LineTidings } from "../../core/view/tidings";
import type { Leg } from "../../core/view/wire";
import { AssetIcon } from "../../ui/parts/piece";
import { amountText, t } from "../../ui/texts";

/** The amounts that I lose and gain by the act in the tidings. */
export function TidingsTransfers({ tidings, actor }: { tidings: LineTidings; actor: string }) {
  const losses = tidings.legs.filter(({ from: sender }) => sender === actor);
  const gains = tidings.legs.filter(({ to: receiver }) => receiver === actor);
  if (!losses.length && !gains.length) return null;
  return (
    <dl class="tidings-moved wrapped">
      {losses.length > 0 && <TransferSide name="ui-tidings-loses" sign="−" legs={losses} />}
      {gains.length > 0 && <TransferSide name="ui-tidings-gets" sign="+" legs={gains} />}
    </dl>
  );
}

function TransferSide({ name, sign, legs }: { name: string; sign: "−" | "+"; legs: readonly Leg[] }) {
  return (
    <div data-sign={sign}>
      <dt>{t(name)}</dt>
      {legs.map((leg, index) => (
        <dd key={index}>
          <AssetIcon asset={leg.asset} size={26} />
          <span>{amountText(leg.asset, leg.amount)}</span>
        </dd>
      ))}
    </div>
  );
}
