/** What a game brings to the phone beside its texts: how it looks. The rules stay on the server. */

import type { ComponentType, VNode } from "preact";
import type { Station } from "../core/select";
import type { Form, PersonDoc, PlaceDoc } from "../core/wire";

export type Tab = "hand" | "acts" | "map" | "people" | "chronicle" | "desk" | "console";

/** What of a person decides their crest. */
export type Bearer = Pick<PersonDoc, "id" | "role" | "group"> & { readonly statuses?: readonly string[] };

export interface MapProps {
  readonly places: readonly PlaceDoc[];
  /** Where the viewer's own character sits. */
  readonly mine: string;
  readonly big?: boolean;
  readonly onPick?: ((place: string) => void) | undefined;
}

export interface GamePack {
  readonly ruleset: string;
  /** Which tabs stand at the bottom, by station. */
  readonly tabs: Readonly<Record<Station, readonly Tab[]>>;
  /** The crest of a person: a glyph and the colour it is drawn in. */
  readonly crest: (bearer: Bearer) => { readonly glyph: VNode; readonly colour: string };
  readonly asset: (id: string) => VNode;
  /** The glyph that stands before an act. */
  readonly act: (form: Pick<Form, "type" | "chapter">) => VNode;
  /** The emblem of a kind of period. */
  readonly season: (kind: string) => VNode;
  /** Assets in the order a hand shows them, and which of them are counted piece by piece. */
  readonly hand: { readonly money: string; readonly rows: readonly HandRow[]; readonly rest: readonly string[] };
  readonly map: () => Promise<ComponentType<MapProps>>;
}

/** Assets that share one row of slots, such as the ten legions a mortal may have. */
export interface HandRow {
  readonly key: string;
  readonly assets: readonly string[];
  readonly slots: number;
}
