import { useEffect } from "preact/hooks";
import { go, here } from "../../ui/router";

/** The page that leads to the replay: it has an address of its own for every moment. */
export function ToReplay() {
  useEffect(() => go(`/g/${here.peek().game}/at`, true), []);
  return null;
}
