import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import { forgetKnock, keptKnock, knockAt, knockState, newKnock } from "../../core/sending/knock";
import type { Knock } from "../../core/sending/knock";
import { nameFault } from "../../core/words/typed";
import type { GameSummary } from "../../core/view/wire";
import { refusalText } from "../../ui/act/send";
import { NameInput } from "../../ui/fields/typed";
import { SheetHead } from "../../ui/parts/sheet";
import { go } from "../../ui/router";
import { api, storage } from "../../ui/services";
import { t } from "../../ui/texts";
import "virtual:texts/knock";

/** A name has at most so many characters. */
const LONGEST = 40;
const LOOK_AGAIN = 3_000;
const TOO_MANY = 429;

/** Somebody without a card asks to come in, waits for a steward, and takes their card when they are let in. */
export function KnockSheet({ game }: { game: GameSummary }) {
  const [knock, setKnock] = useState<Knock | null>(null);
  const [said, setSaid] = useState("");
  useEffect(() => void keptKnock(storage.peek(), game.id).then(setKnock), [game.id]);
  useEffect(() => (knock ? waitFor(game.id, knock, setSaid, () => setKnock(null)) : undefined), [game.id, knock]);
  return (
    <div class="act">
      <SheetHead title={game.title} />
      {knock ? <Waiting said={said} /> : <Name game={game} said={said} onKnock={(name) => void newKnock(storage.peek(), game.id, name).then(setKnock)} />}
    </div>
  );
}

/** Look until the knock is answered; `say` what is in the way, and `end` when there is nothing to wait for. Gives the way to stop. */
function waitFor(game: string, knock: Knock, say: (text: string) => void, end: () => void): () => void {
  let wanted = true;
  let sent = false;
  let timer: ReturnType<typeof setTimeout>;
  const over = async (text: string): Promise<void> => {
    await forgetKnock(storage.peek(), game);
    say(text);
    end();
  };
  const look = async (): Promise<void> => {
    try {
      // sent twice it is the same knock: nobody knows whether it arrived before the page was loaded
      const { state } = await (sent ? knockState(api, game, knock.id) : knockAt(api, game, knock));
      sent = true;
      if (!wanted) return;
      if (state === "over") return await over(t("ui-turned-away"));
      if (state === "admitted") {
        await forgetKnock(storage.peek(), game);
        return go(`/c#${knock.token}`);
      }
      say("");
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (!wanted) return;
      if (!error.passing) return await over(refusalText(error.doc));
      // a server that answers gives the reason
      say(error.doc.status === TOO_MANY && error.doc.detail ? error.doc.detail : t("ui-no-answer"));
    }
    timer = setTimeout(() => void look(), LOOK_AGAIN);
  };
  void look();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}

function Waiting({ said }: { said: string }) {
  return (
    <div class="sheet-scroll">
      <p role="status">{t("ui-knocked")}</p>
      {said && <p class="quiet">{said}</p>}
    </div>
  );
}

const isName = (name: string): boolean => name.trim() !== "" && !nameFault(name);

function Name({ game, said, onKnock }: { game: GameSummary; said: string; onKnock: (name: string) => void }) {
  const [name, setName] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isName(name)) onKnock(name.trim());
      }}
    >
      <div class="sheet-scroll">
        <p>{t(`ui-knock-${game.entry}`)}</p>
        <label class="field">
          <span class="legend">{t("ui-knock-name")}</span>
          <NameInput value={name} maxLength={LONGEST} autocomplete="name" onChange={setName} />
        </label>
        {said && (
          <p class="refusal" role="alert">
            {said}
          </p>
        )}
      </div>
      <footer class="sheet-foot">
        <button type="submit" class="button primary" disabled={!isName(name)}>
          {t(game.entry === "open" ? "ui-come-in" : "ui-ask-in")}
        </button>
      </footer>
    </form>
  );
}
