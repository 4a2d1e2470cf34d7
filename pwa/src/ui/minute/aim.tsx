import { aim as aimOf, person } from "../../core/view/selectors";
import { lazy } from "../lazy";
import { MessageText } from "../parts/words";
import { openSheet } from "../router";
import { gameSlice, view } from "../services";
import { t } from "../texts";
import "./aim.css";

const MinuteSheet = lazy(() => import(".").then((module) => module.MinuteSheet));

/** The number of sentences about the standing. The sheet behind the aim has all of them. */
const MAX_STANDINGS = 2;

/**
 * A character's aim in one line, and how it stands towards it. A tap opens the rules in a minute. In a game
 * without aims nothing is drawn.
 */
export function AimLine({ id }: { id: string }) {
  const aim = aimOf(view.value, id);
  if (!aim) return null;
  const ruleset = gameSlice.value?.ruleset ?? "";
  const role = person(view.value, id)?.role ?? "";
  return (
    <button type="button" class="aim" onClick={() => openSheet(() => <MinuteSheet ruleset={ruleset} characterRole={role} character={id} />)}>
      <span>{t(aim.key)}</span>
      {aim.stands.slice(0, MAX_STANDINGS).map(({ key, args }) => (
        <span key={key} class="aim-standing">
          <MessageText message={{ key, args }} />
        </span>
      ))}
    </button>
  );
}
