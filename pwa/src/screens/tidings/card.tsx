import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { LineTidings } from "../../core/view/tidings";
import { openAct } from "../../ui/act/actrequest";
import { me, myCharacters, playAs } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { OrnamentRule } from "../../ui/parts/ornament";
import { MessageText } from "../../ui/parts/words";
import { goToTab } from "../../ui/router";
import { tabs } from "../../ui/tabs";
import { runUnlessTapsIgnored, ignoreTaps, areTapsIgnored } from "../../ui/taps";
import { messageParts, t } from "../../ui/texts";
import { SecretTidingsCover } from "./cover";
import { TidingsTransfers } from "./transfers";
import { ResponseActs, useResponseActs } from "./acts";
import { isTimeOver, AnswerTime } from "./answertime";

interface TidingsCardProps {
  readonly tidings: LineTidings;
  /** The number of tidings that wait, including the tidings on this card. */
  readonly leftCount: number;
  readonly onTold: () => void;
}

/**
 * A card that shows one of the tidings on the whole screen. The card ignores taps until it has been visible long enough
 * to be noticed.
 */
export function TidingsCard({ tidings, leftCount, onTold }: TidingsCardProps) {
  const [isOpen, setIsOpen] = useState(!tidings.isSecret);
  const aboutId = useId();
  const actor = tidings.characters[0] ?? me.value;
  const close = (onClosed?: () => void): void =>
    void runUnlessTapsIgnored(async () => {
      if (onClosed && actor !== me.peek()) playAs(actor);
      onTold();
      onClosed?.();
    });
  const types = useResponseActs(tidings, actor);
  const answers = isOpen && !isTimeOver(tidings) ? types : [];
  const isAwaited = isOpen && tidings.until !== "" && tabs.value.includes("hand");
  return (
    <TidingsDialog tone={isOpen ? tidings.tone : "secret"} label={aboutId} onCancel={() => close()}>
      {leftCount > 1 && <p class="tidings-count">{t("ui-tidings-more", { n: leftCount - 1 })}</p>}
      {isOpen ? <TidingsContent tidings={tidings} actor={actor} aboutId={aboutId} /> : <SecretTidingsCover aboutId={aboutId} onOpen={() => setIsOpen(true)} />}
      <footer class="tidings-foot stack easy">
        <ResponseActs types={answers} onAct={(actType) => close(() => openAct({ type: actType, as: actor }))} />
        {isAwaited && (
          <TidingsButton isPrimary={!answers.length && tidings.tone === "call"} onTap={() => close(() => goToTab("hand"))}>
            {t("ui-tidings-waiting")}
          </TidingsButton>
        )}
        {isOpen && tidings.isSecret && <TidingsButton onTap={() => void runUnlessTapsIgnored(async () => setIsOpen(false))}>{t("ui-tidings-cover")}</TidingsButton>}
        {isOpen && (
          <TidingsButton isPrimary={!answers.length && !(isAwaited && tidings.tone === "call")} onTap={() => close()}>
            {t("ui-tidings-close")}
          </TidingsButton>
        )}
      </footer>
    </TidingsDialog>
  );
}

/**
 * Return whose crest the card wears. The crest is of the person named in the heading, or of the person who acted if the
 * text names that person, and otherwise the player's own. A god who only settled a battle is named nowhere.
 */
export function crestBearerOf({ word, line }: LineTidings, viewer: string): string {
  const namesIn = (key: string): readonly string[] =>
    messageParts({ key, args: line.args }).flatMap((sentencePart) => (typeof sentencePart !== "string" && sentencePart.kind === "who" && sentencePart.id !== viewer ? [sentencePart.id] : []));
  const [firstName] = namesIn(`tidings-${word}`);
  const actor = line.by?.as || line.by?.recorder || viewer;
  return firstName ?? (namesIn(`tidings-${word}-about`).includes(actor) ? actor : viewer);
}

function TidingsContent({ tidings, actor, aboutId }: { tidings: LineTidings; actor: string; aboutId: string }) {
  const { line, word } = tidings;
  return (
    <div class="tidings-body across roomy">
      <CrestOf id={crestBearerOf(tidings, actor)} size={104} />
      {(myCharacters.value.length > 1 || tidings.characters.length > 1) && <p class="quiet">{t("ui-tidings-for", { who: `who:${actor}` })}</p>}
      <h2 id={aboutId}>
        <MessageText message={{ key: `tidings-${word}`, args: line.args }} />
      </h2>
      <OrnamentRule />
      <p class="tidings-about">
        <MessageText message={{ key: `tidings-${word}-about`, args: line.args }} />
      </p>
      <TidingsTransfers tidings={tidings} actor={actor} />
      <AnswerTime tidings={tidings} actor={actor} />
    </div>
  );
}

interface FrameProps {
  readonly tone: string;
  readonly label: string;
  readonly onCancel: () => void;
  readonly children: ComponentChildren;
}

/** A dialog that fills the screen. A screen reader reads the dialog when it opens. */
function TidingsDialog({ tone, label, onCancel, children }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    ignoreTaps();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="tidings"
      role="alertdialog"
      tabIndex={-1}
      data-tone={tone}
      aria-labelledby={label}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {children}
    </dialog>
  );
}

function TidingsButton({ isPrimary = false, onTap, children }: { isPrimary?: boolean; onTap: () => void; children: ComponentChildren }) {
  return (
    <button type="button" class={isPrimary ? "button primary" : "button quiet-button"} aria-disabled={areTapsIgnored.value} onClick={onTap}>
      {children}
    </button>
  );
}
