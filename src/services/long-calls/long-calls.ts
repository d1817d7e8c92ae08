import { hash, hkdfSync, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "../../platform/heartbeat/heartbeat.js";
import type { Needed } from "../../platform/parts/part.js";
import { seal, unseal } from "../../platform/secrets/sealing.js";
import { StoreUnavailable } from "../../platform/store/sql.js";
import { WorkersBusy } from "../../platform/threads/thread-errors.js";
import * as rows from "./store.js";

/** Who makes a call that goes on. */
export interface LongCaller {
  /** Who alone may ask for it later; undefined where its id is enough. */
  readonly owner: string | undefined;
  /** Whose calls are counted together. */
  readonly countedAs: string;
}

/** What a call is to do, as JSON; enough to do it again in another process. */
export type LongCallOrder = Readonly<Record<string, unknown>>;

/** A call under way. What it comes to is JSON; it is not to reject. */
export interface LongCallRun {
  readonly outcome: Promise<unknown>;
  stop(): void;
}

/** A call by what is known of it. Times are epoch milliseconds. */
export interface LongCall {
  readonly id: string;
  readonly status: rows.LongCallStatus;
  readonly order: LongCallOrder;
  /** There once it has ended. */
  readonly outcome: unknown;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/**
 * Calls that go on after they were answered, and outlive the process that works on them: the next one
 * that is asked for such a call does its work again.
 */
export interface LongCalls {
  /**
   * Keeps a call, on disk before this resolves, and then starts it. Throws WorkersBusy for a caller who
   * has 20 under way; nothing is started then.
   */
  begin(
    call: LongCaller & { readonly id: string; readonly order: LongCallOrder },
    start: () => LongCallRun,
  ): Promise<LongCall>;
  /**
   * Undefined for one that is not there, or somebody else's. One whose process is gone is started again
   * here, under its own id.
   */
  find(
    id: string,
    owner: string | undefined,
    start: (order: LongCallOrder) => LongCallRun,
  ): Promise<LongCall | undefined>;
  /** Ends a call for its owner; one that has ended stays as it is. False for one that is not there. */
  cancel(id: string, owner: string | undefined): Promise<boolean>;
  sweep(): Promise<void>;
  /** Leaves what is under way to the next process. */
  close(): Promise<void>;
}

/** How long a call is kept, from its beginning. */
export const LONG_CALL_KEPT_MS = 3_600_000;
const WORKING_MAX = 20;
const ENDED_KEPT = 50;
const RETRY_SECONDS = 1;
const STORED_EVERY_MS = 500;
const ID_BYTES = 24;

/** The name of a call, which nobody can guess: it opens what is kept of the call. */
export function newLongCallId(): string {
  return randomBytes(ID_BYTES).toString("base64url");
}

/** Keeps calls in the database, sealed under their ids. */
export function createLongCalls({
  store,
  clock,
  heartbeat,
  log,
}: Needed<"store" | "clock" | "heartbeat" | "log">): LongCalls {
  const underWay = new Map<string, { run: LongCallRun; ended: Promise<void> }>();
  let isClosed = false;

  function follow(id: string, run: LongCallRun): void {
    const ended = keepOutcome(id, run.outcome).finally(() => underWay.delete(id));
    underWay.set(id, { run, ended });
  }

  /** Tries until it is stored: as long as this process lives, nobody else will do the work. */
  async function keepOutcome(id: string, running: Promise<unknown>): Promise<void> {
    const { processId } = heartbeat;
    const ended = { idDigest: digestOf(id), processId };
    const sealedOutcome = sealed(await running, id, "outcome");
    while (!isClosed) {
      try {
        return await rows.endCall(store.durable, { ...ended, sealedOutcome, now: clock() });
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) {
          log.error({ err: error }, "what came of a call could not be kept");
        }
        await sleep(STORED_EVERY_MS);
      }
    }
  }

  async function rowOf(
    id: string,
    owner: string | undefined,
  ): Promise<rows.LongCallRow | undefined> {
    const row = await rows.findCall(store, { idDigest: digestOf(id), now: clock() });
    return row && (row.owner === null || row.owner === owner) ? row : undefined;
  }

  async function goOn(
    id: string,
    { processId, idDigest }: rows.LongCallRow,
    start: () => LongCallRun,
  ): Promise<void> {
    if (underWay.has(id) || isClosed || (await isAlive(store, processId, heartbeat))) return;
    const to = heartbeat.processId;
    if (await rows.takeOver(store.durable, { idDigest, from: processId, to })) follow(id, start());
  }

  return {
    async begin({ id, owner, countedAs, order }, start) {
      const createdAt = clock();
      const row = {
        ...{ idDigest: digestOf(id), owner: owner ?? null, countedAs },
        processId: heartbeat.processId,
        sealedOrder: sealed(order, id, "order"),
        ...{ createdAt, expiresAt: createdAt + LONG_CALL_KEPT_MS },
      };
      await store.durable.tx(async (tx) => {
        if ((await rows.countWorking(tx, countedAs)) >= WORKING_MAX) {
          throw new WorkersBusy(`${WORKING_MAX} calls of this caller are under way`, RETRY_SECONDS);
        }
        await rows.insertCall(tx, row);
        await rows.dropOldestEnded(tx, countedAs, ENDED_KEPT);
      });
      follow(id, start());
      return { id, status: "working", order, outcome: undefined, createdAt, updatedAt: createdAt };
    },
    async find(id, owner, start) {
      const row = await rowOf(id, owner);
      if (!row) return undefined;
      const { status, sealedOrder, sealedOutcome, createdAt, updatedAt } = row;
      const order = opened(sealedOrder, id, "order") as LongCallOrder;
      if (status === "working") await goOn(id, row, () => start(order));
      const outcome = sealedOutcome ? opened(sealedOutcome, id, "outcome") : undefined;
      return { id, status, order, outcome, createdAt, updatedAt };
    },
    async cancel(id, owner) {
      const row = await rowOf(id, owner);
      if (!row) return false;
      await rows.cancelCall(store.durable, { idDigest: row.idDigest, now: clock() });
      underWay.get(id)?.run.stop();
      return true;
    },
    sweep: () => rows.forgetExpired(store, clock()),
    async close() {
      isClosed = true;
      const left = [...underWay.values()];
      for (const { run } of left) run.stop();
      await Promise.allSettled(left.map(({ ended }) => ended));
    },
  };
}

const digestOf = (id: string) => hash("sha256", id);

/** Only who has the id can read what is kept under it. */
function keyOf(id: string): Buffer {
  return Buffer.from(hkdfSync("sha256", id, "", "gatehouse long call", 32));
}

function sealed(value: unknown, id: string, context: "order" | "outcome"): Buffer {
  return seal(Buffer.from(JSON.stringify(value)), keyOf(id), context);
}

function opened(bytes: Buffer, id: string, context: "order" | "outcome"): unknown {
  return JSON.parse(unseal(bytes, keyOf(id), context).toString());
}
