import { ApiError, errors } from "../../../http/api-error.js";
import { ModelUnavailable } from "../../../platform/models/model-errors.js";
import type { Builtin, Models } from "../../../platform/models/models.js";
import { ownTurn } from "../../../platform/threads/own-turn.js";
import type { Language } from "../../../services/language/language.js";
import { askModel } from "./ask-model.js";
import type { InferenceBody, InferenceModelsReply, InferenceReply } from "./inference-schemas.js";

export interface InferenceParts {
  readonly language: Language;
  readonly models: Models;
}

/** For whom a task is run, and what ends it early. */
export interface InferenceCall {
  readonly owner: string;
  readonly signal: AbortSignal;
  readonly traceparent?: string | undefined;
}

/** What the routes of inference answer. */
export interface Inference {
  run(body: InferenceBody, call: InferenceCall): Promise<InferenceReply>;
  list(): InferenceModelsReply;
}

type Ran = Omit<InferenceReply, "latency_ms">;

export function createInference({ language, models }: InferenceParts): Inference {
  const names = [...language.models.map(({ name }) => name), ...models.names];

  async function runBuiltin(body: InferenceBody, { owner, signal }: InferenceCall): Promise<Ran> {
    const { task, model, max_tokens: maxTokens } = body;
    const answer = await language.run(
      { task, model, context: textsOf(body), ...(maxTokens ? { maxTokens } : {}) },
      { owner, signal },
    );
    const { text, usage, finishReason } = answer;
    return toRan({ text, model: answer.model, usage, finishReason });
  }

  async function runEndpoint(body: InferenceBody, call: InferenceCall): Promise<Ran> {
    const { task, model, max_tokens: maxTokens } = body;
    const { signal, traceparent } = call;
    const options = { model, signal, traceparent, builtin: nobody(model) };
    const completion = await models
      .complete(askModel(task, textsOf(body)), { ...options, ...(maxTokens ? { maxTokens } : {}) })
      .catch(asRefusal);
    return toRan({ usage: NOT_COUNTED, ...completion });
  }

  return {
    async run(body, call) {
      // To write out a context of many objects takes some milliseconds.
      await ownTurn(call.owner);
      const startedAt = performance.now();
      if (!names.includes(body.model)) throw noModel(names);
      const ran = await (models.names.includes(body.model) ? runEndpoint : runBuiltin)(body, call);
      return { ...ran, latency_ms: Math.round((performance.now() - startedAt) * 100) / 100 };
    },

    list: () => ({
      models: [
        ...language.models.map(({ maxTokens, cannot, ...model }) => ({
          ...model,
          kind: "builtin" as const,
          configured: false,
          limits: { max_tokens: maxTokens, cannot },
        })),
        ...models.names.map(describeEndpoint),
      ],
    }),
  };
}

/** What the known models are, for a name that is none of them. */
export function noModel(names: readonly string[]): ApiError {
  return new ApiError(404, "not_found", `model is none of those known: ${names.join(", ")}`, {
    details: [{ path: "/model", message: `must be one of: ${names.join(", ")}` }],
  });
}

const NOT_COUNTED = { inputTokens: 0, outputTokens: 0 };

function describeEndpoint(name: string): InferenceModelsReply["models"][number] {
  return {
    name,
    kind: "endpoint",
    configured: true,
    purpose: "a language model: any task",
    method: "the OpenAI-compatible endpoint that the operator configured",
    quality: "not measured here",
    limits: { max_tokens: null, cannot: "be answered for by this server" },
  };
}

function textsOf({ context = [] }: InferenceBody): string[] {
  return context.map((item) => (typeof item === "string" ? item : item.text));
}

interface Answered {
  readonly text: string;
  readonly model: string;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
  readonly finishReason: InferenceReply["finish_reason"];
}

function toRan({ text, model, usage, finishReason }: Answered): Ran {
  return {
    result: text,
    model,
    usage: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
    finish_reason: finishReason,
  };
}

/** A model that was named is never swapped for another. */
function nobody(model: string): Builtin {
  return {
    model: "builtin/none",
    complete: () => Promise.reject(unavailable(model)),
  };
}

function unavailable(model: string, retrySeconds?: number): ApiError {
  const message = `the model ${model} does not answer at the moment; try again, or name a builtin`;
  return errors.unavailable(message, retrySeconds === undefined ? {} : { retrySeconds });
}

function asRefusal(error: unknown): never {
  if (error instanceof ModelUnavailable) throw unavailable(error.model, error.retryAfterSeconds);
  throw error;
}
