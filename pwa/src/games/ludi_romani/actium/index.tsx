import { usePlay } from "../../../ui/act/play";
import { me } from "../../../ui/me";
import { Glossed } from "../../../ui/parts/gloss";
import { Panel } from "../../../ui/parts/panel";
import { view } from "../../../ui/services";
import { amount, denarii, personName, t, texts } from "../../../ui/texts";
import { Deeds } from "../parts/deeds";
import { Waits } from "../parts/waits";
import { actiumOf, formOf, partyOf } from "../shape";
import type { FormDoc, PartyDoc } from "../shape";
import { Fleets } from "./fleets";
import { Triumph } from "./triumph";
import "../ludi.css";

const FORMS = ["check-form", "top-up", "form-alliance", "give-to-party", "take-back-gift", "leave-alliance", "close-forms", "set-sea-dice"];
const BATTLE = ["roll-ships", "fight-on", "name-victor", "throw-for", "claim-throw", "set-sea-dice"];
const TRIUMPH = ["lead-triumph", "crown", "organise-state", "decide-fate", "end-evening"];
const ALL = [...new Set(["blow-conches", ...FORMS, ...BATTLE, ...TRIUMPH])];
const ASKED = ["close-forms", "end-evening"];

/** Actium: my form and what it gives, the fleets, and the rounds at sea. */
export function ActiumScreen() {
  const play = usePlay(me.value);
  const actium = actiumOf(view.value);
  const party = partyOf(view.value, me.value);
  const form = party && formOf(view.value, party.id);
  return (
    <div class="lr-screen">
      {!actium && <p class="empty">{t("lr-no-actium")}</p>}
      {actium?.victor && <Triumph actium={actium} />}
      {actium && actium.stage !== "forms" && <Fleets actium={actium} />}
      {form && party && <Form form={form} party={party} />}
      <Waits petitions={["form-alliance", "top-up"]} duties={["actium-timing"]} />
      <Deeds play={play} types={ALL} asked={ASKED} />
      {actium?.stage === "forms" && <Parties parties={actium.parties} />}
    </div>
  );
}

/** The form of my party: what is on it, what it counts, and how many ships that is. */
function Form({ form, party }: { form: FormDoc; party: PartyDoc }) {
  const pooled = party.heads.length > 1;
  return (
    <Panel title={t("lr-form")}>
      {party.members.length > 1 && <p>{t("lr-sails-with", { who: texts.value.joined(party.members.map(personName)) })}</p>}
      <table class="lr-form">
        <caption class="unseen">{t("lr-form")}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">{t("lr-form-what")}</th>
            <th scope="col">{t("lr-form-worth")}</th>
          </tr>
        </thead>
        <tbody>
          {form.lines.map((line) => (
            <tr key={line.asset}>
              <th scope="row">
                <p>
                  <Glossed text={amount(line.asset, line.n)} />
                </p>
              </th>
              <td>{denarii(line.worth)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("lr-form-total")}</th>
            <td>{denarii(form.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p class="lr-ships">
        <strong>{t("lr-ships", { n: form.ships })}</strong> {form.lacks > 0 && <span>{t("lr-lacks", { sum: denarii(form.lacks) })}</span>}
      </p>
      {pooled && <p>{t("lr-pooled", { together: form.ships, apart: form.apart })}</p>}
      {form.gifts.map((gift, index) => (
        <p key={index} class="quiet">
          {t("lr-promised", { who: personName(gift.who), what: amount(gift.asset, gift.n) })}
        </p>
      ))}
      <p class="quiet">{t(party.checked ? "lr-form-checked" : "lr-form-unchecked")}</p>
    </Panel>
  );
}

/** The parties while their forms are open: who sails with whom, and who is ready. */
function Parties({ parties }: { parties: readonly PartyDoc[] }) {
  return (
    <Panel title={t("lr-parties", { n: parties.length })}>
      <ul class="lr-lines">
        {parties.map((party) => (
          <li key={party.id}>
            <b>{texts.value.joined(party.heads.map(personName))}</b>
            {party.checked && <span class="quiet"> {t("lr-ready")}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
