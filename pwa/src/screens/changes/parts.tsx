import type { ComponentChildren } from "preact";
import { idsInDocument } from "../../core/view/changes";
import type { ThingChange } from "../../core/view/changes";
import { slicesOfFamily as familyOf } from "../../core/view/selectors";
import type { View } from "../../core/view/view";
import type { PersonDoc } from "../../core/view/wire";
import { openReference } from "../../ui/follow";
import { Chip } from "../../ui/parts/panel";
import { CrestOf } from "../../ui/parts/crest";
import { AssetIcon } from "../../ui/parts/piece";
import { moneyOrNumberText, personName, placeName, t, texts } from "../../ui/texts";
import { isWholeSliceChange, memberTexts } from "./changetexts";
import { sliceKindName } from "./values";

type Views = readonly [View, View];

/** Return the slice after the change. If the slice was deleted, return the slice before the change. */
const sliceAfterChange = (one: ThingChange, [before, after]: Views): unknown => {
  const key = `${one.family}/${one.id}`;
  return after.slices[key] ?? before.slices[key];
};

const namedIds = (views: Views): ReadonlySet<string> =>
  new Set(views.flatMap((view) => familyOf<PersonDoc>(view, "person").map(({ id }) => id)));

/** Show the changes of a person, which are holdings, statuses, bonds and other members. */
export function PersonChanges({ one, bonds, views }: { one: ThingChange; bonds: readonly ThingChange[]; views: Views }) {
  const ids = namedIds(views);
  const mine = bonds.filter((bond) => isWholeSliceChange(bond) && idsInDocument(sliceAfterChange(bond, views), ids).includes(one.id));
  const statuses = one.gained.length + one.lost.length > 0;
  const listed = (list: readonly string[]): string => (list.length ? texts.value.joinNames(list.map((status) => t(`status-${status}`))) : "–");
  return (
    <ChangeTable caption={<PersonHeading id={one.id} />} one={one}>
      {one.holdings.map(({ asset, before, after }) => (
        <tr key={asset}>
          <th scope="row">
            <span class="amount">
              <AssetIcon asset={asset} size={18} /> {texts.value.asset(asset, 2)}
            </span>
          </th>
          <td>{moneyOrNumberText(asset, before)}</td>
          <td>
            {moneyOrNumberText(asset, after)} <MoreChanges n={after - before} />
          </td>
        </tr>
      ))}
      {statuses && <ChangeRow name={t("changes-statuses")} before={listed(one.lost)} after={listed(one.gained)} />}
      {mine.map((bond) => (
        <ChangeRow key={`${bond.family} ${bond.id}`} name={sliceKindName(bond.family)} {...bondTexts(bond, otherMembersText(bond, views, ids, one.id))} />
      ))}
    </ChangeTable>
  );
}

const otherMembersText = (bond: ThingChange, views: Views, ids: ReadonlySet<string>, me: string): string => {
  const them = idsInDocument(sliceAfterChange(bond, views), ids).filter((id) => id !== me);
  return them.length ? texts.value.joinNames(them.map(personName)) : t("changes-yes");
};

const bondTexts = ({ is }: ThingChange, text: string) => ({ before: is ? "–" : text, after: is ? text : "–" });

function MoreChanges({ n }: { n: number }) {
  return <span class="changes-more" data-more={n > 0}>{`${n > 0 ? "+" : "−"}${texts.value.count(Math.abs(n))}`}</span>;
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
export function ThingChanges({ one }: { one: ThingChange }) {
  return (
    <ChangeTable caption={<strong class="changes-name">{one.family === "place" ? placeName(one.id) : sliceKindName(one.family)}</strong>} one={one}>
      {null}
    </ChangeTable>
  );
}

/**
 * Show the other changes. First come slices that appeared or disappeared, such as bonds, and then slices that changed.
 */
export function OtherChanges({ all, views }: { all: readonly ThingChange[]; views: Views }) {
  const ids = namedIds(views);
  const came = all.filter(isWholeSliceChange);
  return (
    <>
      <h2 class="inscription">{t("changes-rest")}</h2>
      {came.length > 0 && (
        <ul class="stack">
          {came.map((one) => (
            <li key={`${one.family} ${one.id}`}>
              <Chip tone={one.is ? "gold" : "alarm"}>{t(one.is ? "changes-new" : "changes-gone")}</Chip> <b>{sliceKindName(one.family)}</b>{" "}
              {texts.value.joinNames(idsInDocument(sliceAfterChange(one, views), ids).map(personName))}
            </li>
          ))}
        </ul>
      )}
      {all
        .filter((one) => !isWholeSliceChange(one))
        .map((one) => (
          <ThingChanges key={`${one.family} ${one.id}`} one={one} />
        ))}
    </>
  );
}

/** A table with the values before and after a change, side by side. */
function ChangeTable({ caption, one, children }: { caption: ComponentChildren; one: ThingChange; children: ComponentChildren }) {
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
        {memberTexts(one).map((told) => (
          <ChangeRow key={told.name} {...told} />
        ))}
      </tbody>
    </table>
  );
}

function ChangeRow({ name, before, after }: { name: string; before: string; after: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{before}</td>
      <td>{after}</td>
    </tr>
  );
}
