/**
 * A view that screens read slice by slice. A screen that reads one slice is drawn again only when this slice changes. A
 * slice has changed if it is a different object, because consecutive views share their unchanged objects.
 */

import { computed } from "@preact/signals-core";
import type { ReadonlySignal } from "@preact/signals-core";
import type { AnySlices, View } from "./view";

/**
 * Return a function that has a separate signal for the answer to each key. A reader is called again only when its own
 * answer changes.
 */
export function signalPerKey<K, T>(answer: (key: K) => T): (key: K) => T {
  const signals = new Map<K, ReadonlySignal<T>>();
  return (key) => {
    const signal = signals.get(key) ?? computed(() => answer(key));
    signals.set(key, signal);
    return signal.value;
  };
}

/**
 * Return the keys of a family of slices, such as `person`, in the server's order. `Object.keys` would ask the proxy of
 * a view for each key whether it is enumerable.
 */
export const keysOfFamily = (slices: AnySlices, family: string): readonly string[] =>
  (Reflect.ownKeys(slices) as string[]).filter((key) => key.startsWith(`${family}/`));

/** Return a view whose slices are read one by one. If the phone has no view, the result has no slices. */
export function viewWithSliceSignals(view: () => View | null): View {
  const keys = computed(() => Object.keys(view()?.slices ?? {}).join("\n"));
  const slice = signalPerKey((key: string) => view()?.slices[key]);
  const memberSignals = signalPerKey((key: string) => view()?.[key as keyof View]);
  const slices: AnySlices = new Proxy(
    {},
    {
      get: (_, key) => slice(String(key)),
      ownKeys: () => keys.value.split("\n").filter(Boolean),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  return new Proxy({} as View, { get: (_, key) => (key === "slices" ? slices : memberSignals(String(key))) });
}
