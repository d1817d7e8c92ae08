import { BrowserFault } from "../actions.js";
import { inTime } from "../waiting.js";

/** What comes of work, or fault `timeout` with the message; a page may keep playwright waiting for ever. */
export function within<T>(limitMs: number, work: Promise<T>, message: string): Promise<T> {
  return inTime(limitMs, work, new BrowserFault("timeout", message));
}
