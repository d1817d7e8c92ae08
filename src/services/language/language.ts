import type { BuiltinRequest } from "../../engines/text/builtin-model/builtin-answer.js";
import type { Needed } from "../../platform/parts/part.js";
import { type BuiltinModel, builtinModels, findBuiltin } from "./builtin-models.js";
import { tasks } from "./tasks.js";

export type { BuiltinModel } from "./builtin-models.js";

export interface LanguageRequest {
  /** One of `models`; `builtin/auto` unless given. */
  readonly model?: string;
  /** The instruction. Text to work on may stand in it, too. */
  readonly task: string;
  /** Data to work on, never read as an instruction. */
  readonly context?: readonly string[];
  readonly maxTokens?: number;
}

export interface LanguageAnswer {
  readonly text: string;
  /** The builtin that produced the text: for `builtin/auto`, the one it chose. */
  readonly model: `builtin/${string}`;
  readonly finishReason: "stop" | "length";
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
}

interface RunOptions {
  readonly owner: string;
  readonly signal?: AbortSignal;
}

interface ConverseOptions extends RunOptions {
  readonly maxTokens?: number;
}

interface Message {
  readonly role: string;
  readonly content: string;
}

/** The builtin models: methods of computation that take a task in words, and no language model. */
export interface Language {
  readonly models: readonly BuiltinModel[];
  /**
   * Runs a task through a builtin. Rejects with `UnknownBuiltin` for a name that is none of
   * `models`, and with what the threads reject with.
   */
  run(request: LanguageRequest, options: RunOptions): Promise<LanguageAnswer>;
  /** Answers the last user message of a conversation, with what came before as context. */
  converse(messages: readonly Message[], options: ConverseOptions): Promise<LanguageAnswer>;
}

/** No builtin has this name. */
export class UnknownBuiltin extends Error {
  override readonly name = "UnknownBuiltin";

  constructor(readonly model: string) {
    super("no builtin model has this name");
  }
}

const TIMEOUT_MS = 10_000;
const QUICK_MS = 250;
/** Characters that a quick task has the time for. */
const QUICK_LENGTH_MAX = 20_000;
const WAIT_MS = 15_000;
const DEFAULT_MODEL = "builtin/auto";

export function createLanguage({ threads, clock }: Needed<"threads" | "clock">): Language {
  async function run(
    { model = DEFAULT_MODEL, task, context = [], maxTokens }: LanguageRequest,
    { owner, signal }: RunOptions,
    isConversation = false,
  ): Promise<LanguageAnswer> {
    const known = findBuiltin(model);
    if (!known) throw new UnknownBuiltin(model);
    const request: BuiltinRequest = {
      model: known.name,
      task,
      context,
      isConversation,
      maxTokens: Math.min(maxTokens ?? known.maxTokens, known.maxTokens),
      nowMs: clock(),
    };
    const length = context.reduce((sum, text) => sum + text.length, task.length);
    return threads.run(tasks["run-builtin"], request, {
      owner,
      waitMs: WAIT_MS,
      ...(length <= QUICK_LENGTH_MAX
        ? { lane: "quick", timeoutMs: QUICK_MS, overrunMs: TIMEOUT_MS }
        : { timeoutMs: TIMEOUT_MS }),
      ...(signal ? { signal } : {}),
    });
  }

  return {
    models: builtinModels,
    run,
    converse(messages, { maxTokens, ...options }) {
      const last = messages.findLastIndex(({ role }) => role === "user");
      const task = messages[last]?.content ?? "";
      const context = messages
        .filter(({ content }, place) => place !== last && content.trim() !== "")
        .map(({ content }) => content);
      return run({ task, context, ...(maxTokens ? { maxTokens } : {}) }, options, true);
    },
  };
}
