import type { ComponentChildren } from "preact";
import { PlayNote } from "../../../ui/act/note";
import type { DirectActs } from "../../../ui/act/directacts";
import { lazy } from "../../../ui/lazy";
import { t } from "../../../ui/texts";

const Brings = lazy(() => import("../../../ui/act/brings").then((module) => module.Brings));

/** What may be done now, above the tabs where the thumb is, and what the first of `acts` brings that the game puts first. */
export function Deeds({ play, acts, note, children }: { play: DirectActs; acts?: string; note?: ComponentChildren; children: ComponentChildren }) {
  return (
    <div class="cur-deeds now-only" role="group" aria-label={t("cur-deeds")} aria-busy={play.pending !== ""}>
      <PlayNote play={play} />
      {acts && <Brings play={play} acts={acts} />}
      {note && <p class="cur-deeds-note">{note}</p>}
      <div class="cur-deeds-row">{children}</div>
    </div>
  );
}

interface DeedProps {
  readonly children: ComponentChildren;
  readonly onDo: () => void;
  readonly first?: boolean;
  readonly off?: boolean;
}

/** One thing that may be done; the likeliest is `first`. */
export function Deed({ children, onDo, first = false, off = false }: DeedProps) {
  return (
    <button type="button" class={first ? "button primary" : "button"} disabled={off} onClick={onDo}>
      {children}
    </button>
  );
}
