import { createHmac } from "node:crypto";
import type { Clock } from "../clock/clock.js";
import type { Heartbeat } from "../heartbeat/heartbeat.js";
import { seal } from "../secrets/sealing.js";
import type { ServerSecret } from "../secrets/server-secret.js";
import { deleteInSlices } from "../store/delete-in-slices.js";
import { type Store, StoreUnavailable, type Writer } from "../store/sql.js";
import { answerKey } from "./answer-key.js";
import * as rows from "./answer-store.js";
import { ClaimLost } from "./claim-lost.js";
import {
  createPlaceClaims,
  type HeldPlace,
  KEPT_FOR_MS,
  type KeptAnswer,
  type NoClaim,
  type Place,
} from "./claim-place.js";

const WAIT_MAX_MS = 120_000;

/** A request under an Idempotency-Key: who sends what, and with which body. */
interface IdempotentRequest {
  /** The caller, the method and the path. */
  readonly scope: string;
  /** The header's value, which is stored only as an HMAC. */
  readonly header: string;
  readonly body: Buffer;
}

/** The right to do the work of a request, which nobody else has at the same time. */
export interface Claim {
  /** One, or while the secret of the server is replaced one for each. */
  readonly places: readonly HeldPlace[];
  /** What the claim before this one reached. */
  readonly recoveryPoint: string | undefined;
  /** The process that had the work before died. */
  readonly isTakenOver: boolean;
}

type ClaimOutcome = { readonly outcome: "run"; readonly claim: Claim } | NoClaim;

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
    readonly secret: ServerSecret;
    readonly heartbeat: Pick<Heartbeat, "processId" | "deadBefore">;
  },
): Idempotency {
  const { clock, secret, heartbeat } = options;
  const claimPlace = createPlaceClaims(store, { clock, heartbeat });
  const unkept = new Set<Pick<Claim, "places">>();

  async function write(writer: Writer, { places }: Claim, answer: KeptAnswer): Promise<boolean> {
    const { status, headers, body } = answer;
    let areWritten = true;
    for (const place of places) {
      const sealed = seal(body, place.key);
      const kept = { status, headers: JSON.stringify(headers), body: sealed };
      areWritten = (await rows.writeAnswer(writer, place, kept)) && areWritten;
    }
    return areWritten;
  }

  async function end({ places }: Pick<Claim, "places">): Promise<void> {
    for (const place of places) await rows.endClaim(store, place);
  }

  /** What fails now is tried again once the store can be written. */
  async function orLater(claim: Pick<Claim, "places">, work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      unkept.add(claim);
      throw error;
    }
  }

  return {
    async claim(request) {
      const deadline = performance.now() + WAIT_MAX_MS;
      const places: HeldPlace[] = [];
      let isWhole = false;
      try {
        for (const place of placesOf(request, secret, clock())) {
          const taken = await claimPlace(place, deadline);
          if ("outcome" in taken) return taken;
          places.push(taken);
        }
        isWhole = true;
        return { outcome: "run", claim: joinPlaces(places) };
      } finally {
        if (!isWhole && places.length > 0) await orLater({ places }, end({ places }));
      }
    },
    async keepWith(writer, claim, answer) {
      if (!(await write(writer, claim, answer))) throw new ClaimLost();
    },
    async reach(writer, { places }, recoveryPoint) {
      for (const place of places) {
        const sealed = seal(Buffer.from(recoveryPoint), place.key);
        if (!(await rows.writeRecoveryPoint(writer, place, sealed))) throw new ClaimLost();
      }
    },
    keep: (claim, answer) =>
      orLater(
        claim,
        claim.places.length === 1
          ? write(store.durable, claim, answer)
          : store.durable.tx((tx) => write(tx, claim, answer)),
      ),
    release: (claim) => orLater(claim, end(claim)),
    async releaseUnkept() {
      for (const claim of unkept) {
        await end(claim);
        unkept.delete(claim);
      }
    },
    async sweep() {
      const time = clock() - KEPT_FOR_MS;
      await deleteInSlices((limit) => rows.forgetAnswersBefore(store, { time, limit }));
    },
  };
}

/**
 * While the secret is replaced, the work is claimed under each one, so that it runs once also where
 * another server knows one of them alone. All claim in one order, that of the ids.
 */
function placesOf(
  { scope, header, body }: IdempotentRequest,
  secret: ServerSecret,
  now: number,
): Place[] {
  if (secret.isSpent(now)) {
    throw new StoreUnavailable("SESSION_SECRET was replaced a day ago: restart with the new one");
  }
  return [secret.current, ...secret.recent(now)]
    .map((value) => ({
      id: digest(value, scope, header),
      fingerprint: digest(value, body),
      key: answerKey(value, header),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function joinPlaces(places: readonly HeldPlace[]): Claim {
  return {
    places,
    recoveryPoint: places.find(({ recoveryPoint }) => recoveryPoint !== undefined)?.recoveryPoint,
    isTakenOver: places.some(({ isTakenOver }) => isTakenOver),
  };
}

function digest(secret: string, ...parts: (string | Buffer)[]): string {
  const sum = createHmac("sha256", secret);
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex");
}
