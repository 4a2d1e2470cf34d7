import { follow } from "../../ui/follow";
import { gloss } from "../../ui/parts/gloss";
import { view } from "../../ui/services";
import { personName, t } from "../../ui/texts";
import { boundOf, friendshipsOf, marriagesOf } from "./shape";

interface Tie {
  readonly text: string;
  readonly to: readonly string[];
}

/** What binds somebody to others: patroni, the god they follow, marriage, friends. */
export function Ties({ id }: { id: string }) {
  const ties = tiesOf(id);
  if (!ties.length) return null;
  return (
    <>
      <h3 class="panel-title">{t("lr-ties")}</h3>
      <ul class="lr-ties">
        {ties.map(({ text, to }) => (
          <li key={`${text} ${to.join(" ")}`}>
            {gloss(text)}{" "}
            {to.map((who) => (
              <button key={who} type="button" class="name-link" onClick={() => follow({ kind: "who", id: who })}>
                {personName(who)}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function tiesOf(id: string): readonly Tie[] {
  const { patroni = [], god = "", guise = "" } = boundOf(view.value, id);
  const marriages = marriagesOf(view.value, id).map(({ wife, husband, owed }) => {
    const key = owed ? (wife === id ? "lr-dos-from" : "lr-dos-to") : "lr-married";
    return { text: t(key), to: [wife === id ? husband : wife] };
  });
  const friends = friendshipsOf(view.value, id).map(({ members, sworn }) => ({
    text: t(sworn ? "lr-sworn-friends" : "lr-friends"),
    to: members.filter((one) => one !== id),
  }));
  return [
    ...(patroni.length ? [{ text: t("lr-patroni"), to: patroni }] : []),
    ...(god ? [{ text: t("lr-follows"), to: [god] }] : []),
    ...(guise ? [{ text: t("lr-guise"), to: [guise] }] : []),
    ...marriages,
    ...friends,
  ];
}
