/**
 * A view that is heard slice by slice: what reads one slice is drawn again when that one changes, and
 * not when another does. A slice changes when it is another object: views share what stays the same.
 */

import { computed } from "@preact/signals-core";
import type { ReadonlySignal } from "@preact/signals-core";
import type { View } from "./view";

/** The answers of a function, each a signal of its own: whoever asked hears when theirs is another. */
export function apart<K, T>(answer: (key: K) => T): (key: K) => T {
  const known = new Map<K, ReadonlySignal<T>>();
  return (key) => {
    const one = known.get(key) ?? computed(() => answer(key));
    known.set(key, one);
    return one.value;
  };
}

/** The view that is held, to be heard slice by slice; of none, nothing but that it has no slices. */
export function heardApart(held: () => View | null): View {
  const keys = computed(() => Object.keys(held()?.slices ?? {}).join("\n"));
  const slice = apart((key: string) => held()?.slices[key]);
  const rest = apart((key: string) => held()?.[key as keyof View]);
  const slices = new Proxy(
    {},
    {
      get: (_, key) => slice(String(key)),
      ownKeys: () => keys.value.split("\n").filter(Boolean),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  return new Proxy({} as View, { get: (_, key) => (key === "slices" ? slices : rest(String(key))) });
}
