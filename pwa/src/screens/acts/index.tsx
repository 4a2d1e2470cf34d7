import { isListed } from "../../core/acts";
import type { Form } from "../../core/wire";
import { openAct } from "../../ui/act/open";
import { me } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { Heading } from "../../ui/parts/ornament";
import { t } from "../../ui/texts";
import { ActCard } from "./card";
import "./acts.css";

/** What I may do now, and what I may not, with the reason. */
export function Acts() {
  const offers = useOffers(me.value);
  return <ActList forms={offers?.offers ?? null} as={me.value} />;
}

interface Props {
  readonly forms: readonly Form[] | null;
  readonly as: string;
  readonly recorder?: string;
}

/** A list of acts: those that are possible first, then those that are not. */
export function ActList({ forms, as, recorder }: Props) {
  if (!forms) return <div class="loading" aria-busy="true" />;
  const listed = forms.filter((form) => isListed(form.type));
  const open = listed.filter((form) => form.blocked.length === 0);
  const blocked = listed.filter((form) => form.blocked.length > 0);
  return (
    <div class="acts">
      {listed.length === 0 && <p class="empty">{t("ui-no-acts")}</p>}
      {open.length > 0 && (
        <ul class="act-list">
          {open.map((form) => (
            <ActCard key={form.type} form={form} onPick={() => openAct({ type: form.type, as, recorder })} />
          ))}
        </ul>
      )}
      {blocked.length > 0 && (
        <>
          <Heading>{t("ui-not-now")}</Heading>
          <ul class="act-list">
            {blocked.map((form) => (
              <ActCard key={form.type} form={form} onPick={() => openAct({ type: form.type, as, recorder })} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
