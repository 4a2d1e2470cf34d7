import type { Args } from "../../core/view/values";
import { Words } from "../parts/words";
import { t, texts } from "../texts";
import type { DirectActs } from "./directacts";
import "./brings.css";

interface Props {
  readonly play: Pick<DirectActs, "suggested">;
  /** Names of acts, with blanks between them. */
  readonly acts: string;
}

/** What the first of these acts brings that the game puts first; before somebody's first act, what leads them to it. */
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
