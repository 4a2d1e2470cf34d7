import { people } from "../../core/selectors";
import { follow } from "../../ui/follow";
import { CrestOf } from "../../ui/parts/crest";
import { gloss } from "../../ui/parts/gloss";
import { Panel } from "../../ui/parts/panel";
import { view } from "../../ui/services";
import { amount, money, personName, t } from "../../ui/texts";
import { borrowed, boundOf, friendshipsOf, lent, marriagesOf } from "./shape";
import type { LoanDoc } from "./wire";

interface Tie {
  readonly text: string;
  readonly to: readonly string[];
  /** What is at stake in it: the dos, what was lent. */
  readonly note?: string;
}

/** What binds somebody to others: patroni, clientes, the god they follow, marriage, debts, friends, what is lent. */
export function Ties({ id, own = false }: { id: string; own?: boolean }) {
  const ties = tiesOf(id);
  if (!ties.length) return null;
  const list = (
    <ul class="lr-ties">
      {ties.map((tie) => (
        <li key={`${tie.text} ${tie.to.join(" ")}`}>
          <Bond tie={tie} />
        </li>
      ))}
    </ul>
  );
  if (own) return <Panel title={t("lr-own-ties")}>{list}</Panel>;
  return (
    <>
      <h3 class="panel-title">{t("lr-ties")}</h3>
      {list}
    </>
  );
}

function Bond({ tie: { text, to, note } }: { tie: Tie }) {
  return (
    <>
      <span class="lr-tie">{gloss(text)}</span>{" "}
      <span class="lr-tied">
        {to.map((who) => (
          <button key={who} type="button" class="company" onClick={() => follow({ kind: "who", id: who })}>
            <CrestOf id={who} size={26} />
            {personName(who)}
          </button>
        ))}
      </span>{" "}
      {note && <strong class="lr-tie-note">{note}</strong>}
    </>
  );
}

function tiesOf(id: string): readonly Tie[] {
  const { patroni = [], god = "", guise = "" } = boundOf(view.value, id);
  const clientes = people(view.value).filter((one) => boundOf(view.value, one.id).patroni?.includes(id));
  const marriages = marriagesOf(view.value, id).map(({ wife, husband, dos, owed }) => {
    const key = owed ? (wife === id ? "lr-dos-from" : "lr-dos-to") : "lr-married";
    const note = owed ? money(dos) : t("lr-dos", { sum: money(dos) });
    return { text: t(key), to: [wife === id ? husband : wife], ...(dos > 0 && { note }) };
  });
  const friends = friendshipsOf(view.value, id).map(({ members, sworn }) => ({
    text: t(sworn ? "lr-sworn-friends" : "lr-friends"),
    to: members.filter((one) => one !== id),
  }));
  return [
    ...marriages,
    ...(patroni.length ? [{ text: t("lr-patroni"), to: patroni }] : []),
    ...(clientes.length ? [{ text: t("lr-clientes"), to: clientes.map((one) => one.id) }] : []),
    ...(god ? [{ text: t("lr-follows"), to: [god] }] : []),
    ...(guise ? [{ text: t("lr-guise"), to: [guise] }] : []),
    ...friends,
    ...lent(view.value, id).map((loan) => ({ text: t("lr-lent"), to: [loan.keeper], note: whatOf(loan) })),
    ...borrowed(view.value, id).map((loan) => ({ text: t("lr-borrowed"), to: [loan.owner], note: whatOf(loan) })),
  ];
}

/** What was lent, in words. */
const whatOf = ({ holds }: LoanDoc): string =>
  Object.entries(holds)
    .map(([asset, n]) => amount(asset, n))
    .join(" · ");
