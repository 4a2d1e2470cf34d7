/** The entry of the organiser's page. It loads the other files, so the first load of the app names only this small file. */

import { lazy } from "../../ui/lazy";

/** The organiser's page. */
export const Organiser = lazy(() => import(".").then((module) => module.Organiser));
