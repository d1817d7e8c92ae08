import { TooManyFetches } from "../../platform/outbound/page-failures.js";
import { WorkersBusy } from "../../platform/threads/thread-errors.js";

/** Bounds the fetches under way, those of one owner and all of them. */
export interface FetchesInFlight {
  /** Runs work, or throws TooManyFetches or, where everybody's places are taken, WorkersBusy. */
  within<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

const RETRY_SECONDS = 2;

export function createFetchesInFlight({
  ofOwnerMax,
  max,
}: {
  readonly ofOwnerMax: number;
  readonly max: number;
}): FetchesInFlight {
  const inFlight = new Map<string, number>();
  let all = 0;
  return {
    async within(owner, work) {
      const own = inFlight.get(owner) ?? 0;
      if (own >= ofOwnerMax) throw new TooManyFetches(ofOwnerMax);
      if (all >= max) throw new WorkersBusy(`${max} pages are being fetched`, RETRY_SECONDS);
      inFlight.set(owner, own + 1);
      all += 1;
      try {
        return await work();
      } finally {
        all -= 1;
        const left = (inFlight.get(owner) ?? 1) - 1;
        if (left > 0) inFlight.set(owner, left);
        else inFlight.delete(owner);
      }
    },
  };
}
