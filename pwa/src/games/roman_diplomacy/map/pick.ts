/**
 * Decides which piece or province a tap on the map means. The meant target is the piece or province nearest to the
 * finger.
 */

import type { MapPicture, Spot, TappablePiece } from "./picture";
import { spotOf } from "./picture";
import type { BoardContent } from "./state";

/** The target of a tap, which is a province or a piece in a province. */
export interface TapTarget {
  readonly province: string;
  readonly standing: TappablePiece | "province";
}

/**
 * The largest distance from a tap to its target (CSS pixels). With this distance, targets are 44 pixels wide at every
 * zoom.
 */
export const TAP_REACH = 22;

interface PlacedTarget extends TapTarget {
  readonly spot: Spot;
}

/**
 * Return the nearest target within `distance` units. Without such a target, return the province under the finger
 * (`tappedProvince`); null outside of the map.
 *
 * In a province without pieces, the middle of the province is a target. Therefore a player can tap a province that is
 * smaller than a finger. The middle of a highlighted province, listed in `openProvinces`, counts like a piece. A tap inside a
 * highlighted province means this province, unless another highlighted province is nearer.
 */
export function pickTarget(picture: MapPicture, state: BoardContent, spot: Spot, distance: number, tappedProvince: string, openProvinces: readonly string[] = []): TapTarget | null {
  const targets = [...provinceMiddles(picture, openProvinces), ...targetsOnMap(picture, state)];
  const isLit = openProvinces.includes(tappedProvince);
  const target = nearestTarget(isLit ? targets.filter(({ province }) => openProvinces.includes(province)) : targets, spot, distance);
  if (target) return { province: target.province, standing: target.standing };
  const heart = isLit ? null : nearestTarget(provinceMiddles(picture, Object.keys(picture.provinces)), spot, distance);
  const province = heart?.province ?? tappedProvince;
  return province in picture.provinces ? { province, standing: "province" } : null;
}

function nearestTarget(targets: readonly PlacedTarget[], spot: Spot, distance: number): PlacedTarget | null {
  let nearest: PlacedTarget | null = null;
  let leastDistance = distance;
  for (const target of targets) {
    const distance = Math.hypot(target.spot[0] - spot[0], target.spot[1] - spot[1]);
    if (distance <= leastDistance) [nearest, leastDistance] = [target, distance];
  }
  return nearest;
}

function targetsOnMap(picture: MapPicture, { provinces }: BoardContent): PlacedTarget[] {
  return Object.entries(provinces).flatMap(([province, content]) => [
    ...placedTargets(picture, province, "unit", content.unit !== undefined, content.unit?.coast),
    ...placedTargets(picture, province, "dislodged", content.dislodged !== undefined),
    ...placedTargets(picture, province, "garrison", content.garrison !== undefined),
  ]);
}

function placedTargets(picture: MapPicture, province: string, standing: TappablePiece, isPresent: boolean, coast = ""): PlacedTarget[] {
  const spot = isPresent ? spotOf(picture, province, standing, coast) : null;
  return spot ? [{ province, standing, spot }] : [];
}

const provinceMiddles = ({ provinces }: MapPicture, provinceIds: readonly string[]): PlacedTarget[] =>
  provinceIds.flatMap((province) => {
    const area = provinces[province];
    return area ? [{ province, standing: "province" as const, spot: area.unit }] : [];
  });
