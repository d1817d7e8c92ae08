import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { TILE_WIDTH } from "../../../engines/evidence/merkle/growing-tree-tile.js";
import type { Store } from "../../../platform/store/sql.js";
import { WorkersBusy } from "../../../platform/threads/thread-errors.js";
import type { Threads } from "../../../platform/threads/threads.js";
import { readHead, setAuditedSize } from "../log-store.js";
import { tasks } from "../tasks.js";
import { type AuditOptions, auditLog, faultText, lookThrough } from "./audit.js";

const EVERY_MS = 3_600_000;
const RANGE_MS_MAX = 30_000;
/** Entries of a file that a thread looks at in one go, which takes it about 0.1 s. */
const FILE_RANGE = 64 * TILE_WIDTH;
const BUSY_PAUSE_MS = 1_000;

export interface BackgroundAuditOptions {
  readonly threads: Threads;
  readonly log: Logger;
  readonly report: (reason: string) => void;
}

/** Audits the whole log now and every hour, on a thread, until it finds a fault or is stopped. */
export function startBackgroundAudit(
  store: Store,
  { threads, log, report }: BackgroundAuditOptions,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  const { file } = store;
  const options = { owner: "server", timeoutMs: RANGE_MS_MAX, signal };
  const how: AuditOptions = {
    isStopped: () => signal.aborted,
    ...(file === undefined
      ? {
          look: lookThrough(store, (chunk) =>
            whenFree(() => threads.run(tasks["evidence-audit"], chunk, options)),
          ),
        }
      : {
          step: FILE_RANGE,
          look: (range) =>
            whenFree(() => threads.run(tasks["evidence-audit-file"], { ...range, file }, options)),
        }),
  };

  async function whenFree<T>(run: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof WorkersBusy)) throw error;
      }
      await sleep(BUSY_PAUSE_MS, undefined, { signal });
    }
  }

  /** Answers whether the log is sound so far. */
  async function audit(): Promise<boolean> {
    const head = await readHead(store);
    if (!head) return true;
    const fault = await auditLog(store, head, how);
    if (signal.aborted) return true;
    if (fault) report(faultText(fault));
    else {
      await setAuditedSize(store.durable, head.size);
      log.info({ entries: head.size }, "the evidence log was audited");
    }
    return fault === undefined;
  }

  async function repeat(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (!(await audit())) return;
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ err: error }, "the audit of the evidence log could not be finished");
      }
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const repeating = repeat();
  return {
    async stop() {
      stopping.abort();
      await repeating;
    },
  };
}
