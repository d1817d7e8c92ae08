import { setTimeout as sleep } from "node:timers/promises";
import { addTexts } from "../../engines/pictures/scene/png.js";
import type { FailureReport } from "../../platform/models/guarded-endpoint.js";
import { ModelFailure, ModelUnavailable } from "../../platform/models/model-errors.js";
import type { Wait } from "../../platform/models/retries.js";
import { loadHttpClient } from "../../platform/outbound/load-client.js";
import type { Threads } from "../../platform/threads/threads.js";
import type { ImageEndpoint } from "./image-endpoint.js";
import { tasks } from "./tasks.js";

interface ImageOrder {
  readonly prompt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Of 32 bits; an endpoint is not told it, since the protocol has no place for it. */
  readonly seed: number;
  /** For whom it is made; the builtin serves owners in turn. */
  readonly owner: string;
  readonly signal?: AbortSignal;
}

interface MadeImage {
  readonly png: Uint8Array;
  /** Who made it: `builtin/scene`, or the name of the endpoint's model. */
  readonly model: string;
  /** Nouns of the prompt that the builtin did not draw. */
  readonly unknown: readonly string[];
}

export interface Images {
  describe(): { readonly model: string; readonly isBuiltin: boolean };
  /**
   * Makes one picture. Rejects with `ModelUnavailable` when a configured endpoint fails, with
   * `ModelAborted` when the caller gave up, and with what the threads reject with.
   */
  generate(order: ImageOrder): Promise<MadeImage>;
  /** Breaks off what is under way. */
  close(): Promise<void>;
}

export interface ImagesConfig {
  /** Of an OpenAI-compatible images endpoint; undefined when the builtin draws. */
  readonly baseUrl?: string;
  readonly apiKey?: string;
  /** The model that the endpoint is asked for; without one it chooses itself. */
  readonly model?: string;
  readonly timeoutMs: number;
}

export interface ImagesHooks {
  readonly onFailure?: (report: FailureReport) => void;
  readonly clock?: () => number;
  /** How time passes between attempts. */
  readonly wait?: Wait;
}

const BUILTIN_MODEL = "builtin/scene";
const UNNAMED_MODEL = "endpoint/default";
const DRAWING_MS = 5_000;
const DRAWING_WAIT_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;
const RETRY_AFTER_SECONDS_MAX = 60;

/**
 * The maker of pictures: a configured endpoint, or the builtin on a thread. Nothing stands in for an
 * endpoint that fails: a scene of shapes is not what its operator's callers asked for.
 */
export async function createImages(
  config: ImagesConfig,
  { threads, hooks = {} }: { threads: Threads; hooks?: ImagesHooks },
): Promise<Images> {
  const { baseUrl } = config;
  if (baseUrl === undefined) return builtinImages(threads);
  const model = config.model ?? UNNAMED_MODEL;
  await loadHttpClient();
  const { openImageEndpoint } = await import("./image-endpoint.js");
  const endpoint = openImageEndpoint({
    ...config,
    baseUrl,
    label: model,
    clock: hooks.clock ?? Date.now,
    wait: hooks.wait ?? ((ms, signal) => sleep(ms, undefined, { signal })),
    onFailure: hooks.onFailure ?? (() => {}),
  });
  return {
    describe: () => ({ model, isBuiltin: false }),
    generate: (order) => askEndpoint(endpoint, model, order),
    close: () => endpoint.close(),
  };
}

function builtinImages(threads: Threads): Images {
  return {
    describe: () => ({ model: BUILTIN_MODEL, isBuiltin: true }),
    async generate({ owner, signal, ...order }) {
      const { png, unknown } = await threads.run(tasks["scene-image"], order, {
        owner,
        timeoutMs: DRAWING_MS,
        waitMs: DRAWING_WAIT_MS,
        ...(signal ? { signal } : {}),
      });
      return { png, unknown, model: BUILTIN_MODEL };
    },
    close: async () => {},
  };
}

async function askEndpoint(
  endpoint: ImageEndpoint,
  model: string,
  order: ImageOrder,
): Promise<MadeImage> {
  try {
    const { prompt, seed } = order;
    const png = await endpoint.generate(order);
    const texts = { prompt, model, seed: String(seed), software: "Gatehouse" };
    return { png: addTexts(png, texts), model, unknown: [] };
  } catch (error) {
    throw error instanceof ModelFailure ? unavailable(model, error) : error;
  }
}

function unavailable(model: string, { kind, details }: ModelFailure): ModelUnavailable {
  const asked = Math.ceil((details.retryAfterMs ?? RETRY_AFTER_SECONDS * 1000) / 1000);
  const retryAfterSeconds = Math.min(Math.max(asked, 1), RETRY_AFTER_SECONDS_MAX);
  return new ModelUnavailable(model, { kind, retryAfterSeconds });
}
