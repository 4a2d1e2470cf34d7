/** Acts on a game's own screen. One tap sends an act through the same outbox that a sheet uses. */

import { useState } from "preact/hooks";
import type { OutboxItem } from "../../core/sending/storage";
import { valuesIfNoChoiceOpen } from "../../core/sending/forms";
import type { FormValues } from "../../core/sending/forms";
import type { Form, Objection, Option, Suggestion } from "../../core/view/wire";
import { useOffers } from "../offers";
import { gameSlice, currentGame } from "../services";
import { ignoreTaps, areTapsIgnored } from "../taps";
import { openAct } from "./actrequest";
import { sendCommand } from "./send";

/** The acts of a character that a screen offers. */
export interface DirectActs {
  /** The character that acts. */
  readonly actor: string;
  /** Whether the forms belong to the view on the screen and not to an earlier view. */
  readonly isFresh: boolean;
  /** The type of the act that is being sent; "" while no act is being sent. */
  readonly pendingType: string;
  /** The commands that were refused, and the commands that the player must confirm because their period has passed. */
  readonly stuckItems: readonly OutboxItem[];
  /** Returns the form of an act, which may be blocked; undefined if the character does not have this act. */
  readonly form: (actType: string) => Form | undefined;
  /** The acts that the game suggests, the best first. */
  readonly suggested: readonly Suggestion[];
  /** Returns whether an act may be done now and no other act is being sent. */
  readonly isOpen: (actType: string) => boolean;
  /** Returns the reasons why an act may not be done now. */
  readonly objectionsTo: (actType: string) => readonly Objection[];
  /** Returns the options of a choice or subset in an act's form. */
  readonly options: (actType: string, field: string) => readonly Option[];
  /** Sends an act now. The promise resolves to whether the act was done. A refused act is listed in `stuckItems`. */
  readonly act: (actType: string, fields?: FormValues) => Promise<boolean>;
  /** Sends an act now if no choice is open. Otherwise opens the act's sheet with the values that are already set. */
  readonly tap: (actType: string, fields?: FormValues) => Promise<boolean>;
}

/**
 * Return the acts of a character, which are kept up to date, and functions that send these acts. With `isSilent`, no
 * message about success is shown.
 */
export function useDirectActs(actor: string, isSilent = false): DirectActs {
  const characterOffers = useOffers(actor);
  const { offers } = characterOffers;
  const [busy, setBusy] = useState("");
  const myItems = (currentGame.value?.outbox.value ?? []).filter((item) => item.body.as === actor);
  const item = myItems.find((item) => item.state === "queued" || item.state === "sent");
  const pendingType = busy || (item?.body.type ?? "");
  const formOf = (actType: string): Form | undefined => offers?.offers.find((formOf) => formOf.type === actType);

  const act = async (actType: string, fields: FormValues = {}): Promise<boolean> => {
    ignoreTaps();
    setBusy(actType);
    await Promise.all(myItems.filter((item) => item.state === "refused").map((item) => currentGame.peek()?.dismiss(item.id)));
    const outcome = await sendCommand({ ...fields, type: actType, as: actor, period: gameSlice.peek()?.period.seq ?? 0 }, isSilent);
    await characterOffers.reload();
    setBusy("");
    return outcome.state === "done";
  };
  return {
    actor,
    get isFresh() {
      return characterOffers.isFresh;
    },
    pendingType,
    stuckItems: myItems.filter((item) => item.state === "refused" || item.state === "asking"),
    form: formOf,
    suggested: offers?.suggested ?? [],
    isOpen: (actType) => !pendingType && !areTapsIgnored.value && formOf(actType)?.blocked.length === 0,
    objectionsTo: (actType) => formOf(actType)?.blocked ?? [],
    options: (actType, fieldName) => {
      const field = formOf(actType)?.fields.find((field) => field.name === fieldName);
      return field && "options" in field ? field.options : [];
    },
    act,
    tap: async (actType, fields = {}) => {
      const filledValues = valuesIfNoChoiceOpen(formOf(actType)?.fields ?? [], fields);
      if (filledValues) return act(actType, filledValues);
      openAct({ type: actType, as: actor, preset: fields });
      return false;
    },
  };
}
