import { Crest, CrestOf } from "../src/ui/parts/crest";
import { Die } from "../src/ui/parts/die";
import { Icon, isIcon } from "../src/ui/parts/icon";
import { Heading, AppMark, OrnamentRule } from "../src/ui/parts/ornament";
import { Amount, AssetIcon } from "../src/ui/parts/piece";
import { RARE_ICON_PATHS } from "../src/ui/parts/rareicons";
import { Seats } from "../src/ui/parts/seats";
import { TabMark } from "../src/ui/parts/tabs";
import { place } from "../src/core/view/fixtures";
import { COMMON_ACT_PICTURES } from "../src/ui/pictures/common";
import { Drawing, NamedPicture } from "../src/ui/pictures/drawings";
import { ActMark } from "../src/ui/pictures/mark";
import { Focused, STILL, leaveOut } from "./exhibit";
import type { Exhibit } from "./exhibit";

const FACES = [1, 2, 3, 4, 5, 6];
const TONES = ["bone", "blood", "gold", "stone"] as const;
const WORDLESS = leaveOut("It has no words.", "long");
const ALWAYS = leaveOut("It is there or it is not.", "empty");
const STILL_DIE = leaveOut("What rolled it says so.", "refused", "late", "long");
const doNothing = (): void => undefined;

const [icons = ""] = Object.values(import.meta.glob<string>("../src/ui/parts/icon.tsx", { query: "?raw", import: "default", eager: true }));

/** The names of all icons, which are read from the table of icons. */
const names = [...[...icons.matchAll(/^ {2}(\w+): "/gm)].map(([, name = ""]) => name).filter(isIcon), ...(Object.keys(RARE_ICON_PATHS) as (keyof typeof RARE_ICON_PATHS)[])];

const crests = [24, 40, 64].map((size) => <Crest key={size} size={size} bearer={{ id: "livia", role: "matrona", group: "" }} />);
const die = (
  <span class="chips">
    {FACES.map((face) => <Die key={face} face={face} />)}
    {TONES.map((tone) => <Die key={tone} face={5} tone={tone} />)}
    <Die face={12} />
    <Die face={1} symbol={<Icon name="acts" />} label="A flash" />
    <Die face={4} isLocked />
  </span>
);
const noPicture = async () => ({});

/** Drawings: crests, dice, pieces, icons and the pictures of acts. */
export const LOOKS: readonly Exhibit[] = [
  {
    name: "Die",
    states: {
      plain: die,
      focus: <Focused><Die face={3} onTap={doNothing} /></Focused>,
      disabled: <Die face={3} onTap={doNothing} isDisabled />,
      busy: <Die face={3} isRolling />,
      empty: <Die face={0} />,
    },
    missingStates: STILL_DIE,
  },
  { name: "Crest", states: { plain: <span class="chips">{crests}<CrestOf id="minerva" /></span>, empty: <CrestOf id="nobody" /> }, missingStates: { ...STILL, ...WORDLESS } },
  { name: "Piece and amount", states: { plain: <span class="amounts"><AssetIcon asset="legion" /><Amount asset="denarius" amount={400_000} /></span>, long: <Amount asset="denarius" amount={900_000_000_000} />, empty: <Amount asset="legion" amount={0} /> }, missingStates: STILL },
  {
    name: "Seats of a place",
    states: { plain: <Seats place={place("gaul", { throne: "livia" })} />, long: <Seats place={place("rome", { capacity: 20, free: 3 })} />, empty: <Seats place={place("rome", { free: 4 })} /> },
    missingStates: STILL,
  },
  {
    name: "Icons",
    states: { plain: <span class="icons">{names.map((name) => <span key={name} class="icon-named middle"><Icon name={name} /><small>{name}</small></span>)}</span> },
    missingStates: { ...STILL, ...WORDLESS, ...ALWAYS },
  },
  { name: "Mark of a tab", states: { plain: <span class="chips"><TabMark tab="map" /><TabMark tab="people" /></span>, empty: <TabMark tab="unknown" /> }, missingStates: { ...STILL, ...WORDLESS } },
  {
    name: "Pictures of acts",
    states: {
      plain: <span class="icons">{Object.entries(COMMON_ACT_PICTURES).map(([name, picture]) => <span key={name} class="icon-named middle"><span class="act-mark"><Drawing picture={picture} /></span><small>{name}</small></span>)}</span>,
      late: <span class="act-mark" />,
      empty: <span class="chips"><ActMark type="consent" /><span class="act-mark"><NamedPicture loadPictures={noPicture} name="nothing" /></span></span>,
    },
    missingStates: leaveOut("It is drawn before words and cannot be tapped.", "focus", "disabled", "busy", "refused", "long"),
  },
  { name: "Ornaments", states: { plain: <><AppMark /><OrnamentRule /><Heading>In the year of four emperors</Heading></>, long: <Heading>What everybody said before the Senate and the people of Rome</Heading> }, missingStates: { ...STILL, ...ALWAYS } },
];
