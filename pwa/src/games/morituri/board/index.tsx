import { hasRequests } from "../../../core/view/selectors";
import { useDirectActs } from "../../../ui/act/directacts";
import { openReference } from "../../../ui/reference";
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
  const directActs = useDirectActs(me.value, true);
  useDismissLateRefusals(directActs);
  const turn = turnOf(view.value);
  const allGladiators = gladiators(view.value);
  const spaces = spacesOf(view.value);
  const { fight, kits, dismiss } = useShownFight(fightOf(view.value), allGladiators, turn);
  const active = turn?.turn || me.value;
  const firstSpace = turn?.ended ? spaces.at(-1) : spaces[0];
  const place = allGladiators.find(({ id }) => id === (turn?.winner || active))?.place || firstSpace?.id || "";
  const pick = (spaceId: string): void => openReference({ kind: "place", id: spaceId });
  return (
    <div class="mor-board" data-fight={fight !== undefined}>
      <TurnLine />
      {turn?.ended && !fight && <End />}
      {hasRequests(view.value) && <Petitions />}
      {CHOICE_ACTS.some((act) => directActs.form(act)) && <Choices directActs={directActs} />}
      {turn?.asked === "lots" && <FirstTurnRolls turn={turn} />}
      {fight ? <Duel fight={fight} kits={kits} /> : <MapViewport spaces={spaces} pawns={pawnsOf(allGladiators, active)} graves={gravesOf(allGladiators)} followedSpace={place} onPick={pick} />}
      {fight?.stage === "over" && (
        <button type="button" class="button wide" onClick={dismiss}>
          {t(turn?.ended ? "duel-to-the-end" : "duel-to-the-map")}
        </button>
      )}
      {!fight && <RoadStrip spaces={spaces} startSpace={place} onPick={pick} />}
      <LatestLines />
      <OwnPetitions directActs={directActs} />
      <DataSourceLine />
      <ActionBar directActs={directActs} />
    </div>
  );
}

/** Return the pawns of all gladiators on the board. */
export const pawnsOf = (gladiators: readonly GladiatorDoc[], active: string): readonly Pawn[] =>
  gladiators
    .filter((gladiator) => gladiator.place)
    .map((gladiator) => ({ id: gladiator.id, name: gladiator.short, colour: seatColour(gladiator.seat_no), emblemIndex: gladiator.seat_no, place: gladiator.place, isActive: gladiator.id === active }));

/** Return the places where gladiators have died. */
export const gravesOf = (gladiators: readonly GladiatorDoc[]): readonly Grave[] =>
  gladiators.filter((gladiator) => gladiator.died_at).map((gladiator) => ({ id: gladiator.id, place: gladiator.died_at, colour: seatColour(gladiator.seat_no) }));
