import { Draft } from "../../core/sending/draft";
import type { Chosen } from "../../core/sending/forms";
import { useLiveDraft } from "../act/livedraft";
import { api, doc, live } from "../services";

/** What I would lay out, tried on the server at each change, as long as the same lies there. */
export const useLaying = (type: string, as: string, preset: Chosen): Draft =>
  useLiveDraft(
    () =>
      new Draft({
        // before the first answer nothing is known to be a field of it
        attempt: (body, signal) => api.dryRun(live.peek()?.id ?? "", { ...preset, ...body }, signal),
        fields: [],
        preset,
        frame: () => ({ type, as, period: doc.peek()?.period.seq ?? 0 }),
      }),
  );
