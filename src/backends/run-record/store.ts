import {
  type Reader,
  type Store,
  sql,
  type Transaction,
  type Writer,
} from "../../platform/store/sql.js";

/** A run without its meta, which may be long. */
export interface ListedRunRow {
  readonly id: string;
  readonly name: string;
  readonly step_count: number;
  readonly head: string;
  readonly created_at: number;
}

export interface RunRow extends ListedRunRow {
  readonly meta: string;
}

export interface StepRow {
  readonly run_id: string;
  readonly step_index: number;
  readonly kind: string;
  readonly content_sha256: string;
  readonly recorded_at: number;
  readonly previous: string;
  readonly step_sha256: string;
  readonly meta: string;
}

/** A place in the list of runs, which is ordered by time and then by id. */
export interface RunPosition {
  readonly createdAt: number;
  readonly id: string;
}

/** Runs of one account, newest first: those created at `from` or later, and before a position. */
export interface RunRange {
  readonly accountId: string;
  readonly from: number;
  readonly before: RunPosition;
  /** `has_kind` tells which of the runs have a step of this kind. */
  readonly kind: string;
  readonly limit: number;
}

export interface CandidateRow extends ListedRunRow {
  readonly has_kind: number;
}

export async function insertRun(writer: Writer, accountId: string, run: RunRow): Promise<void> {
  await writer.run(sql`
    INSERT INTO recorded_runs (id, account_id, name, step_count, head, created_at, meta)
    VALUES (${run.id}, ${accountId}, ${run.name}, ${run.step_count}, ${run.head},
            ${run.created_at}, ${run.meta})`);
}

/** A run of this account; somebody else's is as unknown as one that never was. */
export function findRun(
  reader: Reader,
  accountId: string,
  id: string,
): Promise<RunRow | undefined> {
  return reader.get<RunRow>(sql`
    SELECT id, name, step_count, head, created_at, meta
      FROM recorded_runs WHERE id = ${id} AND account_id = ${accountId}`);
}

/**
 * As `findRun`, and keeps every other writer of the run out until the transaction ends: what is read
 * is what the one before committed. An SQLite transaction has the only write lock already.
 */
export function takeRun(
  tx: Transaction,
  dialect: Store["dialect"],
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<RunRow | undefined> {
  if (dialect === "sqlite") return findRun(tx, accountId, id);
  return tx.get<RunRow>(sql`
    SELECT id, name, step_count, head, created_at, meta
      FROM recorded_runs WHERE id = ${id} AND account_id = ${accountId} FOR UPDATE`);
}

export function listRuns(reader: Reader, range: RunRange): Promise<CandidateRow[]> {
  const { accountId, from, before, kind, limit } = range;
  return reader.all<CandidateRow>(sql`
    SELECT id, name, step_count, head, created_at,
           EXISTS (SELECT 1 FROM recorded_steps
                    WHERE run_id = recorded_runs.id AND kind = ${kind}) AS has_kind
      FROM recorded_runs
     WHERE account_id = ${accountId}
       AND created_at >= ${from} AND (created_at, id) < (${before.createdAt}, ${before.id})
     ORDER BY created_at DESC, id DESC
     LIMIT ${limit}`);
}

export function listRunsNamed(
  reader: Reader,
  name: string,
  range: RunRange,
): Promise<CandidateRow[]> {
  const { accountId, from, before, kind, limit } = range;
  return reader.all<CandidateRow>(sql`
    SELECT id, name, step_count, head, created_at,
           EXISTS (SELECT 1 FROM recorded_steps
                    WHERE run_id = recorded_runs.id AND kind = ${kind}) AS has_kind
      FROM recorded_runs
     WHERE account_id = ${accountId} AND name = ${name}
       AND created_at >= ${from} AND (created_at, id) < (${before.createdAt}, ${before.id})
     ORDER BY created_at DESC, id DESC
     LIMIT ${limit}`);
}

export async function hasKind(reader: Reader, runId: string, kind: string): Promise<boolean> {
  const row = await reader.get(sql`
    SELECT 1 AS found FROM recorded_steps WHERE run_id = ${runId} AND kind = ${kind} LIMIT 1`);
  return row !== undefined;
}

/** Adds a step and makes it the head of its run, whose row the caller's transaction has locked. */
export async function insertStep(tx: Writer, step: StepRow): Promise<void> {
  await tx.run(sql`
    UPDATE recorded_runs SET step_count = step_count + 1, head = ${step.step_sha256}
     WHERE id = ${step.run_id}`);
  await tx.run(sql`
    INSERT INTO recorded_steps
           (run_id, step_index, kind, content_sha256, recorded_at, previous, step_sha256, meta)
    VALUES (${step.run_id}, ${step.step_index}, ${step.kind}, ${step.content_sha256},
            ${step.recorded_at}, ${step.previous}, ${step.step_sha256}, ${step.meta})`);
}

/** The steps of a run after an index, in order. */
export function listSteps(
  reader: Reader,
  runId: string,
  page: { readonly after: number; readonly limit: number },
): Promise<StepRow[]> {
  return reader.all<StepRow>(sql`
    SELECT run_id, step_index, kind, content_sha256, recorded_at, previous, step_sha256, meta
      FROM recorded_steps
     WHERE run_id = ${runId} AND step_index > ${page.after}
     ORDER BY step_index
     LIMIT ${page.limit}`);
}

/**
 * The index of the first step that its run does not count. It is one statement, so that a step
 * which is being added meanwhile is no fault.
 */
export async function findUncounted(reader: Reader, runId: string): Promise<number | undefined> {
  const row = await reader.get<{ step_index: number }>(sql`
    SELECT step_index FROM recorded_steps
     WHERE run_id = ${runId}
       AND step_index >= (SELECT step_count FROM recorded_runs WHERE id = ${runId})
     ORDER BY step_index
     LIMIT 1`);
  return row?.step_index;
}

export interface SealRow {
  readonly closed_at: number;
  /** The packet as JSON; null while it is on its way to the evidence log. */
  readonly packet: string | null;
}

export function findSeal(reader: Reader, runId: string): Promise<SealRow | undefined> {
  return reader.get<SealRow>(sql`
    SELECT closed_at, packet FROM recorded_run_seals WHERE run_id = ${runId}`);
}

/** Closes a run, unless it is closed already. */
export async function closeRun(writer: Writer, runId: string, closedAt: number): Promise<void> {
  await writer.run(sql`
    INSERT INTO recorded_run_seals (run_id, closed_at) VALUES (${runId}, ${closedAt})
    ON CONFLICT (run_id) DO NOTHING`);
}

/** Keeps the packet of a closed run, unless another came first. */
export async function keepPacket(writer: Writer, runId: string, packet: string): Promise<void> {
  await writer.run(sql`
    UPDATE recorded_run_seals SET packet = ${packet} WHERE run_id = ${runId} AND packet IS NULL`);
}
