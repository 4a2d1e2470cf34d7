import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../../core/view/api";
import { searchableText } from "../../../core/view/search";
import type { Letter } from "../../../core/view/wire";
import { sendAct } from "../../../ui/act/send";
import type { LetterPartProps } from "../../../ui/gamepack";
import { loadUntilDone } from "../../../ui/lazy";
import { me } from "../../../ui/me";
import { SearchBox } from "../../../ui/fields/choice";
import { askGame } from "../../../ui/question";
import { view } from "../../../ui/services";
import { placeName, t } from "../../../ui/texts";
import { topSheet } from "../../../ui/topsheet";
import { provinceIn } from "../orders";
import { provinces } from "../shape";

/** The maximum number of provinces in a proposal that the server accepts. */
const MAX_PROPOSED_PROVINCES = 6;
/** The maximum number of search results that are shown. */
const MAX_RESULTS = 12;

interface RowOptions {
  readonly rows: readonly { readonly options: readonly { readonly value: string }[] }[];
}

/** Letters about agreements to keep borders empty. A player proposes them to a person, or answers them in a thread. */
export function BorderAgreementLetters({ partner, thread, firstLetter, onSent }: LetterPartProps) {
  if (thread && firstLetter) return <ProposalAnswers answers={thread.templates} firstLetter={firstLetter} />;
  return partner ? <ProposalForm partner={partner} onSent={onSent} /> : null;
}

/** The buttons with which a player accepts or refuses a proposal of another player, at once or later. */
function ProposalAnswers({ answers, firstLetter }: { answers: readonly string[]; firstLetter: Letter }) {
  const [isBusy, setIsBusy] = useState(false);
  if (firstLetter.template !== "propose-border" || answers.includes("leave-border")) return null;
  const isAgreed = answers.includes("accept-border");
  const isMine = firstLetter.writer === me.value;
  const answer = (template: string): void => {
    setIsBusy(true);
    void sendAct("write-from-template", me.value, { template, answers: firstLetter.id }).finally(() => setIsBusy(false));
  };
  return (
    <div class="letters-answers">
      {!isMine && !isAgreed && (
        <button type="button" class="button primary" disabled={isBusy} onClick={() => answer("accept-border")}>
          {t("border-accept")}
        </button>
      )}
      <button type="button" class="button" disabled={isBusy} onClick={() => answer("leave-border")}>
        {t(isAgreed ? "border-leave" : isMine ? "border-withdraw" : "border-decline")}
      </button>
    </div>
  );
}

function ProposalForm({ partner, onSent }: { partner: string; onSent: LetterPartProps["onSent"] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [choice, setChoice] = useState<readonly string[]>([]);
  const [search, setSearch] = useState("");
  const sharedProvinces = useSharedProvinces(partner, isOpen);
  if (!isOpen)
    return (
      <button type="button" class="button wide" onClick={() => setIsOpen(true)}>
        {t("border-propose")}
      </button>
    );
  const words = searchableText(search);
  const matchingProvinces = words ? provinces(view.value).filter(({ name }) => searchableText(name).includes(words)).map(({ id }) => id) : sharedProvinces;
  const provinceIds = [...new Set([...choice, ...matchingProvinces.slice(0, MAX_RESULTS)])];
  const submit = async (): Promise<void> => {
    const sheet = topSheet();
    const outcome = await sendAct("write-from-template", me.value, { template: "propose-border", to: partner, about: choice });
    if (outcome.state !== "refused") onSent?.(sheet);
  };
  return (
    <fieldset class="field">
      <legend>{t("border-which")}</legend>
      <SearchBox value={search} onChange={setSearch} />
      <div class="letters-people">
        {provinceIds.map((provinceId) => (
          <button
            key={provinceId}
            type="button"
            class="cut"
            aria-pressed={choice.includes(provinceId)}
            disabled={!choice.includes(provinceId) && choice.length >= MAX_PROPOSED_PROVINCES}
            onClick={() => setChoice(choice.includes(provinceId) ? choice.filter((country) => country !== provinceId) : [...choice, provinceId])}
          >
            <bdi>{placeName(provinceId)}</bdi>
          </button>
        ))}
      </div>
      <p class="quiet">{t("border-about")}</p>
      <button type="button" class="button primary wide" disabled={choice.length === 0} onClick={() => void submit()}>
        {t("border-send")}
      </button>
    </fieldset>
  );
}

/**
 * Return the provinces that both players could enter now. An agreement about a border is mostly about these provinces.
 */
function useSharedProvinces(receiver: string, isNeeded: boolean): readonly string[] {
  const [provinces, setProvinces] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isNeeded) return undefined;
    return loadUntilDone(
      async () => Promise.all([reachableProvinces(me.value), reachableProvinces(receiver)]),
      ([ownProvinces, otherProvinces]) => setProvinces([...ownProvinces].filter((provinceId) => otherProvinces.has(provinceId))),
      () => undefined,
    );
  }, [receiver, isNeeded]);
  return provinces;
}

/** Return the provinces that the pieces of a player could enter now; an empty set while no orders are written. */
async function reachableProvinces(character: string): Promise<ReadonlySet<string>> {
  const { rows } = await askGame<RowOptions>("orders", { who: character }).catch((error: unknown) => {
    if (error instanceof Problem && !error.isPassing) return { rows: [] };
    throw error;
  });
  const moves = rows.flatMap(({ options }) => options.map(({ value: optionId }) => /^- (\S+)$/.exec(optionId)?.[1]));
  return new Set(moves.flatMap((move) => (move ? [provinceIn(move)] : [])));
}
