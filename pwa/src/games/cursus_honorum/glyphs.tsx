/** The drawings of Cursus Honorum: faces of the dice, offices, skills, luxuries and gentes. */

import type { VNode } from "preact";

const glyph = (path: string, kind = ""): VNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true" class={`glyph ${kind}`}>
    <path d={path} fill-rule="evenodd" />
  </svg>
);

/** The outline of a thumb that points down. */
const THUMB_PATH =
  "M8.4 2.5h7.900c.9 0 1.7.6 2 1.400l2.100 6.200c.5 1.500-.6 3.100-2.200 3.100h-4.500v6c0 1.500-1 2.500-2.300 2.500-.7 0-1.300-.5-1.400-1.200l-.8-4.300L7 13zM3 2.800h2.700v10H3z";
const COINS_PATH =
  "M10 2.500c3.600 0 6.500 1.100 6.500 2.600S13.6 7.700 10 7.700 3.500 6.600 3.500 5.100 6.400 2.500 10 2.500zM3.500 7.300c1.300 1 3.700 1.700 6.500 1.700s5.200-.7 6.500-1.700v1.500c0 .5-.4 1-1 1.400-1.800.3-3.300.8-4.400 1.500l-1.100.1C6.400 11.800 3.500 10.600 3.500 9.200zM3.500 11.400c1 .8 2.800 1.400 4.900 1.600-.3.500-.4 1-.4 1.600v1.300c-2.600-.3-4.500-1.300-4.500-2.500zM3.500 15.600c1 .8 2.600 1.400 4.500 1.600v2.900c-2.600-.3-4.500-1.300-4.500-2.600zM15.200 11.700c3.300 0 5.900 1 5.900 2.400s-2.600 2.400-5.900 2.400-5.900-1-5.900-2.400 2.600-2.400 5.900-2.400zM9.300 16.300c1.200.9 3.400 1.500 5.900 1.500s4.700-.6 5.900-1.500v3c0 1.300-2.600 2.400-5.900 2.400s-5.900-1.100-5.900-2.400z";
const SCROLL_PATH =
  "M6.200 2.500h11.600a2.600 2.600 0 0 1 0 5.200h-.6v8.600h.6a2.600 2.600 0 0 1 0 5.200H6.200a2.600 2.600 0 0 1 0-5.200h.6V7.700h-.6a2.600 2.600 0 0 1 0-5.200zm2.600 7v1.400h6.400V9.500zm0 3.400v1.400h6.400v-1.400zM6.200 4.400a.7.7 0 0 0 0 1.400h11.600a.7.7 0 0 0 0-1.400zm0 13.800a.7.7 0 0 0 0 1.400h11.600a.7.7 0 0 0 0-1.400z";
const CURIA_PATH = "M12 1.500 22.500 7v2h-21V7zm0 3a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600zM3.800 10.200h3v8.200h-3zm4.500 0h3v8.200h-3zm4.500 0h3v8.200h-3zm4.500 0h3v8.200h-3zM2.500 19.300h19V21h-19zM1.200 21.700h21.600v1.300H1.200z";
const PUGIO_PATH =
  "M20.900 3.100c.3 3-.4 5-1.800 6.400l-8 8-4.600-4.600 8-8c1.400-1.400 3.400-2.100 6.400-1.800zm-2.200 2.200c-1 .2-1.700.6-2.400 1.300l-7 7 1.100 1.100 7-7c.7-.7 1.100-1.400 1.300-2.400zM4.300 11.800l1.400-1.300 7.800 7.800-1.300 1.400-1.700-.4-2.200 2.200c.3 1-.1 1.600-.7 1.700-.8.1-1.600-.4-1.900-.7l-3.200-3.200c-.3-.3-.9-1.100-.7-1.900.1-.6.700-1 1.700-.700l2.200-2.200z";
const HALF_CURIA_PATH = "M7.100 1.400 13.200 4.700v1.200H1V4.700zM2.300 6.600h1.800v4.300H2.300zm2.700 0h1.700v4.300H5zm2.600 0h1.800v4.300H7.600zm2.700 0h1.700v4.300h-1.700zM1.300 11.500h11.600v1.300H1.300z";
const HALF_SCROLL_PATH =
  "M13.300 12.400h7a1.600 1.600 0 0 1 0 3.200H20v4.200h.3a1.600 1.600 0 0 1 0 3.200h-7a1.600 1.600 0 0 1 0-3.200h.3v-4.200h-.3a1.600 1.600 0 0 1 0-3.200zm1.600 4.200v1h3.800v-1zm0 2v1h3.800v-1z";

const numbersBelow = (limit: number): number[] => Array.from({ length: limit }, (_, index) => index);

/** The six faces of a die, by their names. */
export const FACE_GLYPHS = {
  disapproval: glyph(THUMB_PATH, "face-disapproval"),
  wealth: glyph(COINS_PATH, "face-wealth"),
  skill: glyph(SCROLL_PATH, "face-skill"),
  political_capital: glyph(CURIA_PATH, "face-political_capital"),
  choice: (
    <svg viewBox="0 0 24 24" aria-hidden="true" class="glyph">
      <path class="half-pc" d={HALF_CURIA_PATH} />
      <path class="half-line" d="M19.600 2.800 3.400 21.500l.9.700L20.500 3.600z" />
      <path class="half-skill" d={HALF_SCROLL_PATH} fill-rule="evenodd" />
    </svg>
  ),
  political_attack: glyph(PUGIO_PATH, "face-political_attack"),
} satisfies Record<string, VNode>;
export type FaceName = keyof typeof FACE_GLYPHS;

const OFFICE_GLYPHS: Readonly<Record<string, VNode>> = {
  quaestor: glyph(
    "M7 3h10l-1.700 3.600c3.300 1.900 5.500 5.400 5.500 8.900 0 4-3.300 6.500-8.800 6.500s-8.800-2.500-8.800-6.500c0-3.500 2.200-7 5.500-8.900zm5 6.200a4.700 4.700 0 1 0 0 9.400 4.700 4.700 0 0 0 0-9.400zm0 1.700a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  ),
  tribune: glyph(
    "M7.500 12.500V5.300a1.300 1.300 0 0 1 2.600 0V3.200a1.300 1.300 0 0 1 2.600 0v1a1.300 1.300 0 0 1 2.600 0v1.600a1.300 1.300 0 0 1 2.600 0v7.900c0 3-1.300 4.800-2.500 5.800V22H8.800v-2.600c-1.600-1.200-3.700-4-4.700-6.300-.5-1.200.9-2 1.800-1.200z",
  ),
  aedile: glyph(
    "M2 4c3.200 1.200 6.600 1.800 10 1.800S18.800 5.200 22 4v3.200c-3.200 1.100-6.600 1.700-10 1.700S5.200 8.300 2 7.200zm0 5c3.200 1 6.600 1.500 10 1.500S18.800 10 22 9v12h-3.500v-4a2 2 0 0 0-4 0v4h-5v-4a2 2 0 0 0-4 0v4H2zm10 4.200a1.700 1.700 0 0 0-1.700 1.700V21h3.400v-6.100a1.700 1.700 0 0 0-1.700-1.700z",
  ),
  praetor: glyph(
    "M11.1 2h1.800v2.100l6.300 1.500 3.300 7.600c0 2.100-1.800 3.600-4 3.600s-4-1.500-4-3.600l3-6.800-4.600-1.100V19h3.600v2.500H7.500V19h3.600V5.300L6.500 6.400l3 6.800c0 2.100-1.800 3.600-4 3.600s-4-1.500-4-3.600l3.300-7.600 6.300-1.500zM5.500 8.500l-2 4.700h4zm13 0-2 4.700h4z",
  ),
  consul: glyph(
    "M12 5.800C10.8 3.6 7.6 2.3 2 2.800c.1 2.7 1 4.7 2.7 6-.9.1-1.800 0-2.500-.2.6 2.300 2.300 3.800 5 4.300L9 14.500l-.8 2.300h7.600L15 14.500l1.800-1.600c2.700-.5 4.400-2 5-4.300-.7.2-1.600.3-2.500.2 1.700-1.300 2.600-3.300 2.700-6-5.600-.5-8.800.8-10 3zM8.500 18h7l.8 1.800H7.700zM11.3 19.800h1.400V23h-1.400z",
  ),
  censor: glyph(
    "M3 3.500c2.700-1 5.600-.9 8.300.6v17c-2.700-1.500-5.600-1.600-8.300-.6zm18 0c-2.700-1-5.600-.9-8.300.6v17c2.700-1.500 5.600-1.600 8.300-.6zM5 7.200v1.500c1.500-.3 3-.2 4.400.4V7.600A8 8 0 0 0 5 7.200zm0 4v1.500c1.500-.3 3-.2 4.400.4v-1.500A8 8 0 0 0 5 11.200zm14-4a8 8 0 0 0-4.400.4v1.500c1.400-.6 2.900-.7 4.400-.4zm0 4a8 8 0 0 0-4.400.4v1.500c1.400-.6 2.900-.7 4.400-.4z",
  ),
};

const SKILL_GLYPHS: Readonly<Record<string, VNode>> = {
  oratory: glyph("M3 4h18v12.500h-8.500L7 21.500v-5H3zm3.200 3.500V9h11.600V7.500zm0 3.600v1.500h8v-1.500z"),
  monomachy: glyph(
    "M12 1.500c4.600 0 8 3.300 8 8v3.800l-2.500 1v5.500L13.300 22v-9.500h3V9.700H13V1.600zM11 1.600v8.100H7.700v2.800h3V22l-4.200-2.200v-5.500l-2.500-1V9.500c0-4.300 2.900-7.500 7-7.900zM4 3.600 2.200 8V2.500C5 .8 8 .6 10.300 1 7.900 1.300 5.800 2.200 4 3.600z",
  ),
  command: glyph("M11.200 1 12 .4l.8.600v2.500H19V17l-3.500-2-3.500 2-3.500-2L5 17V3.500h6.200zM12 6 9.800 9l2.200 3 2.200-3zM11.200 17.400h1.600V23.500h-1.600z"),
  common_touch: glyph(
    "M8 2.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm8 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2 18.500c0-4.500 2.400-8.500 6-8.500 1.600 0 3 .8 4 2 1-1.200 2.400-2 4-2 3.600 0 6 4 6 8.500V21H2z",
  ),
  politicking: glyph("M9 1.500h6v6.300H9zM4.500 8.800h15v2.400h-1.300c.8 1.200 1.200 2.500 1.200 3.900 0 2.900-1.700 5.100-4.200 6v1.400H8.800v-1.400c-2.500-.9-4.200-3.100-4.200-6 0-1.400.4-2.700 1.200-3.900H4.500z"),
};

const LUXURY_GLYPHS: Readonly<Record<string, VNode>> = {
  roman_domus: glyph("M12 2.500 23 9v2H1V9zm-8.500 10h17V19H22v2.500H2V19h1.500zM6 14.500V19h3v-4.500zm4.700 0v4.500h2.600v-4.500zm4.300 0V19h3v-4.500z"),
  italian_villa: glyph("M4.500 2c1.900 2.500 2.700 5 2.700 8 0 2.200-.7 3.700-1.800 4.300V19h3v-7.500L15 7.500l7.500 4V19H23v2.500H1V19h2.700v-4.700C2.500 13.700 1.800 12.200 1.800 10c0-3 .8-5.500 2.700-8zm6.300 11v2.500h2.400V13zm6 0v2.500h2.400V13zm-3.200 3.200V19h2.800v-2.800z"),
  legendary_lineage: glyph(
    "M12 1.500c-4.500 0-8 1.500-8 1.500v8c0 6 3.500 10.500 8 11.500 4.500-1 8-5.500 8-11.500V3s-3.500-1.500-8-1.500zM6.500 8.500C8 7.300 9.500 7.300 11 8.500v1.700c-1.500-.9-3-.9-4.500 0zm6.500 0c1.500-1.200 3-1.200 4.500 0v1.700c-1.500-.9-3-.9-4.500 0zM9 16.500c1.800.8 4.200.8 6 0-.8 2-5.200 2-6 0z",
  ),
  statue: glyph(
    "M12 1.200a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600zM17 3.300l1.800-1 .9 1.500-4.200 4.700v9H8.500V12l-2.700-1.500.8-4L9.500 6h5zM6.500 18.500h11v1.500h-11zM4.500 20.700h15V23h-15z",
  ),
  victory_temple: glyph(
    "M12 .8l.9 2 2.100.2-1.600 1.400.5 2L12 5.300l-1.900 1.100.5-2L9 3l2.100-.2zM12 7c4 0 7.300 1.300 9 3.500v1.700H3v-1.700C4.700 8.300 8 7 12 7zm-8 6.200h2.500v6H4zm4.500 0H11v6H8.500zm4.500 0h2.500v6H13zm4.500 0H20v6h-2.500zM2.500 20h19v1.300h-19zM1.200 21.800h21.600V23H1.200z",
  ),
};

/** The crests of the families. Each crest has its own colour. */
export const GENS_CRESTS: Readonly<Record<string, { readonly glyph: VNode; readonly colour: string }>> = {
  aemilius: { glyph: glyph("M9.500 2h5L22 22h-6.500zM9.500 2 2 22h6.500L11 9zM11.300 11h1.400v3h-1.400zm0 5h1.400v4h-1.400z"), colour: "#f0a83c" },
  claudius: { glyph: glyph("M13.500 1 4.500 13.500h5.700L8 23l11.500-14h-6.200L16 1z"), colour: "#63b9ee" },
  cornelius: { glyph: glyph("M3.500 2c0 4 3.300 7 8.500 7s8.500-3 8.500-7c2.500 5.600-.3 10.800-5.700 12.300V22H9.200v-7.700C3.800 12.800 1 7.600 3.500 2z"), colour: "#ece05a" },
  fabius: { glyph: glyph("M12 22V11.500C7 11.800 3.500 9 3 3c5.500-.3 9 2.500 9.700 7C13.500 6 16.500 3.800 21 4c-.2 5.500-3.300 8-7.500 8.200V22z"), colour: "#8fd16f" },
  iulius: { glyph: glyph("M12 1l2 6.600L20.200 4 17 10.200l6 1.800-6 1.800L20.200 20 14 16.4 12 23l-2-6.600L3.800 20 7 13.8 1 12l6-1.800L3.800 4 10 7.600z"), colour: "#f6efe0" },
  licinius: { glyph: glyph("M9 2h6l2.500 3.300-2.700 2.500a8 8 0 1 1-5.600 0L6.500 5.300zm3 7.500a5.300 5.300 0 1 0 0 10.600 5.300 5.300 0 0 0 0-10.600z"), colour: "#e291c1" },
  sempronius: {
    glyph: glyph(
      "M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21zM10.800 4v6.200L5 8.300A8 8 0 0 1 10.800 4zm2.400 0A8 8 0 0 1 19 8.300l-5.800 1.900zM4.200 10.500l5.800 2-3.600 5a8 8 0 0 1-2.200-7zm15.600 0a8 8 0 0 1-2.200 7l-3.600-5zM12 13.800l3.500 5a8 8 0 0 1-7 0z",
    ),
    colour: "#b9a2f2",
  },
  valerius: {
    glyph: glyph("M12 5.800C10.800 3.600 7.6 2.3 2 2.800c.1 2.700 1 4.700 2.700 6-.9.1-1.800 0-2.500-.2.6 2.300 2.300 3.800 5 4.300L12 22l4.800-9.100c2.700-.5 4.400-2 5-4.300-.7.2-1.600.3-2.500.2 1.700-1.300 2.600-3.300 2.700-6-5.600-.5-8.800.8-10 3z"),
    colour: "#f5806b",
  },
};

const laurelLeaves = [0, 1, 2, 3, 4].flatMap((step) => [1, -1].map((sideSign) => ({ angle: sideSign * (28 + step * 29), side: sideSign })));

/** A laurel wreath that is open at the top. The wreath marks dignitas and victory. */
export const laurel: VNode = (
  <svg viewBox="0 0 24 24" aria-hidden="true" class="glyph">
    {laurelLeaves.map(({ angle, side: sideSign }) => (
      <path
        key={angle}
        d="M0 0c1.7-1.200 2.300-3.200 1.200-5.200C-.7-4-1.300-2 0 0z"
        transform={`rotate(${angle} 12 12) translate(12 3.6) rotate(${sideSign * 70})`}
      />
    ))}
    <path d="M5.200 18.300A9 9 0 0 0 12 21.300a9 9 0 0 0 6.800-3l-.7-.7A8 8 0 0 1 12 20.300a8 8 0 0 1-6.100-2.700z" />
  </svg>
);

const BRANCH_LEAVES = numbersBelow(9).flatMap((step) => [
  { step, side: 1, inner: false },
  { step, side: -1, inner: false },
  { step, side: 1, inner: true },
  { step, side: -1, inner: true },
]);

/** The winner's wreath. This wreath has two thick branches of leaves and is open at the top. */
export const wreath: VNode = (
  <svg viewBox="-5 -3 110 106" aria-hidden="true" class="glyph">
    {BRANCH_LEAVES.map(({ step, side: sideSign, inner: isInner }) => (
      <path
        key={`${step} ${sideSign} ${String(isInner)}`}
        d="M0 0c4.500-2.200 6.500-7.500 4.200-14C.2-10.500-2.200-5 0 0z"
        opacity={isInner ? 0.7 : 1}
        transform={`rotate(${sideSign * (168 - step * 16.500)} 50 50) translate(50 ${isInner ? 13.500 : 8}) rotate(${sideSign * (isInner ? -132 : -62)}) scale(${sideSign * (isInner ? 0.82 : 1)} ${isInner ? 0.82 : 1})`}
      />
    ))}
    <path d="M50 93.500c-3-2.500-7-3.500-12-3.300 3 3.800 7 5.300 12 3.300zm0 0c3-2.500 7-3.500 12-3.300-3 3.800-7 5.300-12 3.300z" />
  </svg>
);

export const ballot: VNode = glyph("M4 3h16v18H4zm2 2v14h12V5zm2 3.500h2.100L12 13.500l1.900-5H16l-3.100 7.500h-1.800z");
export const die: VNode = glyph(
  "M5.500 2.500h13a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3zm1.800 3a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zm4.700 4.700a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zm4.700 4.700a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z",
);
const blot = glyph("M12 2.500c1.600 2 3.700.7 5 2.400 1.200 1.600-.2 3 1.700 4.600 2.300 2 2 4.500.3 5.700-1.500 1-.7 3-2.600 4.600-2 1.700-3.300-.3-5 1.200-1.800 1.500-4.400.7-4.700-1.500-.3-2-2-1.400-3-3.600-1-2.300 1.200-3.300.8-5-.5-2 0-4.500 2.500-4.800 2-.2 3-4.300 5-3.600z");
const unknownGlyph = glyph("M12 3l9 9-9 9-9-9zm0 3.400L6.400 12l5.600 5.600 5.600-5.600z", "unknown");

const OTHER_GLYPHS: Readonly<Record<string, VNode>> = {
  dignitas: laurel,
  shame: blot,
  wealth: FACE_GLYPHS.wealth,
  skill: FACE_GLYPHS.skill,
  skill_points: FACE_GLYPHS.skill,
  pc: FACE_GLYPHS.political_capital,
  political_capital: FACE_GLYPHS.political_capital,
  attack: FACE_GLYPHS.political_attack,
  votes: ballot,
  die,
};

/** Return the icon of an asset, an office, a skill or a luxury. */
export function assetGlyph(assetId: string): VNode {
  const office = /^(\w+)-\w+$/.exec(assetId)?.[1] ?? assetId;
  return OFFICE_GLYPHS[office] ?? SKILL_GLYPHS[office] ?? LUXURY_GLYPHS[assetId] ?? OTHER_GLYPHS[assetId] ?? unknownGlyph;
}
