import type { PersonDoc } from "../../core/view/wire";
import { breakableName } from "../../ui/parts/breakablename";
import { Crest } from "../../ui/parts/crest";
import { GlossedText, gloss } from "../../ui/parts/gloss";
import { Statuses } from "../../ui/parts/statuses";
import { t, texts } from "../../ui/texts";
import { AimLine } from "../../ui/minute/aim";

/** My character on a stone plaque, with crest, name, role and statuses. */
export function CharacterPlaque({ person }: { person: PersonDoc }) {
  const group = person.group && texts.value.has(`group-${person.group}`) ? t(`group-${person.group}`) : "";
  return (
    <section class="plaque">
      <Crest bearer={person} size={76} />
      <div>
        <h1>{breakableName(person.short)}</h1>
        {person.name !== person.short && <p class="plaque-name"><bdi>{person.name}</bdi></p>}
        <p class="plaque-role">
          <GlossedText text={[t(`role-${person.role}`), group].filter(Boolean).join(" · ")} />
        </p>
      </div>
      <Statuses id={person.id} gloss={gloss} />
      <AimLine id={person.id} />
    </section>
  );
}
