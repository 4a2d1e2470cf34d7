import { Objections } from "../../../ui/act/objections";
import { PlayNote } from "../../../ui/act/note";
import { openAct } from "../../../ui/act/open";
import type { DirectActs } from "../../../ui/act/directacts";
import { gloss } from "../../../ui/parts/gloss";
import { actTitle, t } from "../../../ui/texts";

interface Props {
  readonly play: DirectActs;
  /** The acts that belong here, the likeliest first. */
  readonly types: readonly string[];
  /** Acts that are not done by one tap, though nothing in their form has to be chosen. */
  readonly asked?: readonly string[];
  /** Acts that nobody is led to: they are drawn plainly, even where they stand alone. */
  readonly lesser?: readonly string[];
  /** Of which acts it is told why they are not possible; of all, if nothing else is said. */
  readonly reasons?: readonly string[];
}

/** What may be done right here, and below it what may not and why. */
export function Deeds({ play, types, asked = [], lesser = [], reasons = types }: Props) {
  const open = types.filter((type) => play.form(type) && play.why(type).length === 0);
  const blocked = reasons.filter((type) => play.why(type).length > 0);
  const tap = (type: string): void => {
    if (asked.includes(type)) openAct({ type, as: play.as });
    else void play.tap(type);
  };
  if (!open.length && !blocked.length && !play.stuck.length) return null;
  return (
    <div class="lr-deeds">
      <PlayNote play={play} />
      {open.length > 0 && (
        <div class="lr-deeds-row">
          {open.map((type, index) => (
            <button
              key={type}
              type="button"
              class={index === 0 && !lesser.includes(type) ? "button primary" : "button"}
              disabled={!play.open(type)}
              aria-busy={play.pending === type}
              onClick={() => tap(type)}
            >
              {actTitle(type)}
            </button>
          ))}
        </div>
      )}
      {blocked.length > 0 && (
        <details class="lr-blocked">
          <summary>{t("lr-not-now")}</summary>
          {blocked.map((type) => (
            <div key={type}>
              <h3>{actTitle(type)}</h3>
              <Objections list={play.why(type)} tone="refused" gloss={gloss} />
            </div>
          ))}
        </details>
      )}
    </div>
  );
}
