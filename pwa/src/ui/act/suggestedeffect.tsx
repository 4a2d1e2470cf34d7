import type { Args } from "../../core/view/values";
import { MessageText } from "../parts/words";
import { t, texts } from "../texts";
import type { DirectActs } from "./directacts";

/** The properties of `SuggestedActEffect`. */
interface SuggestedActEffectProps {
  readonly directActs: Pick<DirectActs, "suggested">;
  /** The types of the acts, separated by spaces. */
  readonly acts: string;
}

/**
 * Draw the effect of an act. Of the given acts, it is the first that the game suggests. Before a character's first act,
 * also draw the guide to this act.
 */
export function SuggestedActEffect({ directActs, acts }: SuggestedActEffectProps) {
  const types = acts.split(" ");
  const suggestion = directActs.suggested.find(({ type }) => types.includes(type));
  if (!suggestion) return null;
  const { key, args, guide = "" } = suggestion;
  return (
    <div class="brings">
      {texts.value.has(guide) && <p class="brings-guide">{t(guide)}</p>}
      <p>
        <MessageText message={{ key, args: args as Args }} />
      </p>
    </div>
  );
}
