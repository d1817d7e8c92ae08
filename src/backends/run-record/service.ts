import { genesisForm, type Meta, stepForm } from "../../engines/evidence/run-chain/run-chain.js";
import { canonicalize } from "../../engines/json/canonical-json/canonical-json.js";
import type { FreeJson } from "../../engines/json/free-json/free-json.js";
import { errors, type Refusal } from "../../http/api-error.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import { newId } from "../../platform/ids/ids.js";
import type { Needed } from "../../platform/parts/part.js";
import type { Amount } from "../../platform/storage-quota/amounts.js";
import { createKeyedMutex } from "../../platform/store/keyed-mutex.js";
import { BY_STATEMENT, type Transaction } from "../../platform/store/sql.js";
import { findRuns } from "./find-runs.js";
import { type HashContents, hashContents } from "./hash-contents.js";
import { readSteps } from "./read-steps.js";
import { lockRun, requireRun, sha256, toListedRun, toOpening } from "./run-view.js";
import type {
  AppendedStep,
  AppendStepBody,
  CreatedRun,
  CreateRunBody,
  RunReply,
  RunsQuery,
  RunsReply,
  Verdict,
  VerifyBody,
} from "./schemas.js";
import { createRunSeals } from "./seal-run.js";
import * as store from "./store.js";
import { storedRuns, storedSteps } from "./stored.js";
import { verifyRun } from "./verify-run.js";

const STEPS_MAX = 100_000;
const META_BYTES_MAX = 16_384;
const STEPS_LISTED_DEFAULT = 100;

/** Runs as hash chains of steps. Contents are hashed on arrival and kept nowhere. */
export function createRunRecord(
  platform: Needed<"store" | "clock" | "evidence" | "threads" | "storageQuota">,
) {
  const { store: database, clock, threads, storageQuota } = platform;
  const runsQuota = storageQuota.of(storedRuns);
  const stepsQuota = storageQuota.of(storedSteps);
  const mutex = createKeyedMutex(database);

  const seals = createRunSeals(platform, mutex);

  return {
    async create(
      accountId: string,
      { name, meta }: CreateRunBody,
      once?: Once<CreatedRun>,
    ): Promise<CreatedRun> {
      const metaText = writeMeta(meta);
      const createdAt = clock();
      const run_id = newId("run");
      const created_at = isoTime(createdAt);
      const head = sha256(genesisForm({ run_id, name, meta: readMeta(meta), created_at }));
      const run = { id: run_id, name, step_count: 0, head, created_at: createdAt, meta: metaText };
      const insert = async (tx: Transaction) => {
        await store.insertRun(tx, accountId, run);
        await runsQuota.add(tx, accountId, oneOf(name, metaText));
        return { run_id, name, head, created_at };
      };
      return commitOnce(database.durable, once, insert, BY_STATEMENT);
    },

    /** Adds a step after the last one, on disk; appends to one run follow one another. */
    async append(
      accountId: string,
      id: string,
      body: AppendStepBody,
      once?: Once<AppendedStep>,
    ): Promise<AppendedStep> {
      const [content_sha256 = ""] = await hashContents(threads, accountId)([body], () => "");
      const metaText = writeMeta(body.meta);
      const step = { kind: body.kind, content_sha256, meta: readMeta(body.meta) };
      const add = async (tx: Transaction) => {
        const run = await lockRun(tx, database.dialect, { accountId, id });
        await checkAppend(tx, run, body.if_head);
        const added = await addStep(tx, run, { ...step, metaText, recordedAt: clock() });
        await stepsQuota.add(tx, accountId, oneOf(body.kind, metaText));
        return added;
      };
      return mutex.run(`${accountId} ${id}`, () =>
        commitOnce(database.durable, once, add, BY_STATEMENT),
      );
    },

    find: (accountId: string, query: RunsQuery): Promise<RunsReply> =>
      findRuns(database, accountId, query),

    /** A run with a page of its steps. */
    async get(
      accountId: string,
      id: string,
      { after = -1, limit = STEPS_LISTED_DEFAULT }: { after?: number; limit?: number },
    ): Promise<RunReply> {
      const run = await requireRun(database, accountId, id);
      const page = await readSteps(database, { ...run, accountId }, { after, limit });
      const sealed_at = await seals.sealedAt(run);
      return { ...toListedRun(run), meta: { ...toOpening(run).meta }, sealed_at, ...page };
    },

    async verify(accountId: string, id: string, { steps = [] }: VerifyBody): Promise<Verdict> {
      const kept = await readKept(steps, hashContents(threads, accountId));
      const run = await requireRun(database, accountId, id);
      return verifyRun(database, { ...run, accountId }, { kept, seal: await seals.read(run) });
    },

    /** Closes a run and seals its head; the same packet again for one that is sealed. */
    seal: seals.seal,

    /** The seal of a run; 404 when it has none. */
    getSeal: seals.get,
  };
}

interface NewStep {
  readonly kind: string;
  readonly content_sha256: string;
  readonly meta: Meta;
  /** The canonical text of meta. */
  readonly metaText: string;
  readonly recordedAt: number;
}

async function addStep(
  tx: Transaction,
  run: store.RunRow,
  { kind, content_sha256, meta, metaText, recordedAt }: NewStep,
): Promise<AppendedStep> {
  const index = run.step_count;
  const recorded_at = isoTime(recordedAt);
  const previous = run.head;
  const step = { run_id: run.id, index, kind, content_sha256, meta, recorded_at, previous };
  const step_sha256 = sha256(stepForm(step));
  await store.insertStep(tx, {
    run_id: run.id,
    step_index: index,
    kind,
    content_sha256,
    recorded_at: recordedAt,
    previous,
    step_sha256,
    meta: metaText,
  });
  return { index, step_sha256, content_sha256, head: step_sha256, recorded_at, previous };
}

/** One row, and the bytes of its texts that a caller chose. */
function oneOf(...texts: readonly string[]): Amount {
  return { items: 1, bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) };
}

/** The canonical text of a meta; 422 when it is too long. */
function writeMeta(meta: FreeJson | undefined): string {
  // The canonical form has other places for the same characters.
  if (meta !== undefined && meta.bytes > META_BYTES_MAX) {
    const message = `meta must have at most ${META_BYTES_MAX} bytes as canonical JSON`;
    throw errors.validation(message, { details: [{ path: "/meta", message }] });
  }
  return canonicalize(readMeta(meta));
}

function readMeta(meta: FreeJson | undefined): Meta {
  return (meta?.value ?? {}) as Meta;
}

/** The refusal of a step for a run that is closed. */
export const runIsSealed: Refusal = () => errors.conflict("this run is sealed");

async function checkAppend(
  tx: Transaction,
  run: store.RunRow,
  ifHead: string | undefined,
): Promise<void> {
  if (await store.findSeal(tx, run.id)) throw runIsSealed();
  if (ifHead !== undefined && ifHead !== run.head) {
    throw errors.conflict(`if_head is not the head of this run, which is ${run.head}`);
  }
  if (run.step_count >= STEPS_MAX) {
    throw errors.conflict(`this run is full: it has ${STEPS_MAX} steps`);
  }
}

/** The hashes of contents that the caller kept, by the index of their step. */
async function readKept(
  steps: NonNullable<VerifyBody["steps"]>,
  hash: HashContents,
): Promise<Map<number, string>> {
  const indexes = new Set<number>();
  for (const [position, { index }] of steps.entries()) {
    if (indexes.has(index)) {
      const message = `steps.${position}.index is given twice`;
      const path = `/steps/${position}/index`;
      throw errors.validation(message, { details: [{ path, message }] });
    }
    indexes.add(index);
  }
  const hashes = await hash(steps, (position) => `/steps/${position}`);
  return new Map(steps.map(({ index }, position) => [index, hashes[position] ?? ""]));
}
