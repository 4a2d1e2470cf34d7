import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../ui/parts/icon";
import { me } from "../../ui/me";
import { currentGame, storage } from "../../ui/services";
import { t } from "../../ui/texts";
import { archiveNoteName, fetchArchive } from "./taken";
import "virtual:texts/archive";
import "./offer.css";

type ArchiveState = "idle" | "busy" | "failed" | File;

const MEGABYTE = 1_000_000;
const MINUTE = 60;

/** The page about the archive. The page shows the offer even if the viewer declined the offer before. */
export function ArchivePage() {
  return (
    <section class="panel take-home">
      <ArchiveDownload />
    </section>
  );
}

/**
 * The offer to save the archive, which is shown when the game is over. The offer disappears after the viewer has saved
 * the archive or declined.
 */
export function ArchiveOffer() {
  const game = currentGame.value?.id ?? "";
  const [asked, setAsked] = useState(true);
  useEffect(() => void storage.peek().note(archiveNoteName(game)).then((said) => setAsked(Boolean(said))), [game]);
  if (asked) return null;
  const later = (): void => {
    setAsked(true);
    void storage.peek().setNote(archiveNoteName(game), "later");
  };
  return (
    <section class="panel take-home" aria-label={t("archive-take")}>
      <h2 class="panel-title">{t("archive-take")}</h2>
      <ArchiveDownload />
      <button type="button" class="link" onClick={later}>
        {t("archive-later")}
      </button>
    </section>
  );
}

function ArchiveDownload() {
  const [state, setState] = useState<ArchiveState>("idle");
  const [minutes, setMinutes] = useState(0);
  const game = currentGame.value?.id ?? "";
  const waits = (seconds: number): void => setMinutes(Math.ceil(seconds / MINUTE));
  const make = async (): Promise<void> => {
    setState("busy");
    setMinutes(0);
    setState(await fetchArchive(storage.peek(), game, me.peek(), waits).catch(() => "failed" as const));
  };
  return (
    <>
      <p>{t("archive-take-about")}</p>
      {!(state instanceof File) && (
        <button type="button" class="button wide" disabled={state === "busy"} onClick={() => void make()}>
          {t(state === "busy" ? "archive-busy" : "archive-make")}
        </button>
      )}
      <div role="status">
        {state === "busy" && minutes > 0 && <p class="quiet">{t("archive-waits", { minutes })}</p>}
        {state === "failed" && <p class="refusal">{t("archive-failed")}</p>}
        {state instanceof File && <FinishedFile file={state} game={game} />}
      </div>
    </>
  );
}

/** The finished file with two buttons, which save the file and send it. The browser requires a tap for each. */
function FinishedFile({ file, game }: { file: File; game: string }) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const done = (): void => void storage.peek().setNote(archiveNoteName(game), "taken");
  // A user who closes the list of apps has decided not to send the file.
  const send = async (): Promise<void> => {
    const sent = await navigator.share({ files: [file] }).then(() => true).catch(() => false);
    if (sent) done();
  };
  const canSend = "canShare" in navigator && navigator.canShare({ files: [file] });
  return (
    <>
      <a class="button wide" href={address} download={file.name} onClick={done}>
        <Icon name="check" /> {t("archive-keep", { size: (file.size / MEGABYTE).toFixed(1) })}
      </a>
      {canSend && (
        <button type="button" class="button quiet-button" onClick={() => void send()}>
          {t("archive-send")}
        </button>
      )}
      <p class="quiet">{t("archive-secret")}</p>
    </>
  );
}
