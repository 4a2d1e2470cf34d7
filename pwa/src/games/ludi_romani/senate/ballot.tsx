import { Glossed } from "../../../ui/parts/gloss";
import { personName, t, texts } from "../../../ui/texts";
import type { BillDoc, CastDoc, LawDoc } from "../wire";

/** The votes of more people than that are drawn smaller on the wall, so that all are seen. */
const MANY = 14;

/** The bill before the Senate and its votes, as far as the ballot lets one see. On the wall there is nothing to tap. */
export function Ballot({ bill, big = false }: { bill: BillDoc; big?: boolean }) {
  const words = lawWords(bill);
  return (
    <section class="lr-ballot" data-big={big}>
      <p class="lr-bill">{big ? words : <Glossed text={words} />}</p>
      <p class="quiet">{t("lr-brought-by", { who: personName(bill.by) })}</p>
      {bill.sums ? <Tally yes={bill.sums.yes} no={bill.sums.no} /> : <p>{t("lr-secret")}</p>}
      {bill.votes && bill.votes.length > 0 && (
        <ul class="lr-lines" data-many={bill.votes.length > MANY}>
          {bill.votes.map(({ voter, ...cast }) => (
            <li key={voter}>
              <b>{personName(voter)}</b> {big ? <Cast cast={cast} /> : <span>{castWords(cast)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Votes in short, for the wall: what was cast for and against; else that all was withheld. */
function Cast({ cast }: { cast: Omit<CastDoc, "voter"> }) {
  const { yes, no } = cast;
  if (yes + no === 0) return <span class="quiet">{castWords(cast)}</span>;
  return (
    <span role="img" aria-label={castWords(cast)} class="lr-short">
      {yes > 0 && <b data-way="yes">+{texts.value.count(yes)}</b>} {no > 0 && <b data-way="no">−{texts.value.count(no)}</b>}
    </span>
  );
}

/** What a law says, in words. */
export const lawWords = ({ kind, target, to, n }: LawDoc): string => t("lr-law", { kind, target, to, n });

/** Votes in words, without what is nought. */
export function castWords({ yes, no, abstained }: { yes: number; no: number; abstained: number }): string {
  const ways = { yes, no, abstained };
  const said = Object.entries(ways).filter(([, n]) => n > 0);
  return said.map(([way, n]) => t(`lr-cast-${way}`, { n })).join(", ") || t("lr-cast-nothing");
}

/** For and against, as numbers and as a bar. */
function Tally({ yes, no }: { yes: number; no: number }) {
  const share = yes + no ? (yes / (yes + no)) * 100 : 50;
  return (
    <div class="lr-tally" role="img" aria-label={t("lr-tally", { yes, no })}>
      <b data-way="yes">{t("lr-for", { n: texts.value.count(yes) })}</b>
      <b data-way="no">{t("lr-against", { n: texts.value.count(no) })}</b>
      <i data-empty={yes + no === 0} style={{ "--share": `${share}%` }} />
    </div>
  );
}
