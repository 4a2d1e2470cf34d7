import { useState } from "preact/hooks";
import { slicesOfFamily } from "../../core/view/selectors";
import { openAct } from "../../ui/act/actrequest";
import type { ComingDoc, GameDoc } from "../../core/view/wire";
import type { ConsoleTool } from "../../ui/gamepack";
import { lazy } from "../../ui/lazy";
import { me } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { Icon } from "../../ui/parts/icon";
import { Panel } from "../../ui/parts/panel";
import type { IconName } from "../../ui/parts/icon";
import { pack } from "../../ui/pack";
import { goToAddress, openSheet } from "../../ui/router";
import { gameSlice, currentGame, view } from "../../ui/services";
import { t } from "../../ui/texts";
import { WaitingList } from "../../ui/waiting/list";
import { useIsWide } from "../../ui/widescreen";
import { FirstActGuide } from "../acts/suggestions";
import { AimLine } from "../../ui/minute/aim";
import { RecordSheet } from "../desk/recordsheet";
import { AppealList } from "./appeals";
import { GraveActs } from "./grave";
import { KnockList } from "./knocks";
import { StewardTasks, UnclaimedCards } from "./needs";
import { RoomList } from "./people";
import { usePresencePolling } from "./presence";
import { ServerTroubles } from "./servertroubles";
import { CurrentPeriod } from "./period";
import { JudgeQuestions } from "./questions";
import { ReadingSwitches } from "./switches";
import "../hand/hand.css";
import "./console.css";
import "virtual:texts/console";

const Reports = lazy(() => import("../letters/report").then((module) => module.ReportedLetters));

const FindSheet = lazy(() => import("../find").then((module) => module.FindSheet));

const Cast = lazy(() => import("../cast").then((module) => module.Cast));

const CONSOLE_PARTS = ["now", "room", "cast", "readings"] as const;
type ConsolePart = (typeof CONSOLE_PARTS)[number];

/**
 * The console of the stewards. The console has the calendar, tasks, the people in the room, corrections, readings, and
 * the end of the game.
 */
export function Console() {
  const [chosenPart, setChosenPart] = useState<ConsolePart>("now");
  // A part may leave the console while it is open, such as the room when the game is closed.
  const consolePart = isPartShown(chosenPart) ? chosenPart : "now";
  usePresencePolling((!currentGame.value?.isPast && currentGame.value?.id) || "");
  return (
    <div class="hand console">
      <div class="segments" role="group" aria-label={t("ui-tab-console")}>
        {CONSOLE_PARTS.filter(isPartShown).map((option) => (
          <button key={option} type="button" class="segment" aria-pressed={option === consolePart} onClick={() => setChosenPart(option)}>
            <span>{t(`ui-console-${option}`)}</span>
          </button>
        ))}
      </div>
      <GraveActs />
      {consolePart === "now" && <CurrentTasks />}
      {consolePart === "room" && <RoomList />}
      {consolePart === "cast" && <Cast />}
      {consolePart === "readings" && <ReadingSwitches />}
    </div>
  );
}

/** Return whether the console has this part now. Phones, seats and cards matter only until the game is closed. */
function isPartShown(consolePart: ConsolePart): boolean {
  const game = gameSlice.value;
  if (consolePart === "cast" && !hasNonPlayingSteward(game)) return false;
  return game?.status !== "closed" || consolePart === "now" || consolePart === "readings";
}

/** Return whether the game has a steward who does not play. Only then does the console have a list of the players. */
const hasNonPlayingSteward = (game: GameDoc | null): boolean => game !== null && game.stewards.some((steward) => !game.players.includes(steward));

/** The tools of the console in a game that names no tools. */
const DEFAULT_TOOLS: readonly ConsoleTool[] = [{ type: "use-dice", icon: "dice" }];

/** The acts of stewards about people who come and go. Only the acts that the game offers are shown. */
const PRESENCE_TOOLS: readonly ConsoleTool[] = [
  { type: "let-in", icon: "card" },
  { type: "hand-over-character", icon: "people" },
  { type: "retire-character", icon: "close" },
  { type: "name-stand-in", icon: "people" },
  { type: "end-stand-in", icon: "close" },
];

function CurrentTasks() {
  const game = gameSlice.value;
  const isWide = useIsWide();
  if (!game || currentGame.value?.isPast) return game && <CurrentPeriod game={game} nextPeriod={undefined} />;
  if (game.status === "closed") return <ClosedGameTools game={game} />;
  return (
    <div class="console-columns">
      <div>
        <ConsoleTools game={game} />
      </div>
      {isWide && <RoomList />}
    </div>
  );
}

/** The tools of a steward after the game was closed. Nothing is to be done any more, but everything can be looked up. */
function ClosedGameTools({ game }: { game: GameDoc }) {
  return (
    <>
      <CurrentPeriod game={game} nextPeriod={undefined} />
      <div class="tools">
        <LookUpTools game={game} />
      </div>
    </>
  );
}

/** The tools that change nothing: the search, and the state on paper. */
function LookUpTools({ game }: { game: GameDoc }) {
  return (
    <>
      <ToolButton icon="search" text={t("ui-find")} onPick={() => openSheet(() => <FindSheet />)} />
      <ToolButton icon="card" text={t("console-print")} onPick={() => goToAddress(`/g/${game.id}/after/state`)} />
    </>
  );
}

function ConsoleTools({ game }: { game: GameDoc }) {
  const { offers } = useOffers(me.value);
  const forms = offers?.offers;
  const offeredTypes = forms && new Set(forms.map((form) => form.type));
  const openActForm = (actType: string): void => openAct({ type: actType, as: me.value });
  const ownActs = pack.value.console;
  const isClosing = game.closing === true || game.closes_at > 0;
  return (
    <>
      {currentGame.value && <ServerTroubles game={currentGame.value.id} />}
      {slicesOfFamily(view.value, "report").length > 0 && <Reports />}
      {isClosing && (
        <Panel title={t("console-closing")} tone="call">
          {!game.closes_at && <p>{t("console-closing-second")}</p>}
          <div class="tools">
            {!game.closes_at && <ToolButton icon="check" text={t("act-confirm-closing")} onPick={() => openActForm("confirm-closing")} />}
            <ToolButton icon="close" text={t("act-cancel-closing")} onPick={() => openActForm("cancel-closing")} />
          </div>
        </Panel>
      )}
      <CurrentPeriod game={game} nextPeriod={view.value?.slices["coming"] as ComingDoc | undefined} />
      <AimLine id={me.value} />
      <FirstActGuide offers={offers} />
      <WaitingList showsQuestions={false} />
      <AppealList />
      <KnockList offeredTypes={offeredTypes} />
      <StewardTasks game={game} />
      <JudgeQuestions />
      <UnclaimedCards />
      <div class="tools">
        <LookUpTools game={game} />
        <ToolButton icon="person" text={t("ui-record-or-force")} onPick={() => openSheet(() => <RecordSheet />)} />
        <ToolButton icon="undo" text={t("ui-reverse-entry")} onPick={() => openActForm("reverse")} />
        {(ownActs?.tools ?? DEFAULT_TOOLS).filter(({ type }) => !offeredTypes || offeredTypes.has(type)).map(({ type, icon }) => (
          <ToolButton key={type} icon={icon} text={t(`act-${type}`)} onPick={() => openActForm(type)} />
        ))}
      </div>
      {offeredTypes && (
        <div class="tools">
          {PRESENCE_TOOLS.filter(({ type }) => offeredTypes.has(type)).map(({ type, icon }) => (
            <ToolButton key={type} icon={icon} text={t(`act-${type}`)} onPick={() => openActForm(type)} />
          ))}
        </div>
      )}
      {!isClosing && (
        <div class="tools">
          <ToolButton icon="lock" text={t("act-announce-closing")} onPick={() => openActForm("announce-closing")} />
        </div>
      )}
    </>
  );
}

function ToolButton({ icon, text, onPick }: { icon: IconName; text: string; onPick: () => void }) {
  return (
    <button type="button" class="tool" onClick={onPick}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
