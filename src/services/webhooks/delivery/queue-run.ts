import type { Logger } from "pino";
import type { Clock } from "../../../platform/clock/clock.js";
import type { Store, Writer } from "../../../platform/store/sql.js";
import { disableEndpoint, type EndpointRow, findReceiver } from "../endpoint-store.js";
import type { SecretBox } from "../secret-box.js";
import type { DisabledReason } from "../webhooks.js";
import { type Attempt, type AttemptParts, attempt, type Receiver, toReceiver } from "./attempt.js";
import { type Delivered, findPending, markDelivered, markFailure } from "./delivery-store.js";
import { failQueue, forgetQueue, releaseLease, renewLease, takeLease } from "./queue-store.js";
import { askedPause, nextAttemptAt } from "./schedule.js";
import type { Unreadable } from "./unreadable.js";

/** Renewed while a queue is sent, so it runs out only when its process is gone or cut off. */
export const LEASE_MS = 10_000;
const RENEW_EVERY_MS = 3_000;
/** After so long other queues come first. */
const SLICE_MS = 2_000;
const PAGE_ROWS = 32;
/** Successes within this time are recorded together. */
const BATCH_MS = 250;
/** A queue that fails is given up when it is longer. */
const QUEUE_LENGTH_MAX = 1_000_000;
const GONE = 410;
const UNREADABLE =
  "the secret of a webhook was sealed under another SESSION_SECRET: its events wait for a server that has it";

/** Servers of releases before disabled endpoints whose secret they could not read. */
type DisabledByServer = Exclude<DisabledReason, "secret_lost">;

/** An endpoint that was disabled for what it answered. */
export interface DisabledNotice {
  readonly accountId: string;
  readonly endpointId: string;
  readonly url: string;
  readonly reason: DisabledByServer;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface RunParts extends AttemptParts {
  readonly log: Logger;
  readonly processId: string;
  /** As the heartbeat tells it. */
  readonly deadBefore: () => number;
  readonly secretBox: SecretBox;
  readonly unreadable: Unreadable;
  /** Hears what came of each attempt. */
  readonly observe: (attempt: Pick<Attempt, "status" | "error">) => void;
  /** From 0 to under 1. */
  readonly random: () => number;
  /** Tells the owner of an account, inside the transaction that disables the endpoint. */
  readonly notify: (writer: Writer, notice: DisabledNotice) => Promise<void>;
  /** No attempt begins once this is aborted. */
  readonly ending: AbortSignal;
}

/** Sends what waits at one endpoint, in order, until it fails, nothing is left, or its time slice is over. */
export async function runQueue(store: Store, endpointId: string, parts: RunParts): Promise<void> {
  const lease = await holdLease(store, endpointId, parts);
  if (!lease) return;
  const { since, isHeld, letGo } = lease;
  let retryAt: number;
  try {
    retryAt = await runSlice(store, endpointId, { ...parts, isHeld });
  } finally {
    letGo();
  }
  await releaseLease(store, { endpointId, processId: parts.processId, since }, retryAt);
}

interface HeldLease {
  /** Epoch milliseconds. */
  readonly since: number;
  readonly isHeld: () => boolean;
  readonly letGo: () => void;
}

async function holdLease(
  store: Store,
  endpointId: string,
  { clock, processId, deadBefore }: RunParts,
): Promise<HeldLease | undefined> {
  const since = clock();
  let until = since + LEASE_MS;
  const due = { now: since, deadBefore: deadBefore() };
  if (!(await takeLease(store, { endpointId, processId, until }, due))) return undefined;

  async function renew(): Promise<void> {
    const next = clock() + LEASE_MS;
    until = (await renewLease(store, { endpointId, processId, until: next })) ? next : 0;
  }
  // A lease that cannot be renewed runs out, and the run stops by itself.
  const timer = setInterval(() => void renew().catch(() => {}), RENEW_EVERY_MS).unref();
  return { since, isHeld: () => clock() < until, letGo: () => clearInterval(timer) };
}

interface SliceParts extends RunParts {
  readonly isHeld: () => boolean;
}

/** Returns when the queue is due again. */
async function runSlice(store: Store, endpointId: string, parts: SliceParts): Promise<number> {
  const { clock, log, secretBox, unreadable } = parts;
  const endpoint = await findReceiver(store, endpointId);
  if (!endpoint) await forgetQueue(store, endpointId);
  else if (endpoint.is_enabled === 0) {
    await failQueue(store, endpointId, { last: endpoint.last_position, now: clock() });
  } else {
    const receiver = toReceiver(endpoint, secretBox, clock());
    if (receiver) {
      unreadable.remove(endpointId);
      return sendInOrder(store, receiver, parts);
    }
    if (unreadable.add(endpointId, clock())) log.error({ endpointId }, UNREADABLE);
    return clock();
  }
  unreadable.remove(endpointId);
  return clock();
}

async function sendInOrder(store: Store, receiver: Receiver, parts: SliceParts): Promise<number> {
  const { clock, ending, isHeld } = parts;
  const endsAt = performance.now() + SLICE_MS;
  const delivered = batchDelivered(store, receiver.endpoint.id, clock);
  for (;;) {
    const page = await findPending(store, receiver.endpoint, PAGE_ROWS);
    for (const delivery of page) {
      if (ending.aborted || !isHeld() || performance.now() >= endsAt) {
        await delivered.write();
        return clock();
      }
      const outcome = await attempt(receiver, delivery, parts);
      parts.observe(outcome);
      if (!isSuccess(outcome.status)) {
        await delivered.write();
        return endFailedAttempt(store, receiver.endpoint, outcome, parts);
      }
      await delivered.add(delivery.position, outcome.status, outcome.startedAt);
    }
    await delivered.write();
    if (page.length === 0) return clock();
  }
}

function isSuccess(status: number | null): status is number {
  return status !== null && status >= 200 && status < 300;
}

/** Records successes in batches; one that is not recorded before a kill is sent again. */
function batchDelivered(store: Store, endpointId: string, clock: Clock) {
  let batch: Delivered | undefined;
  let since = 0;

  async function write(): Promise<void> {
    if (batch === undefined) return;
    const done = batch;
    batch = undefined;
    await markDelivered(store, done, clock());
  }

  async function add(position: number, status: number, startedAt: number): Promise<void> {
    if (batch?.status !== status) await write();
    if (batch === undefined) since = startedAt;
    batch = { endpointId, from: batch?.from ?? position, to: position, status };
    if (clock() - since >= BATCH_MS) await write();
  }

  return { write, add };
}

/** Records a failed attempt and returns when the next one is due: now if the endpoint changed. */
async function endFailedAttempt(
  store: Store,
  endpoint: EndpointRow,
  { delivery, startedAt, status, error, retryAfter }: Attempt,
  parts: SliceParts,
): Promise<number> {
  const { clock, log, random } = parts;
  const now = clock();
  if (error === "aborted") return now;
  const attempts = delivery.attempts + 1;
  const firstAt = delivery.first_attempt_at ?? startedAt;
  const askedPauseMs = askedPause({ status, retryAfter }, now);
  const next = nextAttemptAt({ attempts, firstAt, now, askedPauseMs, random: random() });
  const isTooLong = endpoint.last_position - delivery.position >= QUEUE_LENGTH_MAX;
  const nextAt = status === GONE || isTooLong ? undefined : next;

  const { id, revision } = endpoint;
  const failure = { revision, status, error, firstAt, nextAt: nextAt ?? null };
  const isCurrent = await markFailure(store, delivery.id, failure);
  log.info({ endpointId: id, status, error, attempt: attempts }, "a webhook failed");
  if (!isCurrent) return now;
  if (nextAt !== undefined) return nextAt;
  await disable(store, endpoint, status === GONE ? "gone" : "failing", parts);
  return now;
}

/** Disables an endpoint, tells its owner, and ends what waits as failed. */
async function disable(
  store: Store,
  { id, account_id, url, revision }: EndpointRow,
  reason: DisabledByServer,
  { clock, log, notify }: SliceParts,
): Promise<void> {
  const at = clock();
  const last = await store.durable.tx(async (tx) => {
    const position = await disableEndpoint(tx, id, { reason, at, revision });
    if (position === undefined) return undefined;
    await notify(tx, { endpointId: id, accountId: account_id, url, reason, at });
    return position;
  });
  if (last === undefined) return;
  await failQueue(store, id, { last, now: at });
  log.warn({ endpointId: id, reason }, "a webhook was disabled");
}
