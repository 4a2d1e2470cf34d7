import { useState } from "preact/hooks";
import { remember } from "../act/done";
import { sendNow } from "../act/send";
import { decide } from "../taps";

interface Answering {
  readonly busy: boolean;
  /** What a tap does: give the word that was asked for, or not. */
  readonly tapped: (type: "consent" | "decline") => () => void;
}

/** Answers a petition, once at a time; with a recorder, who stands in for somebody. */
export function useAnswer(petition: string, as: string, recorder = ""): Answering {
  const [busy, setBusy] = useState(false);
  const answer = async (type: "consent" | "decline"): Promise<void> => {
    setBusy(true);
    const sent = await sendNow(type, as, { petition, ...(recorder && { recorder }) });
    if (sent.state === "done" && !recorder) remember(sent.receipt);
    setBusy(false);
  };
  return { busy, tapped: (type) => () => void decide(() => answer(type)) };
}
