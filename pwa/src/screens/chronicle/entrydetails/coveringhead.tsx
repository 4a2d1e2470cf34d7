import { useState } from "preact/hooks";
import type { OpenedEntry, Seal } from "../../../core/view/wire";
import { api, currentGame } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { timeOfDay } from "../../../core/words/timeofday";
import { DetailSection } from "./details";

/** The signed head of the log that covers the entry. A button fetches the proof that the entry is included. */
export function CoveringHead({ entry }: { entry: OpenedEntry }) {
  const [seal, setSeal] = useState<Seal | null>(null);
  const { sealed } = entry;
  const prove = async (): Promise<void> => {
    setSeal(await api.call<Seal>(`/games/${currentGame.value?.id ?? ""}/seal?entry=${encodeURIComponent(entry.id)}`));
  };
  if (!sealed) return null;
  return (
    <DetailSection title={t("opened-seal")}>
      <p>
        {t("opened-seal-head", { number: sealed.number, size: sealed.size })}
        {sealed.at > 0 && <time class="quiet"> {timeOfDay(sealed.at)}</time>}
      </p>
      <p class="gilt bold">{sealed.fingerprint}</p>
      {!seal?.inclusion && (
        <button type="button" class="button quiet-button" onClick={() => void prove().catch(() => undefined)}>
          {t("opened-seal-proof")}
        </button>
      )}
      {seal?.inclusion && <InclusionProof inclusion={seal.inclusion} />}
    </DetailSection>
  );
}

function InclusionProof({ inclusion }: { inclusion: NonNullable<Seal["inclusion"]> }) {
  return (
    <>
      <p class="quiet">{t("opened-seal-proof-is")}</p>
      <ol class="opened-proof">
        {[inclusion.leaf, ...inclusion.proof].map((hash) => (
          <li key={hash}>
            <code>{hash}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
