import { createHmac } from "node:crypto";
import type { Clock } from "../clock/clock.js";
import { type Heartbeat, isAlive } from "../heartbeat/heartbeat.js";
import type { Store, Writer } from "../store/sql.js";
import { answerKey, openAnswer, sealAnswer } from "./answer-seal.js";
import * as rows from "./answer-store.js";
import { ClaimLost } from "./claim-lost.js";

const KEPT_FOR_MS = 24 * 3_600_000;
const WAIT_MAX_MS = 120_000;
const POLL_FIRST_MS = 5;
const POLL_MAX_MS = 200;

/** A request under an Idempotency-Key: who sends what, and with which body. */
interface IdempotentRequest {
  /** The caller, the method and the path. */
  readonly scope: string;
  /** The header's value, which is stored only as an HMAC. */
  readonly header: string;
  readonly body: Buffer;
}

export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The right to do the work of a request, which nobody else has at the same time. */
export interface Claim extends rows.Holder {
  /** Seals what is kept. */
  readonly key: Buffer;
  /** What the claim before this one reached. */
  readonly recoveryPoint: string | undefined;
  /** The process that had the work before died. */
  readonly isTakenOver: boolean;
}

type ClaimOutcome =
  | { readonly outcome: "run"; readonly claim: Claim }
  | { readonly outcome: "replay"; readonly answer: KeptAnswer }
  | { readonly outcome: "other-body" }
  | { readonly outcome: "still-running" };

export interface Idempotency {
  /** Claims the work, or waits for the process that runs it and returns its answer. */
  claim(request: IdempotentRequest): Promise<ClaimOutcome>;
  /** Keeps the answer for 24 hours inside the transaction of the work. Throws ClaimLost. */
  keepWith(writer: Writer, claim: Claim, answer: KeptAnswer): Promise<void>;
  /** Notes how far the work has come, inside the transaction that gets there. Throws ClaimLost. */
  reach(writer: Writer, claim: Claim, recoveryPoint: string): Promise<void>;
  /** Keeps an answer that no work led to for 24 hours, on disk before this settles. */
  keep(claim: Claim, answer: KeptAnswer): Promise<void>;
  /** Gives the claim up, so that a retry runs the work again, from the point that it reached. */
  release(claim: Claim): Promise<void>;
  /** Gives up the claims that could not be kept or given up when they were to be. */
  releaseUnkept(): Promise<void>;
  /** Drops answers older than 24 hours. */
  sweep(): Promise<void>;
}

/** Answers stored for retries, shared by every process on the store. */
export function createIdempotency(
  store: Store,
  options: {
    readonly clock: Clock;
    readonly secret: string;
    readonly heartbeat: Pick<Heartbeat, "processId" | "deadBefore">;
  },
): Idempotency {
  const { clock, secret, heartbeat } = options;
  const { processId } = heartbeat;
  let attempts = 0;
  const unkept = new Set<Claim>();
  const newHolder = () => {
    attempts += 1;
    return { processId, attempt: attempts };
  };

  /** The first process to notice that the one running the work is gone takes it over. */
  async function takeOver(
    id: string,
    row: rows.AnswerRow,
    key: Buffer,
  ): Promise<Claim | undefined> {
    if (await isAlive(store, row.process_id, heartbeat)) return undefined;
    const from = { id, processId: row.process_id, attempt: row.attempt };
    const to = newHolder();
    const taken = await rows.moveClaim(store, from, to);
    if (!taken) return undefined;
    const point = taken.recovery_point;
    const recoveryPoint = point === null ? undefined : openAnswer(point, key).toString();
    return { id, ...to, key, recoveryPoint, isTakenOver: row.process_id !== rows.NOBODY };
  }

  async function write(writer: Writer, claim: Claim, answer: KeptAnswer): Promise<boolean> {
    const { status, headers, body } = answer;
    const sealed = sealAnswer(body, claim.key);
    return rows.writeAnswer(writer, claim, {
      status,
      headers: JSON.stringify(headers),
      body: sealed,
    });
  }

  /** What fails now is tried again once the store can be written. */
  async function orLater(claim: Claim, work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      unkept.add(claim);
      throw error;
    }
  }

  return {
    async claim({ scope, header, body }) {
      const id = digest(secret, scope, header);
      const fingerprint = digest(secret, body);
      const key = answerKey(secret, header);
      const deadline = performance.now() + WAIT_MAX_MS;
      for (let pause = POLL_FIRST_MS; performance.now() < deadline; pause *= 2) {
        const now = clock();
        const holder = { id, ...newHolder() };
        if (await rows.insertClaim(store, holder, { fingerprint, now, since: now - KEPT_FOR_MS })) {
          const claim = { ...holder, key, recoveryPoint: undefined, isTakenOver: false };
          return { outcome: "run", claim };
        }
        const row = await rows.findAnswer(store, id);
        if (row && row.fingerprint !== fingerprint) return { outcome: "other-body" };
        if (row?.status) return { outcome: "replay", answer: toAnswer(row, key) };
        const claim = row && (await takeOver(id, row, key));
        if (claim) return { outcome: "run", claim };
        await new Promise((resolve) => setTimeout(resolve, Math.min(pause, POLL_MAX_MS)));
      }
      return { outcome: "still-running" };
    },
    async keepWith(writer, claim, answer) {
      if (!(await write(writer, claim, answer))) throw new ClaimLost();
    },
    async reach(writer, claim, recoveryPoint) {
      const sealed = sealAnswer(Buffer.from(recoveryPoint), claim.key);
      if (!(await rows.writeRecoveryPoint(writer, claim, sealed))) throw new ClaimLost();
    },
    keep: (claim, answer) => orLater(claim, write(store.durable, claim, answer)),
    release: (claim) => orLater(claim, rows.endClaim(store, claim)),
    async releaseUnkept() {
      for (const claim of unkept) {
        await rows.endClaim(store, claim);
        unkept.delete(claim);
      }
    },
    sweep: () => rows.forgetAnswersBefore(store, clock() - KEPT_FOR_MS),
  };
}

function digest(secret: string, ...parts: (string | Buffer)[]): string {
  const sum = createHmac("sha256", secret);
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex");
}

function toAnswer(row: rows.AnswerRow, key: Buffer): KeptAnswer {
  return {
    status: row.status ?? 200,
    headers: JSON.parse(row.headers ?? "{}") as Record<string, string>,
    body: openAnswer(row.body ?? Buffer.alloc(0), key),
  };
}
