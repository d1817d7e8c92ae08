import { setTimeout as sleep } from "node:timers/promises";
import type { BreakerState } from "../outbound/breaker.js";
import { loadHttpClient } from "../outbound/load-client.js";
import type { FinishReason, Usage } from "./completion-format.js";
import type { ForwardedAnswer, ForwardRequest } from "./forward.js";
import { type FailureReport, GuardedEndpoint } from "./guarded-endpoint.js";
import { type FailureKind, ModelAborted, ModelFailure, ModelUnavailable } from "./model-errors.js";
import type { Message } from "./openai.js";
import type { Wait } from "./retries.js";
import { UsageTail } from "./usage-tail.js";

export type { Message } from "./openai.js";

/** What answers without a network; each feature brings its own. */
export interface Builtin {
  readonly model: `builtin/${string}`;
  complete(
    messages: readonly Message[],
  ): Promise<{ readonly text: string; readonly usage?: Usage }>;
}

/** A JSON Schema and a name for it of letters, digits, `_` and `-`. */
export interface AnswerSchema {
  readonly name: string;
  readonly schema: object;
}

interface CompleteOptions {
  /** The model that the caller named, if one was. */
  readonly model?: string;
  readonly maxTokens?: number;
  readonly temperature?: number;
  /** Only shortens the configured time. Of a stream, it is the time until the first chunk. */
  readonly timeoutMs?: number;
  /** The JSON that the answer is to be; an endpoint may not keep to it, so its text is checked. */
  readonly answerSchema?: AnswerSchema;
  readonly signal?: AbortSignal;
  /** W3C trace context that the endpoint is told. */
  readonly traceparent?: string | undefined;
  readonly builtin: Builtin;
}

/** Who answered, and who was asked for when that was another. */
interface Origin {
  readonly model: string;
  readonly substituted?: string;
}

interface Completion extends Origin {
  readonly text: string;
  readonly finishReason: FinishReason;
  readonly usage?: Usage;
}

/** A piece of an answer; the last one has the finish reason, and the usage where it is known. */
export interface CompletionChunk extends Origin {
  readonly text: string;
  readonly finishReason?: FinishReason;
  readonly usage?: Usage;
}

interface ModelStatus {
  readonly status: "not_configured" | "up" | "degraded";
  readonly breaker?: BreakerState;
  readonly lastFailure?: { readonly kind: FailureKind; readonly at: number };
}

/** An answered call; `model` is a configured name or a builtin's, so the names are few. */
export interface ModelUse {
  readonly model: string;
  readonly usage?: Usage;
}

export interface Models {
  readonly configured: boolean;
  readonly names: readonly string[];
  /** Rejects with `ModelUnavailable` or `ModelAborted`, and with what the builtin rejects with. */
  complete(messages: readonly Message[], options: CompleteOptions): Promise<Completion>;
  /** As `complete`, in pieces. A failure after the first piece is thrown: nothing stands in then. */
  stream(messages: readonly Message[], options: CompleteOptions): AsyncIterable<CompletionChunk>;
  /**
   * Sends an OpenAI request as it is to the configured endpoint, and answers what it answered, error
   * or stream, as it came. Rejects with `ModelFailure` where no whole reply begins, and with
   * `ModelAborted`; so does reading the body. Only a connection that fails is tried again.
   */
  forward(request: ForwardRequest): Promise<ForwardedAnswer>;
  status(): ModelStatus;
  /** Breaks off what is under way. */
  close(): Promise<void>;
}

export interface ModelsConfig {
  /** With or without a path and a slash at its end; undefined when there is no endpoint. */
  readonly baseUrl?: string;
  readonly apiKey?: string;
  /** What the endpoint serves; the first is the default. */
  readonly names: readonly string[];
  readonly timeoutMs: number;
}

export interface ModelsHooks {
  readonly onFailure?: (report: FailureReport) => void;
  readonly onUsage?: (use: ModelUse) => void;
  readonly clock?: () => number;
  /** How time passes between attempts. */
  readonly wait?: Wait;
}

const RETRY_AFTER_SECONDS = 5;
const RETRY_AFTER_SECONDS_MAX = 60;

/**
 * The models of the house: a configured endpoint with a builtin behind it, or the builtin alone.
 *
 * A named model that the endpoint serves answers or fails. Any other name, and no name, means the
 * endpoint's first model, and the builtin when that fails; `model` and `substituted` say so.
 */
export async function createModels(config: ModelsConfig, hooks: ModelsHooks = {}): Promise<Models> {
  const endpoint = await openConfigured(config, hooks);
  const router: Router = { config, endpoint, onUsage: hooks.onUsage ?? (() => {}) };
  return {
    configured: endpoint !== undefined,
    names: endpoint === undefined ? [] : config.names,
    complete: (messages, options) => complete(router, messages, options),
    stream: (messages, options) => stream(router, messages, options),
    forward: (request) => forward(router, request),
    status: () => statusOf(endpoint),
    async close() {
      await endpoint?.close();
    },
  };
}

interface Router {
  readonly config: ModelsConfig;
  readonly endpoint: GuardedEndpoint | undefined;
  readonly onUsage: (use: ModelUse) => void;
}

interface Route {
  readonly endpoint: GuardedEndpoint;
  readonly model: string;
  /** The caller named this very model, so nothing else may answer. */
  readonly isNamed: boolean;
  readonly origin: Origin;
}

async function openConfigured(
  config: ModelsConfig,
  hooks: ModelsHooks,
): Promise<GuardedEndpoint | undefined> {
  if (config.baseUrl === undefined) return undefined;
  if (config.names.length === 0) throw new Error("a model endpoint needs the name of a model");
  const clock = hooks.clock ?? Date.now;
  await loadHttpClient();
  const { openEndpoint } = await import("./openai.js");
  const endpoint = openEndpoint({
    baseUrl: config.baseUrl,
    apiKey: config.apiKey,
    clock,
    wait: hooks.wait ?? ((ms, signal) => sleep(ms, undefined, { signal })),
  });
  return new GuardedEndpoint(endpoint, { clock, onFailure: hooks.onFailure ?? (() => {}) });
}

async function complete(
  router: Router,
  messages: readonly Message[],
  options: CompleteOptions,
): Promise<Completion> {
  const route = chooseRoute(router, options);
  if (route !== undefined) {
    try {
      const answer = await route.endpoint.complete(callFor(route, messages, { router, options }));
      router.onUsage({ model: route.model, ...usageOf(answer) });
      return { finishReason: "stop", ...route.origin, ...answer };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      if (route.isNamed) throw unavailable(route.model, error);
    }
  }
  return askBuiltin(router, messages, options);
}

async function* stream(
  router: Router,
  messages: readonly Message[],
  options: CompleteOptions,
): AsyncGenerator<CompletionChunk, void, void> {
  const route = chooseRoute(router, options);
  if (route !== undefined) {
    let last: CompletionChunk | undefined;
    try {
      for await (const piece of route.endpoint.stream(
        callFor(route, messages, { router, options }),
      )) {
        last = { ...route.origin, ...piece };
        yield last;
      }
      router.onUsage({ model: route.model, ...usageOf(last) });
      return;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      if (route.isNamed || last !== undefined) throw unavailable(route.model, error);
    }
  }
  yield await askBuiltin(router, messages, options);
}

/** What calls that name a model the house does not know are counted under, for names are few. */
const OTHER_MODEL = "other";

async function forward(router: Router, request: ForwardRequest): Promise<ForwardedAnswer> {
  const { endpoint, config } = router;
  if (endpoint === undefined) throw new Error("there is no model endpoint to forward to");
  const { body, writtenModel } = request;
  const named = body instanceof Uint8Array ? writtenModel : body.model;
  const model = config.names.find((name) => name === named) ?? OTHER_MODEL;
  const timeoutMs = Math.min(request.timeoutMs ?? config.timeoutMs, config.timeoutMs);
  const { answer, failure } = await endpoint.forward({ ...request, model, timeoutMs });
  if (failure !== undefined) return answer;
  return {
    ...answer,
    body: countUsage(answer.body, (usage) => router.onUsage({ model, ...usage })),
  };
}

async function* countUsage(
  body: AsyncIterable<Uint8Array>,
  onEnd: (usage: { readonly usage?: Usage }) => void,
): AsyncGenerator<Uint8Array, void, void> {
  const tail = new UsageTail();
  for await (const bytes of body) {
    tail.push(bytes);
    yield bytes;
  }
  onEnd(usageOf({ usage: tail.read() }));
}

function chooseRoute(
  { config, endpoint }: Router,
  { model: named, signal }: CompleteOptions,
): Route | undefined {
  if (signal?.aborted) throw new ModelAborted();
  if (endpoint === undefined || named?.startsWith("builtin/")) return undefined;
  const isNamed = named !== undefined && config.names.includes(named);
  const model = isNamed ? named : config.names[0];
  if (model === undefined) return undefined;
  return { endpoint, model, isNamed, origin: originOf(model, named) };
}

function originOf(model: string, named: string | undefined): Origin {
  return named === undefined || named === model ? { model } : { model, substituted: named };
}

function callFor(
  { model }: Route,
  messages: readonly Message[],
  { router, options }: { router: Router; options: CompleteOptions },
) {
  const { maxTokens, temperature, answerSchema, signal, traceparent } = options;
  const { timeoutMs = router.config.timeoutMs } = options;
  const callMs = Math.min(timeoutMs, router.config.timeoutMs);
  const asked = { maxTokens, temperature, answerSchema };
  return { model, messages, ...asked, signal, traceparent, timeoutMs: callMs };
}

async function askBuiltin(
  { onUsage }: Router,
  messages: readonly Message[],
  { builtin, model: named }: CompleteOptions,
): Promise<Completion> {
  const { text, ...rest } = await builtin.complete(messages);
  const answer: Completion = {
    text,
    finishReason: "stop",
    ...originOf(builtin.model, named),
    ...usageOf(rest),
  };
  onUsage({ model: builtin.model, ...usageOf(answer) });
  return answer;
}

function usageOf(answer: { readonly usage?: Usage | undefined } | undefined): {
  readonly usage?: Usage;
} {
  return answer?.usage === undefined ? {} : { usage: answer.usage };
}

function unavailable(model: string, { kind, details }: ModelFailure): ModelUnavailable {
  const asked = Math.ceil((details.retryAfterMs ?? RETRY_AFTER_SECONDS * 1000) / 1000);
  const retryAfterSeconds = Math.min(Math.max(asked, 1), RETRY_AFTER_SECONDS_MAX);
  return new ModelUnavailable(model, { kind, retryAfterSeconds });
}

function statusOf(endpoint: GuardedEndpoint | undefined): ModelStatus {
  if (endpoint === undefined) return { status: "not_configured" };
  const { breaker, failures, lastFailure } = endpoint.health();
  const isUp = breaker === "closed" && failures === 0;
  return {
    status: isUp ? "up" : "degraded",
    breaker,
    ...(lastFailure === undefined ? {} : { lastFailure }),
  };
}
