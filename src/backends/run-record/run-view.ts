import { createHash } from "node:crypto";
import type { Meta, RecordedStep, RunOpening } from "../../engines/evidence/run-chain/run-chain.js";
import { errors, type Refusal } from "../../http/api-error.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import type { Reader, Store, Transaction } from "../../platform/store/sql.js";
import type { ListedRun } from "./schemas.js";
import { findRun, type ListedRunRow, type RunRow, type StepRow, takeRun } from "./store.js";

const RUN_ID = /^run_[0-9a-f]{24}$/;

/** The SHA-256 of a text's UTF-8 bytes, as hex. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The refusal of an id that is no run of the account. */
export const noRun: Refusal = () => errors.notFound("this run");

/** A run of this account; 404 for what is not one, and for somebody else's alike. */
export async function requireRun(reader: Reader, accountId: string, id: string): Promise<RunRow> {
  const run = RUN_ID.test(id) ? await findRun(reader, accountId, id) : undefined;
  if (!run) throw noRun();
  return run;
}

/** The same, held for the rest of the transaction: nobody else appends to it or closes it. */
export async function lockRun(
  tx: Transaction,
  dialect: Store["dialect"],
  wanted: { readonly accountId: string; readonly id: string },
): Promise<RunRow> {
  const run = RUN_ID.test(wanted.id) ? await takeRun(tx, dialect, wanted) : undefined;
  if (!run) throw noRun();
  return run;
}

export function toListedRun(row: ListedRunRow): ListedRun {
  return {
    run_id: row.id,
    name: row.name,
    created_at: isoTime(row.created_at),
    step_count: row.step_count,
    head: row.head,
  };
}

export function toOpening(row: RunRow): RunOpening {
  const { id, name, meta, created_at } = row;
  return { run_id: id, name, meta: readMeta(meta), created_at: isoTime(created_at) };
}

export function toStep(row: StepRow): RecordedStep {
  return {
    run_id: row.run_id,
    index: row.step_index,
    kind: row.kind,
    content_sha256: row.content_sha256,
    meta: readMeta(row.meta),
    recorded_at: isoTime(row.recorded_at),
    previous: row.previous,
    step_sha256: row.step_sha256,
  };
}

function readMeta(text: string): Meta {
  return JSON.parse(text) as Meta;
}
