import type { Args } from "../../core/values";
import { CrestOf } from "../parts/crest";
import { t, texts } from "../texts";
import "./becomes.css";

/** What somebody becomes or, with `ceases`, is no more: the message of `key` says it. */
export interface Becoming {
  readonly who: string;
  readonly key: string;
  readonly args: Args;
  readonly ceases: boolean;
}

/** What people become and cease to be, whoever plays before all others. */
export function Becomes({ list, as }: { list: readonly Becoming[]; as: string }) {
  if (!list.length) return null;
  const people = [...new Set(list.map(({ who }) => who))].sort((one, other) => Number(other === as) - Number(one === as));
  return (
    <ul class="becomes">
      {people.map((who) => (
        <li key={who} data-mine={who === as}>
          <CrestOf id={who} size={26} />
          <span>{saysOf(list, who, as)}</span>
        </li>
      ))}
    </ul>
  );
}

function saysOf(list: readonly Becoming[], who: string, as: string): string {
  const side = who === as ? "mine" : "others";
  const says = [false, true].map((ceases) => {
    const what = list.filter((one) => one.who === who && one.ceases === ceases).map(({ key, args }) => t(key, args));
    return what.length ? t(ceases ? "ui-ceases" : "ui-becomes", { side, who: `who:${who}`, what: texts.value.joined(what) }) : "";
  });
  return says.filter(Boolean).join(" ");
}
