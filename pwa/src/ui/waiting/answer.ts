import { useState } from "preact/hooks";
import { rememberEntries } from "../act/doneentries";
import { sendAct } from "../act/send";
import { runUnlessIgnored } from "../taps";

/** The state of an answer to a petition. */
interface AnswerState {
  readonly busy: boolean;
  /** Returns the handler of a tap: agree or decline. */
  readonly onTap: (type: "consent" | "decline") => () => void;
}

/**
 * Return a handler that answers a petition, one answer at a time. With a recorder, the recorder stands in for the
 * character.
 */
export function useAnswer(petition: string, as: string, recorder = ""): AnswerState {
  const [busy, setBusy] = useState(false);
  const answer = async (type: "consent" | "decline"): Promise<void> => {
    setBusy(true);
    const sent = await sendAct(type, as, { petition, ...(recorder && { recorder }) });
    if (sent.state === "done" && !recorder) rememberEntries(sent.receipt);
    setBusy(false);
  };
  return { busy, onTap: (type) => () => void runUnlessIgnored(() => answer(type)) };
}
