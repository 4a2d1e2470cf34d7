import type { ComponentChildren } from "preact";
import { ScreenStuckCommands } from "../../../ui/act/stucknotice";
import type { DirectActs } from "../../../ui/act/directacts";
import { lazy } from "../../../ui/lazy";
import { t } from "../../../ui/texts";

const ActEffect = lazy(() => import("../../../ui/act/suggestedeffect").then((module) => module.SuggestedActEffect));

/**
 * The bar of possible acts above the tabs. From `acts` it takes the first act that the game suggests, and says what
 * this act would bring.
 */
export function ActBar({ directActs, acts, note, children }: { directActs: DirectActs; acts?: string; note?: ComponentChildren; children: ComponentChildren }) {
  return (
    <div class="cur-deeds now-only" role="group" aria-label={t("cur-deeds")} aria-busy={directActs.pendingType !== ""}>
      <ScreenStuckCommands directActs={directActs} />
      {acts && <ActEffect directActs={directActs} acts={acts} />}
      {note && <p class="cur-deeds-note">{note}</p>}
      <div class="cur-deeds-row">{children}</div>
    </div>
  );
}

interface ActButtonProps {
  readonly children: ComponentChildren;
  readonly onDo: () => void;
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
}

/** A button for one act. `isMain` marks the act that a player most likely wants. */
export function ActButton({ children, onDo, isMain = false, isDisabled = false }: ActButtonProps) {
  return (
    <button type="button" class={isMain ? "button primary" : "button"} disabled={isDisabled} onClick={onDo}>
      {children}
    </button>
  );
}
