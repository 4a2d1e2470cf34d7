/**
 * The entry of the organiser's page and of an event's public page. It loads the other files, so the first load of the
 * app names only this small file.
 */

import { lazy } from "../../ui/lazy";

const OrganiserPage = lazy(() => import(".").then((module) => module.Organiser));
const EventPage = lazy(() => import("../event").then((module) => module.EventPage));

/** The organiser's page, or the public page of an event: the address says which. */
export function Organiser({ id }: { id: string }) {
  return location.pathname.startsWith("/event/") ? <EventPage id={id} /> : <OrganiserPage id={id} />;
}
