import type { Clock } from "../clock/clock.js";
import { type Heartbeat, isAlive } from "../heartbeat/heartbeat.js";
import { unseal } from "../secrets/sealing.js";
import type { Store } from "../store/sql.js";
import * as rows from "./answer-store.js";

/** So long an answer is kept for repeats. */
export const KEPT_FOR_MS = 24 * 3_600_000;
const POLL_FIRST_MS = 5;
const POLL_MAX_MS = 200;

export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Where a request is kept under one of the secrets of the server. */
export interface Place {
  readonly id: string;
  /** Of the body. */
  readonly fingerprint: string;
  /** Seals what is kept. */
  readonly key: Buffer;
}

/** A place that this process has claimed. */
export interface HeldPlace extends rows.Holder, Pick<Place, "key"> {
  /** What the claim before this one reached. */
  readonly recoveryPoint: string | undefined;
  /** The process that had the work before died. */
  readonly isTakenOver: boolean;
}

/** Why a place is not claimed. */
export type NoClaim =
  | { readonly outcome: "replay"; readonly answer: KeptAnswer }
  | { readonly outcome: "other-body" }
  | { readonly outcome: "still-running" };

export interface ClaimParts {
  readonly clock: Clock;
  readonly heartbeat: Pick<Heartbeat, "processId" | "deadBefore">;
}

/**
 * What claims places for a process: a place that nobody has or whose process is gone, or it waits until
 * `deadline` (of performance.now()) for the process that has it.
 */
export function createPlaceClaims(
  store: Store,
  { clock, heartbeat }: ClaimParts,
): (place: Place, deadline: number) => Promise<HeldPlace | NoClaim> {
  let attempts = 0;
  const newHolder = () => {
    attempts += 1;
    return { processId: heartbeat.processId, attempt: attempts };
  };

  /** The first process to notice that the one running the work is gone takes it over. */
  async function takeOver({ id, key }: Place, row: rows.AnswerRow): Promise<HeldPlace | undefined> {
    if (await isAlive(store, row.process_id, heartbeat)) return undefined;
    const from = { id, processId: row.process_id, attempt: row.attempt };
    const to = newHolder();
    const taken = await rows.moveClaim(store, from, to);
    if (!taken) return undefined;
    const point = taken.recovery_point;
    const recoveryPoint = point === null ? undefined : unseal(point, key).toString();
    return { id, ...to, key, recoveryPoint, isTakenOver: row.process_id !== rows.NOBODY };
  }

  return async (place, deadline) => {
    const { id, fingerprint, key } = place;
    for (let pause = POLL_FIRST_MS; performance.now() < deadline; pause *= 2) {
      const now = clock();
      const holder = { id, ...newHolder() };
      if (await rows.insertClaim(store, holder, { fingerprint, now, since: now - KEPT_FOR_MS })) {
        return { ...holder, key, recoveryPoint: undefined, isTakenOver: false };
      }
      const row = await rows.findAnswer(store, id);
      if (row && row.fingerprint !== fingerprint) return { outcome: "other-body" };
      if (row?.status) return { outcome: "replay", answer: toAnswer(row, key) };
      const taken = row && (await takeOver(place, row));
      if (taken) return taken;
      await new Promise((resolve) => setTimeout(resolve, Math.min(pause, POLL_MAX_MS)));
    }
    return { outcome: "still-running" };
  };
}

function toAnswer(row: rows.AnswerRow, key: Buffer): KeptAnswer {
  return {
    status: row.status ?? 200,
    headers: JSON.parse(row.headers ?? "{}") as Record<string, string>,
    body: unseal(row.body ?? Buffer.alloc(0), key),
  };
}
