import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Clock } from "../clock/clock.js";
import { isAlive } from "../heartbeat/heartbeat.js";
import { type Store, sql } from "../store/sql.js";

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

type Claim =
  | { readonly outcome: "run"; readonly id: string }
  | { readonly outcome: "replay"; readonly answer: KeptAnswer }
  | { readonly outcome: "other-body" }
  | { readonly outcome: "still-running" };

export interface Idempotency {
  /** Claims the work, or waits for the process that runs it and returns its answer. */
  claim(request: IdempotentRequest): Promise<Claim>;
  /** Keeps the answer for 24 hours, on disk before this settles. */
  keep(id: string, answer: KeptAnswer, header: string): Promise<void>;
  /** Gives the claim up, so that a retry runs the work again. */
  release(id: string): Promise<void>;
  /** Gives up the claims of work whose answer could not be stored. */
  releaseUnkept(): Promise<void>;
  /** Drops answers older than 24 hours. */
  sweep(): Promise<void>;
}

interface AnswerRow {
  fingerprint: string;
  process_id: string;
  status: number | null;
  headers: string | null;
  body: Buffer | null;
}

/** Answers stored for retries, shared by every process on the store. */
export function createIdempotency(
  store: Store,
  options: { clock: Clock; secret: string; processId: string },
): Idempotency {
  const { clock, secret, processId } = options;
  const hmac = (...parts: (string | Buffer)[]) => {
    const sum = createHmac("sha256", secret);
    for (const part of parts) sum.update(part).update("\0");
    return sum.digest("hex");
  };

  /** One statement decides who runs the work, across processes. */
  async function take(id: string, fingerprint: string): Promise<boolean> {
    const now = clock();
    const changed = await store.run(sql`
      INSERT INTO idempotent_answers (id, fingerprint, process_id, created_at)
      VALUES (${id}, ${fingerprint}, ${processId}, ${now})
      ON CONFLICT (id) DO UPDATE
         SET fingerprint = excluded.fingerprint, process_id = excluded.process_id,
             created_at = excluded.created_at, status = NULL, headers = NULL, body = NULL
       WHERE idempotent_answers.created_at <= ${now - KEPT_FOR_MS}`);
    return changed === 1;
  }

  /** The first process to notice that the one running the work is gone takes it over. */
  async function takeOver(id: string, from: string): Promise<boolean> {
    if (await isAlive(store, from, clock())) return false;
    const changed = await store.run(sql`
      UPDATE idempotent_answers SET process_id = ${processId}
       WHERE id = ${id} AND process_id = ${from} AND status IS NULL`);
    return changed === 1;
  }

  const unkept = new Set<string>();
  const release = (id: string) =>
    store.run(sql`DELETE FROM idempotent_answers WHERE id = ${id} AND status IS NULL`);

  return {
    async claim({ scope, header, body }) {
      const id = hmac(scope, header);
      const fingerprint = hmac(body);
      const deadline = performance.now() + WAIT_MAX_MS;
      for (let pause = POLL_FIRST_MS; performance.now() < deadline; pause *= 2) {
        if (await take(id, fingerprint)) return { outcome: "run", id };
        const row = await store.get<AnswerRow>(sql`
          SELECT fingerprint, process_id, status, headers, body FROM idempotent_answers WHERE id = ${id}`);
        if (row && row.fingerprint !== fingerprint) return { outcome: "other-body" };
        if (row?.status) return { outcome: "replay", answer: unseal(row, secret, header) };
        if (row && (await takeOver(id, row.process_id))) return { outcome: "run", id };
        await new Promise((resolve) => setTimeout(resolve, Math.min(pause, POLL_MAX_MS)));
      }
      return { outcome: "still-running" };
    },
    async keep(id, answer, header) {
      try {
        await store.durable.run(sql`
          UPDATE idempotent_answers
             SET status = ${answer.status}, headers = ${JSON.stringify(answer.headers)},
                 body = ${encrypt(answer.body, answerKey(secret, header))}
           WHERE id = ${id}`);
      } catch (error) {
        unkept.add(id);
        throw error;
      }
    },
    async release(id) {
      await release(id);
    },
    async releaseUnkept() {
      for (const id of unkept) {
        await release(id);
        unkept.delete(id);
      }
    },
    async sweep() {
      await store.run(
        sql`DELETE FROM idempotent_answers WHERE created_at <= ${clock() - KEPT_FOR_MS}`,
      );
    },
  };
}

function unseal(row: AnswerRow, secret: string, header: string): KeptAnswer {
  return {
    status: row.status ?? 200,
    headers: JSON.parse(row.headers ?? "{}") as Record<string, string>,
    body: decrypt(row.body ?? Buffer.alloc(0), answerKey(secret, header)),
  };
}

/** Only who holds both the header's value and the server's secret can read a kept answer. */
function answerKey(secret: string, header: string): Buffer {
  return Buffer.from(hkdfSync("sha256", header, secret, "gatehouse kept answer", 32));
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function encrypt(plain: Buffer, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(sealed: Buffer, key: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
