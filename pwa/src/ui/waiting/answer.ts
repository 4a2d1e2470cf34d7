import { useState } from "preact/hooks";
import { rememberDoneEntries } from "../act/doneentries";
import { sendAct } from "../act/send";
import { runUnlessTapsIgnored } from "../taps";

/** The state of an answer to a petition. */
interface AnswerState {
  readonly isBusy: boolean;
  /** Returns the function that handles a tap on the button to agree or to decline. */
  readonly onTap: (actType: "consent" | "decline") => () => void;
}

/**
 * Return a function that answers a petition. The function sends one answer at a time. With a recorder, the recorder
 * answers as the character's stand-in.
 */
export function usePetitionAnswer(petition: string, actor: string, recorder = ""): AnswerState {
  const [isSending, setIsSending] = useState(false);
  const answer = async (actType: "consent" | "decline"): Promise<void> => {
    setIsSending(true);
    const outcome = await sendAct(actType, actor, { petition, ...(recorder && { recorder }) });
    if (outcome.state === "done" && !recorder) rememberDoneEntries(outcome.receipt);
    setIsSending(false);
  };
  return { isBusy: isSending, onTap: (actType) => () => void runUnlessTapsIgnored(() => answer(actType)) };
}
