import type { Clock } from "../clock/clock.js";
import { newId } from "../ids/ids.js";
import { type Reader, type Store, StoreUnavailable, sql, type Writer } from "../store/sql.js";
import { DISK_FULL_BYTES, freeBytesBeside } from "./disk-space.js";

const BEAT_EVERY_MS = 1_000;
/** A process that has not beaten for this long is taken for gone, by one that has beaten all the while. */
export const DEAD_AFTER_MS = 5_000;
/** Two beats that are further apart tell that this process stood still or could not reach the store. */
const GAP_MS = 2_500;

export interface HeartbeatState {
  /** Whether the last beat could be written, and more than that could. */
  readonly ok: boolean;
  /** How long the last write took. */
  readonly writeMs: number;
  /** Left on the disk of the database; undefined where that is not on this machine. */
  readonly freeBytes: number | undefined;
}

/** This process as the others on the same store see it; each beat also proves that writing works. */
export interface Heartbeat {
  readonly processId: string;
  state(): HeartbeatState;
  /**
   * A process that beat last before this time is gone, in epoch milliseconds. 0 while this one cannot
   * tell: when nobody could reach the store, all beats are old, and none of it means a death.
   */
  deadBefore(): number;
  /** Forgets processes that are gone; what they left behind is told by their absence. */
  forgetDead(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Registers this process and beats every second until closed; nothing else happens between two
 * beats. A store that fails is told to `onError` once until it works again.
 */
export async function startHeartbeat(
  store: Store,
  clock: Clock,
  onError: (error: unknown) => void,
  freeBytesOf: (file: string) => Promise<number> = freeBytesBeside,
): Promise<Heartbeat> {
  const processId = newId("prc");
  let state: HeartbeatState = { ok: true, writeMs: 0, freeBytes: undefined };
  let beating: Promise<void> | undefined;
  /** When the beats began that had no gap since, and when the last one was written. */
  let steadySince = Number.POSITIVE_INFINITY;
  let lastBeat = Number.NEGATIVE_INFINITY;

  async function write(): Promise<void> {
    await store.run(sql`
      INSERT INTO processes (id, started_at, beat_at) VALUES (${processId}, ${clock()}, ${clock()})
      ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at`);
    const beatenAt = clock();
    if (beatenAt - lastBeat > GAP_MS) steadySince = beatenAt;
    lastBeat = beatenAt;
  }

  /** A disk that does not tell its size is judged by the writes alone. */
  async function readFreeBytes(): Promise<number | undefined> {
    if (store.file === undefined) return undefined;
    return freeBytesOf(store.file).catch(() => undefined);
  }

  async function beat(): Promise<void> {
    const startedAt = performance.now();
    let fault: unknown;
    await write().catch((error: unknown) => {
      fault = error;
    });
    const writeMs = performance.now() - startedAt;
    const freeBytes = await readFreeBytes();
    // A beat finds room in what the log of the database has, where a larger write does not.
    if (freeBytes !== undefined && freeBytes < DISK_FULL_BYTES) {
      fault ??= new StoreUnavailable("the disk of the database is full");
    }
    if (fault !== undefined && state.ok) onError(fault);
    state = { ok: fault === undefined, writeMs, freeBytes };
  }

  const beatOnce = () => {
    beating ??= beat().finally(() => {
      beating = undefined;
    });
    return beating;
  };

  function deadBefore(): number {
    const now = clock();
    const isSteady = now - lastBeat <= GAP_MS && now - steadySince >= DEAD_AFTER_MS;
    return isSteady ? now - DEAD_AFTER_MS : 0;
  }

  await beatOnce();
  const timer = setInterval(beatOnce, BEAT_EVERY_MS).unref();
  return {
    processId,
    state: () => state,
    deadBefore,
    forgetDead: () =>
      store.run(sql`
        DELETE FROM processes WHERE beat_at <= ${deadBefore()} AND id <> ${processId}`),
    async close() {
      clearInterval(timer);
      await beating;
      await store.run(sql`DELETE FROM processes WHERE id = ${processId}`).catch(onError);
    },
  };
}

/** Whether a process has beaten since it would count as gone. */
export async function isAlive(
  reader: Reader,
  processId: string,
  { deadBefore }: Pick<Heartbeat, "deadBefore">,
): Promise<boolean> {
  const row = await reader.get<{ beat_at: number }>(
    sql`SELECT beat_at FROM processes WHERE id = ${processId}`,
  );
  return row !== undefined && row.beat_at > deadBefore();
}

/** When any process beat last; undefined where none is known. */
export async function lastBeat(reader: Reader): Promise<number | undefined> {
  const row = await reader.get<{ beat_at: number | null }>(
    sql`SELECT max(beat_at) AS beat_at FROM processes`,
  );
  return row?.beat_at ?? undefined;
}

/** Forgets every process: those of a database that was copied run elsewhere, if they run at all. */
export function forgetProcesses(writer: Pick<Writer, "run">): Promise<number> {
  return writer.run(sql`DELETE FROM processes`);
}
