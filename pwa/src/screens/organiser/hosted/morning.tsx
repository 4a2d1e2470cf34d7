/** The morning after a game: long jobs of the server, their files and verdicts, and erasing for good. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Problem } from "../../../core/view/api";
import type { HostedGame, MorningAfter, MorningJobState } from "../../../core/view/wire";
import { api } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { sentenceOf } from "../sentenceof";
import { Erasing } from "./erasing";
import { dayAndTime } from "./gamefacts";
import { sizeText } from "./sizetext";

/** The pauses between two requests while a job runs, and while none runs (milliseconds). */
const BUSY_PAUSE_MS = 1_000;
const IDLE_PAUSE_MS = 5_000;

/** Follow the jobs of a game while the page is visible. */
function useMorning(gameId: string) {
  const [morning, setMorning] = useState<MorningAfter | null>(null);
  const [refusal, setRefusal] = useState("");
  const loadMorning = useRef((): void => undefined);
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const repeatAfter = (pause: number): void => {
      clearTimeout(timer);
      if (isCurrent) timer = setTimeout(() => (document.visibilityState === "visible" ? loadMorning.current() : repeatAfter(pause)), pause);
    };
    loadMorning.current = () =>
      void api.call<MorningAfter>(`/organiser/games/${gameId}/morning`).then(
        (answer) => {
          if (!isCurrent) return;
          setMorning(answer);
          setRefusal("");
          repeatAfter(answer.jobs.some(({ state }) => state === "running") ? BUSY_PAUSE_MS : IDLE_PAUSE_MS);
        },
        (problem: Problem) => {
          if (problem.doc.status !== 401 && problem.slug !== "unknown-game" && isCurrent) setRefusal(sentenceOf(problem));
          repeatAfter(IDLE_PAUSE_MS);
        },
      );
    loadMorning.current();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [gameId]);
  return { morning, refusal, load: () => loadMorning.current() };
}

/** Draw the jobs of a game, and the erasing of its data. */
export function Morning({ game }: { game: HostedGame }) {
  const { morning, refusal, load: loadMorning } = useMorning(game.id);
  return (
    <section class="stack loose">
      <h2>{t("ui-hosted-morning")}</h2>
      {refusal && <p class="refusal" role="alert">{refusal}</p>}
      {morning && !morning.closed && <p>{t("ui-hosted-not-closed")}</p>}
      {morning?.jobs.map((job) => (morning.closed || job.kind === "verify") && <Job key={job.kind} game={game.id} job={job} onStart={loadMorning} />)}
      {morning?.closed && <p class="quiet">{t("ui-hosted-file-lifetime")}</p>}
      {morning?.closed && <Erasing game={game} people={morning.people} onErased={loadMorning} />}
    </section>
  );
}

interface JobProps {
  readonly game: string;
  readonly job: MorningJobState;
  readonly onStart: () => void;
}

/** Draw one kind of job: its purpose, its button, and how far the latest job is. */
function Job({ game, job, onStart }: JobProps) {
  const [refusal, setRefusal] = useState("");
  const { kind, state } = job;
  const [words, setWords] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const start = async (): Promise<void> => {
    setRefusal("");
    const noted = words.split("\n").filter((line) => line.trim());
    const witnesses = await Promise.all(files.map((file) => file.text()));
    await api.call(`/organiser/games/${game}/jobs/${kind}`, { method: "POST", body: { words: noted, witnesses } }).then(onStart, (problem: Problem) => setRefusal(problem.doc.errors?.[0]?.message ?? sentenceOf(problem)));
  };
  return (
    <section class="panel stack" aria-label={t(`ui-hosted-${kind}`)}>
      <h3>{t(`ui-hosted-${kind}`)}</h3>
      <p>{t(`ui-hosted-${kind}-what`)}</p>
      <JobResult game={game} job={job} />
      {kind === "verify" && state !== "running" && <Comparison words={words} onWords={setWords} files={files} onFiles={setFiles} />}
      {refusal && <p class="refusal" role="alert">{refusal}</p>}
      {state !== "running" && (
        <button type="button" class="button" aria-label={state === "none" ? undefined : `${t("ui-hosted-job-again")}: ${t(`ui-hosted-${kind}-start`)}`} onClick={() => void start()}>
          {t(state === "none" ? `ui-hosted-${kind}-start` : "ui-hosted-job-again")}
        </button>
      )}
    </section>
  );
}

interface ComparisonProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
}

/** Draw the fields for what people know of the game from elsewhere. */
function Comparison({ words, onWords, files, onFiles }: ComparisonProps) {
  return (
    <details class="organiser-fold">
      <summary>{t("ui-hosted-compare")}</summary>
      <div class="stack">
        <label class="field">
          <span class="legend">{t("ui-hosted-compare-words")}</span>
          <textarea class="line-input" rows={3} autocomplete="off" value={words} onInput={({ currentTarget }) => onWords(currentTarget.value)} />
        </label>
        <label class="button">
          {t("ui-hosted-compare-files")}
          <input type="file" class="organiser-file" accept=".json,application/json" multiple onChange={({ currentTarget: input }) => onFiles([...(input.files ?? [])])} />
        </label>
        {files.length > 0 && <p>{files.map(({ name }) => name).join(", ")}</p>}
      </div>
    </details>
  );
}

function JobResult({ game, job: { kind, state, done: doneCount = 0, total: totalCount = 0, ended: endTime, sentence, lines, size } }: Omit<JobProps, "onStart">) {
  if (state === "none") return null;
  if (state === "running") {
    return (
      <div class="stack" role="status">
        <p>{t("ui-hosted-job-running")}</p>
        <progress class="hosted-progress" aria-label={t(`ui-hosted-${kind}`)} {...(totalCount ? { max: totalCount, value: doneCount } : {})} />
      </div>
    );
  }
  if (state === "interrupted") return <p class="refusal" role="status">{t("ui-hosted-job-interrupted")}</p>;
  if (state === "failed") return <p class="refusal" role="status">{sentence}</p>;
  return (
    <div class="stack" role="status">
      {sentence && <p>{sentence}</p>}
      <p class="quiet">{t("ui-hosted-job-ended", { time: dayAndTime(endTime ?? 0) })}</p>
      {lines && (
        <details class="organiser-fold">
          <summary>{t("ui-hosted-report")}</summary>
          <ul class="organiser-list" lang="en">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {kind !== "verify" && (size ? <Download game={game} kind={kind} size={size} /> : <p>{t("ui-hosted-job-gone")}</p>)}
    </div>
  );
}

function Download({ game, kind, size }: { game: string; kind: string; size: number }) {
  return (
    <a class="button primary" href={`/api/v1/organiser/games/${game}/files/${kind}`} download>
      {t("ui-hosted-download", { size: sizeText(size) })}
    </a>
  );
}
