import { useDirectActs } from "../../../ui/act/directacts";
import { me } from "../../../ui/me";
import { GlossedText } from "../../../ui/parts/gloss";
import { Icon } from "../../../ui/parts/icon";
import { Panel } from "../../../ui/parts/panel";
import { view } from "../../../ui/services";
import { amountText, moneyText, personName, t, texts, personRef } from "../../../ui/texts";
import { ActButtons } from "../parts/deeds";
import { WaitingRequests } from "../parts/requests";
import { actiumOf, partyFormOf, partyOf } from "../shape";
import type { FormDoc, PartyDoc } from "../wire";
import { Fleets } from "./fleets";
import { TriumphSummary } from "./ending";
import "../ludi.css";

const FORM_ACTS = ["check-form", "top-up", "form-alliance", "give-to-party", "take-back-gift", "leave-alliance", "close-forms"];
const BATTLE_ACTS = ["roll-ships", "fight-on", "name-victor", "throw-for", "claim-throw"];
const TRIUMPH_ACTS = ["lead-triumph", "crown", "organise-state", "decide-fate", "end-evening"];
/** Rare acts, which have plain buttons. */
const LESSER_ACTS = ["leave-alliance", "give-to-party", "set-sea-dice"];
const ALL_ACTS = ["blow-conches", ...[...FORM_ACTS, ...BATTLE_ACTS, ...TRIUMPH_ACTS].filter((actType) => !LESSER_ACTS.includes(actType)), ...LESSER_ACTS];
const DESCRIBED_ACTS = ["close-forms", "end-evening", "leave-alliance"];

/** The screen of Actium. The screen shows my form and its sum, the fleets, and the rounds at sea. */
export function ActiumScreen() {
  const directActs = useDirectActs(me.value);
  const actium = actiumOf(view.value);
  const party = partyOf(view.value, me.value);
  const partyForm = party && partyFormOf(view.value, party.id);
  return (
    <div>
      {!actium && <p class="empty">{t("lr-no-actium")}</p>}
      {actium?.victor && <TriumphSummary actium={actium} />}
      <WaitingRequests petitions={["form-alliance", "top-up"]} duties={["actium-timing"]} />
      {partyForm && party && <PartyForm partyForm={partyForm} party={party} />}
      <ActButtons directActs={directActs} types={ALL_ACTS} actsWithSheet={DESCRIBED_ACTS} lesserTypes={LESSER_ACTS} />
      {actium && actium.stage !== "forms" && <Fleets actium={actium} />}
      {actium?.stage === "forms" && <PartyList parties={actium.parties} />}
    </div>
  );
}

/** The form of my party. The form shows the lines, their worth, and the number of ships. */
function PartyForm({ partyForm, party }: { partyForm: FormDoc; party: PartyDoc }) {
  const isPooled = party.heads.length > 1;
  return (
    <Panel title={t("lr-form")}>
      {party.members.length > 1 && <p>{t("lr-sails-with", { who: party.members.map(personRef) })}</p>}
      <dl class="lr-form">
        {partyForm.lines.map(({ asset, n: amount, worth }) => (
          <div key={asset}>
            <dt>
              <p>
                <GlossedText text={asset === "denarius" ? texts.value.asset(asset) : amountText(asset, amount)} />
              </p>
            </dt>
            <dd>{moneyText(worth)}</dd>
          </div>
        ))}
        <div class="lr-sum">
          <dt>{t("lr-form-total")}</dt>
          <dd>{moneyText(partyForm.total)}</dd>
        </div>
      </dl>
      <p class="lr-ships wrapped">
        <strong>{t("lr-ships", { n: partyForm.ships })}</strong> {partyForm.lacks > 0 && <span>{t("lr-lacks", { sum: moneyText(partyForm.lacks) })}</span>}
      </p>
      {isPooled && <p>{t("lr-pooled", { together: partyForm.ships, apart: partyForm.apart })}</p>}
      {partyForm.gifts.map((gift, index) => (
        <p key={index} class="quiet">
          {t("lr-promised", { who: `who:${gift.who}`, what: amountText(gift.asset, gift.n) })}
        </p>
      ))}
      <p class="quiet">{t(party.checked ? "lr-form-checked" : "lr-form-unchecked")}</p>
    </Panel>
  );
}

/** The parties while their forms are open. Each party shows its members, and whether it is ready. */
function PartyList({ parties }: { parties: readonly PartyDoc[] }) {
  return (
    <Panel title={t("lr-parties", { n: parties.length })}>
      <p class="quiet">{t("lr-all-ready", { n: parties.filter((party) => party.checked).length })}</p>
      <ul class="lr-lines lr-parties">
        {parties.map((party) => (
          <li key={party.id}>
            <b>{texts.value.joinNames(party.heads.map(personName))}</b>
            {party.checked && (
              <span class="lr-ready" role="img" aria-label={t("lr-ready")}>
                <Icon name="check" size={18} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
