import type { ComponentChildren, VNode } from "preact";
import { ObjectionList } from "../src/ui/act/objections";
import { LinkBadge } from "../src/ui/parts/badge";
import { PeriodClock } from "../src/ui/parts/clock";
import { RetryNotice, RepeatedLoad } from "../src/ui/parts/retrynotice";
import { SheetHead } from "../src/ui/parts/sheet";
import { TabBar } from "../src/ui/parts/tabs";
import { Toasts } from "../src/ui/parts/toasts";
import { toasts } from "../src/ui/toasts";
import { OutboxCard } from "../src/ui/waiting/outbox";
import { PetitionCard } from "../src/ui/waiting/petition";
import { Focused, Seen, leaveOut } from "./exhibit";
import type { Exhibit } from "./exhibit";
import { SampleSheet } from "./samplesheet";
import { LONG, layTable, objection, petition, season, sentItem } from "./table";

const refusedProblem = { type: "/problems/refused", title: "Refused", status: 409, objections: [objection("sample-full")], appealable: true };
const MINUTE = 60_000;

const banner = (words: string, tone?: "alarm") => (
  <div class="banner" data-tone={tone}>
    <span>{words}</span>
  </div>
);

const badge = (onSeen: () => void) => (
  <Seen onReady={onSeen}>
    <LinkBadge />
  </Seen>
);

const clock = (elapsedTime: number, changes: Parameters<typeof season>[1] = {}) => (
  <div class="head">
    <PeriodClock game={season(elapsedTime, changes)} />
  </div>
);

const toast = (tone: "done" | "notice" | "refused", words: string) => (
  <Seen onReady={() => void (toasts.value = [{ id: 1, tone, parts: [words] }])}>
    <Toasts />
  </Seen>
);

const card = (children: VNode) => <ul class="cards">{children}</ul>;

const sheet = (children: ComponentChildren) => (
  <section class="sheet" aria-label="Sheet">
    <div class="sheet-body">{children}</div>
  </section>
);

const TABS = ["hand", "acts", "people", "chronicle"];
const bar = <TabBar tabs={TABS} current="acts" />;

const longPeriod = { ...season(1).period, kind: "long" };

/** Notices about the state of the game, and the cards of items that wait. */
export const NOTICES: readonly Exhibit[] = [
  {
    name: "Objections",
    states: {
      plain: <ObjectionList objections={[objection("sample-full")]} tone="warned" />,
      focus: <Focused><ObjectionList objections={[objection("sample-full")]} tone="refused" /></Focused>,
      refused: <ObjectionList objections={[objection("sample-full")]} tone="refused" />,
      long: <ObjectionList objections={[objection("sample-far"), objection("sample-full")]} tone="refused" />,
    },
    missingStates: leaveOut("Without an objection there is nothing to be seen.", "disabled", "busy", "late", "empty"),
  },
  {
    name: "Banner",
    states: { plain: banner("The season is over."), refused: banner("Another server took over: nothing can be done here.", "alarm"), late: banner("The game is paused."), long: banner(`Everybody waits for ${LONG}, who has not said what they are going to do.`) },
    missingStates: leaveOut("It says something and cannot be tapped.", "focus", "disabled", "busy", "empty"),
  },
  {
    name: "A newer app is there",
    needsStage: true,
    states: { plain: <div class="update" role="status"><span>A new version is here.</span><button type="button" class="button small">Take it</button></div> },
    missingStates: leaveOut("It has one sentence and one button.", "focus", "disabled", "busy", "refused", "late", "long", "empty"),
  },
  {
    name: "Toasts",
    needsStage: true,
    states: { plain: <>{toast("done", "Done: two legions bought.")}</>, refused: toast("refused", "Refused: Gaul is full."), late: toast("notice", "The season ends in a minute."), long: toast("done", `${LONG} gave two legions. `.repeat(5)) },
    missingStates: leaveOut("A tap goes through it to what is behind.", "focus", "disabled", "busy", "empty"),
  },
  {
    name: "Badge of the link",
    states: {
      plain: badge(layTable),
      focus: <Focused>{badge(layTable)}</Focused>,
      busy: badge(() => layTable({ outbox: [sentItem("sent"), sentItem("queued")] })),
      late: <>{badge(() => layTable({ link: "connecting", silentSeconds: 42_000 }))}{badge(() => layTable({ link: "lost", silentSeconds: 3 * MINUTE }))}</>,
      long: badge(() => layTable({ link: "lost", silentSeconds: 12 * 60 * MINUTE, outbox: Array.from({ length: 12 }, () => sentItem("queued")) })),
    },
    missingStates: leaveOut("It is there as long as a game is open.", "disabled", "refused", "empty"),
  },
  {
    name: "Clock of the season",
    states: { plain: clock(1), disabled: clock(2, { status: "paused", paused_at: Date.now() }), late: clock(9), long: clock(1, { period: longPeriod }), empty: clock(1, { period: { ...longPeriod, kind: "aestas", minutes: 0 } }) },
    missingStates: leaveOut("It cannot be tapped.", "focus", "busy", "refused"),
  },
  {
    name: "Tabs",
    needsStage: true,
    states: { plain: bar, focus: <Focused>{bar}</Focused>, busy: <Seen onReady={() => layTable({ outbox: [sentItem("asking"), sentItem("refused")] })}>{bar}</Seen>, long: <TabBar tabs={[...TABS, "console", "letters"]} current="console" /> },
    missingStates: leaveOut("Each tab is always there.", "disabled", "refused", "late", "empty"),
  },
  {
    name: "Loading, and nothing there",
    states: { busy: <div class="loading" aria-busy="true" />, late: <div class="empty" role="alert"><p>This part could not be fetched.</p><button type="button" class="button">Try again</button></div>, empty: <p class="empty">Nothing found.</p> },
    missingStates: leaveOut("What is there takes its place.", "plain", "focus", "disabled", "refused", "long"),
  },
  {
    name: "Tries that go on",
    states: {
      plain: <RepeatedLoad load={() => undefined} />,
      focus: <Focused><RepeatedLoad load={() => undefined} /></Focused>,
      late: <div class="empty"><RetryNotice startTime={Date.now() - MINUTE} isCrowded onRetry={() => undefined} /></div>,
    },
    missingStates: leaveOut("It always says the same two sentences, and can always try again.", "disabled", "busy", "refused", "long", "empty"),
  },
  {
    name: "Petition",
    states: {
      plain: card(<PetitionCard petition={petition} actor="hirtius" />),
      focus: <Focused>{card(<PetitionCard petition={petition} actor="hirtius" />)}</Focused>,
      long: card(<PetitionCard petition={{ ...petition, actor: "augustus", reason: `${LONG} said so before everybody.`, waive: ["PLACE-07", "PLACE-08"] }} actor="hirtius" />),
      empty: card(<PetitionCard petition={{ ...petition, fields: {}, voices: ["hirtius"] }} actor="hirtius" />),
    },
    missingStates: leaveOut("Its buttons say so as buttons do, and its command as commands do.", "disabled", "busy", "refused", "late"),
  },
  {
    name: "Command on its way",
    states: {
      plain: card(<OutboxCard item={sentItem("asking")} />),
      focus: <Focused>{card(<OutboxCard item={sentItem("asking")} />)}</Focused>,
      busy: card(<OutboxCard item={sentItem("sent")} />),
      refused: card(<OutboxCard item={sentItem("refused", { problem: refusedProblem })} />),
      late: <Seen onReady={() => layTable({ link: "lost", silentSeconds: MINUTE })}>{card(<OutboxCard item={sentItem("queued")} />)}</Seen>,
      long: card(<OutboxCard item={sentItem("refused", { problem: { ...refusedProblem, objections: [objection("sample-far")] } })} />),
    },
    missingStates: leaveOut("There is always a command, and it can always be dropped.", "disabled", "empty"),
  },
  {
    name: "Sheet",
    states: { plain: sheet(<SampleSheet />), focus: <Focused>{sheet(<SampleSheet />)}</Focused>, long: sheet(<SampleSheet isLong />), empty: sheet(<SheetHead title="Livia Drusilla" />) },
    missingStates: leaveOut("Its buttons and what it lists say so.", "disabled", "busy", "refused", "late"),
  },
];
