import type { Args } from "../../core/view/values";
import { Words } from "../parts/words";
import { t, texts } from "../texts";
import type { DirectActs } from "./directacts";
import "./brings.css";

/** The properties of `Brings`. */
interface Props {
  readonly play: Pick<DirectActs, "suggested">;
  /** The acts' types, separated by spaces. */
  readonly acts: string;
}

/**
 * Draw the effect of the first of these acts that the game suggests. Before a character's first act, draw the guide
 * to it, too.
 */
export function Brings({ play, acts }: Props) {
  const named = acts.split(" ");
  const one = play.suggested.find(({ type }) => named.includes(type));
  if (!one) return null;
  const { key, args, guide = "" } = one;
  return (
    <div class="brings">
      {texts.value.has(guide) && <p class="brings-guide">{t(guide)}</p>}
      <p>
        <Words message={{ key, args: args as Args }} />
      </p>
    </div>
  );
}
