import { useOffers } from "../../ui/offers";
import type { LineTidings } from "../../core/view/tidings";
import { ActMark } from "../../ui/pictures/mark";
import { areTapsIgnored } from "../../ui/taps";
import { actTitle, t } from "../../ui/texts";

interface Props {
  readonly told: LineTidings;
  readonly as: string;
  readonly onAct: (type: string) => void;
}

/** The acts with which I can respond to the tidings. Each act opens its form. */
export function ResponseActs(props: Props) {
  if (!props.told.acts.length) return null;
  // The phone sends no request about a secret. The number of requests would betray that there is a secret.
  return props.told.secret ? <ResponseList {...props} types={props.told.acts} /> : <PossibleActs {...props} />;
}

/** Show only the acts that are possible. The acts are shown as soon as the server has answered. */
function PossibleActs(props: Props) {
  const { offers, outdated, problem } = useOffers(props.as);
  const known = offers && !outdated && !problem ? offers.offers : undefined;
  const possible = known?.filter(({ blocked }) => !blocked.length).map(({ type }) => type);
  const types = props.told.acts.filter((type) => !possible || possible.includes(type));
  return <ResponseList {...props} types={types} />;
}

function ResponseList({ types, onAct }: Props & { types: readonly string[] }) {
  if (!types.length) return null;
  return (
    <ul class="stack" aria-label={t("ui-tidings-can")}>
      {types.map((type) => (
        <li key={type}>
          <button type="button" class="act-card" aria-disabled={areTapsIgnored.value} onClick={() => onAct(type)}>
            <ActMark type={type} />
            <span class="option-name">{actTitle(type)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
