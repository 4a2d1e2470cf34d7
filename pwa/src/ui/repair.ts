import { storage } from "./services";

const REPAIR_PAGE = "/repair.html";

/**
 * Repair a broken app. The repair drops all data that can be fetched again, and keeps the commands. If the server does
 * not answer, it drops no data and returns false, because the app could not be loaded again.
 */
export async function repairApp(): Promise<boolean> {
  const response = await fetch(REPAIR_PAGE, { cache: "no-store" }).catch(() => undefined);
  if (!response?.ok) return false;
  await storage.peek().forget("views");
  location.replace(`${REPAIR_PAGE}#${location.pathname}`);
  return true;
}
