import { useEffect, useState } from "preact/hooks";
import { unreachableProblem } from "../../core/view/api";
import type { Problem } from "../../core/view/api";
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
import { AppMark, OrnamentRule } from "../../ui/parts/ornament";
import { lazy } from "../../ui/lazy";
import { goToAddress, openSheet } from "../../ui/router";
import { api, loadCards, openGame, storage } from "../../ui/services";
import { t, texts } from "../../ui/texts";
import "virtual:texts/door";
import "./claim.css";

const MinuteSheet = lazy(() => import("../minute").then((module) => module.MinuteSheet));

interface FoundCard {
  readonly card: ShownCard;
  readonly drawn: GamePack;
}

/** Fetch the card of a token and the look of its game. */
async function fetchCard(token: string): Promise<FoundCard> {
  const card = await previewCard(api, token, (await storage.peek().note("device")) ?? "");
  return { card, drawn: await loadPackAndTexts(card.ruleset) };
}

/** The token in the address at which the app was opened; "" if the address has no token. */
const firstToken = tokenIn(location.hash);

/**
 * The request for the card. The request is sent before the texts of this screen are loaded, which saves a second on a
 * slow network.
 */
let earlyCard = firstToken ? fetchCard(firstToken) : null;
earlyCard?.catch(() => undefined); // The screen handles an error when it awaits the card.

function prefetchCard(token: string): Promise<FoundCard> {
  const asked = token === firstToken ? earlyCard : null;
  earlyCard = null;
  return asked ?? fetchCard(token);
}

/** Load the next screens while the player reads this screen. */
function preloadScreens(drawn: GamePack): void {
  import("../game").catch(() => undefined);
  if (drawn.tabs.player[0] === "hand") import("../hand").catch(() => undefined);
}

/**
 * The screen that a scanned card opens. The screen shows the character, and a button with which the player enters the
 * game.
 */
export function Claim() {
  const [token] = useState(() => tokenIn(location.hash));
  const [card, setCard] = useState<ShownCard | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const look = (): void => {
    setProblem(null);
    prefetchCard(token)
      .then(({ card, drawn }) => {
        pack.value = drawn;
        setAsking(claimEndsOtherSession(card));
        setCard(card);
        preloadScreens(drawn);
      })
      .catch((error: Problem) => setProblem(error));
  };
  useEffect(look, [token]);

  const enter = async (move: boolean): Promise<void> => {
    if (!card) return;
    if (card.closed && move) {
      goToAddress(`/g/${card.game}/after/story/${encodeURIComponent(card.character.id)}`, true);
      return;
    }
    setBusy(true);
    const result = await claimCard(api, storage.peek(), token, move).catch((fault: unknown) => {
      reportFault(fault);
      return { state: "failed", problem: unreachableProblem() } as const;
    });
    setBusy(false);
    if (result.state === "elsewhere") setAsking(true);
    if (result.state === "failed") setProblem(result.problem);
    if (result.state === "claimed") {
      playAs(card.character.id);
      await loadCards().catch(() => undefined);
      openGame(result.game).restart();
      goToAddress(card.closed ? `/g/${result.game}/after` : `/g/${result.game}`, true);
    }
  };

  if (problem) return <NoCard problem={problem} onRetry={look} />;
  if (!card) return <div class="loading" aria-busy="true" />;
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
      <button type="button" class="button primary wide" disabled={busy} aria-busy={busy} onClick={() => void enter(asking)}>
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

function refusalReason(problem: Problem): string {
  if (problem.slug === "unknown-card") return t("ui-unknown-card");
  if (problem.doc.status === 429) return t("ui-too-many");
  return problem.passing ? t("ui-no-answer") : refusalText(problem.doc);
}

function NoCard({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  return (
    <main class="claim across">
      <AppMark size={72} />
      <p role="alert">{refusalReason(problem)}</p>
      <button type="button" class="button primary wide" onClick={problem.passing ? onRetry : () => goToAddress("/", true)}>
        {t(problem.passing ? "ui-try-again" : "ui-to-games")}
      </button>
    </main>
  );
}
