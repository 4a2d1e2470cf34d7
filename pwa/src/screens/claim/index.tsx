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

const tryLimit = (tryCount: number): number => TRY_LIMITS_MS[Math.min(tryCount, TRY_LIMITS_MS.length - 1)] ?? 0;

const fetchCard = async (token: string, tryCount = 0): Promise<ShownCard> =>
  previewCard(api, token, (await storage.peek().note("device")) ?? "", tryLimit(tryCount));

/** The token in the address at which the app was opened; "" if the address has no token. */
const firstToken = tokenIn(location.hash);

/**
 * The request for the card. The request is sent before the texts of this screen are loaded, which saves a second on a
 * slow network.
 */
let earlyCard = firstToken ? fetchCard(firstToken) : null;
earlyCard?.catch(() => undefined); // The screen handles an error when it awaits the card.

function prefetchCard(token: string, tryCount: number): Promise<ShownCard> {
  const card = token === firstToken ? earlyCard : null;
  earlyCard = null;
  return card ?? fetchCard(token, tryCount);
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
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const tries = useTries();

  const checkCard = (): void => {
    setProblem(null);
    tries.repeat(
      async (tryCount) => {
        const card = await prefetchCard(token, tryCount);
        setIsAsking(claimEndsOtherSession(card));
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

  const enter = (isMove: boolean): void => {
    if (!card) return;
    if (card.closed && isMove) {
      goToAddress(`/g/${card.game}/after/story/${encodeURIComponent(card.character.id)}`, true);
      return;
    }
    // The page may be drawn only because the server is slow, and new tries are not slow.
    setIsDrawn(true);
    setIsBusy(true);
    tries.repeat(
      async (tryCount) => {
        const result = await claimCard(api, storage.peek(), token, isMove, tryLimit(tryCount));
        if (result.state === "failed") throw result.problem;
        if (result.state === "claimed") await loadCards().catch(() => undefined);
        return () => {
          setIsBusy(false);
          if (result.state === "elsewhere") {
            setIsAsking(true);
            return;
          }
          playAs(card.character.id);
          openGame(result.game).restart();
          goToAddress(card.closed ? `/g/${result.game}/after` : `/g/${result.game}`, true);
        };
      },
      (problem) => {
        setIsBusy(false);
        setProblem(problem);
      },
    );
  };

  if (problem) return <NoCard problem={problem} />;
  // On a fast network the drawings of the game come right after the card, so the screen waits for both.
  if (!card || (!isDrawn && !tries.isSlow)) return tries.isSlow ? <NoAnswer tries={tries} /> : <div class="loading" aria-busy="true" />;
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
      {(isAsking || card.closed) && (
        <p class="claim-move" role={card.closed ? "note" : "alert"}>
          {t(noticeKey(card, isAsking), { name: character.short })}
        </p>
      )}
      {isBusy && tries.isSlow && <RetryNotice startTime={tries.startTime} isCrowded={tries.isCrowded} onRetry={tries.tryNow} />}
      <button type="button" class="button primary wide" disabled={isBusy} aria-busy={isBusy} onClick={() => enter(isAsking)}>
        {t(enterButtonKey(card, isAsking))}
      </button>
      <button type="button" class="link" onClick={() => openSheet(() => <MinuteSheet ruleset={card.ruleset} characterRole={character.role} />)}>
        {t("ui-minute")}
      </button>
    </main>
  );
}

/** Return the key of a notice that the card is on another phone or that the game is over. */
function noticeKey({ closed: isClosed }: ShownCard, isElsewhere: boolean): string {
  if (!isClosed) return "ui-card-elsewhere";
  return isElsewhere ? "ui-over-elsewhere" : "ui-over-card";
}

function enterButtonKey({ closed: isClosed }: ShownCard, isElsewhere: boolean): string {
  if (isClosed) return "ui-see-evening";
  return isElsewhere ? "ui-move-here" : "ui-enter";
}

function roleText({ character }: ShownCard): string {
  const role = texts.value.text(`role-${character.role}`);
  return character.group && texts.value.has(`group-${character.group}`) ? `${role} · ${t(`group-${character.group}`)}` : role;
}

/** Tries that are repeated until one succeeds, or until the server refuses. */
interface Tries {
  /** Whether the present tries take long. */
  readonly isSlow: boolean;
  /** The time of the first one of the present tries (milliseconds since 1970). */
  readonly startTime: number;
  /** Whether the server answered the last try that it has too many requests. */
  readonly isCrowded: boolean;
  /**
   * Start tries, in place of the tries before. `attempt` gets the number of tries so far, and returns what to do when
   * it is the first try that succeeds.
   */
  readonly repeat: (attempt: (tryCount: number) => Promise<() => void>, onRefused: (problem: Problem) => void) => void;
  /** Try again at once. */
  readonly tryNow: () => void;
}

function useTries(): Tries {
  const [isSlow, setIsSlow] = useState(false);
  const [isCrowded, setIsCrowded] = useState(false);
  const [startTime, setStartTime] = useState(Date.now);
  const roundState = useRef({ round: 0, timer: 0, late: 0, isTrying: false, next: (): void => undefined });
  /** End all present tries. A try of an earlier round has no effect. */
  const endRound = (): number => {
    clearTimeout(roundState.current.timer);
    clearTimeout(roundState.current.late);
    roundState.current.isTrying = false;
    return (roundState.current.round += 1);
  };
  const repeat: Tries["repeat"] = (attempt, onRefused) => {
    const round = endRound();
    let tryCount = 0;
    setIsSlow(false);
    setIsCrowded(false);
    setStartTime(Date.now());
    roundState.current.late = window.setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    const retry = async (): Promise<void> => {
      // A tap or a new network during a try must not start a second chain of tries.
      if (roundState.current.round !== round || roundState.current.isTrying) return;
      clearTimeout(roundState.current.timer);
      roundState.current.isTrying = true;
      try {
        const finish = await attempt(tryCount++);
        if (roundState.current.round !== round) return;
        endRound();
        finish();
      } catch (error) {
        if (roundState.current.round !== round) return;
        if (error instanceof Problem && !error.isPassing) {
          endRound();
          onRefused(error);
          return;
        }
        roundState.current.isTrying = false;
        // A file of the app that could not be loaded may be loaded later.
        if (!(error instanceof Problem)) reportFault(error);
        const isServerFull = error instanceof Problem && error.doc.status === TOO_MANY_REQUESTS;
        setIsCrowded(isServerFull);
        setIsSlow(true);
        roundState.current.timer = window.setTimeout(() => void retry(), isServerFull ? FULL_PAUSE_MS : TRY_PAUSE_MS);
      }
    };
    roundState.current.next = () => void retry();
    roundState.current.next();
  };
  useEffect(() => {
    const tryNow = (): void => roundState.current.next();
    addEventListener("online", tryNow);
    return () => {
      removeEventListener("online", tryNow);
      endRound();
    };
  }, []);
  return { isSlow, isCrowded, startTime, repeat, tryNow: () => roundState.current.next() };
}

function NoAnswer({ tries }: { tries: Tries }) {
  return (
    <main class="claim across">
      <AppMark size={72} />
      <RetryNotice startTime={tries.startTime} isCrowded={tries.isCrowded} onRetry={tries.tryNow} />
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
