import { useMemo, useState } from "preact/hooks";
import { people } from "../../../core/selectors";
import type { BalanceSeries, PlaceSeries, StandingsSeries } from "../../../core/wire";
import { Panel } from "../../../ui/parts/panel";
import { view } from "../../../ui/services";
import { amount, counted, money, personName, placeName, t, texts } from "../../../ui/texts";
import { pack } from "../../../ui/pack";
import { Lines } from "./chart";
import { assetsOf, assetTracks, leading, worthTracks } from "./data";

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChoice: (value: string) => void;
}

/** One of a few, chosen from a list. */
export function Choice({ label, value, options, onChoice }: ChoiceProps) {
  return (
    <label class="select evening-choice">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoice(event.currentTarget.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What those are worth who lead, of everybody or of one role. */
export function Standings({ answer }: { answer: StandingsSeries }) {
  const [role, setRole] = useState("");
  const all = people(view.value);
  const roles = [...new Set(all.map((one) => one.role).filter(Boolean))].sort();
  const tracks = useMemo(() => {
    const some = new Set(people(view.value).filter((one) => one.role === role).map(({ id }) => id));
    return leading(worthTracks(answer, role ? some : undefined));
  }, [answer, role]);
  return (
    <Panel title={t("evening-standings")}>
      {roles.length > 1 && (
        <Choice label={t("evening-whose")} value={role} onChoice={setRole} options={[["", t("evening-everybody")], ...roles.map((one) => [one, t(`role-${one}`)] as const)]} />
      )}
      <p class="quiet">{t("evening-standings-note")}</p>
      <Lines label={t("evening-standings")} times={answer.times} tracks={tracks} name={personName} show={money} />
    </Panel>
  );
}

/** How much of one asset those had who have most of it. */
export function Assets({ answer }: { answer: BalanceSeries }) {
  const assets = assetsOf(answer);
  const usual = assets.includes(pack.value.hand.money) ? pack.value.hand.money : (assets[0] ?? "");
  const [chosen, setChosen] = useState(usual);
  const tracks = useMemo(() => leading(assetTracks(answer, chosen)), [answer, chosen]);
  if (!assets.length) return null;
  return (
    <Panel title={t("evening-assets")}>
      <Choice label={t("evening-asset")} value={chosen} onChoice={setChosen} options={assets.map((one) => [one, assetTitle(one)] as const)} />
      <Lines label={assetTitle(chosen)} times={answer.times} tracks={tracks} name={personName} show={(n) => counted(chosen, n)} />
    </Panel>
  );
}

/** What an asset is called, without a number. */
const assetTitle = (asset: string): string => {
  if (asset === pack.value.hand.money) return t("evening-money");
  const named = amount(asset, 2).replace(texts.value.count(2), "").trim();
  return named || asset;
};

/** How many were at each place. */
export function Places({ answer }: { answer: PlaceSeries }) {
  const tracks = useMemo(() => leading(answer.places.map(({ place, counts }) => ({ id: place, amounts: counts }))), [answer]);
  if (!tracks.length) return null;
  return (
    <Panel title={t("evening-places")}>
      <Lines label={t("evening-places")} times={answer.times} tracks={tracks} name={placeName} show={(n) => texts.value.count(n)} />
    </Panel>
  );
}
