import { setTimeout as sleep } from "node:timers/promises";
import { measureJson } from "../../../engines/json/json-extent/json-extent.js";
import type { ForwardedAnswer } from "../../../platform/models/forward.js";
import { ModelAborted, ModelFailure } from "../../../platform/models/model-errors.js";
import type { Models } from "../../../platform/models/models.js";
import { readCompletion } from "./completion.js";
import type { Ask, Question } from "./run-loop.js";

const ANSWER_BYTES_MAX = 1_048_576;
const RETRIES_MAX = 2;
const BACKOFF_MS = 250;
const RETRY_AFTER_MS_MAX = 5_000;

export interface AskedModel {
  readonly model: string;
  readonly traceparent: string | undefined;
}

/**
 * Asks a configured model, which is asked again when it says that it is busy. Rejects with
 * `ModelFailure`, and with `ModelAborted` when the signal ended it.
 */
export function askModel(models: Pick<Models, "forward">, { model, traceparent }: AskedModel): Ask {
  return async (question, signal) => {
    const body = { model, ...question } satisfies Question & { model: string };
    const chars = JSON.stringify(body).length;
    for (let retries = 0; ; retries += 1) {
      const request = { path: "/chat/completions", body, signal, traceparent } as const;
      try {
        const answer = await models.forward(request);
        const read = await readWhole(answer);
        const failure = failureOf(answer.status, answer.headers["retry-after"]);
        if (!failure) return readCompletion(read, chars);
        const delayMs = failure.details.retryAfterMs ?? BACKOFF_MS * 2 ** retries;
        const isWorthIt = failure.details.isRetryable && delayMs <= RETRY_AFTER_MS_MAX;
        if (!isWorthIt || retries === RETRIES_MAX) throw failure;
        await sleep(delayMs, undefined, { signal });
      } catch (error) {
        throw signal.aborted ? new ModelAborted() : error;
      }
    }
  };
}

async function readWhole({ status, body }: ForwardedAnswer): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) throw new ModelFailure("too_large", { status });
    chunks.push(chunk);
  }
  const whole = Buffer.concat(chunks);
  if (measureJson(whole).isTooDeep) throw new ModelFailure("bad_answer", { status });
  return whole.toString();
}

function failureOf(status: number, retryAfter: string | undefined): ModelFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  const seconds = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined;
  const asked = seconds === undefined ? {} : { retryAfterMs: seconds * 1000 };
  const retry = { status, isRetryable: true, ...asked };
  if (status === 429) return new ModelFailure("rate_limited", retry);
  if (status === 408) return new ModelFailure("timeout", retry);
  if (status >= 500) return new ModelFailure("server_error", retry);
  if (status === 401 || status === 403) return new ModelFailure("unauthorized", { status });
  return new ModelFailure("rejected", { status });
}
