import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import { forgetKnock, loadKnock, sendKnock, fetchKnockState, newKnock } from "../../core/sending/knock";
import type { Knock } from "../../core/sending/knock";
import { nameFault } from "../../core/words/typedtext";
import type { GameSummary } from "../../core/view/wire";
import { refusalText } from "../../ui/act/send";
import { NameInput } from "../../ui/fields/textinputs";
import { SheetHead } from "../../ui/parts/sheet";
import { goToAddress } from "../../ui/router";
import { api, storage } from "../../ui/services";
import { t } from "../../ui/texts";
import "virtual:texts/knock";

/** The maximum length of a name (characters). */
const LONGEST_NAME = 40;
const ANSWER_CHECK_MS = 3_000;
const TOO_MANY_REQUESTS = 429;

/**
 * The sheet with which a person without a card asks to enter. The person waits for a steward, and takes the card after
 * being admitted.
 */
export function KnockSheet({ game }: { game: GameSummary }) {
  const [knock, setKnock] = useState<Knock | null>(null);
  const [message, setMessage] = useState("");
  useEffect(() => void loadKnock(storage.peek(), game.id).then(setKnock), [game.id]);
  useEffect(() => (knock ? pollKnockAnswer(game.id, knock, setMessage, () => setKnock(null)) : undefined), [game.id, knock]);
  return (
    <div class="act">
      <SheetHead title={game.title} />
      {knock ? <WaitingNote message={message} /> : <KnockNameForm game={game} message={message} onKnock={(name) => void newKnock(storage.peek(), game.id, name).then(setKnock)} />}
    </div>
  );
}

/**
 * Ask the server again and again until the knock is answered. `showMessage` shows a problem. `stopPolling` is called when the phone
 * need not wait any longer. Returns a function that stops this.
 */
function pollKnockAnswer(game: string, knock: Knock, showMessage: (text: string) => void, stopPolling: () => void): () => void {
  let isCurrent = true;
  let isSent = false;
  let timer: ReturnType<typeof setTimeout>;
  const showEnd = async (text: string): Promise<void> => {
    await forgetKnock(storage.peek(), game);
    showMessage(text);
    stopPolling();
  };
  const checkKnock = async (): Promise<void> => {
    try {
      // The first request sends the knock again, because it may not have arrived before a reload.
      // The knock has the same id, so the server treats both requests as one knock.
      const { state } = await (isSent ? fetchKnockState(api, game, knock.id) : sendKnock(api, game, knock));
      isSent = true;
      if (!isCurrent) return;
      if (state === "over") return await showEnd(t("ui-turned-away"));
      if (state === "admitted") {
        await forgetKnock(storage.peek(), game);
        return goToAddress(`/c#${knock.token}`);
      }
      showMessage("");
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (!isCurrent) return;
      if (!error.isPassing) return await showEnd(refusalText(error.doc));
      // A server that limits the rate of requests gives a reason.
      showMessage(error.doc.status === TOO_MANY_REQUESTS && error.doc.detail ? error.doc.detail : t("ui-no-answer"));
    }
    timer = setTimeout(() => void checkKnock(), ANSWER_CHECK_MS);
  };
  void checkKnock();
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
}

function WaitingNote({ message }: { message: string }) {
  return (
    <div class="sheet-scroll">
      <p role="status">{t("ui-knocked")}</p>
      {message && <p class="quiet">{message}</p>}
    </div>
  );
}

const isValidName = (name: string): boolean => name.trim() !== "" && !nameFault(name);

function KnockNameForm({ game, message, onKnock }: { game: GameSummary; message: string; onKnock: (name: string) => void }) {
  const [name, setName] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isValidName(name)) onKnock(name.trim());
      }}
    >
      <div class="sheet-scroll">
        <p>{t(`ui-knock-${game.entry}`)}</p>
        <label class="field">
          <span class="legend">{t("ui-knock-name")}</span>
          <NameInput value={name} maxLength={LONGEST_NAME} autocomplete="name" onChange={setName} />
        </label>
        {message && (
          <p class="refusal" role="alert">
            {message}
          </p>
        )}
      </div>
      <footer class="sheet-foot">
        <button type="submit" class="button primary" disabled={!isValidName(name)}>
          {t(game.entry === "open" ? "ui-come-in" : "ui-ask-in")}
        </button>
      </footer>
    </form>
  );
}
