import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../ui/parts/icon";
import { me } from "../../ui/me";
import { currentGame, storage } from "../../ui/services";
import { t } from "../../ui/texts";
import { fetchArchive } from "./archivefile";
import "virtual:texts/archive";
import "./offer.css";

type ArchiveState = "idle" | "busy" | "failed" | File;

const MEGABYTE = 1_000_000;
const MINUTE = 60;

/** The page about the archive. */
export function ArchivePage() {
  return (
    <section class="panel take-home">
      <ArchiveDownload />
    </section>
  );
}

function ArchiveDownload() {
  const [archiveState, setArchiveState] = useState<ArchiveState>("idle");
  const [minutes, setMinutes] = useState(0);
  const game = currentGame.value?.id ?? "";
  const showWait = (seconds: number): void => setMinutes(Math.ceil(seconds / MINUTE));
  const makeArchive = async (): Promise<void> => {
    setArchiveState("busy");
    setMinutes(0);
    setArchiveState(await fetchArchive(storage.peek(), game, me.peek(), showWait).catch(() => "failed" as const));
  };
  return (
    <>
      <p>{t("archive-take-about")}</p>
      {!(archiveState instanceof File) && (
        <button type="button" class="button wide" disabled={archiveState === "busy"} onClick={() => void makeArchive()}>
          {t(archiveState === "busy" ? "archive-busy" : "archive-make")}
        </button>
      )}
      <div role="status">
        {archiveState === "busy" && minutes > 0 && <p class="quiet">{t("archive-waits", { minutes })}</p>}
        {archiveState === "failed" && <p class="refusal">{t("archive-failed")}</p>}
        {archiveState instanceof File && <FinishedFile file={archiveState} />}
      </div>
    </>
  );
}

/** The finished file with two buttons, which save the file and send it. The browser requires a tap for each. */
function FinishedFile({ file }: { file: File }) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  // A user who closes the list of apps has decided not to send the file.
  const send = (): void => void navigator.share({ files: [file] }).catch(() => undefined);
  const canSend = "canShare" in navigator && navigator.canShare({ files: [file] });
  return (
    <>
      <a class="button wide" href={address} download={file.name}>
        <Icon name="check" /> {t("archive-keep", { size: (file.size / MEGABYTE).toFixed(1) })}
      </a>
      {canSend && (
        <button type="button" class="button quiet-button" onClick={send}>
          {t("archive-send")}
        </button>
      )}
      <p class="quiet">{t("archive-secret")}</p>
    </>
  );
}
