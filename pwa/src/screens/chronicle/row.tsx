import { timeOfDay } from "../../core/words/timeofday";
import type { Line } from "../../core/view/wire";
import { myCharacters } from "../../ui/me";
import { ownChangeTexts } from "../../ui/announcereceipt";
import { MessageText } from "../../ui/parts/words";
import { Chip } from "../../ui/parts/panel";
import { RecordNotes } from "../../ui/parts/entrynotes";
import { openSheet } from "../../ui/router";
import { gameSlice } from "../../ui/services";
import { t } from "../../ui/texts";
import { Rolls } from "./rolls";
import { LineSheet } from "./sheet";

/** One line of the chronicle. A tap opens the sheet with all details of the line. */
export function LineRow({ line }: { line: Line }) {
  const isOwn = line.by !== null && myCharacters.value.includes(line.by.as);
  return (
    <li class="line" data-own={isOwn} data-private={line.c.startsWith("q")} data-reversed={line.reversed}>
      <button type="button" onClick={() => openSheet(() => <LineSheet id={line.id} />, ["line", line.id])}>
        <time>{timeOfDay(line.at)}</time>
        <span class="line-words">
          <MessageText message={line} />
        </span>
        {ownChangeTexts(line.legs, myCharacters.value).map((change) => (
          <span key={change} class="line-change">
            {change}
          </span>
        ))}
        <Rolls line={line} />
        <span class="line-notes wrapped">
          <RecordNotes line={line} />
          {line.reversed && <Chip tone="alarm">{t("ui-reversed")}</Chip>}
          {line.alone && <Chip tone="warn">{t("ui-alone")}</Chip>}
          {line.ruling && <Chip tone="gold">{t("ui-ruling")}</Chip>}
          {line.warned.length > 0 && <Chip tone="warn">{t("ui-warned", { n: line.warned.length })}</Chip>}
          {line.c.startsWith("q") && <Chip>{t(gameSlice.value?.status === "closed" ? "ui-was-private" : "ui-private")}</Chip>}
        </span>
      </button>
    </li>
  );
}
