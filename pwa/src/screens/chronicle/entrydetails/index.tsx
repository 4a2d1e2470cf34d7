import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../../core/view/api";
import { chronicleFromLines } from "../../../core/view/chronicle";
import type { OpenedEntry } from "../../../core/view/wire";
import { LoadingPanel, loadUntilDone } from "../../../ui/lazy";
import { SheetHead } from "../../../ui/parts/sheet";
import { api, currentGame } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { LineDetails } from "../sheet";
import { Details } from "./details";
import "virtual:texts/entry";
import "./entrydetails.css";

interface EntryDetailsProps {
  readonly id: string;
}

/** Fetch and show the details of an entry. The line of this entry is already on the phone. */
export function EntryDetails({ id }: EntryDetailsProps) {
  return <FetchedEntry id={id} Shown={Details} fallback={null} />;
}

/** Fetch and show an entry whose line is not on this phone. */
export function FetchedSheet({ id }: EntryDetailsProps) {
  return <FetchedEntry id={id} Shown={EntrySheet} fallback={<NoEntry />} />;
}

function EntrySheet({ entry }: { entry: OpenedEntry }) {
  const [line] = chronicleFromLines(entry.lines);
  if (!line) return <NoEntry />;
  return <LineDetails line={line} details={<Details entry={entry} />} />;
}

function NoEntry() {
  return (
    <>
      <SheetHead title={t("ui-entry")} />
      <p class="empty">{t("opened-missing")}</p>
    </>
  );
}

interface FetchedProps extends EntryDetailsProps {
  readonly Shown: ComponentType<{ entry: OpenedEntry }>;
  /** The content that is shown if the entry does not exist or is not for this viewer. */
  readonly fallback: ComponentChildren;
}

function FetchedEntry({ id, Shown, fallback }: FetchedProps) {
  const [entry, setEntry] = useState<OpenedEntry | null | undefined>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const game = currentGame.value?.id ?? "";
  useEffect(() => loadUntilDone(() => fetchEntry(game, id), setEntry, () => setHasFailed(true)), [game, id]);
  if (entry === undefined) return <LoadingPanel hasFailed={hasFailed} />;
  return entry ? <Shown entry={entry} /> : <>{fallback}</>;
}

/**
 * Return the entry; null if it does not exist or is not for this viewer. Throws an error that may pass, such as a lost
 * network.
 */
async function fetchEntry(game: string, entryId: string): Promise<OpenedEntry | null> {
  try {
    return await api.call<OpenedEntry>(`/games/${game}/entries/${encodeURIComponent(entryId)}`);
  } catch (error) {
    if (error instanceof Problem && !error.isPassing) return null;
    throw error;
  }
}
