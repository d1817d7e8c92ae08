import { errors } from "../../../http/api-error.js";

const ACCOUNT_BYTES_MAX = 64 * 1_048_576;
const BYTES_MAX = 256 * 1_048_576;

/** What streamed answers that are under way, or that a slow client still reads, hold in memory. */
export interface FlightMemory {
  /** Takes bytes for an account; throws `ApiError` when it, or all together, hold too much. */
  take(accountId: string, bytes: number): void;
  giveBack(accountId: string, bytes: number): void;
}

export function createFlightMemory(
  bounds: { readonly accountBytesMax: number; readonly bytesMax: number } = {
    accountBytesMax: ACCOUNT_BYTES_MAX,
    bytesMax: BYTES_MAX,
  },
): FlightMemory {
  const held = new Map<string, number>();
  let sum = 0;
  return {
    take(accountId, bytes) {
      const own = (held.get(accountId) ?? 0) + bytes;
      if (own > bounds.accountBytesMax || sum + bytes > bounds.bytesMax) {
        throw errors.unavailable("too much of streamed answers is waiting to be read");
      }
      held.set(accountId, own);
      sum += bytes;
    },
    giveBack(accountId, bytes) {
      const own = (held.get(accountId) ?? 0) - bytes;
      if (own > 0) held.set(accountId, own);
      else held.delete(accountId);
      sum -= bytes;
    },
  };
}
