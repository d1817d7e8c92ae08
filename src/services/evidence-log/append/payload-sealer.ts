import type { Threads } from "../../../platform/threads/threads.js";
import { dedicated } from "../tasks.js";
import { type SealedPayloads, type SealRequest, sealPayloads } from "./seal-payloads.js";

/** Seals payloads, here or on another thread. */
export type SealPayloads = (request: SealRequest) => SealedPayloads | Promise<SealedPayloads>;

/** A thread that seals payloads. */
export interface PayloadSealer {
  readonly seal: SealPayloads;
  close(): Promise<void>;
}

export interface PayloadSealerOptions {
  readonly threads: Pick<Threads, "dedicate">;
  /** The thread failed; payloads are sealed without it for a while. */
  readonly onFailure: (error: unknown) => void;
}

/** So few are sealed before another thread would be awake. */
const SEALED_IN_PLACE_MAX = 2;
const HEAP_MB = 64;
const WITHOUT_THREAD_MS = 60_000;

/**
 * Seals batches on a thread of their own, so that the event loop can serve meanwhile. The first batch
 * starts it, and none waits for its start. Never fails because of the thread: what it did not answer
 * is sealed in place.
 */
export function createPayloadSealer({ threads, onFailure }: PayloadSealerOptions): PayloadSealer {
  const thread = threads.dedicate(dedicated["evidence-payloads"], {
    settings: null,
    memoryMb: HEAP_MB,
  });
  let isReady = false;
  let isStarting = false;
  let withoutThreadUntil = 0;

  async function start(request: SealRequest): Promise<void> {
    if (isStarting || performance.now() < withoutThreadUntil) return;
    isStarting = true;
    try {
      await thread.call("seal", { ...request, payloads: [] });
      isReady = true;
    } catch (error) {
      giveUp(error);
    }
    isStarting = false;
  }

  function giveUp(error: unknown): void {
    isReady = false;
    withoutThreadUntil = performance.now() + WITHOUT_THREAD_MS;
    onFailure(error);
  }

  async function sealApart(request: SealRequest): Promise<SealedPayloads> {
    try {
      return await thread.call("seal", request);
    } catch (error) {
      giveUp(error);
      return sealPayloads(request);
    }
  }

  return {
    seal(request) {
      if (request.payloads.length <= SEALED_IN_PLACE_MAX) return sealPayloads(request);
      if (isReady) return sealApart(request);
      void start(request);
      return sealPayloads(request);
    },
    close: () => thread.close(),
  };
}
