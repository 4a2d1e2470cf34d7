/** The start of an archive: the app as one page that holds a game, without a server. */

import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/cinzel/latin-600.css";
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import "../ui/style/layout.css";
import "../ui/style/parts.css";
import "../ui/style/forms.css";
import { render } from "preact";
import { answerRequestAt } from "../core/replay/archive/answers";
import { ArchiveFile, readIndex } from "../core/replay/archive/file";
import { ArchivedGame } from "../core/replay/archive/game";
import { unpackNotes } from "../core/replay/archive/phonenotes";
import { memoryStorage } from "../core/sending/memorystorage";
import type { Entries, Opening } from "../core/view/wire";
import { ArchivedGameScreen, UnreadableFile } from "../screens/archive";
import { currentArchive } from "../screens/archive/currentarchive";
import { Sheets } from "../ui/parts/sheet";
import { Toasts } from "../ui/parts/toasts";
import { followTime } from "../ui/currenttime";
import { followHistory, goToAddress, currentRoute } from "../ui/router";
import { currentGame, storage } from "../ui/services";
import { keepUndoingTranslations } from "../ui/translators";
import "./names";
import { restoreSheets } from "./restore";
import { blockText, makeArchiveFetch, loadPart } from "./archivefiles";

async function startArchive(root: HTMLElement): Promise<void> {
  const archiveIndex = readIndex(blockText("archive-index"));
  if (!archiveIndex) throw new Error("there is no index in this file");
  const file = new ArchiveFile(archiveIndex, loadPart);
  const readAnswer = (path: string): Promise<string | null> => file.answer(path);
  globalThis.fetch = makeArchiveFetch(archiveIndex.game, (path) => answerRequestAt(readAnswer, path));
  storage.value = memoryStorage();
  currentArchive.value = { index: archiveIndex, witness: await unpackNotes(storage.peek(), blockText("archive-kept")) };
  const allLines = async (): Promise<Entries["entries"]> => (JSON.parse((await readAnswer("/entries")) ?? "{}") as Entries).entries;
  currentGame.value = new ArchivedGame(JSON.parse((await readAnswer("/view")) ?? "") as Opening, allLines);
  followHistory(restoreSheets);
  followTime();
  keepUndoingTranslations(document.body);
  if (currentRoute.peek().game !== archiveIndex.game) goToAddress(`/g/${archiveIndex.game}/after`, true);
  render(
    <>
      <ArchivedGameScreen id={archiveIndex.game} />
      <Sheets />
      <Toasts />
    </>,
    root,
  );
}

const root = document.getElementById("app");
if (root) startArchive(root).catch(() => render(<UnreadableFile />, root));
