import type { ComponentChildren } from "preact";
import { idsInDocument } from "../../core/view/changes";
import type { ThingChange } from "../../core/view/changes";
import { slicesOfFamily as familyOf } from "../../core/view/selectors";
import type { View } from "../../core/view/view";
import type { PersonDoc } from "../../core/view/wire";
import { openReference } from "../../ui/reference";
import { Chip } from "../../ui/parts/panel";
import { CrestOf } from "../../ui/parts/crest";
import { AssetIcon } from "../../ui/parts/piece";
import { moneyOrNumberText, personName, placeName, t, texts } from "../../ui/texts";
import { isWholeSliceChange, memberTexts } from "./changetexts";
import { sliceKindName } from "./values";

type Views = readonly [View, View];

/** Return the slice after the change. If the slice was deleted, return the slice before the change. */
const sliceAfterChange = (change: ThingChange, [viewBefore, viewAfter]: Views): unknown => {
  const sliceKey = `${change.family}/${change.id}`;
  return viewAfter.slices[sliceKey] ?? viewBefore.slices[sliceKey];
};

const namedIds = (views: Views): ReadonlySet<string> =>
  new Set(views.flatMap((view) => familyOf<PersonDoc>(view, "person").map(({ id }) => id)));

/** Show the changes of a person, which are holdings, statuses, bonds and other members. */
export function PersonChanges({ change, bonds, views }: { change: ThingChange; bonds: readonly ThingChange[]; views: Views }) {
  const characterIds = namedIds(views);
  const ownBonds = bonds.filter((bond) => isWholeSliceChange(bond) && idsInDocument(sliceAfterChange(bond, views), characterIds).includes(change.id));
  const hasStatuses = change.gainedStatuses.length + change.lostStatuses.length > 0;
  const listText = (names: readonly string[]): string => (names.length ? texts.value.joinNames(names.map((status) => t(`status-${status}`))) : "–");
  return (
    <ChangeTable caption={<PersonHeading id={change.id} />} change={change}>
      {change.holdings.map(({ asset, before: amountBefore, after: amountAfter }) => (
        <tr key={asset}>
          <th scope="row">
            <span class="amount">
              <AssetIcon asset={asset} size={18} /> {texts.value.asset(asset, 2)}
            </span>
          </th>
          <td>{moneyOrNumberText(asset, amountBefore)}</td>
          <td>
            {moneyOrNumberText(asset, amountAfter)} <MoreChanges changeCount={amountAfter - amountBefore} />
          </td>
        </tr>
      ))}
      {hasStatuses && <ChangeRow name={t("changes-statuses")} textBefore={listText(change.lostStatuses)} textAfter={listText(change.gainedStatuses)} />}
      {ownBonds.map((bond) => (
        <ChangeRow key={`${bond.family} ${bond.id}`} name={sliceKindName(bond.family)} {...bondTexts(bond, otherMembersText(bond, views, characterIds, change.id))} />
      ))}
    </ChangeTable>
  );
}

const otherMembersText = (bond: ThingChange, views: Views, characterIds: ReadonlySet<string>, me: string): string => {
  const partners = idsInDocument(sliceAfterChange(bond, views), characterIds).filter((personId) => personId !== me);
  return partners.length ? texts.value.joinNames(partners.map(personName)) : t("changes-yes");
};

const bondTexts = ({ existsAfter }: ThingChange, text: string) => ({ textBefore: existsAfter ? "–" : text, textAfter: existsAfter ? text : "–" });

function MoreChanges({ changeCount }: { changeCount: number }) {
  return <span class="changes-more" data-more={changeCount > 0}>{`${changeCount > 0 ? "+" : "−"}${texts.value.count(Math.abs(changeCount))}`}</span>;
}

function PersonHeading({ id }: { id: string }) {
  return (
    <button type="button" class="row" onClick={() => openReference({ kind: "who", id })}>
      <CrestOf id={id} size={34} />
      <span class="option-name"><bdi>{personName(id)}</bdi></span>
    </button>
  );
}

/** Show the changes of a place or of another slice with members. */
export function ThingChanges({ change }: { change: ThingChange }) {
  return (
    <ChangeTable caption={<strong class="changes-name">{change.family === "place" ? placeName(change.id) : sliceKindName(change.family)}</strong>} change={change}>
      {null}
    </ChangeTable>
  );
}

/**
 * Show the other changes. First come slices that appeared or disappeared, such as bonds, and then slices that changed.
 */
export function OtherChanges({ changes, views }: { changes: readonly ThingChange[]; views: Views }) {
  const characterIds = namedIds(views);
  const wholeChanges = changes.filter(isWholeSliceChange);
  return (
    <>
      <h2 class="inscription">{t("changes-rest")}</h2>
      {wholeChanges.length > 0 && (
        <ul class="stack">
          {wholeChanges.map((change) => (
            <li key={`${change.family} ${change.id}`}>
              <Chip tone={change.existsAfter ? "gold" : "alarm"}>{t(change.existsAfter ? "changes-new" : "changes-gone")}</Chip> <b>{sliceKindName(change.family)}</b>{" "}
              {texts.value.joinNames(idsInDocument(sliceAfterChange(change, views), characterIds).map(personName))}
            </li>
          ))}
        </ul>
      )}
      {changes
        .filter((change) => !isWholeSliceChange(change))
        .map((change) => (
          <ThingChanges key={`${change.family} ${change.id}`} change={change} />
        ))}
    </>
  );
}

/** A table with the values before and after a change, side by side. */
function ChangeTable({ caption, change, children }: { caption: ComponentChildren; change: ThingChange; children: ComponentChildren }) {
  return (
    <table class="changes-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("changes-what")}</th>
          <th scope="col">{t("changes-before")}</th>
          <th scope="col">{t("changes-after")}</th>
        </tr>
      </thead>
      <tbody>
        {children}
        {memberTexts(change).map((memberText) => (
          <ChangeRow key={memberText.name} {...memberText} />
        ))}
      </tbody>
    </table>
  );
}

function ChangeRow({ name, textBefore, textAfter }: { name: string; textBefore: string; textAfter: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{textBefore}</td>
      <td>{textAfter}</td>
    </tr>
  );
}
