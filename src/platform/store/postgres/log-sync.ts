import type pg from "pg";
import { shareSync } from "../shared-sync.js";
import { StoreUnavailable } from "../sql.js";
import { ignore, openConnection } from "./pool.js";
import { fromPostgresError } from "./postgres-errors.js";

/** Puts commits on disk that were answered before they were there. */
export interface LogSync {
  /** Whether it can; otherwise every commit has to see to itself. Throws StoreUnavailable. */
  isPossible(): Promise<boolean>;
  /** To be called before a write begins, and what it answers once that was committed. */
  begin(): Promise<() => void>;
  /**
   * Settles when all that was committed before is on disk, whoever did; all who wait meanwhile share
   * the next sync. Throws StoreUnavailable when that is not known: some of it may be lost.
   */
  wait(): Promise<void>;
  close(): Promise<void>;
}

/** For connections whose commits are on disk when they are answered. */
export const noLogSync: LogSync = {
  isPossible: async () => false,
  begin: async () => ignore,
  wait: async () => {},
  close: async () => {},
};

/** The connection that syncs, and its place among those that there were. */
interface Line {
  readonly client: pg.Client;
  readonly number: number;
  /** Lets the next sync open another. */
  forget(): void;
}

const NOTHING = Number.POSITIVE_INFINITY;

/**
 * Syncs over a connection of its own: the log of PostgreSQL is written in one order, so a commit that
 * waits for the disk waits for all before it. One that wrote nothing would not wait, hence a record
 * that means nothing.
 *
 * A server that went down takes unsynced commits with it, and a later sync says nothing of them. It
 * also cuts every connection, so a sync counts for writes that began after its connection opened.
 */
export function createLogSync(url: string): LogSync {
  let opening: Promise<Line> | undefined;
  let number = 0;
  let isPossible = false;
  /** The connection that there was when the oldest began of what no sync was started for. */
  let oldest = NOTHING;
  const log = shareSync(sync, { failsForGood: false });

  function open(): Promise<Line> {
    if (opening) return opening;
    const mine = connect(forget).catch((error) => {
      forget();
      throw fromPostgresError(error);
    });
    opening = mine;
    return mine;

    function forget(): void {
      if (opening === mine) opening = undefined;
    }
  }

  async function connect(onEnd: () => void): Promise<Line> {
    const client = await openConnection(url);
    client.once("end", onEnd);
    client.once("error", onEnd);
    number += 1;
    isPossible = await takesRecords(client);
    return { client, number, forget: onEnd };
  }

  async function sync(): Promise<void> {
    const since = oldest;
    oldest = NOTHING;
    const line = await open();
    if (since < line.number) throw lost();
    try {
      await line.client.query({
        name: "sync",
        text: "SELECT pg_logical_emit_message(true, 'gatehouse', '')",
      });
    } catch (error) {
      line.forget();
      line.client.end().catch(ignore);
      throw lost(fromPostgresError(error));
    }
  }

  return {
    async isPossible() {
      await open();
      return isPossible;
    },
    async begin() {
      const line = await open();
      return () => {
        oldest = Math.min(oldest, line.number);
      };
    },
    wait() {
      if (!isPossible) return Promise.resolve();
      // What was read counts too, and may have been written over any connection.
      oldest = Math.min(oldest, number);
      return log.wait();
    },
    async close() {
      await log.settle();
      const line = await opening?.catch(ignore);
      await line?.client.end().catch(ignore);
    },
  };
}

function lost(cause?: unknown): StoreUnavailable {
  return new StoreUnavailable(
    "the connection to the database broke before a write was known to be on disk",
    { cause },
  );
}

/** Some servers that are like PostgreSQL have no such records, or do not let everybody write them. */
async function takesRecords(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    SELECT 1 FROM pg_proc
     WHERE proname = 'pg_logical_emit_message' AND has_function_privilege(oid, 'EXECUTE')
     LIMIT 1`);
  return rowCount === 1;
}
