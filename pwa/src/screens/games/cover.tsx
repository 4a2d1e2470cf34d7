/** The covers of games. The covers look like the lid of a game's box. */

import { useEffect, useState } from "preact/hooks";
import { loadPack } from "../../games";
import type { GameCover } from "../../ui/gamepack";
import { gameName } from "../../ui/gamename";
import { AppMark } from "../../ui/parts/ornament";

type Covers = Readonly<Record<string, GameCover>>;

const plainCover = (ruleset: string): GameCover => ({
  name: gameName(ruleset),
  emblem: <AppMark size={64} />,
  colour: "#c9a55c",
});

/** Return the covers of the given games. Each cover is returned after it has been loaded. */
export function useCovers(rulesets: readonly string[]): Covers {
  const [covers, setCovers] = useState<Covers>({});
  const key = rulesets.join(" ");
  useEffect(() => {
    let isCurrent = true;
    for (const ruleset of key.split(" ").filter(Boolean)) {
      loadPack(ruleset).then(
        ({ cover = plainCover(ruleset) }) => isCurrent && setCovers((covers) => ({ ...covers, [ruleset]: cover })),
        () => isCurrent && setCovers((covers) => ({ ...covers, [ruleset]: plainCover(ruleset) })),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return covers;
}

/** The emblem of a game. The emblem looks like the picture on a coin. */
export function CoverEmblem({ cover, size }: { cover: GameCover; size: number }) {
  return (
    <span class="cover-coin" style={{ "--cover": cover.colour, "--size": `${size}px` }} aria-hidden="true">
      {cover.emblem}
    </span>
  );
}
