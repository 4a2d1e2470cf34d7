import type { Evening, GreatMoment } from "../../../core/wire";
import { Chip, Panel } from "../../../ui/parts/panel";
import { Words } from "../../../ui/parts/words";
import { go, here } from "../../../ui/router";
import { actTitle, personName, t, texts } from "../../../ui/texts";
import { timeOf } from "../../chronicle/row";
import { byKind } from "./data";

/** A kind with more great moments than this is folded up. */
const MANY = 8;
/** So many characters are named for their acts. */
const BUSIEST = 10;

const MINUTE = 60;

/** The time of an entry, which leads to that moment of the game. */
function Moment({ at, id }: { at: number; id: string }) {
  return (
    <button type="button" class="link evening-moment" aria-label={t("evening-moment", { time: timeOf(at) })} onClick={() => go(`/g/${here.value.game}/at/${id}`)}>
      {timeOf(at)}
    </button>
  );
}

/** The great moments, kind by kind. */
export function Great({ evening }: { evening: Evening }) {
  if (!evening.great.length) return null;
  return (
    <Panel title={t("evening-great")}>
      {byKind(evening.great).map(([kind, moments]) => (
        <details key={kind} class="evening-kind" open={moments.length <= MANY}>
          <summary>
            {t(`great-${kind}`)} <span class="quiet">{texts.value.count(moments.length)}</span>
          </summary>
          <ul>
            {moments.map((one) => (
              <Told key={one.id} one={one} />
            ))}
          </ul>
        </details>
      ))}
    </Panel>
  );
}

function Told({ one }: { one: GreatMoment }) {
  return (
    <li>
      <Moment at={one.at} id={one.id} />
      <span>
        <Words message={one} /> {one.reversed && <Chip tone="alarm">{t("ui-reversed")}</Chip>}
      </span>
    </li>
  );
}

/** The petitions that waited longest for their answer. */
export function Petitions({ evening }: { evening: Evening }) {
  if (!evening.petitions.length) return null;
  return (
    <Panel title={t("evening-petitions")}>
      <ul class="evening-list">
        {evening.petitions.map((one) => (
          <li key={one.entry}>
            <Moment at={one.at} id={one.entry} />
            <span>
              {actTitle(one.type)} · {personName(one.by)}
            </span>
            <span class="evening-figure">
              {waited(one.seconds)} <span class="quiet">{t(one.agreed ? "evening-agreed" : "evening-declined")}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const waited = (seconds: number): string => {
  const whole = Math.round(seconds);
  return t("evening-waited", { minutes: Math.floor(whole / MINUTE), seconds: whole % MINUTE });
};

/** When most was going on, and who did most. */
export function Busiest({ evening: { minutes, acts } }: { evening: Evening }) {
  const most = Math.max(1, ...minutes.map(({ entries }) => entries));
  return (
    <Panel title={t("evening-busiest")}>
      <table class="evening-bars">
        <thead>
          <tr>
            <th scope="col">{t("evening-time")}</th>
            <th scope="col">{t("evening-entries")}</th>
          </tr>
        </thead>
        <tbody>
          {minutes.map(({ at, entries }) => (
            <tr key={at}>
              <th scope="row">{timeOf(at)}</th>
              <td>
                <span class="evening-bar" style={{ width: `${(70 * entries) / most}%` }} /> {texts.value.count(entries)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table class="evening-bars">
        <thead>
          <tr>
            <th scope="col">{t("evening-who")}</th>
            <th scope="col">{t("evening-acts")}</th>
          </tr>
        </thead>
        <tbody>
          {acts.slice(0, BUSIEST).map(({ character, acts: n }) => (
            <tr key={character}>
              <th scope="row">{personName(character)}</th>
              <td>
                <span class="evening-bar" style={{ width: `${(70 * n) / (acts[0]?.acts ?? 1)}%` }} /> {texts.value.count(n)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
