import type { PageFormat } from "../../engines/pages/read-page.js";
import type { Needed } from "../../platform/parts/part.js";
import type { RunOptions } from "../../platform/threads/run-options.js";
import { createFetchesInFlight } from "./fetches-in-flight.js";
import type { FetchedBytes } from "./read-on-thread.js";
import { tasks } from "./tasks.js";

/** A page that is at hand, one that was fetched before, or one that is to be fetched. */
export type PageSource =
  | { readonly html: string }
  | { readonly fetched: FetchedBytes }
  | { readonly url: string };

export interface FetchOrder {
  readonly owner: string;
  readonly signal: AbortSignal;
}

export interface ReadingOrder extends FetchOrder {
  readonly format: PageFormat;
  /** What relative addresses are read against; where the page was found, unless given. */
  readonly baseUrl?: string | undefined;
}

/** Fetches pages and reads them. Keeps nothing. */
export interface PageReading {
  /** Fetches a page in one of the owner's places. Rejects with PageNotRead, TooManyFetches and WorkersBusy. */
  fetch(url: string, order: FetchOrder): Promise<FetchedBytes>;
  /**
   * The reading as JSON: what `readPage` answers, in snake_case, with `format` and, of a page that was
   * fetched, `url`, where it was found. Rejects with PageNotRead, TooManyFetches, and as threads do.
   */
  read(source: PageSource, order: ReadingOrder): Promise<Uint8Array>;
}

/** A fetch holds at most 10 MiB while its answer is decoded, so that all of them stay below 500 MiB. */
const FETCHES_MAX = 48;
export const FETCHES_OF_OWNER_MAX = 6;
const QUICK_MS = 250;
/** Bytes or characters that a quick task has the time for. */
const QUICK_LENGTH_MAX = 50_000;
const READ_MS = 20_000;
/** Longer than one reading: whoever comes next has a thread before it is over. */
const WAIT_MS = 25_000;

export function createPageReading({
  pageGuard,
  threads,
  webBotAuth: { sign },
}: Needed<"pageGuard" | "threads" | "webBotAuth">): PageReading {
  const fetches = createFetchesInFlight({ ofOwnerMax: FETCHES_OF_OWNER_MAX, max: FETCHES_MAX });

  async function fetch(url: string, { owner, signal }: FetchOrder): Promise<FetchedBytes> {
    const { fetchPage } = await import("../../platform/outbound/fetch-page.js");
    return fetches.within(owner, () => fetchPage(pageGuard, { url, signal, sign }));
  }

  return {
    fetch,
    async read(given, order) {
      const { format, baseUrl } = order;
      if ("html" in given) {
        const options = threadOptions(order, given.html.length);
        return threads.run(tasks["read-page"], { source: given.html, format, baseUrl }, options);
      }
      const source = "fetched" in given ? given.fetched : await fetch(given.url, order);
      const options = threadOptions(order, source.bytes.length);
      const page = { source, format, baseUrl: baseUrl ?? source.url };
      return threads.run(tasks["read-page"], page, options);
    },
  };
}

function threadOptions({ owner, signal }: ReadingOrder, length: number): RunOptions {
  const shared = { owner, signal, waitMs: WAIT_MS };
  return length <= QUICK_LENGTH_MAX
    ? { ...shared, lane: "quick", timeoutMs: QUICK_MS, overrunMs: READ_MS }
    : { ...shared, timeoutMs: READ_MS };
}
