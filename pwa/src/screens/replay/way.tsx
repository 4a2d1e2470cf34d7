import { useEffect } from "preact/hooks";
import { go, here } from "../../ui/router";

/** Leads from the list of pages to the replay. The replay has its own addresses. */
export function ReplayLink() {
  useEffect(() => go(`/g/${here.peek().game}/at`, true), []);
  return null;
}
