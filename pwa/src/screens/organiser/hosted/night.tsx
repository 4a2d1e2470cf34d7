/** The night at a glance: the faults of the server, its phones, what waits, and pausing the game. */

import { useEffect, useState } from "preact/hooks";
import type { Problem } from "../../../core/view/api";
import type { HostedGame, Night as NightState } from "../../../core/view/wire";
import { timeOfDay } from "../../../core/words/timeofday";
import { api } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { sentenceOf } from "../sentenceof";
import { Copies } from "./copies";
import { dayAndTime, loadEveryFiveSeconds } from "./gamefacts";
import { sizeText } from "./sizetext";

/** The difference of two clocks from which on the page mentions it (milliseconds). */
const CLOCK_DIFFERENCE_MS = 5_000;

/** Draw the state of the server while a game is played. */
export function Night({ game, onChange }: { game: HostedGame; onChange: () => void }) {
  const [night, setNight] = useState<NightState | null>(null);
  const [clockOffset, setClockOffset] = useState(0);
  const loadNight = (): void => {
    api.call<NightState>(`/organiser/games/${game.id}/night`).then(
      (answer) => {
        setNight(answer);
        setClockOffset(answer.now - Date.now());
      },
      // The page of the game shows the problem, because its own request fails, too.
      () => undefined,
    );
  };
  useEffect(() => loadEveryFiveSeconds(loadNight), [game.id]);
  return (
    <section class="stack loose">
      <h2>{t("ui-hosted-night")}</h2>
      {night && <Findings night={night} isPaused={game.status === "paused" && !game.waiting} />}
      {night && (
        <div class="organiser-columns">
          <Phones night={night} />
          <Waiting night={night} />
          <Machine night={night} clockOffset={clockOffset} />
        </div>
      )}
      {night && <Copies copies={night.copies} onChange={loadNight} />}
      <Steering game={game} onChange={onChange} />
    </section>
  );
}

function Findings({ night: { findings }, isPaused }: { night: NightState; isPaused: boolean }) {
  if (!findings.length) return <p role="status">{t(isPaused ? "ui-hosted-well-in-pause" : "ui-hosted-well")}</p>;
  return (
    <div role="status">
      <ul class="stack">
        {findings.map(({ grade, sentence, remedy }) => (
          <li key={sentence} class="panel hosted-finding" data-grade={grade}>
            <strong>{t(`ui-hosted-${grade}`)}</strong> {sentence} {remedy}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <section class="panel stack" aria-label={title}>
      <h3>{title}</h3>
      {facts.filter(Boolean).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </section>
  );
}

function Phones({ night: { phones } }: { night: NightState }) {
  const { here: presentPhones, away: awayPhones, missing: missingPhones, weak: weakLinks } = phones;
  const facts = [
    t("ui-hosted-here", { n: presentPhones }),
    awayPhones.length ? t("ui-hosted-away", { n: awayPhones.length, names: awayPhones.join(", ") }) : "",
    missingPhones ? t("ui-hosted-missing", { n: missingPhones }) : "",
    ...weakLinks.map(({ name, breaks, waiting_bytes: waitingBytes }) => (waitingBytes ? t("ui-hosted-slow-link", { name, size: sizeText(waitingBytes) }) : t("ui-hosted-weak-link", { name, n: breaks }))),
    presentPhones && !weakLinks.length ? t("ui-hosted-good-links") : "",
  ];
  return <Facts title={t("ui-hosted-phones-title")} facts={facts} />;
}

function Waiting({ night: { requests, knocks } }: { night: NightState }) {
  const facts = [
    requests || knocks ? "" : t("ui-hosted-waits-none"),
    requests ? t("ui-hosted-requests", { n: requests }) : "",
    knocks ? t("ui-hosted-knocks", { n: knocks }) : "",
  ];
  return <Facts title={t("ui-hosted-waits-title")} facts={facts} />;
}

function Machine({ night, clockOffset }: { night: NightState; clockOffset: number }) {
  const { now, disk_free: diskFree, copies, addresses } = night;
  const isClockOff = Math.abs(clockOffset) > CLOCK_DIFFERENCE_MS;
  const facts = [
    diskFree === undefined || diskFree === null ? "" : t("ui-hosted-disk", { size: sizeText(diskFree) }),
    t(isClockOff ? "ui-hosted-clock-off" : "ui-hosted-clock", { time: timeOfDay(now), n: Math.round(Math.abs(clockOffset) / 1000) }),
    copiesText(copies),
    t("ui-hosted-address", { address: addresses.join(", ") || location.origin }),
  ];
  return <Facts title={t("ui-hosted-machine-title")} facts={facts} />;
}

function copiesText({ possible: canCopy, made_at: madeAt }: NightState["copies"]): string {
  if (!canCopy) return t("ui-hosted-copies-database");
  return madeAt ? t("ui-hosted-copies", { time: dayAndTime(madeAt) }) : t("ui-hosted-copies-none");
}

function Steering({ game, onChange }: { game: HostedGame; onChange: () => void }) {
  const [refusal, setRefusal] = useState("");
  const isPaused = game.status === "paused";
  const pauseOrResume = (): void => {
    setRefusal("");
    api.call(`/organiser/games/${game.id}/${isPaused ? "resumption" : "pause"}`, { method: "POST", body: {} }).then(onChange, (problem: Problem) => setRefusal(sentenceOf(problem)));
  };
  return (
    <section class="panel stack" aria-label={t("ui-hosted-steering")}>
      <h3>{t("ui-hosted-steering")}</h3>
      {!game.waiting && !game.closes_at && (
        <>
          <p>{t("ui-hosted-pause-what")}</p>
          <button type="button" class="button" onClick={pauseOrResume}>
            {t(isPaused ? "ui-hosted-resume" : "ui-hosted-pause")}
          </button>
        </>
      )}
      {refusal && <p class="refusal" role="alert">{refusal}</p>}
      {!game.table && <p class="quiet">{t("ui-hosted-steering-note")}</p>}
    </section>
  );
}
