import { me } from "../../ui/me";
import { goToTab, currentRoute } from "../../ui/router";
import { people } from "../../core/view/selectors";
import { gameSlice, view } from "../../ui/services";
import { personRef, t } from "../../ui/texts";
import { actiumOf, billOf, isInBattle, ongoingBattles, deathsOf, senateOf } from "./shape";
import { nextStep, ritesOf, isRiteWaitingFor, ritesToEscapeDeath } from "./rites/lookup";
import { riteTitle, stepText } from "./rites/ritetexts";
import type { RiteDoc } from "./wire";
import "./ludi.css";

/** The rows for events that have their own screen. A tap opens that screen. */
export function EventRows() {
  const eventRows = gameSlice.value?.status === "closed" ? [] : [...battleRows(), ...senateRows(), ...lawRows(), ...estateRows(), ...riteRows()];
  const rows = [...eventRows, ...actiumRows()].filter(({ tab }) => tab !== currentRoute.value.tab);
  if (!rows.length) return null;
  return (
    <nav class="lr-notice" aria-label={t("lr-under-way")}>
      {rows.map(({ tab, text, isMine }) => (
        <button key={`${tab} ${text}`} type="button" data-mine={isMine} onClick={() => goToTab(tab)}>
          {text}
        </button>
      ))}
    </nav>
  );
}

interface EventRow {
  readonly tab: string;
  readonly text: string;
  /** Whether the event concerns the viewer. */
  readonly isMine: boolean;
}

function battleRows(): readonly EventRow[] {
  const battles = ongoingBattles(view.value);
  const myBattles = battles.filter((battle) => isInBattle(battle, me.value));
  const [battle] = myBattles.length ? myBattles : battles.length === 1 ? battles : [];
  if (!battles.length) return [];
  const isAwaited = myBattles.some((battle) => battle.awaited.some(({ who: character }) => character === me.value));
  const text = battle
    ? t("lr-notice-battle", { first: `who:${battle.sides[0].leader}`, second: `who:${battle.sides[1].leader}`, mine: isAwaited ? "yes" : "no" })
    : t("lr-notice-battles", { n: battles.length });
  return [{ tab: "battle", text, isMine: myBattles.length > 0 }];
}

/** The row of the Senate, which sits only in a hiems. */
function senateRows(): readonly EventRow[] {
  const senate = senateOf(view.value);
  if (!senate || gameSlice.value?.period.kind !== "hiems") return [];
  const topic = billOf(view.value) ? "bill" : senate.counting ? "count" : "open";
  if (topic === "open" && !senate.nominees.length) return [];
  return [{ tab: "senate", text: t("lr-notice-senate", { what: topic }), isMine: senate.chamber.includes(me.value) }];
}

/** The row of the laws that wait for the gods who carry them out, in any season. */
function lawRows(): readonly EventRow[] {
  const laws = senateOf(view.value)?.laws ?? [];
  if (!laws.length) return [];
  const executors = people(view.value).filter(({ powers }) => powers.includes("execute_senate")).map(({ id }) => id);
  // Mars stands for his helpers, too. The Fates carry out the laws if none of them is played.
  const gods = executors.includes("mars") ? ["mars"] : executors;
  const judgeIds = gods.length ? gods : (gameSlice.value?.stewards ?? []);
  const isMine = executors.includes(me.value) || laws.some(({ target }) => target === me.value);
  return [{ tab: "senate", text: t("lr-notice-laws", { n: laws.length, who: judgeIds.map(personRef) }), isMine }];
}

function actiumRows(): readonly EventRow[] {
  const actium = actiumOf(view.value);
  if (!actium) return [];
  const text = actium.victor ? t("lr-victor", { who: `who:${actium.victor}` }) : t("lr-notice-actium", { stage: actium.stage });
  return [{ tab: actium.victor ? "triumph" : "actium", text, isMine: true }];
}

function estateRows(): readonly EventRow[] {
  const myEstates = (deathsOf(view.value)?.estates ?? []).filter((estate) => estate.executor === me.value);
  return myEstates.slice(0, 1).map((estate) => ({ tab: "wills", text: t("lr-notice-estate", { who: `who:${estate.dead}`, n: myEstates.length }), isMine: true }));
}

/** For each rite without its own screen, the shared screen that shows it. */
const SHARED_RITE_SCREENS: Readonly<Record<string, string>> = { death: "wills", shade: "underworld" };

/**
 * Return whether a rite has a row. The row about the death already leads a condemned person to the ways of rescue.
 * Therefore this person sees no row for a rescue that was not requested or offered yet.
 */
const hasRiteRow = ({ kind, about, people }: RiteDoc): boolean => !RITES_WITHOUT_ROW.has(kind) && (kind !== "thiasos" || about !== "" || people[0]?.who !== me.value);

/** The rites that another row shows, and the band of the thiasos, which lasts. */
const RITES_WITHOUT_ROW = new Set<string>(["estate", "triumph", "band"]);

/** Return rows for the rites in which I take part. Each row names the next step of the rite. */
function riteRows(): readonly EventRow[] {
  const rites = [...ritesOf(view.value, me.value).filter(({ kind }) => kind !== "thiasos"), ...ritesToEscapeDeath(view.value, me.value)].filter(hasRiteRow);
  return rites.map((rite) => {
    const step = nextStep(rite);
    return {
      tab: SHARED_RITE_SCREENS[rite.kind] ?? rite.kind,
      text: t("rite-notice", { title: riteTitle(rite), step: step ? stepText(rite, step) : "" }),
      isMine: isRiteWaitingFor(view.value, rite, me.value),
    };
  });
}
