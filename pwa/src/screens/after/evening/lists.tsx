import type { Evening, GreatMoment } from "../../../core/view/wire";
import { Chip, Panel } from "../../../ui/parts/panel";
import { MessageText } from "../../../ui/parts/words";
import { goToAddress, currentRoute } from "../../../ui/router";
import { actTitle, personName, t, texts } from "../../../ui/texts";
import { BarTable } from "./bars";
import { instantText } from "./csv";
import { groupMoments } from "./data";
import { SaveTableButton } from "./save";
import { instantFormatter } from "./timeformat";

/** The maximum number of great moments of one kind that are unfolded at first. A longer list is folded up. */
const MAX_UNFOLDED_MOMENTS = 8;
/** The number of characters in the list of characters with the most acts. */
const MAX_BUSIEST_CHARACTERS = 10;

const MINUTE = 60;

/** The time of an entry, as a link to the moment of this entry. */
function MomentLink({ timeText, id }: { timeText: string; id: string }) {
  return (
    <button type="button" class="link evening-moment" aria-label={t("evening-moment", { time: timeText })} onClick={() => goToAddress(`/g/${currentRoute.value.game}/at/${id}`)}>
      {timeText}
    </button>
  );
}

/** Show the great moments, grouped by kind. */
export function GreatMoments({ evening }: { evening: Evening }) {
  const timeText = instantFormatter(evening);
  if (!evening.great.length) return null;
  return (
    <Panel title={t("evening-great")}>
      {groupMoments(evening.great).map(([momentKind, moments]) => (
        <details key={momentKind} class="evening-kind" open={moments.length <= MAX_UNFOLDED_MOMENTS}>
          <summary>
            {t(`great-${momentKind}`)} <span class="quiet">{texts.value.count(moments.length)}</span>
          </summary>
          <ul>
            {moments.map((moment) => (
              <GreatMomentItem key={moment.id} moment={moment} timeText={timeText(moment.at)} />
            ))}
          </ul>
        </details>
      ))}
      <SaveTableButton title={t("evening-great")} rows={() => [[t("evening-time-utc"), t("evening-kind"), t("evening-what")], ...evening.great.map(momentRow)]} />
    </Panel>
  );
}

const momentRow = ({ at: time, kind, key, args }: GreatMoment) => [instantText(time), t(`great-${kind}`), texts.value.text(key, args)];

function GreatMomentItem({ moment, timeText }: { moment: GreatMoment; timeText: string }) {
  return (
    <li>
      <MomentLink timeText={timeText} id={moment.id} />
      <span>
        <MessageText message={moment} /> {moment.reversed && <Chip tone="alarm">{t("ui-reversed")}</Chip>}
      </span>
    </li>
  );
}

/** Show the petitions that waited longest for an answer. */
export function SlowestPetitions({ evening }: { evening: Evening }) {
  const { petitions } = evening;
  const timeText = instantFormatter(evening);
  if (!petitions.length) return null;
  const heads = [t("evening-time-utc"), t("evening-what"), t("evening-who"), t("evening-seconds"), t("evening-answer")];
  return (
    <Panel title={t("evening-petitions")}>
      <ul class="evening-list">
        {petitions.map((petition) => (
          <li key={petition.entry}>
            <MomentLink timeText={timeText(petition.at)} id={petition.entry} />
            <span>
              {actTitle(petition.type)} · {personName(petition.by)}
            </span>
            <span class="evening-figure">
              {waitText(petition.seconds)} <span class="quiet">{answerText(petition)}</span>
            </span>
          </li>
        ))}
      </ul>
      <SaveTableButton title={t("evening-petitions")} rows={() => [heads, ...petitions.map((petition) => [instantText(petition.at), actTitle(petition.type), personName(petition.by), petition.seconds, answerText(petition)])]} />
    </Panel>
  );
}

const answerText = ({ agreed: hasAgreed }: { readonly agreed: boolean }): string => t(hasAgreed ? "evening-agreed" : "evening-declined");

const waitText = (seconds: number): string => {
  const wholeSeconds = Math.round(seconds);
  return t("evening-waited", { minutes: Math.floor(wholeSeconds / MINUTE), seconds: wholeSeconds % MINUTE });
};

/** Show the minutes with the most acts, and the characters with the most acts. */
export function BusiestMinutes({ evening }: { evening: Evening }) {
  const { minutes, acts } = evening;
  const timeText = instantFormatter(evening);
  return (
    <Panel title={t("evening-busiest")}>
      <BarTable title={t("evening-busiest")} heads={[t("evening-time"), t("evening-entries")]} rows={minutes.map(({ at: time, entries }) => ({ rowName: timeText(time), count: entries }))} />
      <BarTable title={t("evening-acts")} heads={[t("evening-who"), t("evening-acts")]} rows={acts.slice(0, MAX_BUSIEST_CHARACTERS).map(({ character, acts: actCount }) => ({ rowName: personName(character), count: actCount }))} />
    </Panel>
  );
}
