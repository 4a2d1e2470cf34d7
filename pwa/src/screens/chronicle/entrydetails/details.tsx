import type { ComponentChildren } from "preact";
import type { EntryLink, OpenedEntry } from "../../../core/view/wire";
import { RuleLink, MessageText } from "../../../ui/parts/words";
import { openSheet } from "../../../ui/router";
import { t, personRef } from "../../../ui/texts";
import { timeOfDay } from "../../../core/words/timeofday";
import { LineSheet } from "../sheet";
import { Readers } from "./readers";
import { CoveringHead } from "./coveringhead";

/**
 * The details of an entry that its line does not show. The details are the origin of the entry, remarks about it, and
 * its consequences.
 */
export function Details({ entry }: { entry: OpenedEntry }) {
  return (
    <div class="opened">
      <CommandDetails entry={entry} />
      <PlayerRemarks entry={entry} />
      <Judgements entry={entry} />
      <Corrections entry={entry} />
      {entry.later.length > 0 && (
        <DetailSection title={t("opened-later")}>
          <p class="quiet">{t("opened-later-about")}</p>
          <EntryLinks links={entry.later} />
          {entry.more && <p class="quiet">{t("opened-later-more")}</p>}
        </DetailSection>
      )}
      <Readers entry={entry} />
      <CoveringHead entry={entry} />
    </div>
  );
}

export function DetailSection({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A list of links to other entries. A tap opens an entry. */
function EntryLinks({ links }: { links: readonly EntryLink[] }) {
  return (
    <ul class="opened-links">
      {links.map((link) => (
        <li key={link.entry}>
          <button type="button" onClick={() => openSheet(() => <LineSheet id={link.entry} />)}>
            <time>{timeOfDay(link.at)}</time>
            <span>{link.key ? <MessageText message={link} /> : t("opened-only-moved")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function CommandDetails({ entry: { caused: causes } }: { entry: OpenedEntry }) {
  if (!causes) return null;
  const actText = causes.act ? `act:${causes.act}` : t("opened-command-some");
  return (
    <DetailSection title={t("opened-command")}>
      <p>
        <MessageText message={{ key: "opened-command-of", args: { what: actText } }} /> <code class="opened-id">{causes.command}</code>
      </p>
      {causes.entries.length > 0 && (
        <>
          <p class="quiet">{t("opened-with")}</p>
          <EntryLinks links={causes.entries} />
        </>
      )}
    </DetailSection>
  );
}

interface RemarkProps {
  readonly message: string;
  readonly character: string;
  readonly time?: number | undefined;
  readonly reason: string;
}

/** A remark about the entry or an act on it, with author, time and reason. */
function Remark({ message, character, time, reason }: RemarkProps) {
  return (
    <li>
      <MessageText message={{ key: message, args: { who: `who:${character}` } }} canTap />
      {time !== undefined && <time class="quiet"> {timeOfDay(time)}</time>}
      {reason && <blockquote>{reason}</blockquote>}
    </li>
  );
}

function PlayerRemarks({ entry: { voices } }: { entry: OpenedEntry }) {
  if (voices.length === 0) return null;
  return (
    <DetailSection title={t("opened-voices")}>
      <ul class="opened-said">
        {voices.map(({ how: answerKind, entry, who: character, at: time, reason }) => (
          <Remark key={entry} message={`opened-${answerKind}`} character={character} time={time} reason={reason} />
        ))}
      </ul>
    </DetailSection>
  );
}

function Judgements({ entry: { judged } }: { entry: OpenedEntry }) {
  if (judged.length === 0) return null;
  return (
    <DetailSection title={t("opened-judged")}>
      <ul class="opened-said">
        {judged.map(({ question, rule, by: author, judges, at: time, reason }) => (
          <li key={question}>
            <RuleLink rule={rule} />{" "}
            {author ? (
              <MessageText message={{ key: "opened-judged-by", args: { who: `who:${author}` } }} canTap />
            ) : (
              t("opened-judged-not", { who: judges.map(personRef) })
            )}
            {time !== undefined && <time class="quiet"> {timeOfDay(time)}</time>}
            {reason && <blockquote>{reason}</blockquote>}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Corrections({ entry: { corrections } }: { entry: OpenedEntry }) {
  if (corrections.length === 0) return null;
  return (
    <DetailSection title={t("opened-corrections")}>
      <ul class="opened-said">
        {corrections.map(({ kind: correctionKind, by: author, entry, ...correction }) => (
          <Remark key={entry} message={`opened-${correctionKind}`} character={author} {...correction} />
        ))}
      </ul>
    </DetailSection>
  );
}
