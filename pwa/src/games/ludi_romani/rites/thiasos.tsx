import { person } from "../../../core/view/selectors";
import { useDirectActs } from "../../../ui/act/directacts";
import type { DirectActs } from "../../../ui/act/directacts";
import { ScreenStuckCommands } from "../../../ui/act/stucknotice";
import { openAct } from "../../../ui/act/actrequest";
import { me } from "../../../ui/me";
import { useOffers } from "../../../ui/offers";
import { Panel } from "../../../ui/parts/panel";
import { view } from "../../../ui/services";
import { actTitle, t, personRef } from "../../../ui/texts";
import { ActButtons } from "../parts/deeds";
import { WaitingRequests } from "../parts/requests";
import { region } from "../shape";
import type { RiteDoc } from "../wire";
import { RiteView } from "./rite";
import type { StepAct } from "./rite";
import { SeasonResults } from "./seasonresults";
import { nextStep, ritesOf, ritesToEscapeDeath } from "./lookup";
import "../ludi.css";
import "./rites.css";

/**
 * The acts in the thiasos that need another person's consent. A bacchant needs the consent of the god, and a god needs
 * the consent of the patronus.
 */
const ACTS_NEEDING_CONSENT = ["challenge", "accept-challenge", "attack-with-ring", "execute-bacchant"];
/** The acts with which a god releases or executes a bacchant. */
const GOD_ACTS = ["release-bacchant", "execute-bacchant"];
/** The acts that a bacchant does with the consent of the god. */
const FIGHT_ACTS = ["challenge", "accept-challenge"];
/** The acts that a god orders a bacchant to do. The most likely act comes first. */
const ORDERED_ACTS = [...FIGHT_ACTS, "give", "cast-votes"];
/** The acts that bring a god to a region with a seat. */
const TRAVEL_ACTS = ["roam", "reside"];

/**
 * The screen of the thiasos. The screen shows the ways to save a condemned person, step by step, and the band that
 * follows a god.
 */
export function ThiasosScreen() {
  const directActs = useDirectActs(me.value);
  const ways = ritesToEscapeDeath(view.value, me.value);
  const bands = ritesOf(view.value, me.value, "band");
  return (
    <div>
      <ScreenStuckCommands directActs={directActs} />
      <WaitingRequests petitions={ACTS_NEEDING_CONSENT} />
      {ways.map((rite) => (
        <div key={rite.about || rite.people[0]?.who}>
          <RiteView rite={rite} directActs={directActs} acts={rescueActs(rite, directActs)} />
          <GodPlaces rite={rite} />
        </div>
      ))}
      {bands.map((rite) => (
        <ThiasosBand key={rite.people[0]?.who} rite={rite} directActs={directActs} />
      ))}
      {ways.length + bands.length === 0 && <p class="empty">{t("rite-no-thiasos")}</p>}
      <SeasonResults keys={["bacchant-taken", "bacchant-liberated"]} act="appeal-thiasos" />
    </div>
  );
}

/**
 * Return the acts for the steps of a rescue. The condemned person asks a god. The god makes the offer, or first goes to
 * a region with a free seat.
 */
function rescueActs(rite: RiteDoc, directActs: DirectActs): Readonly<Record<string, readonly StepAct[]>> {
  const character = rite.people[0]?.who ?? "";
  const travelActs = TRAVEL_ACTS.map((actType) => ({ type: actType }));
  if (character === me.value) return { offered: [{ type: "appeal-thiasos" }] };
  const isOffered = directActs.options("claim-bacchant", "who").some(({ value: optionId }) => optionId === character);
  return { seat: travelActs, offered: isOffered ? [{ type: "claim-bacchant", preset: { who: character } }] : travelActs };
}

/** The region of each god, and whether that region has a free seat. */
function GodPlaces({ rite: { people } }: { rite: RiteDoc }) {
  const gods = people.filter(({ part }) => part === "god");
  return (
    <ul class="lr-lines lr-reach">
      {gods.map(({ who: character }) => (
        <li key={character}>{seatText(character, people[0]?.who ?? "")}</li>
      ))}
    </ul>
  );
}

function seatText(god: string, convict: string): string {
  const place = person(view.value, god)?.place ?? "";
  const placeRegion = region(view.value, place);
  const reference = personRef(god);
  if (!placeRegion) return t("rite-reach-nowhere", { who: reference });
  if (person(view.value, convict)?.place === place) return t("rite-reach-beside", { who: reference, other: `who:${convict}` });
  return t("rite-reach", { who: reference, place: `place:${place}`, n: placeRegion.pestis ? 0 : placeRegion.free });
}

/**
 * A band of the thiasos. The god of the band sees the next step and the orders for each follower. Each follower sees
 * only own acts.
 */
function ThiasosBand({ rite, directActs }: { rite: RiteDoc; directActs: DirectActs }) {
  const followers = rite.people.filter(({ part }) => part === "bacchant").map(({ who: character }) => character);
  const isLeader = nextStep(rite)?.who.includes(me.value) ?? false;
  const isMine = rite.people[0]?.who === me.value;
  const led = TRAVEL_ACTS.map((actType) => ({ type: actType, preset: { companions: directActs.options(actType, "companions").map(({ value: optionId }) => optionId).filter((follower) => followers.includes(follower)) } }));
  return (
    <>
      <RiteView rite={rite} directActs={directActs} acts={isLeader ? { led } : {}} />
      {isMine && followers.map((follower) => <BacchantOrders key={follower} follower={follower} god={me.value} />)}
      {isMine && <ActButtons directActs={{ ...directActs, stuckItems: [] }} types={GOD_ACTS} actsWithSheet={GOD_ACTS} lesserTypes={GOD_ACTS} reasons={[]} />}
      {followers.includes(me.value) && <ActButtons directActs={{ ...directActs, stuckItems: [] }} types={FIGHT_ACTS} lesserTypes={FIGHT_ACTS} />}
    </>
  );
}

/** The acts that a god may now do in the name of a bacchant. */
function BacchantOrders({ follower, god }: { follower: string; god: string }) {
  const { offers } = useOffers(follower, god);
  const openTypes = ORDERED_ACTS.filter((actType) => offers?.offers.some((form) => form.type === actType && form.blocked.length === 0));
  if (!openTypes.length) return null;
  return (
    <Panel title={t("rite-orders", { who: `who:${follower}` })}>
      <div class="lr-deeds-row wrapped">
        {openTypes.map((actType) => (
          <button key={actType} type="button" class="button" onClick={() => openAct({ type: actType, as: follower, recorder: god })}>
            {actTitle(actType)}
          </button>
        ))}
      </div>
    </Panel>
  );
}
