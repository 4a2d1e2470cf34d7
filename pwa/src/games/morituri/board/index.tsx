import { hasRequests } from "../../../core/view/selectors";
import { useDirectActs } from "../../../ui/act/directacts";
import { openReference } from "../../../ui/follow";
import { lazy } from "../../../ui/lazy";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { seatColour } from "../colours";
import { useShownFight } from "../duel/shownfight";
import { RoadStrip } from "../map/strip";
import type { Grave } from "../map/board";
import type { Pawn } from "../map/pawn";
import { MapViewport } from "../map/viewport";
import { LatestLines } from "../parts/latestlines";
import { DataSourceLine } from "../parts/provenance";
import { TurnLine } from "../parts/turnline";
import { fightOf, gladiators, spacesOf, turnOf } from "../shape";
import type { GladiatorDoc } from "../wire";
import { CHOICE_ACTS } from "./acts";
import { OwnPetitions } from "./ownpetitions";
import { ActionBar } from "./bar";
import { FirstTurnRolls } from "./lots";
import { useDismissLateRefusals } from "./laterefusals";
import "../colours.css";
import "./board.css";

/**
 * Components that the first turn of a game never shows. Such components are loaded later, together with their drawings.
 */
const Duel = lazy(() => import("../duel").then((module) => module.FightView));
const Choices = lazy(() => import("./choices").then((module) => module.GameChoices));
const Petitions = lazy(() => import("./openpetitions").then((module) => module.OpenPetitions));
const End = lazy(() => import("./end").then((module) => module.GameEnd));

/** The main screen. The main screen shows the map or the fight, the latest events, and the button for the next act. */
export function BoardScreen() {
  const play = useDirectActs(me.value, true);
  useDismissLateRefusals(play);
  const turn = turnOf(view.value);
  const all = gladiators(view.value);
  const spaces = spacesOf(view.value);
  const { fight, kits, dismiss } = useShownFight(fightOf(view.value), all, turn);
  const active = turn?.turn || me.value;
  const looked = turn?.ended ? spaces.at(-1) : spaces[0];
  const at = all.find(({ id }) => id === (turn?.winner || active))?.place || looked?.id || "";
  const pick = (id: string): void => openReference({ kind: "place", id });
  return (
    <div class="mor-board" data-fight={fight !== undefined}>
      <TurnLine />
      {turn?.ended && !fight && <End />}
      {hasRequests(view.value) && <Petitions />}
      {CHOICE_ACTS.some((act) => play.form(act)) && <Choices play={play} />}
      {turn?.asked === "lots" && <FirstTurnRolls turn={turn} />}
      {fight ? <Duel fight={fight} kits={kits} /> : <MapViewport spaces={spaces} pawns={pawnsOf(all, active)} graves={gravesOf(all)} follow={at} onPick={pick} />}
      {fight?.stage === "over" && (
        <button type="button" class="button wide" onClick={dismiss}>
          {t(turn?.ended ? "duel-to-the-end" : "duel-to-the-map")}
        </button>
      )}
      {!fight && <RoadStrip spaces={spaces} from={at} onPick={pick} />}
      <LatestLines />
      <OwnPetitions play={play} />
      <DataSourceLine />
      <ActionBar play={play} />
    </div>
  );
}

/** Return the pawns of all gladiators on the board. */
export const pawnsOf = (all: readonly GladiatorDoc[], active: string): readonly Pawn[] =>
  all
    .filter((one) => one.place)
    .map((one) => ({ id: one.id, name: one.short, colour: seatColour(one.seat_no), emblem: one.seat_no, place: one.place, active: one.id === active }));

/** Return the places where gladiators have died. */
export const gravesOf = (all: readonly GladiatorDoc[]): readonly Grave[] =>
  all.filter((one) => one.died_at).map((one) => ({ id: one.id, place: one.died_at, colour: seatColour(one.seat_no) }));
