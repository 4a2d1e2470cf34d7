import { useEffect, useRef, useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import { previewCard } from "../../core/live/entryapi";
import { claimEndsOtherSession, tokenIn } from "../../core/sending/cards";
import { claimCard } from "../../core/sending/device";
import { reportFault } from "../../core/view/fault";
import type { ShownCard } from "../../core/view/wire";
import { loadPackAndTexts } from "../../games/open";
import { refusalText } from "../../ui/act/send";
import type { GamePack } from "../../ui/gamepack";
import { playAs } from "../../ui/me";
import { pack } from "../../ui/pack";
import { Crest } from "../../ui/parts/crest";
import { RetryNotice } from "../../ui/parts/retrynotice";
import { AppMark, OrnamentRule } from "../../ui/parts/ornament";
import { lazy } from "../../ui/lazy";
import { goToAddress, openSheet } from "../../ui/router";
import { api, loadCards, openGame, storage } from "../../ui/services";
import { t, texts } from "../../ui/texts";
import "virtual:texts/door";
import "./claim.css";

const MinuteSheet = lazy(() => import("../../ui/minute").then((module) => module.MinuteSheet));

/** The time limits of the first tries (milliseconds). Every later try has the last limit. */
const TRY_LIMITS_MS = [8_000, 15_000, 30_000];
/** The pause between two tries (milliseconds). */
const TRY_PAUSE_MS = 3_000;
/** The pause after the server answered that it has too many requests (milliseconds). */
const FULL_PAUSE_MS = 15_000;
const TOO_MANY_REQUESTS = 429;
/** The time without an answer after which the screen says that the server is slow (milliseconds). */
const SLOW_AFTER_MS = 4_000;

const tryLimit = (tries: number): number => TRY_LIMITS_MS[Math.min(tries, TRY_LIMITS_MS.length - 1)] ?? 0;

const fetchCard = async (token: string, tries = 0): Promise<ShownCard> =>
  previewCard(api, token, (await storage.peek().note("device")) ?? "", tryLimit(tries));

/** The token in the address at which the app was opened; "" if the address has no token. */
const firstToken = tokenIn(location.hash);

/**
 * The request for the card. The request is sent before the texts of this screen are loaded, which saves a second on a
 * slow network.
 */
let earlyCard = firstToken ? fetchCard(firstToken) : null;
earlyCard?.catch(() => undefined); // The screen handles an error when it awaits the card.

function prefetchCard(token: string, tries: number): Promise<ShownCard> {
  const card = token === firstToken ? earlyCard : null;
  earlyCard = null;
  return card ?? fetchCard(token, tries);
}

/** Load the next screens while the player reads this screen. */
function preloadScreens(pack: GamePack): void {
  import("../game").catch(() => undefined);
  import("../game/connectionpage").catch(() => undefined);
  if (pack.tabs.player[0] === "hand") import("../hand").catch(() => undefined);
}

/**
 * The screen that a scanned card opens. The screen shows the character, and a button with which the player enters the
 * game.
 */
export function Claim() {
  const [token] = useState(() => tokenIn(location.hash));
  const [card, setCard] = useState<ShownCard | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const tries = useTries();

  const checkCard = (): void => {
    setProblem(null);
    tries.repeat(
      async (count) => {
        const card = await prefetchCard(token, count);
        setAsking(claimEndsOtherSession(card));
        setCard(card);
        const itsPack = await loadPackAndTexts(card.ruleset);
        return () => {
          pack.value = itsPack;
          setIsDrawn(true);
          preloadScreens(itsPack);
        };
      },
      (problem) => setProblem(problem),
    );
  };
  useEffect(checkCard, [token]);

  const enter = (move: boolean): void => {
    if (!card) return;
    if (card.closed && move) {
      goToAddress(`/g/${card.game}/after/story/${encodeURIComponent(card.character.id)}`, true);
      return;
    }
    // The page may be drawn only because the server is slow, and new tries are not slow.
    setIsDrawn(true);
    setBusy(true);
    tries.repeat(
      async (count) => {
        const result = await claimCard(api, storage.peek(), token, move, tryLimit(count));
        if (result.state === "failed") throw result.problem;
        if (result.state === "claimed") await loadCards().catch(() => undefined);
        return () => {
          setBusy(false);
          if (result.state === "elsewhere") {
            setAsking(true);
            return;
          }
          playAs(card.character.id);
          openGame(result.game).restart();
          goToAddress(card.closed ? `/g/${result.game}/after` : `/g/${result.game}`, true);
        };
      },
      (problem) => {
        setBusy(false);
        setProblem(problem);
      },
    );
  };

  if (problem) return <NoCard problem={problem} />;
  // On a fast network the drawings of the game come right after the card, so the screen waits for both.
  if (!card || (!isDrawn && !tries.slow)) return tries.slow ? <NoAnswer tries={tries} /> : <div class="loading" aria-busy="true" />;
  const { character } = card;
  return (
    <main class="claim across">
      <AppMark size={56} />
      <p class="claim-game"><bdi>{card.title}</bdi></p>
      <div class="claim-card">
        <Crest bearer={character} size={112} />
        <p class="claim-you">{t("ui-you-are")}</p>
        <h1><bdi>{character.short}</bdi></h1>
        {character.name !== character.short && <p class="dim"><bdi>{character.name}</bdi></p>}
        <OrnamentRule />
        <p class="claim-role">{roleText(card)}</p>
      </div>
      {(asking || card.closed) && (
        <p class="claim-move" role={card.closed ? "note" : "alert"}>
          {t(noticeKey(card, asking), { name: character.short })}
        </p>
      )}
      {busy && tries.slow && <RetryNotice startTime={tries.began} crowded={tries.crowded} onRetry={tries.now} />}
      <button type="button" class="button primary wide" disabled={busy} aria-busy={busy} onClick={() => enter(asking)}>
        {t(enterButtonKey(card, asking))}
      </button>
      <button type="button" class="link" onClick={() => openSheet(() => <MinuteSheet ruleset={card.ruleset} characterRole={character.role} />)}>
        {t("ui-minute")}
      </button>
    </main>
  );
}

/** Return the key of a notice that the card is on another phone or that the game is over. */
function noticeKey({ closed }: ShownCard, elsewhere: boolean): string {
  if (!closed) return "ui-card-elsewhere";
  return elsewhere ? "ui-over-elsewhere" : "ui-over-card";
}

function enterButtonKey({ closed }: ShownCard, elsewhere: boolean): string {
  if (closed) return "ui-see-evening";
  return elsewhere ? "ui-move-here" : "ui-enter";
}

function roleText({ character }: ShownCard): string {
  const role = texts.value.text(`role-${character.role}`);
  return character.group && texts.value.has(`group-${character.group}`) ? `${role} · ${t(`group-${character.group}`)}` : role;
}

/** Tries that are repeated until one succeeds, or until the server refuses. */
interface Tries {
  /** Whether the present tries take long. */
  readonly slow: boolean;
  /** The time of the first one of the present tries (milliseconds since 1970). */
  readonly began: number;
  /** Whether the server answered the last try that it has too many requests. */
  readonly crowded: boolean;
  /**
   * Start tries, in place of the tries before. `attempt` gets the number of tries so far, and returns what to do when
   * it is the first try that succeeds.
   */
  readonly repeat: (attempt: (tries: number) => Promise<() => void>, onRefused: (problem: Problem) => void) => void;
  /** Try again at once. */
  readonly now: () => void;
}

function useTries(): Tries {
  const [slow, setSlow] = useState(false);
  const [crowded, setCrowded] = useState(false);
  const [startTime, setStartTime] = useState(Date.now);
  const state = useRef({ round: 0, timer: 0, late: 0, isTrying: false, next: (): void => undefined });
  /** End all present tries. A try of an earlier round has no effect. */
  const endRound = (): number => {
    clearTimeout(state.current.timer);
    clearTimeout(state.current.late);
    state.current.isTrying = false;
    return (state.current.round += 1);
  };
  const repeat: Tries["repeat"] = (attempt, onRefused) => {
    const round = endRound();
    let count = 0;
    setSlow(false);
    setCrowded(false);
    setStartTime(Date.now());
    state.current.late = window.setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    const retry = async (): Promise<void> => {
      // A tap or a new network during a try must not start a second chain of tries.
      if (state.current.round !== round || state.current.isTrying) return;
      clearTimeout(state.current.timer);
      state.current.isTrying = true;
      try {
        const succeed = await attempt(count++);
        if (state.current.round !== round) return;
        endRound();
        succeed();
      } catch (error) {
        if (state.current.round !== round) return;
        if (error instanceof Problem && !error.passing) {
          endRound();
          onRefused(error);
          return;
        }
        state.current.isTrying = false;
        // A file of the app that could not be loaded may be loaded later.
        if (!(error instanceof Problem)) reportFault(error);
        const full = error instanceof Problem && error.doc.status === TOO_MANY_REQUESTS;
        setCrowded(full);
        setSlow(true);
        state.current.timer = window.setTimeout(() => void retry(), full ? FULL_PAUSE_MS : TRY_PAUSE_MS);
      }
    };
    state.current.next = () => void retry();
    state.current.next();
  };
  useEffect(() => {
    const now = (): void => state.current.next();
    addEventListener("online", now);
    return () => {
      removeEventListener("online", now);
      endRound();
    };
  }, []);
  return { slow, crowded, began: startTime, repeat, now: () => state.current.next() };
}

function NoAnswer({ tries }: { tries: Tries }) {
  return (
    <main class="claim across">
      <AppMark size={72} />
      <RetryNotice startTime={tries.began} crowded={tries.crowded} onRetry={tries.now} />
    </main>
  );
}

function NoCard({ problem }: { problem: Problem }) {
  return (
    <main class="claim across">
      <AppMark size={72} />
      <p role="alert">{problem.slug === "unknown-card" ? t("ui-unknown-card") : refusalText(problem.doc)}</p>
      <button type="button" class="button primary wide" onClick={() => goToAddress("/", true)}>
        {t("ui-to-games")}
      </button>
    </main>
  );
}
