/** Reads the board from the server's documents, and applies the steps of a turn to the board. */

import { provinceIn } from "../orders";
import type { BoardContent, ProvinceContent, PieceKind, Unit } from "../map/state";
import type { BoardDoc, ChangeDoc, PieceDoc } from "../wire";

const KIND_BY_LETTER: Readonly<Record<string, PieceKind>> = { A: "army", F: "fleet", B: "barbarian" };

const unitOf = ({ kind, at, owner }: PieceDoc): Unit => ({ kind: KIND_BY_LETTER[kind] ?? "army", power: owner, coast: at.slice(4) });

/** Return the board in a document. */
export function boardFrom(boardDoc: BoardDoc, powers: BoardContent["powers"]): BoardContent {
  const provinces: Record<string, ProvinceContent> = {};
  const addContent = (province: string, content: ProvinceContent): void => {
    provinces[province] = { ...provinces[province], ...content };
  };
  for (const [province, owner] of Object.entries(boardDoc.owners)) if (owner) addContent(province, { owner });
  for (const province of boardDoc.markers) addContent(province, { hasMarker: true });
  for (const piece of boardDoc.pieces) addContent(provinceIn(piece.at), piece.kind === "G" ? { garrison: piece.owner } : { unit: unitOf(piece) });
  return { powers, provinces };
}

/** Return the content of a province without the members that are named. */
export const withoutParts = (content: ProvinceContent, ...names: (keyof ProvinceContent)[]): ProvinceContent => Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name as keyof ProvinceContent)));

/** Return the province after its unit was dislodged. The unit must now retreat. */
const withDislodged = (content: ProvinceContent): ProvinceContent => (content.unit ? { ...withoutParts(content, "unit"), dislodged: content.unit } : content);

/**
 * Return the board after a step of the turn. Dislodged pieces stay beside the other units until they have retreated.
 */
export function boardAfterStep(board: BoardContent, change: ChangeDoc): BoardContent {
  const provinces: Record<string, ProvinceContent> = { ...board.provinces };
  const changeProvince = (province: string, changeContent: (content: ProvinceContent) => ProvinceContent): void => {
    provinces[province] = changeContent(provinces[province] ?? {});
  };
  if (change.what !== "orders") for (const province of Object.keys(provinces)) changeProvince(province, (content) => withoutParts(content, "dislodged"));
  for (const province of change.left) changeProvince(province, change.what === "partings" ? withDislodged : (content) => withoutParts(content, "unit"));
  for (const piece of change.came) changeProvince(provinceIn(piece.at), (content) => ({ ...content, unit: unitOf(piece) }));
  for (const [province, owner] of Object.entries(change.owners)) changeProvince(province, (content) => (owner ? { ...content, owner } : withoutParts(content, "owner")));
  for (const [province, owner] of Object.entries(change.garrisons)) {
    changeProvince(province, (content) => (owner === null ? withoutParts(content, "garrison") : { ...content, garrison: owner }));
  }
  for (const [province, isMarked] of Object.entries(change.markers)) changeProvince(province, (content) => (isMarked ? { ...content, hasMarker: true } : withoutParts(content, "hasMarker")));
  return { ...board, provinces };
}
