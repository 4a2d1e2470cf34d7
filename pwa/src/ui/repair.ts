import { storage } from "./services";

const PAGE = "/repair.html";

/**
 * Put a broken app right: everything that can be fetched again is thrown away. Commands stay.
 * Does nothing and gives false without a server, since the app could not come back then.
 */
export async function repair(): Promise<boolean> {
  const reached = await fetch(PAGE, { cache: "no-store" }).catch(() => undefined);
  if (!reached?.ok) return false;
  await storage.peek().forget("views");
  location.replace(`${PAGE}#${location.pathname}`);
  return true;
}
