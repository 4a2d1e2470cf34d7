import type { ComponentChildren } from "preact";
import type { PetitionDoc } from "../../core/view/wire";
import { CrestOf } from "../parts/crest";
import { actTitle } from "../texts";
import { RulingNote } from "./petition";
import { CommandTerms } from "./commandterms";

interface RequestCardProps {
  readonly request: PetitionDoc;
  /** The sentences below the terms. */
  readonly children: ComponentChildren;
  /** The buttons. */
  readonly buttons: ComponentChildren;
}

/** Draw one of the viewer's own requests: the first person without an answer, the act and its terms. */
export function RequestCard({ request, children, buttons }: RequestCardProps) {
  return (
    <li class="card">
      <CrestOf id={request.voices.find((voice) => !request.given.includes(voice)) ?? request.actor} size={40} />
      <div class="card-body">
        <p>
          <b class="name">{actTitle(request.type)}</b>
        </p>
        <CommandTerms type={request.type} fields={request.fields} />
        <RulingNote petition={request} />
        {children}
      </div>
      <div class="card-acts">{buttons}</div>
    </li>
  );
}
