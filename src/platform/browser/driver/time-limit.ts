import { BrowserFault } from "../actions.js";

/** What comes of work, or fault `timeout` with the message; a page may keep playwright waiting for ever. */
export async function within<T>(limitMs: number, work: Promise<T>, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BrowserFault("timeout", message)), limitMs);
  });
  // Whatever becomes of it later, nobody waits for it any more.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
