/**
 * A view that is read slice by slice. A reader of one slice is drawn again only when this slice changes. A slice has
 * changed if it is a different object, because views share the objects that stay the same.
 */

import { computed } from "@preact/signals-core";
import type { ReadonlySignal } from "@preact/signals-core";
import type { View } from "./view";

/**
 * Return a function whose answer for each key is a signal of its own. A reader is called only when its own answer
 * differs.
 */
export function signalPerKey<K, T>(answer: (key: K) => T): (key: K) => T {
  const known = new Map<K, ReadonlySignal<T>>();
  return (key) => {
    const one = known.get(key) ?? computed(() => answer(key));
    known.set(key, one);
    return one.value;
  };
}

/** Return the view to be read slice by slice. Without a view it has no slices. */
export function viewBySlice(held: () => View | null): View {
  const keys = computed(() => Object.keys(held()?.slices ?? {}).join("\n"));
  const slice = signalPerKey((key: string) => held()?.slices[key]);
  const rest = signalPerKey((key: string) => held()?.[key as keyof View]);
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
