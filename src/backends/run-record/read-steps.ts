import type { Reader } from "../../platform/store/sql.js";
import { inTurn } from "../../platform/threads/in-turn.js";
import { ownTurn } from "../../platform/threads/own-turn.js";
import { toStep } from "./run-view.js";
import type { RunReply } from "./schemas.js";
import { listSteps, type RunRow, type StepRow } from "./store.js";

const CHUNK_ROWS = 50;
/** How long a walk may hold the event loop; a step with a long meta takes a tenth of this. */
const SLICE_MS = 2;
/** Keeps an answer small enough to be written in a few milliseconds. */
const META_BYTES_MAX = 262_144;

/** A run, and the account whose turns of the event loop its walk takes. */
export interface WalkedRun {
  readonly id: string;
  readonly accountId: string;
}

/** The stored steps of a run after an index, in order; between slices of time other work has its turn. */
export async function* stepsAfter(
  reader: Reader,
  { id, accountId }: WalkedRun,
  start: number,
): AsyncGenerator<StepRow> {
  let after = start;
  for (;;) {
    const place = { after, limit: CHUNK_ROWS };
    const rows = await inTurn(accountId, () => listSteps(reader, id, place));
    let sliceEnd = performance.now() + SLICE_MS;
    for (const row of rows) {
      yield row;
      after = row.step_index;
      if (performance.now() < sliceEnd) continue;
      await ownTurn(accountId);
      sliceEnd = performance.now() + SLICE_MS;
    }
    if (rows.length < CHUNK_ROWS) return;
  }
}

/**
 * Some of the steps that the run has as it was read: a step that was added since would not fit to
 * its head. Fewer than the limit where their metas are long.
 */
export async function readSteps(
  reader: Reader,
  run: RunRow & WalkedRun,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<Pick<RunReply, "steps" | "next_after">> {
  const steps: RunReply["steps"] = [];
  let bytes = 0;
  for await (const row of stepsAfter(reader, run, after)) {
    if (row.step_index >= run.step_count) break;
    bytes += Buffer.byteLength(row.meta);
    const last = steps.at(-1);
    if (last && (steps.length === limit || bytes > META_BYTES_MAX)) {
      return { steps, next_after: last.index };
    }
    steps.push(toStep(row));
  }
  return { steps, next_after: null };
}
