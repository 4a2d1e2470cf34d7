// @vitest-environment jsdom
import { cleanup, render, waitFor } from "@testing-library/preact";
import type { VNode } from "preact";
import { afterEach, describe, expect, test } from "vitest";
import { loadPack } from ".";
import { pack } from "../ui/pack";
import { COMMON_ACT_PICTURES } from "../ui/pictures/common";
import { ActMark } from "../ui/pictures/mark";
import { plainPack } from "../ui/plainpack";
import declared from "./declared.json";

const GAMES = Object.entries(declared.games);

/** Return whether an asset must have its own picture. All levels of the same office share one picture. */
const needsOwnPicture = (asset: string): boolean => !/-/.test(asset);

/** Return the drawn picture of each name, after the pictures have been loaded. */
async function drawPictures(names: readonly string[], part: (name: string) => VNode): Promise<Map<string, string>> {
  const { container } = render(<ul>{names.map((name) => <li key={name}>{part(name)}</li>)}</ul>);
  const items = [...container.querySelectorAll("li")];
  await waitFor(() => expect(items.every((item) => item.querySelector("svg"))).toBe(true));
  return new Map(names.map((name, index) => [name, items[index]?.innerHTML ?? ""]));
}

/** Return the names that have no picture. */
const namesWithoutPicture = (pictures: ReadonlyMap<string, string>): string[] =>
  [...pictures].filter(([, svg]) => svg.includes("unknown")).map(([name]) => name);

/** Return the names whose picture is the same as an earlier picture. */
function namesWithSamePicture(pictures: ReadonlyMap<string, string>): string[] {
  const first = new Map<string, string>();
  return [...pictures].flatMap(([name, svg]) => {
    const other = first.get(svg);
    if (other === undefined) first.set(svg, name);
    return other === undefined ? [] : [`${name} is drawn as ${other}`];
  });
}

afterEach(() => {
  cleanup();
  pack.value = plainPack("");
});

describe.each(GAMES)("the pictures of %s", (game, { acts, assets, gods }) => {
  test("are different for all acts, including those that all games share", async () => {
    pack.value = await loadPack(game);
    const pictures = await drawPictures([...declared.common, ...acts], (type) => <ActMark type={type} />);
    expect(pictures.size).toBe(declared.common.length + acts.length);
    expect(namesWithoutPicture(pictures)).toEqual([]);
    expect(namesWithSamePicture(pictures)).toEqual([]);
  });

  test("have a different shape for each asset", async () => {
    const { assetGlyph } = await loadPack(game);
    const pictures = await drawPictures(assets, assetGlyph);
    expect(namesWithoutPicture(pictures)).toEqual([]);
    expect(namesWithSamePicture(new Map([...pictures].filter(([asset]) => needsOwnPicture(asset))))).toEqual([]);
  });

  test("include a crest for each god", async () => {
    const { crest } = await loadPack(game);
    const pictures = await drawPictures(gods, (id) => <i>{crest({ id, role: "numen", group: "olympian" }).glyph}</i>);
    expect(namesWithoutPicture(pictures)).toEqual([]);
    expect(namesWithSamePicture(pictures)).toEqual([]);
  });
});

test("a game without pictures uses the shared ones, and a sign for those that are missing", async () => {
  const pictures = await drawPictures([...declared.common, "fly-to-the-moon"], (type) => <ActMark type={type} />);
  expect(new Set(Object.keys(COMMON_ACT_PICTURES))).toEqual(new Set(declared.common));
  expect(namesWithoutPicture(pictures)).toEqual(["fly-to-the-moon"]);
});
