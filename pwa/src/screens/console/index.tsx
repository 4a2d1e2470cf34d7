import { useState } from "preact/hooks";
import { family } from "../../core/selectors";
import { openAct } from "../../ui/act/open";
import type { GameDoc } from "../../core/wire";
import type { ConsoleTool } from "../../ui/gamepack";
import { lazy } from "../../ui/lazy";
import { me } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { Icon } from "../../ui/parts/icon";
import type { IconName } from "../../ui/parts/icon";
import { pack } from "../../ui/pack";
import { openSheet } from "../../ui/router";
import { doc, live, view } from "../../ui/services";
import { t } from "../../ui/texts";
import { WaitingList } from "../../ui/waiting/list";
import { RecordSheet } from "../desk/record";
import { Appeals } from "./appeals";
import { Cards } from "./cards";
import { Knocks } from "./knocks";
import { ServerTroubles } from "./servertroubles";
import { Period } from "./period";
import { Questions } from "./questions";
import { SwitchBoard } from "./switches";
import "../hand/hand.css";
import "./console.css";

const Reports = lazy(() => import("../letters/report").then((module) => module.Reports));

const PARTS = ["now", "cards", "readings"] as const;
type Part = (typeof PARTS)[number];

/** The stewards' console: the calendar, what players appeal, corrections, cards, readings, the end. */
export function Console() {
  const [part, setPart] = useState<Part>("now");
  return (
    <div class="hand console">
      <div class="segments" role="group" aria-label={t("ui-tab-console")}>
        {PARTS.map((one) => (
          <button key={one} type="button" class="segment" aria-pressed={one === part} onClick={() => setPart(one)}>
            <span>{t(`ui-console-${one}`)}</span>
          </button>
        ))}
      </div>
      {part === "now" && <Now />}
      {part === "cards" && <Cards />}
      {part === "readings" && <SwitchBoard />}
    </div>
  );
}

/** Tools that stand in the console of a game that names none itself. */
const TOOLS: readonly ConsoleTool[] = [{ type: "use-dice", icon: "dice" }];

/** What stewards may do about who plays, in a game that provides for it. */
const COMING_AND_GOING: readonly ConsoleTool[] = [
  { type: "let-in", icon: "card" },
  { type: "hand-over-character", icon: "people" },
  { type: "retire-character", icon: "close" },
];

function Now() {
  const game = doc.value;
  if (live.value?.past) return game && <Period game={game} next="" />;
  return game && <Tools game={game} />;
}

function Tools({ game }: { game: GameDoc }) {
  const forms = useOffers(me.value).offers?.offers;
  const offered = forms && new Set(forms.map((form) => form.type));
  const ask = (type: string): void => openAct({ type, as: me.value });
  const own = pack.value.console;
  const next = own?.next ?? "";
  const closing = game.closing === true || game.closes_at > 0;
  return (
    <>
      {live.value && <ServerTroubles game={live.value.id} />}
      {family(view.value, "report").length > 0 && <Reports />}
      <Period game={game} next={next && (game.period.minutes > 0 || !offered || offered.has(next)) ? next : ""} />
      <Knocks offered={offered} />
      <Appeals />
      <Questions />
      <WaitingList />
      <div class="tools">
        <Tool icon="search" text={t("ui-record-or-force")} onPick={() => openSheet(() => <RecordSheet />)} />
        <Tool icon="undo" text={t("ui-reverse-entry")} onPick={() => ask("reverse")} />
        {(own?.tools ?? TOOLS).filter(({ type }) => !offered || offered.has(type)).map(({ type, icon }) => (
          <Tool key={type} icon={icon} text={t(`act-${type}`)} onPick={() => ask(type)} />
        ))}
      </div>
      {offered && (
        <div class="tools">
          {COMING_AND_GOING.filter(({ type }) => offered.has(type)).map(({ type, icon }) => (
            <Tool key={type} icon={icon} text={t(`act-${type}`)} onPick={() => ask(type)} />
          ))}
        </div>
      )}
      <div class="tools">
        {!closing && game.status !== "closed" && <Tool icon="lock" text={t("act-announce-closing")} onPick={() => ask("announce-closing")} />}
        {closing && <Tool icon="check" text={t("act-confirm-closing")} onPick={() => ask("confirm-closing")} />}
        {closing && <Tool icon="close" text={t("act-cancel-closing")} onPick={() => ask("cancel-closing")} />}
      </div>
    </>
  );
}

function Tool({ icon, text, onPick }: { icon: IconName; text: string; onPick: () => void }) {
  return (
    <button type="button" class="tool" onClick={onPick}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
