import { chronicle } from "../../../core/view/chronicle";
import { person } from "../../../core/view/selectors";
import type { Line } from "../../../core/view/wire";
import { me } from "../../../ui/me";
import { Panel } from "../../../ui/parts/panel";
import { LineWords } from "../../../ui/parts/linewords";
import { gameSlice, view } from "../../../ui/services";
import { t } from "../../../ui/texts";

/** The number of lines that are shown. */
const MAX_LINES = 4;

/** The keys of messages that a petition failed. */
const FAILED_PETITION_KEYS = new Set(["petition-declined", "petition-withdrawn", "petition-lapsed"]);

interface SeasonResultsProps {
  /** The keys of the messages about this rite. */
  readonly keys: readonly string[];
  /** The act that asks for the rite. */
  readonly act: string;
}

/**
 * The results of rites of this kind in this season, the latest first. A mortal sees only own results, and a god sees
 * all.
 */
export function SeasonResults({ keys, act }: SeasonResultsProps) {
  const lines = resultLines(keys, act).slice(-MAX_LINES).reverse();
  if (!lines.length) return null;
  return (
    <Panel title={t("rite-told")}>
      <ul class="lr-lines lr-told">
        {lines.map((line) => (
          <li key={line.id}>
            <p>
              <LineWords message={line} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Return this season's lines about rites of this kind. A mortal gets only own lines, and a god gets all. */
function resultLines(keys: readonly string[], act: string): readonly Line[] {
  const season = gameSlice.value?.period.seq ?? 0;
  const isGod = person(view.value, me.value)?.mortal === false;
  const lines = view.value ? chronicle(view.value) : [];
  return lines.filter(
    ({ key, args, period, reversed: isReversed }) =>
      period === season && !isReversed && ((keys.includes(key) && (isGod || namesMe(args))) || (FAILED_PETITION_KEYS.has(key) && args["act"] === `act:${act}`)),
  );
}

const namesMe = (args: Line["args"]): boolean => Object.values(args).flat().includes(`who:${me.value}`);
