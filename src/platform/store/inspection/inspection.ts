import type { Reader, Store } from "../sql.js";

/** A database that is read and never changed. */
export interface Inspection extends Reader {
  readonly dialect: Store["dialect"];
  /** Ends it within half a second, whatever the database does. */
  close(): Promise<void>;
}

const CLOSE_MS_MAX = 500;

/** Settles when something has ended, or after half a second. */
export async function endSoon(ended: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLOSE_MS_MAX);
  });
  await Promise.race([ended, late]);
  clearTimeout(timer);
}
