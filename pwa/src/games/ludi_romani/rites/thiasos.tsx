import { person } from "../../../core/view/selectors";
import { useDirectActs } from "../../../ui/act/directacts";
import type { DirectActs } from "../../../ui/act/directacts";
import { PlayNote } from "../../../ui/act/note";
import { openAct } from "../../../ui/act/open";
import { me } from "../../../ui/me";
import { useOffers } from "../../../ui/offers";
import { Panel } from "../../../ui/parts/panel";
import { view } from "../../../ui/services";
import { actTitle, t, whoRef } from "../../../ui/texts";
import { Deeds } from "../parts/deeds";
import { Waits } from "../parts/waits";
import { region } from "../shape";
import type { RiteDoc } from "../wire";
import { Rite } from "./rite";
import type { Helping } from "./rite";
import { Told } from "./told";
import { nextStep, ritesOf, waysOut } from "./under";
import "../ludi.css";
import "./rites.css";

/** What a bacchant asks the god's word for, and a god the word of a patronus. */
const ASKED = ["challenge", "accept-challenge", "attack-with-ring", "execute-bacchant"];
/** By which acts a god lets somebody go, or worse. */
const POWER = ["release-bacchant", "execute-bacchant"];
/** What a bacchant does at the god's word. */
const FIGHTS = ["challenge", "accept-challenge"];
/** What a god has a bacchant do, the likeliest first. */
const ORDERS = [...FIGHTS, "give", "cast-votes"];
/** How a god goes to a region that has a seat. */
const WAYS = ["roam", "reside"];

/** The thiasos: who may be saved from death and by whom, step by step; and the band that follows a god. */
export function ThiasosScreen() {
  const play = useDirectActs(me.value);
  const ways = waysOut(view.value, me.value);
  const bands = ritesOf(view.value, me.value, "band");
  return (
    <div class="lr-screen">
      <PlayNote play={play} />
      <Waits petitions={ASKED} />
      {ways.map((rite) => (
        <div key={rite.about || rite.people[0]?.who}>
          <Rite rite={rite} play={play} acts={savingActs(rite, play)} />
          <Gods rite={rite} />
        </div>
      ))}
      {bands.map((rite) => (
        <Band key={rite.people[0]?.who} rite={rite} play={play} />
      ))}
      {ways.length + bands.length === 0 && <p class="empty">{t("rite-no-thiasos")}</p>}
      <Told keys={["bacchant-taken", "bacchant-liberated"]} act="appeal-thiasos" />
    </div>
  );
}

/** Whoever is to die asks a god; a god offers it, or first goes to where a seat is free. */
function savingActs(rite: RiteDoc, play: DirectActs): Readonly<Record<string, readonly Helping[]>> {
  const who = rite.people[0]?.who ?? "";
  const goes = WAYS.map((type) => ({ type }));
  if (who === me.value) return { offered: [{ type: "appeal-thiasos" }] };
  const offers = play.options("claim-bacchant", "who").some(({ value }) => value === who);
  return { seat: goes, offered: offers ? [{ type: "claim-bacchant", preset: { who } }] : goes };
}

/** Where each of the gods is, and whether that region has a seat. */
function Gods({ rite: { people } }: { rite: RiteDoc }) {
  const gods = people.filter(({ part }) => part === "god");
  return (
    <ul class="lr-lines lr-reach">
      {gods.map(({ who }) => (
        <li key={who}>{reach(who, people[0]?.who ?? "")}</li>
      ))}
    </ul>
  );
}

function reach(god: string, condemned: string): string {
  const place = person(view.value, god)?.place ?? "";
  const there = region(view.value, place);
  const who = whoRef(god);
  if (!there) return t("rite-reach-nowhere", { who });
  if (person(view.value, condemned)?.place === place) return t("rite-reach-beside", { who, other: `who:${condemned}` });
  return t("rite-reach", { who, place: `place:${place}`, n: there.pestis ? 0 : there.free });
}

/** A band: for its god the way ahead and each one's orders, for who follows what is open to them. */
function Band({ rite, play }: { rite: RiteDoc; play: DirectActs }) {
  const followers = rite.people.filter(({ part }) => part === "bacchant").map(({ who }) => who);
  const leads = nextStep(rite)?.who.includes(me.value) ?? false;
  const mine = rite.people[0]?.who === me.value;
  const led = WAYS.map((type) => ({ type, preset: { companions: play.options(type, "companions").map(({ value }) => value).filter((one) => followers.includes(one)) } }));
  return (
    <>
      <Rite rite={rite} play={play} acts={leads ? { led } : {}} />
      {mine && followers.map((who) => <Orders key={who} who={who} god={me.value} />)}
      {mine && <Deeds play={{ ...play, stuck: [] }} types={POWER} asked={POWER} lesser={POWER} reasons={[]} />}
      {followers.includes(me.value) && <Deeds play={{ ...play, stuck: [] }} types={FIGHTS} lesser={FIGHTS} />}
    </>
  );
}

/** What a god may have a bacchant do now, in the bacchant's stead. */
function Orders({ who, god }: { who: string; god: string }) {
  const { offers } = useOffers(who, god);
  const open = ORDERS.filter((type) => offers?.offers.some((form) => form.type === type && form.blocked.length === 0));
  if (!open.length) return null;
  return (
    <Panel title={t("rite-orders", { who: `who:${who}` })}>
      <div class="lr-deeds-row">
        {open.map((type) => (
          <button key={type} type="button" class="button" onClick={() => openAct({ type, as: who, recorder: god })}>
            {actTitle(type)}
          </button>
        ))}
      </div>
    </Panel>
  );
}
