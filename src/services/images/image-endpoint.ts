import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { isPng } from "../../engines/pictures/scene/png.js";
import { CallLimits } from "../../platform/models/call-limits.js";
import {
  openTarget,
  postJson,
  readWhole,
  type Target,
} from "../../platform/models/endpoint-request.js";
import type { FailureReport } from "../../platform/models/guarded-endpoint.js";
import { ModelFailure } from "../../platform/models/model-errors.js";
import { type Wait, withRetries } from "../../platform/models/retries.js";
import { Breaker } from "../../platform/outbound/breaker.js";

interface ImageRequest {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly signal?: AbortSignal;
}

/** Rejects with `ModelFailure`, or with `ModelAborted` when the caller gave up. */
export interface ImageEndpoint {
  /** The bytes of a PNG, as the endpoint made it. */
  generate(request: ImageRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface ImageEndpointOptions {
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly model?: string;
  /** What reports call it. */
  readonly label: string;
  readonly timeoutMs: number;
  readonly clock: () => number;
  readonly wait: Wait;
  readonly onFailure: (report: FailureReport) => void;
}

const PNG_BYTES_MAX = 20 * 1024 * 1024;
/** As base64, with room for the rest of the answer. */
const ANSWER_BYTES_MAX = Math.ceil((PNG_BYTES_MAX * 4) / 3) + 64 * 1024;
const SILENCE_MS_MAX = 30_000;

/**
 * The images path of an OpenAI-compatible endpoint, behind a circuit breaker. Only pictures within
 * the answer are taken: an address would be one more place that the answer could send us to.
 */
export function openImageEndpoint(options: ImageEndpointOptions): ImageEndpoint {
  const target = openTarget({ ...options, path: "/images/generations" });
  const breaker = new Breaker(options.clock);
  return {
    async generate(request) {
      pass(breaker, options);
      try {
        const png = await exchange(target, request, options);
        breaker.succeed();
        return png;
      } catch (error) {
        record(error, breaker, options);
        throw error;
      }
    },
    close: () => target.pool.destroy(),
  };
}

function pass(breaker: Breaker, { label, onFailure }: ImageEndpointOptions): void {
  if (breaker.letThrough()) return;
  onFailure({ model: label, kind: "breaker_open", attempts: 0 });
  throw new ModelFailure("breaker_open", { retryAfterMs: breaker.waitMs });
}

function record(error: unknown, breaker: Breaker, options: ImageEndpointOptions): void {
  if (!(error instanceof ModelFailure)) {
    breaker.abandon();
    return;
  }
  // A prompt that was refused for what it says proves that the endpoint works.
  if (error.kind === "rejected") breaker.succeed();
  else breaker.fail();
  const { kind, attempts, details } = error;
  const { status, code } = details;
  options.onFailure({
    model: options.label,
    kind,
    attempts,
    ...(status === undefined ? {} : { status }),
    ...(code === undefined ? {} : { code }),
  });
}

async function exchange(
  target: Target,
  { prompt, width, height, signal }: ImageRequest,
  { model, timeoutMs, wait }: ImageEndpointOptions,
): Promise<Uint8Array> {
  const limits = new CallLimits({ totalMs: timeoutMs, caller: signal });
  const size = `${width}x${height}`;
  const asked = { model, prompt, size, n: 1, response_format: "b64_json" };
  const silenceMs = Math.min(SILENCE_MS_MAX, timeoutMs);
  try {
    return await withRetries(
      async () => {
        const body = await postJson(target, { body: asked, isStream: false, limits });
        return readPng(await readWhole(body, { silenceMs, bytesMax: ANSWER_BYTES_MAX, limits }));
      },
      { limits, wait },
    );
  } finally {
    limits.release();
  }
}

const answer = TypeCompiler.Compile(
  Type.Object({
    data: Type.Array(Type.Object({ b64_json: Type.String({ minLength: 1 }) }), { minItems: 1 }),
  }),
);

function readPng(text: string): Uint8Array {
  const body = parse(text);
  if (!answer.Check(body)) throw new ModelFailure("bad_answer");
  const png = Buffer.from(body.data[0]?.b64_json ?? "", "base64");
  if (png.length > PNG_BYTES_MAX) throw new ModelFailure("too_large");
  if (!isPng(png)) throw new ModelFailure("bad_answer");
  return png;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which must not reach a log.
    throw new ModelFailure("bad_answer");
  }
}
