import { person } from "../../core/view/selectors";
import type { CrestBearer } from "../gamepack";
import { pack } from "../pack";
import { view } from "../services";

/** Draw the crest of a person. The crest has the colour of the role and the person's own icon. */
export function Crest({ bearer, size = 40 }: { bearer: CrestBearer; size?: number }) {
  const { glyph, colour } = pack.value.crest(bearer);
  return (
    <span class="crest" style={{ "--crest": colour, "--size": `${size}px` }} aria-hidden="true">
      {glyph}
    </span>
  );
}

/** Draw the crest of the person with the given id. */
export function CrestOf({ id, size = 40 }: { id: string; size?: number }) {
  const bearer = person(view.value, id) ?? { id, role: "", group: "" };
  return <Crest bearer={bearer} size={size} />;
}
