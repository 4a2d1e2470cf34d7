import { useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import { publicNameIn } from "../../core/view/publicnames";
import type { Met } from "../../core/view/wire";
import { refusalText } from "../../ui/act/send";
import { Icon } from "../../ui/parts/icon";
import { SheetHead } from "../../ui/parts/sheet";
import { api, currentGame } from "../../ui/services";
import { t } from "../../ui/texts";
import { PeoplePicker } from "../people";
import { CodeCamera } from "./camera";
import { readCode } from "./reader";
import "./meet.css";
import "virtual:texts/meet";

interface ScanSheetProps {
  /**
   * Called with the character that was found. `isCertain` is true if the server confirmed a code. `isCertain` is false
   * if the name was chosen from the list.
   */
  readonly onFound: (character: string, isCertain: boolean) => void;
}

/** Find a person by the code on the person's phone, by a photo of this code, or by name. */
export function ScanSheet({ onFound }: ScanSheetProps) {
  const [fault, setFault] = useState("");
  const [hasCamera, setHasCamera] = useState(Boolean(navigator.mediaDevices));
  const identify = async (text: string): Promise<void> => {
    const result = await findCharacterByCode(text);
    if (result.character) onFound(result.character, true);
    else setFault(result.fault);
  };
  const readPhoto = async (file: File | undefined): Promise<void> => {
    const text = file ? await codeInPhoto(file) : "";
    if (text) await identify(text);
    else setFault(t("ui-scan-nothing"));
  };
  return (
    <div class="act">
      <SheetHead title={t("ui-scan")} note={hasCamera && <p class="quiet">{t("ui-scan-about")}</p>} />
      <div class="sheet-scroll meet">
        {hasCamera ? <CodeCamera onRead={(text) => void identify(text)} onFailed={() => setHasCamera(false)} /> : <p>{t("ui-camera-none")}</p>}
        {fault && <p class="refusal" role="alert">{fault}</p>}
        <label class="button wide photo">
          <Icon name="qr" size={20} /> {t("ui-scan-photo")}
          <input type="file" accept="image/*" capture="environment" onChange={({ currentTarget }) => void readPhoto(currentTarget.files?.[0])} />
        </label>
        <h3 class="panel-title">{t("ui-scan-typed")}</h3>
        <PeoplePicker onPick={(character) => onFound(character, false)} />
      </div>
    </div>
  );
}

async function codeInPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => null);
  return picture ? readCode(picture) : "";
}

/**
 * The last question to the server. A camera reads the same code repeatedly, but the phone asks the server only once.
 */
let lastQuestion = { text: "", answer: Promise.resolve({ character: "", fault: "" }) };

/** Return the character that this code belongs to. If the code is wrong, return the reason. */
function findCharacterByCode(text: string): Promise<{ readonly character: string; readonly fault: string }> {
  if (text !== lastQuestion.text) lastQuestion = { text, answer: identifyOnServer(text) };
  return lastQuestion.answer;
}

async function identifyOnServer(text: string): Promise<{ character: string; fault: string }> {
  const name = publicNameIn(text);
  if (!name) return { character: "", fault: t("ui-scan-foreign") };
  try {
    const { character } = await api.call<Met>(`/games/${currentGame.peek()?.id ?? ""}/public-names/${name}`);
    return { character, fault: "" };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    lastQuestion = { ...lastQuestion, text: "" };
    return { character: "", fault: error.slug === "not-found" ? t("ui-scan-old") : refusalText(error.doc) };
  }
}
