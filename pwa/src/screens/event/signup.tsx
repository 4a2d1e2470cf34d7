/** The sign-up of a guest: the form, and the guest's own sign-up with its link. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Problem } from "../../core/view/api";
import type { GuestForm, NewSignUp, PublicEvent, SignUp } from "../../core/view/wire";
import { Heading } from "../../ui/parts/ornament";
import { api, storage } from "../../ui/services";
import { shareAddress } from "../../ui/share";
import { t } from "../../ui/texts";
import { dayText } from ".";

/** Called with the guest's sign-up and its token after a change; with null and "" after it was cancelled. */
type OnChange = (signUp: SignUp | null, token: string) => void;

const EMPTY_FORM: GuestForm = { name: "", wishes: [], food: "", contact: "", words: "" };
const WISHES = [0, 1, 2] as const;

/** Draw the state of the sign-up, and its form while it is open. */
export function SignUpSection({ event, onChange }: { event: PublicEvent; onChange: OnChange }) {
  const { open, until: lastDay, places, taken: takenPlaces, waiting: waitingGuests } = event.sign_up;
  const send = async (form: GuestForm): Promise<void> => {
    const { token, ...signUp } = await api.call<NewSignUp>(`/events/${event.id}/guests`, { method: "POST", body: form });
    onChange(signUp, token);
  };
  return (
    <section class="stack">
      <Heading>{t("ui-event-sign-up")}</Heading>
      {places !== null && <p>{t("ui-event-places", { taken: takenPlaces, places, waiting: waitingGuests })}</p>}
      {!open && <p role="status">{t("ui-event-closed")}</p>}
      {open && lastDay && <p class="quiet">{t("ui-event-until", { day: dayText(lastDay) })}</p>}
      {open && places !== null && takenPlaces >= places && <p class="panel">{t("ui-event-full")}</p>}
      {open && <Form event={event} initial={EMPTY_FORM} draftName={`event-form/${event.id}`} button={t("ui-event-send")} onSend={send} />}
    </section>
  );
}

interface OwnSignUpProps {
  readonly event: PublicEvent;
  readonly signUp: SignUp;
  readonly token: string;
  /** Whether the guest has signed up just now. Then the page goes to this part. */
  readonly isNew: boolean;
  readonly onChange: OnChange;
}

/** Draw the guest's own sign-up: its state, its link, and how it is changed and cancelled. */
export function OwnSignUp({ event, signUp, token, isNew, onChange }: OwnSignUpProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [isNew]);
  const [isChanging, setIsChanging] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const [refusal, setRefusal] = useState("");
  const link = `${location.origin}/event/${event.id}#${token}`;
  const path = `/events/${event.id}/guest`;
  const headers = { "Guest-Token": token };
  const changeSignUp = async (form: GuestForm): Promise<void> => {
    const changedSignUp = await api.call<SignUp>(path, { method: "PUT", body: form, headers });
    setIsChanging(false);
    onChange(changedSignUp, token);
  };
  const cancel = (): void => {
    api.call(path, { method: "DELETE", headers }).then(
      () => onChange(null, ""),
      (problem: Problem) => setRefusal(sentenceOf(problem)),
    );
  };
  return (
    <section class="panel stack" aria-label={t("ui-event-your-sign-up")}>
      <h2 ref={heading} tabIndex={-1}>{t("ui-event-your-sign-up")}</h2>
      <p role="status">
        <strong>{t(signUp.absent ? "ui-event-you-are-absent" : signUp.waiting ? "ui-event-you-wait" : signUp.confirmed ? "ui-event-you-are-confirmed" : "ui-event-you-have-a-place", { n: signUp.waiting })}</strong>
      </p>
      {signUp.character && <p>{t("ui-event-your-character", { name: signUp.character })}</p>}
      <label class="field">
        <span class="legend">{t("ui-event-your-link")}</span>
        <input class="line-input" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p class="quiet">{t("ui-event-link-note")}</p>
      <div class="wrapped">
        <button type="button" class="button" onClick={() => void shareAddress(link, event.name).then((result) => setIsCopied(result === "copied"))}>
          {t(isCopied ? "ui-event-link-copied" : "ui-event-copy-link")}
        </button>
        {!isChanging && (
          <button type="button" class="button" onClick={() => setIsChanging(true)}>
            {t("ui-event-change")}
          </button>
        )}
        {!isAsking && (
          <button type="button" class="button" onClick={() => setIsAsking(true)}>
            {t("ui-event-cancel")}
          </button>
        )}
      </div>
      {isAsking && (
        <div class="stack" role="group" aria-label={t("ui-event-cancel")}>
          <p>{t("ui-event-cancel-note")}</p>
          <div class="wrapped">
            <button type="button" class="button" onClick={() => setIsAsking(false)}>
              {t("ui-event-cancel-no")}
            </button>
            <button type="button" class="button" onClick={cancel}>
              {t("ui-event-cancel-yes")}
            </button>
          </div>
        </div>
      )}
      {refusal && <p class="refusal" role="alert">{refusal}</p>}
      {isChanging && <Form event={event} initial={signUp.form} button={t("ui-event-save")} onSend={changeSignUp} />}
    </section>
  );
}

/** Return what the server says about a problem, or that it does not answer. */
export const sentenceOf = ({ doc }: Problem): string => doc.detail || doc.title || t("ui-event-no-answer");

/** Return the sentence about each field that a problem names. */
const faultsIn = ({ doc }: Problem): Readonly<Record<string, string>> => Object.fromEntries((doc.errors ?? []).map(({ field, message }) => [field.split(".")[0], message]));

interface FormProps {
  readonly event: PublicEvent;
  readonly initial: GuestForm;
  /** The name under which this browser keeps a half-written form; "" for a form that is not kept. */
  readonly draftName?: string;
  readonly button: string;
  /** Send the form. Raises: Problem. */
  readonly onSend: (form: GuestForm) => Promise<void>;
}

function Form({ event, initial, draftName = "", button, onSend }: FormProps) {
  const [form, setForm] = useState(initial);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    if (draftName) void storage.peek().note(draftName).then((draft) => draft && setForm({ ...initial, ...(JSON.parse(draft) as Partial<GuestForm>) }));
  }, [draftName]);
  const changeForm = (changedFields: Partial<GuestForm>): void => {
    const changedForm = { ...form, ...changedFields };
    setForm(changedForm);
    if (draftName) void storage.peek().setNote(draftName, JSON.stringify(changedForm));
  };
  const send = async (): Promise<void> => {
    setIsSending(true);
    setProblem(null);
    try {
      await onSend({ ...form, wishes: form.wishes.filter(Boolean) });
      if (draftName) await storage.peek().setNote(draftName, "");
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
    }
    setIsSending(false);
  };
  const faults = problem ? faultsIn(problem) : {};
  const typedField = (name: "name" | "food" | "contact" | "words", maxLength: number, note = "") => (
    <Field id={`event-${name}`} label={t(`ui-event-form-${name}`)} note={note} fault={faults[name]}>
      {(attributes) =>
        name === "words" ? (
          <textarea {...attributes} class="line-input" rows={3} dir="auto" maxLength={maxLength} value={form[name]} onInput={({ currentTarget }) => changeForm({ [name]: currentTarget.value })} />
        ) : (
          <input {...attributes} class="line-input" dir="auto" autocomplete={name === "name" ? "name" : "off"} required={name === "name"} maxLength={maxLength} value={form[name]} onInput={({ currentTarget }) => changeForm({ [name]: currentTarget.value })} />
        )
      }
    </Field>
  );
  return (
    <form
      class="stack loose"
      onSubmit={(submit) => {
        submit.preventDefault();
        void send();
      }}
    >
      {typedField("name", 80)}
      {event.cast.length > 0 && WISHES.map((place) => (
        <Field key={place} id={`event-wish-${place}`} label={t("ui-event-form-wish", { n: place + 1 })} fault={place === 0 ? faults["wishes"] : undefined}>
          {(attributes) => (
            <select {...attributes} class="line-input" value={form.wishes[place] ?? ""} onChange={({ currentTarget }) => changeForm({ wishes: WISHES.map((wishIndex) => (wishIndex === place ? currentTarget.value : (form.wishes[wishIndex] ?? ""))) })}>
              <option value="">{t("ui-event-no-wish")}</option>
              <WishOptions event={event} />
            </select>
          )}
        </Field>
      ))}
      {typedField("food", 200, t("ui-event-food-note"))}
      {typedField("contact", 200, t("ui-event-contact-note"))}
      {typedField("words", 1000)}
      <p class="quiet">{t("ui-event-privacy", { n: event.sign_up.stored_days })}</p>
      {problem && !problem.doc.errors?.length && <p class="refusal" role="alert">{sentenceOf(problem)}</p>}
      <button type="submit" class="button primary" disabled={isSending}>
        {button}
      </button>
    </form>
  );
}

/** Draw the roles and characters for whom a guest may wish. */
export function WishOptions({ event: { cast } }: { event: Pick<PublicEvent, "cast"> }) {
  return (
    <>
      {[...new Set(cast.map(({ role }) => role))].map((role) => (
        <optgroup key={role} label={t(`role-${role}`)}>
          <option value={`role/${role}`}>{t("ui-event-any-of-role", { role: t(`role-${role}`) })}</option>
          {cast.map((character) => character.role === role && (
            <option key={character.id} value={`character/${character.id}`}>
              {character.name}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

interface FieldAttributes {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly fault?: string | undefined;
  readonly children: (attributes: FieldAttributes) => ComponentChildren;
}

function Field({ id, label, note = "", fault = "", children }: FieldProps) {
  const descriptionIds = [note && `${id}-note`, fault && `${id}-fault`].filter(Boolean).join(" ");
  return (
    <div class="field">
      <label class="legend" for={id}>
        {label}
      </label>
      {children({ id, "aria-invalid": fault !== "", "aria-describedby": descriptionIds || undefined })}
      {note && (
        <p class="quiet" id={`${id}-note`}>
          {note}
        </p>
      )}
      {fault && (
        <p class="refusal" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
