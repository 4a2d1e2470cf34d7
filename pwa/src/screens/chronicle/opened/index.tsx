import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../../core/view/api";
import { inOrder } from "../../../core/view/chronicle";
import type { OpenedEntry } from "../../../core/view/wire";
import { Loading, persist } from "../../../ui/lazy";
import { SheetHead } from "../../../ui/parts/sheet";
import { api, live } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { WholeLine } from "../sheet";
import { Details } from "./details";
import "virtual:texts/entry";
import "./opened.css";

interface Props {
  readonly id: string;
}

/** The rest of what there is to know of an entry whose line is there already. */
export function Opened({ id }: Props) {
  return <Fetched id={id} Shown={Details} missing={null} />;
}

/** An entry whose line this phone does not have. */
export function FetchedSheet({ id }: Props) {
  return <Fetched id={id} Shown={Sheet} missing={<Missing />} />;
}

function Sheet({ entry }: { entry: OpenedEntry }) {
  const [line] = inOrder(entry.lines);
  if (!line) return <Missing />;
  return <WholeLine line={line} rest={<Details entry={entry} />} />;
}

function Missing() {
  return (
    <>
      <SheetHead title={t("ui-entry")} />
      <p class="empty">{t("opened-missing")}</p>
    </>
  );
}

interface FetchedProps extends Props {
  readonly Shown: ComponentType<{ entry: OpenedEntry }>;
  /** What stands there where there is no such entry for this viewer. */
  readonly missing: ComponentChildren;
}

function Fetched({ id, Shown, missing }: FetchedProps) {
  const [entry, setEntry] = useState<OpenedEntry | null | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const game = live.value?.id ?? "";
  useEffect(() => persist(() => fetched(game, id), setEntry, () => setFailed(true)), [game, id]);
  if (entry === undefined) return <Loading failed={failed} />;
  return entry ? <Shown entry={entry} /> : <>{missing}</>;
}

/** The entry, or null where there is none for this viewer. */
async function fetched(game: string, id: string): Promise<OpenedEntry | null> {
  try {
    return await api.call<OpenedEntry>(`/games/${game}/entries/${encodeURIComponent(id)}`);
  } catch (error) {
    if (error instanceof Problem && !error.passing) return null;
    throw error;
  }
}
