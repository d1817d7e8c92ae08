import { errors } from "../../http/api-error.js";

/** Runs calls of accounts; throws `ApiError` for one too many of an account at the same time. */
export type CallsAtOnce = <T>(accountId: string, call: () => Promise<T>) => Promise<T>;

/** Bounds what one account has the endpoint do at the same time. */
export function createCallsAtOnce(max: number): CallsAtOnce {
  const running = new Map<string, number>();
  return async (accountId, call) => {
    const count = running.get(accountId) ?? 0;
    if (count >= max) throw errors.rateLimited(`${max} calls of this account are under way`, 1);
    running.set(accountId, count + 1);
    try {
      return await call();
    } finally {
      const left = (running.get(accountId) ?? 1) - 1;
      if (left > 0) running.set(accountId, left);
      else running.delete(accountId);
    }
  };
}
