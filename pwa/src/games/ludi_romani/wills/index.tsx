import { holdings } from "../../../core/view/belongings";
import { person } from "../../../core/view/selectors";
import { openAct } from "../../../ui/act/actrequest";
import { useDirectActs } from "../../../ui/act/directacts";
import type { DirectActs } from "../../../ui/act/directacts";
import { me } from "../../../ui/me";
import { GlossedText, TermList } from "../../../ui/parts/gloss";
import { Icon } from "../../../ui/parts/icon";
import { Panel } from "../../../ui/parts/panel";
import { AssetIcon } from "../../../ui/parts/piece";
import { view } from "../../../ui/services";
import { amountText, t, texts } from "../../../ui/texts";
import { ActButtons } from "../parts/deeds";
import { WaitingRequests } from "../parts/requests";
import { RiteView, RiteSteps } from "../rites/rite";
import { SeasonResults } from "../rites/seasonresults";
import { ritesOf } from "../rites/lookup";
import { estateOf, estateRiteOf, deathsOf, willOf } from "../shape";
import type { MorsDoc } from "../wire";
import "../ludi.css";

/** The assets that can be left to an heir. All other assets return to a god. */
const HERITABLE_ASSETS = ["denarius", "legio_clientarum", "classis", "suffragium"];
const ACTS_OF_DYING = ["appeal-thiasos", "lament", "drift", "attach"];
const ACTS_ON_DYING = ["claim-bacchant", "receive-dead", "execute-unprotected"];
const DEAD_STATUSES = new Set(["umbra", "imago"]);
const RARE_DEATH_ACTS = ["execute-unprotected", "beg-release"];
const DEATH_DUTIES = ["death", "spade", "ghost-share", "insolvent", "victory", "drowning"];

/** The acts that can still save a condemned person. */
const RESCUE_ACTS = { carried_out: [{ type: "appeal-thiasos" }] };

const RESULT_KEYS = ["sentence-passed", "sentence-lifted", "died", "will-executed", "heir-chosen"];

/**
 * The screen of wills and deaths. The screen shows my will, the estates that wait, and the people who are about to die.
 */
export function WillsScreen() {
  const directActs = useDirectActs(me.value);
  const mors = deathsOf(view.value);
  const myPerson = person(view.value, me.value);
  const isMine = myPerson?.mortal && (!myPerson.statuses.some((status) => DEAD_STATUSES.has(status)) || estateOf(view.value, myPerson.id) !== undefined);
  const otherEstates = (mors?.estates ?? []).filter(({ dead }) => dead !== me.value);
  const isCalm = !isMine && otherEstates.length === 0 && (!mors || hasNoDeaths(mors));
  return (
    <div>
      {isCalm && <p class="empty">{t("lr-nobody-dies")}</p>}
      <WaitingRequests duties={DEATH_DUTIES} petitions={["beg-release", "appeal-thiasos"]} />
      {ritesOf(view.value, me.value, "death").map((rite) => (
        <RiteView key={rite.people[0]?.who ?? ""} rite={rite} directActs={directActs} acts={RESCUE_ACTS} />
      ))}
      {otherEstates.map((estate) => (
        <EstateCard key={estate.dead} estate={estate} directActs={directActs} />
      ))}
      <WaitingRequests duties={["estate"]} />
      {isMine && <MyWill directActs={directActs} />}
      {mors && <DyingAndDead mors={mors} />}
      <ActButtons directActs={directActs} types={[...ACTS_OF_DYING, ...ACTS_ON_DYING, "beg-release"]} actsWithSheet={RARE_DEATH_ACTS} lesserTypes={RARE_DEATH_ACTS} />
      <SeasonResults keys={RESULT_KEYS} act="beg-release" />
    </div>
  );
}

const hasNoDeaths = (mors: MorsDoc): boolean => mors.sentences.length + mors.waiting.length + mors.attached.length === 0;

/**
 * The goods that I can leave to heirs, with their amounts and heirs. A dead character sees the own estate while it
 * waits.
 */
function MyWill({ directActs }: { directActs: DirectActs }) {
  const estate = estateOf(view.value, directActs.actor);
  const goods = estate ?? holdings(view.value, directActs.actor);
  const heirs = willOf(view.value, directActs.actor) ?? {};
  const canBequeath = directActs.isOpen("bequeath");
  return (
    <Panel title={t("lr-my-will")}>
      <p class="quiet">{t(estate ? "lr-will-after" : "lr-will-about")}</p>
      <TermList terms={HERITABLE_ASSETS.map((asset) => texts.value.asset(asset, 2))} />
      <ul class="lr-lines lr-will">
        {HERITABLE_ASSETS.map((asset) => {
          const heir = heirs[asset];
          const heirText = heir ? t("lr-goes-to", { who: `who:${heir}` }) : t("lr-no-heir");
          const goodsText = amountText(asset, goods[asset] ?? 0);
          return (
            <li key={asset}>
              <button type="button" class="row" disabled={!canBequeath} onClick={() => openAct({ type: "bequeath", as: directActs.actor, preset: { asset } })}>
                <AssetIcon asset={asset} size={28} />
                <span class="option-text">
                  <span class="option-name">{goodsText}</span>
                  <span class="option-note">{heirText}</span>
                </span>
                {canBequeath && <Icon name="chevron" size={20} />}
              </button>
            </li>
          );
        })}
      </ul>
      {!canBequeath && <ActButtons directActs={directActs} types={["bequeath"]} />}
    </Panel>
  );
}

const ESTATE_ACTS = ["approve-will", "name-heir", "call-vestals", "vote-on-will"];

/** An estate, with its amounts, its heirs, and the acts on it. */
function EstateCard({ estate, directActs }: { estate: MorsDoc["estates"][number]; directActs: DirectActs }) {
  const { dead: deadPerson, executor } = estate;
  const goods = Object.entries(estateOf(view.value, deadPerson) ?? estate.holds).filter(([, amount]) => amount > 0);
  const heirs = willOf(view.value, deadPerson);
  const rite = estateRiteOf(view.value, deadPerson);
  const deeds = ESTATE_ACTS.filter((actType) => directActs.options(actType, "dead").some(({ value: optionId }) => optionId === deadPerson));
  return (
    <Panel title={t("lr-estate", { who: `who:${deadPerson}` })} tone={executor === directActs.actor ? "call" : ""}>
      <p class="quiet">{t("lr-executor", { who: `who:${executor}` })}</p>
      {rite && <RiteSteps rite={rite} />}
      <ul class="lr-lines">
        {goods.map(([asset, amount]) => {
          const heir = heirs?.[asset];
          return (
            <li key={asset} class="lr-left">
              <AssetIcon asset={asset} size={22} />
              <p>
                <GlossedText text={amountText(asset, amount)} />{" "}
                {heirs && <b>{heir ? t("lr-goes-to", { who: `who:${heir}` }) : t("lr-no-heir")}</b>}
                {heir && (
                  <span class="quiet">
                    {" "}
                    (<GlossedText text={heirFacts(heir)} />)
                  </span>
                )}
              </p>
            </li>
          );
        })}
        {goods.length === 0 && <li class="quiet">{t("ui-none")}</li>}
      </ul>
      {deeds.length > 0 && (
        <div class="lr-deeds stack easy">
          {deeds.map((deedType, index) => (
            <button key={deedType} type="button" class={index === 0 ? "button primary" : "button"} onClick={() => openAct({ type: deedType, as: directActs.actor, preset: { dead: deadPerson } })}>
              {t(`act-${deedType}`)}
            </button>
          ))}
        </div>
      )}
    </Panel>
  );
}

/** Return the facts about an heir that the executor needs, which are the role and the number of legions. */
function heirFacts(heir: string): string {
  const character = person(view.value, heir);
  if (!character) return "";
  const legionCount = (character.holds["legio_curialis"] ?? 0) + (character.holds["legio_clientarum"] ?? 0);
  const statuses = character.statuses.map((status) => t(`status-${status}`));
  return [t(`role-${character.role}`), ...statuses, t("lr-has-legions", { n: legionCount })].join(", ");
}

/** The people who are about to die, and the dead people who wait to be received in the underworld. */
function DyingAndDead({ mors }: { mors: MorsDoc }) {
  if (hasNoDeaths(mors)) return null;
  return (
    <Panel title={t("lr-below")}>
      <ul class="lr-lines">
        {mors.sentences.map(({ who: character, executioner }) => (
          <li key={character}>{t("lr-condemned", { who: `who:${character}`, by: `who:${executioner}` })}</li>
        ))}
        {mors.waiting.map(({ who: character, gate }) => (
          <li key={character}>{t("lr-laments", { who: `who:${character}`, gate })}</li>
        ))}
        {mors.attached.length > 0 && (
          <li>{texts.value.joinNames(mors.attached.map(({ ghost, to: receiver }) => t("lr-attached", { who: `who:${ghost}`, to: `who:${receiver}` })))}</li>
        )}
      </ul>
    </Panel>
  );
}
