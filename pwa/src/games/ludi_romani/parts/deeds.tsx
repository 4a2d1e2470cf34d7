import { ObjectionList } from "../../../ui/act/objections";
import { PlayNote } from "../../../ui/act/note";
import { openAct } from "../../../ui/act/open";
import type { DirectActs } from "../../../ui/act/directacts";
import { gloss } from "../../../ui/parts/gloss";
import { actTitle, t } from "../../../ui/texts";

interface Props {
  readonly play: DirectActs;
  /** The acts of this place, the likeliest first. */
  readonly types: readonly string[];
  /** Acts whose form opens even if no field is required. */
  readonly asked?: readonly string[];
  /** Rare acts, which are drawn as plain buttons, even if they stand alone. */
  readonly lesser?: readonly string[];
  /** Acts whose reasons are shown when they are blocked; all by default. */
  readonly reasons?: readonly string[];
}

/** Buttons for the possible acts, and below them the blocked ones with their reasons. */
export function ActButtons({ play, types, asked = [], lesser = [], reasons = types }: Props) {
  const open = types.filter((type) => play.form(type) && play.why(type).length === 0);
  const blocked = reasons.filter((type) => play.why(type).length > 0);
  const tap = (type: string): void => {
    if (asked.includes(type)) openAct({ type, as: play.as });
    else void play.tap(type);
  };
  if (!open.length && !blocked.length && !play.stuck.length) return null;
  return (
    <div class="lr-deeds stack easy">
      <PlayNote play={play} />
      {open.length > 0 && (
        <div class="lr-deeds-row wrapped">
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
          <summary class="fold">{t("lr-not-now")}</summary>
          {blocked.map((type) => (
            <div key={type}>
              <h3>{actTitle(type)}</h3>
              <ObjectionList list={play.why(type)} tone="refused" gloss={gloss} />
            </div>
          ))}
        </details>
      )}
    </div>
  );
}
