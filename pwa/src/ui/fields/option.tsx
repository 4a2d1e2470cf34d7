import type { Option } from "../../core/view/wire";
import { partText } from "../../core/words/messages";
import { person, place } from "../../core/view/selectors";
import { Seats } from "../parts/seats";
import { CrestOf } from "../parts/crest";
import { AssetIcon } from "../parts/piece";
import { MessageText } from "../parts/words";
import { pack } from "../pack";
import { view } from "../services";
import { me } from "../me";
import { placeName, t, texts } from "../texts";

/** Return the kind and the id of an option's reference; both are "" if the option has no reference. */
export function referenceOf(option: Option): { readonly kind: string; readonly id: string } {
  const [kind = "", ...id] = (option.ref ?? "").split(":");
  return { kind, id: id.join(":") };
}

/** Return whether an option has no name. The option's note then replaces the name. */
const isNameless = (option: Option): boolean =>
  Boolean(option.note) && !option.ref && !texts.value.has(`option-${option.value}`);

/**
 * Return the text of an option. The result is the name of the object in the option's reference, or otherwise the
 * option's own text.
 */
export function optionText(option: Option): string {
  const optionName = pack.value.optionName?.(option.value);
  if (optionName) return optionName;
  if (isNameless(option)) return t(option.note ?? "", option.args);
  if (option.ref) return partText(texts.value.refer(option.ref, option.args));
  if (/^\d+$/.test(option.value)) return texts.value.count(Number(option.value));
  return t(`option-${option.value || "none"}`, option.args);
}

/** Draw the mark before an option, which is the crest of a person or the icon of an asset. */
export function OptionIcon({ option }: { option: Option }) {
  const { kind, id } = referenceOf(option);
  if (kind === "who") return <CrestOf id={id} size={36} />;
  if (kind === "asset") return <AssetIcon asset={id} size={28} />;
  return null;
}

/** Draw an option with its mark, name and note. If the option is a person at another place, draw that place, too. */
export function OptionBody({ option }: { option: Option }) {
  const { kind, id } = referenceOf(option);
  const placeId = kind === "who" ? (person(view.value, id)?.place ?? "") : "";
  // If a person is at the viewer's own place, the place is left out.
  const otherPlace = placeId !== person(view.value, me.value)?.place ? placeId : "";
  const region = kind === "place" ? place(view.value, id) : undefined;
  return (
    <>
      <OptionIcon option={option} />
      <span class="option-text">
        <span class="option-name">{optionText(option)}</span>
        {option.note && !isNameless(option) && (
          <span class="option-note">
            <MessageText message={{ key: option.note, ...(option.args ? { args: option.args } : {}) }} />
          </span>
        )}
        {otherPlace && <span class="option-note"><bdi>{placeName(otherPlace)}</bdi></span>}
      </span>
      {region && <Seats place={region} />}
    </>
  );
}
