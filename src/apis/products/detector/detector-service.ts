import { ApiError } from "../../../http/api-error.js";
import { type Once, onceFor } from "../../../platform/idempotency/once.js";
import type { Deadline } from "../../../platform/threads/deadline.js";
import type { Detected, Detections, Detector } from "../../../services/detector/detector.js";
import type {
  DetectBatchBody,
  DetectBatchReply,
  DetectBody,
  DetectorModelsReply,
  DetectReply,
} from "./detector-schemas.js";

export interface DetectCall<Reply> {
  readonly accountId: string;
  readonly deadline: Deadline;
  readonly once: Once<Reply> | undefined;
}

/** What the routes of the detector answer. */
export interface DetectorAnswers {
  detect(body: DetectBody, call: DetectCall<DetectReply>): Promise<DetectReply>;
  detectAll(body: DetectBatchBody, call: DetectCall<DetectBatchReply>): Promise<DetectBatchReply>;
  list(): DetectorModelsReply;
}

const LATEST = "latest";

export function createDetectorAnswers(detector: Detector): DetectorAnswers {
  const { models, latest } = detector;
  const names = models.map(({ name }) => name);

  async function detect<Reply>(
    { texts, model = LATEST }: DetectBatchBody,
    { accountId, deadline, once }: DetectCall<Reply>,
    toReply: (found: Detections) => Reply,
  ): Promise<Reply> {
    const known = model === LATEST ? latest : names.find((name) => name === model);
    if (known === undefined) throw noDetector([LATEST, ...names]);
    const order = { accountId, texts, model: known, once: onceFor(once, toReply) };
    return toReply(await detector.detect(order, deadline));
  }

  return {
    detect: ({ text, model }, call) =>
      detect({ texts: [text], ...(model === undefined ? {} : { model }) }, call, toSingle),
    detectAll: (body, call) => detect(body, call, toBatch),
    list: () => ({
      latest,
      models: models.map(({ languages, cannot, ...model }) => ({
        ...model,
        languages: [...languages],
        cannot: [...cannot],
      })),
    }),
  };
}

/** What the known models are, for a name that is none of them. */
export function noDetector(names: readonly string[]): ApiError {
  return new ApiError(404, "not_found", `model is none of those known: ${names.join(", ")}`, {
    details: [{ path: "/model", message: `must be one of: ${names.join(", ")}` }],
  });
}

function toSingle({ detected: [one], latencyMs }: Detections): DetectReply {
  if (!one) throw new Error("a text without its detection");
  return { ...toDetection(one), latency_ms: round(latencyMs) };
}

function toBatch({ detected, latencyMs }: Detections): DetectBatchReply {
  const results = detected.map((one, index) => ({
    index,
    ...toDetection(one),
    latency_ms: round(one.latencyMs),
  }));
  return { results, model: results[0]?.model ?? "", latency_ms: round(latencyMs) };
}

function toDetection({ id, isAi, confidence, score, model, signals, windows, note }: Detected) {
  return {
    id,
    is_ai: isAi,
    confidence,
    score,
    calibrated: true as const,
    model,
    signals: [...signals],
    ...(windows ? { windows: [...windows] } : {}),
    ...(note === undefined ? {} : { note }),
  };
}

const round = (ms: number) => Math.round(ms * 100) / 100;
