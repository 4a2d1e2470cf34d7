import { useOffers } from "../../ui/offers";
import type { Told } from "../../core/view/tidings";
import { ActMark } from "../../ui/pictures/mark";
import { tapsIgnored } from "../../ui/taps";
import { actTitle, t } from "../../ui/texts";

interface Props {
  readonly told: Told;
  readonly as: string;
  readonly onAct: (type: string) => void;
}

/** What I can do about it, each act a way to its form. */
export function Acts(props: Props) {
  if (!props.told.acts.length) return null;
  // what few may read is not asked about: how often a phone asks would tell of it
  return props.told.secret ? <List {...props} types={props.told.acts} /> : <Possible {...props} />;
}

/** Of these acts those that can be done, as soon as the server has said which. */
function Possible(props: Props) {
  const { offers, outdated, problem } = useOffers(props.as);
  const known = offers && !outdated && !problem ? offers.offers : undefined;
  const possible = known?.filter(({ blocked }) => !blocked.length).map(({ type }) => type);
  const types = props.told.acts.filter((type) => !possible || possible.includes(type));
  return <List {...props} types={types} />;
}

function List({ types, onAct }: Props & { types: readonly string[] }) {
  if (!types.length) return null;
  return (
    <ul class="tidings-acts" aria-label={t("ui-tidings-can")}>
      {types.map((type) => (
        <li key={type}>
          <button type="button" class="act-card" aria-disabled={tapsIgnored.value} onClick={() => onAct(type)}>
            <ActMark type={type} />
            <span class="option-name">{actTitle(type)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
