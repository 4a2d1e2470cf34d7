import { useEffect } from "preact/hooks";
import { goToAddress, currentRoute } from "../../ui/router";

/** Leads from the list of pages to the replay. The replay has its own addresses. */
export function ReplayLink() {
  useEffect(() => goToAddress(`/g/${currentRoute.peek().game}/at`, true), []);
  return null;
}
