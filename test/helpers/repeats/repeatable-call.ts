import type { Reader } from "../../../src/platform/store/sql.js";
import type { Premises, Resident, Sent } from "./premises.js";

/** One call of an idempotent route, which does something that can be counted. */
export interface RepeatableCall extends Sent {
  /** The pattern of its route; behind the gateway with the prefix of the service. */
  readonly route: string;
  /** All that this call has led to so far. */
  made(reader: Reader): Promise<unknown[]>;
  /** The one thing that an answer tells of. */
  // biome-ignore lint/suspicious/noExplicitAny: each answer has fields of its own
  told(answer: any): unknown;
}

export type PrepareCalls = (
  premises: Premises,
  resident: Resident,
) => Promise<readonly RepeatableCall[]>;

/** The numbers up to a version: what was written more often than once has more of them. */
export function countTo(version: number | undefined): number[] {
  return Array.from({ length: version ?? 0 }, (_, at) => at + 1);
}
