import { FormDraft } from "../../core/sending/draft";
import type { FormValues } from "../../core/sending/forms";
import { useLiveDraft } from "../act/livedraft";
import { api, gameSlice, currentGame } from "../services";

/**
 * Return a draft of the terms that the viewer would propose. The draft is tried on the server at each change. The draft
 * is kept until the terms on the table change.
 */
export const useTermsDraft = (actType: string, actor: string, preset: FormValues): FormDraft =>
  useLiveDraft(
    () =>
      new FormDraft({
        // Before the first answer the fields of the act are unknown, so the preset is added to the command.
        attempt: (body, signal) => api.dryRun(currentGame.peek()?.id ?? "", { ...preset, ...body }, signal),
        fields: [],
        preset,
        frame: () => ({ type: actType, as: actor, period: gameSlice.peek()?.period.seq ?? 0 }),
      }),
  );
