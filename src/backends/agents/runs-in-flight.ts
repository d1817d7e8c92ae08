import { errors } from "../../http/api-error.js";

const RETRY_SECONDS = 2;

/** Bounds the runs of one account at the same time, so that none takes the others' turns. */
export interface RunsInFlight {
  /** Runs work, or throws 429 when the account has as many under way as it may. */
  within<T>(account: string, work: () => Promise<T>): Promise<T>;
}

export function createRunsInFlight(ofAccountMax: number): RunsInFlight {
  const inFlight = new Map<string, number>();
  return {
    async within(account, work) {
      const own = inFlight.get(account) ?? 0;
      if (own >= ofAccountMax) throw tooManyRuns(ofAccountMax);
      inFlight.set(account, own + 1);
      try {
        return await work();
      } finally {
        const left = (inFlight.get(account) ?? 1) - 1;
        if (left > 0) inFlight.set(account, left);
        else inFlight.delete(account);
      }
    },
  };
}

/** The refusal of a run beyond those that an account may have at once. */
export function tooManyRuns(ofAccountMax: number) {
  return errors.rateLimited(
    `at most ${ofAccountMax} runs of one account go on at the same time`,
    RETRY_SECONDS,
  );
}
