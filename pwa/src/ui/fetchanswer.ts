import { Problem } from "../core/view/api";
import { api } from "./services";

/**
 * Return the server's answer to a path; null if the resource does not exist or is not for this viewer. Raises every
 * other error.
 */
export async function fetchAnswer<T>(path: string): Promise<T | null> {
  try {
    return await api.call<T>(path);
  } catch (error) {
    if (error instanceof Problem && !error.isPassing) return null;
    throw error;
  }
}
