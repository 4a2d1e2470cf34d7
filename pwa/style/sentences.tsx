import { breakableName } from "../src/ui/parts/breakablename";
import { GlossedText, TermList } from "../src/ui/parts/gloss";
import { Chip, Panel } from "../src/ui/parts/panel";
import { RecordNotes } from "../src/ui/parts/entrynotes";
import { RollMomentLink } from "../src/ui/parts/rolllink";
import { Statuses } from "../src/ui/parts/statuses";
import { LineWords } from "../src/ui/parts/linewords";
import { SentenceParts, MessageText } from "../src/ui/parts/words";
import { Focused, STILL, leaveOut } from "./exhibit";
import type { Exhibit } from "./exhibit";
import { LONG, sampleLine, toldLong } from "./table";

const TONES = ["status", "gold", "warn", "alarm"];
const LEADS = leaveOut("Words lead to what is always there.", "disabled", "busy", "refused", "late");
const NOTHING = leaveOut("Without words there is nothing to be seen.", "empty");
const terms = "Who has imperium has many clientes.";
const recordedLine = { ...sampleLine, by: { as: "hirtius", recorder: "livia" } };
const rollLink = <RollMomentLink entry="entry-p1">Rolled 4 and 5</RollMomentLink>;

/** Panels, chips, and texts with names and terms. */
export const SENTENCE_EXHIBITS: readonly Exhibit[] = [
  {
    name: "Panel",
    states: { plain: <Panel title="On hand">Two legions</Panel>, late: <Panel title="Waiting for you" tone="call">Livia asks.</Panel>, long: <Panel title={LONG}>{LONG}</Panel>, empty: <Panel>{""}</Panel> },
    missingStates: leaveOut("It holds what can be tapped.", "focus", "disabled", "busy", "refused"),
  },
  {
    name: "Chip",
    states: { plain: <span class="chips"><Chip>Senator</Chip>{TONES.map((tone) => <Chip key={tone} tone={tone}>{tone}</Chip>)}</span>, long: <Chip tone="status">{LONG}</Chip>, empty: <Chip>{""}</Chip> },
    missingStates: STILL,
  },
  { name: "Statuses of somebody", states: { plain: <Statuses id="minerva" />, long: <Statuses id="augustus" />, empty: <Statuses id="livia" /> }, missingStates: STILL },
  {
    name: "Words with names",
    states: {
      plain: <p><MessageText message={sampleLine} /></p>,
      focus: <Focused><p><MessageText message={sampleLine} canTap /></p></Focused>,
      long: <><p><MessageText message={toldLong} canTap /></p><p><LineWords message={toldLong} /></p></>,
      empty: <p><SentenceParts parts={[]} /></p>,
    },
    missingStates: LEADS,
  },
  {
    name: "Words of the rulebook",
    states: { plain: <><p><GlossedText text={terms} /></p><TermList terms={[terms]} /></>, focus: <Focused><p><GlossedText text={terms} /></p></Focused>, long: <p><GlossedText text={`${terms} `.repeat(4)} /></p>, empty: <TermList terms={["Nothing to look up."]} /> },
    missingStates: LEADS,
  },
  { name: "Way to a roll", states: { plain: rollLink, focus: <Focused>{rollLink}</Focused>, long: <RollMomentLink entry="entry-p1">{`Rolled 4 and 5 for ${LONG}`}</RollMomentLink> }, missingStates: { ...LEADS, ...NOTHING } },
  {
    name: "Who recorded a line",
    states: { plain: <RecordNotes line={recordedLine} />, late: <RecordNotes line={{ ...recordedLine, by: { ...recordedLine.by, stands_in_for: "augustus" } }} />, long: <RecordNotes line={{ ...recordedLine, by: { as: "livia", recorder: "augustus" } }} />, empty: <RecordNotes line={sampleLine} /> },
    missingStates: leaveOut("It says something and cannot be tapped.", "focus", "disabled", "busy", "refused"),
  },
  { name: "Name of two", states: { plain: <b class="name">{breakableName("Cleopatra/Ptolemy")}</b>, long: <b class="name">{breakableName(`Cleopatra/${LONG}`)}</b> }, missingStates: { ...STILL, ...NOTHING } },
];
