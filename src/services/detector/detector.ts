import {
  type DetectorModel,
  detectorModels,
  LATEST_DETECTOR,
} from "../../engines/text-detection/machine-written/models.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import { newId } from "../../platform/ids/ids.js";
import type { WebhookEvent } from "../../platform/outbox/event.js";
import type { Needed } from "../../platform/parts/part.js";
import { BY_STATEMENT } from "../../platform/store/sql.js";
import type { Deadline } from "../../platform/threads/deadline.js";
import type { TimedDetection } from "./detect-texts.js";
import { tasks } from "./tasks.js";

/** The verdict on one text. */
export interface Detected extends TimedDetection {
  readonly id: string;
}

/** The verdicts on the texts of one call, in their order. */
export interface Detections {
  readonly detected: readonly Detected[];
  /** Milliseconds of the whole call, its wait for a thread included. */
  readonly latencyMs: number;
}

export interface DetectionOrder {
  readonly accountId: string;
  readonly texts: readonly string[];
  /** The name of one of `models`. */
  readonly model: string;
  /** Keeps the result with the events that tell of it. */
  readonly once?: Once<Detections> | undefined;
}

/** Tells whether texts were written by a machine, and tells webhooks of it. Keeps no text. */
export interface Detector {
  /** The newest first. */
  readonly models: readonly DetectorModel[];
  readonly latest: string;
  /**
   * Judges texts on threads, in slices, so that a long list holds none of them. Where the account
   * has an endpoint that listens, `detection.complete` of each text is on disk before this settles.
   */
  detect(order: DetectionOrder, deadline: Deadline): Promise<Detections>;
}

const EVENT = "detection.complete";
/** UTF-16 code units of one slice, or one text where it is longer: some tens of milliseconds. */
const SLICE_LENGTH_MAX = 100_000;
const QUICK_MS = 250;
const OVERRUN_MS = 5_000;

export function createDetector({
  store,
  clock,
  threads,
  webhooks,
}: Needed<"store" | "clock" | "threads" | "webhooks">): Detector {
  async function judge(
    { accountId, texts, model }: DetectionOrder,
    { signal, remainingMs }: Deadline,
  ): Promise<Detected[]> {
    const detected: Detected[] = [];
    for (const slice of slicesOf(texts)) {
      const timed = await threads
        .run(
          tasks["detect-texts"],
          { texts: slice, model },
          {
            owner: accountId,
            lane: "quick",
            timeoutMs: QUICK_MS,
            overrunMs: OVERRUN_MS,
            waitMs: remainingMs(),
            signal,
          },
        )
        .catch((error: unknown) => {
          signal.throwIfAborted();
          throw error;
        });
      for (const detection of timed) detected.push({ id: newId("det"), ...detection });
    }
    return detected;
  }

  async function publish(
    { accountId, once }: DetectionOrder,
    detections: Detections,
  ): Promise<void> {
    if (!(await webhooks.isListenedTo(accountId, EVENT))) return;
    const timestamp = new Date(clock()).toISOString();
    const events = detections.detected.map(
      ({ id, isAi, confidence }): WebhookEvent => ({
        event: EVENT,
        data: { id, is_ai: isAi, confidence, timestamp },
      }),
    );
    await commitOnce(
      store.durable,
      once,
      async (tx) => {
        await webhooks.emit(tx, accountId, events);
        return detections;
      },
      BY_STATEMENT,
    );
    webhooks.wake();
  }

  return {
    models: detectorModels,
    latest: LATEST_DETECTOR,
    async detect(order, deadline) {
      const startedAt = performance.now();
      const detected = await judge(order, deadline);
      const detections = { detected, latencyMs: performance.now() - startedAt };
      // Nobody hears of what its caller was not told.
      deadline.signal.throwIfAborted();
      await publish(order, detections);
      return detections;
    },
  };
}

/** Texts in their order, so many together that a slice is long enough and not too long. */
function* slicesOf(texts: readonly string[]): Generator<readonly string[], void, void> {
  let slice: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (slice.length > 0 && length + text.length > SLICE_LENGTH_MAX) {
      yield slice;
      slice = [];
      length = 0;
    }
    slice.push(text);
    length += text.length;
  }
  if (slice.length > 0) yield slice;
}
