import { ModelAborted, ModelFailure } from "../../../platform/models/model-errors.js";
import type { Step, StopReason } from "../schemas.js";
import { bad, type ToolOutcome } from "../tools/tool.js";
import { type ChatMessage, type ChatTool, echoOf, type ReadCall, readCalls } from "./chat.js";
import type { Completion } from "./completion.js";
import { fencedResult, resultText } from "./result-text.js";

/** What is asked of a model. */
export interface Question {
  readonly messages: readonly ChatMessage[];
  readonly tools?: readonly ChatTool[];
  readonly tool_choice?: "auto" | "none";
}

/** Asks the model. Rejects with `ModelFailure`, or with `ModelAborted` once the signal is aborted. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<Completion>;

export interface LoopParts {
  readonly ask: Ask;
  /** Rejects only when the signal is aborted. */
  callTool(
    name: string,
    args: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<ToolOutcome>;
}

export interface LoopRun {
  readonly opening: readonly ChatMessage[];
  readonly tools: readonly ChatTool[];
  readonly limits: LoopLimits;
  readonly signal: AbortSignal;
}

export interface LoopLimits {
  /** Turns in which tools are called. */
  readonly steps: number;
  /** Read and written, in all. */
  readonly tokens: number;
}

export interface LoopUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** How a loop ended; `failed` and `aborted` have no output. */
export type LoopEnding = {
  readonly steps: readonly Step[];
  readonly usage: LoopUsage;
  /** As the endpoint named it last. */
  readonly model: string | undefined;
} & (
  | { readonly kind: "ended"; readonly output: string; readonly stopReason: StopReason }
  | { readonly kind: "failed"; readonly failure: ModelFailure }
  | { readonly kind: "aborted" }
);

/** Calls of one answer that run at the same time; what is beyond is refused. */
const CALLS_AT_ONCE = 8;
/** How often the same call with the same arguments is made. */
const SAME_CALLS_MAX = 2;
/** Turns of nothing but calls that could not be made, after which the loop ends. */
const IDLE_TURNS_MAX = 3;
/** Characters of the conversation, after which no more tools are called. */
const TRANSCRIPT_CHARS_MAX = 1_000_000;

/**
 * Lets a model call tools until it answers, within bounds. Whatever is wrong with a call goes back to
 * the model as the answer of the call. At a bound, the model is asked once more for what it has.
 */
export async function runLoop(parts: LoopParts, run: LoopRun): Promise<LoopEnding> {
  const loop = new AgentLoop(parts, run);
  try {
    return { kind: "ended", ...(await loop.run()), ...loop.told() };
  } catch (error) {
    if (run.signal.aborted || error instanceof ModelAborted) {
      return { kind: "aborted", ...loop.told() };
    }
    if (error instanceof ModelFailure) return { kind: "failed", failure: error, ...loop.told() };
    throw error;
  }
}

interface Answered {
  readonly output: string;
  readonly stopReason: StopReason;
}

interface MadeCall {
  readonly call: ReadCall;
  readonly outcome: ToolOutcome;
  readonly ms: number;
}

class AgentLoop {
  readonly #parts: LoopParts;
  readonly #run: LoopRun;
  readonly #messages: ChatMessage[];
  readonly #steps: Step[] = [];
  readonly #made = new Map<string, number>();
  #chars: number;
  #inputTokens = 0;
  #outputTokens = 0;
  #model: string | undefined;
  #turns = 0;
  #idleTurns = 0;

  constructor(parts: LoopParts, run: LoopRun) {
    this.#parts = parts;
    this.#run = run;
    this.#messages = [...run.opening];
    this.#chars = JSON.stringify(this.#messages).length;
  }

  told() {
    const usage = { input_tokens: this.#inputTokens, output_tokens: this.#outputTokens };
    return { steps: this.#steps, usage, model: this.#model };
  }

  async run(): Promise<Answered> {
    for (;;) {
      const answer = await this.#ask("auto");
      if (answer.ending === "refused") return refusedAs(answer);
      if (answer.calls.length === 0) {
        if (answer.ending === "answered") return { output: answer.text, stopReason: "finished" };
        const output = answer.text.trim() === "" ? CUT_OFF : answer.text;
        return { output, stopReason: "tokens" };
      }
      const calls = readCalls(answer.calls);
      this.#add(echoOf(answer.text, calls));
      const bound = this.#reached();
      if (bound !== undefined) {
        for (const call of calls) this.#answer(call, "not called");
        return this.#conclude(bound);
      }
      await this.#turn(calls);
      this.#mentionDropped(answer);
      if (this.#idleTurns >= IDLE_TURNS_MAX) return this.#conclude("loop");
      if (this.#chars >= TRANSCRIPT_CHARS_MAX) return this.#conclude("tokens");
    }
  }

  async #ask(choice: "auto" | "none"): Promise<Completion> {
    const { tools, signal } = this.#run;
    const question = {
      messages: this.#messages,
      ...(tools.length > 0 ? { tools, tool_choice: choice } : {}),
    };
    const answer = await this.#parts.ask(question, signal);
    this.#inputTokens += answer.inputTokens;
    this.#outputTokens += answer.outputTokens;
    this.#model = answer.model ?? this.#model;
    return answer;
  }

  /** The bound at which no more calls are made. */
  #reached(): StopReason | undefined {
    const tokens = this.#inputTokens + this.#outputTokens;
    if (tokens >= this.#run.limits.tokens) return "tokens";
    return this.#turns >= this.#run.limits.steps ? "max_steps" : undefined;
  }

  async #turn(calls: readonly ReadCall[]): Promise<void> {
    this.#turns += 1;
    const refusals = calls.map((call, place) => this.#refusalOf(call, place));
    const isIdle = refusals.every((refusal) => refusal !== undefined);
    this.#idleTurns = isIdle ? this.#idleTurns + 1 : 0;
    const made = await Promise.all(calls.map((call, place) => this.#make(call, refusals[place])));
    for (const one of made) this.#note(one);
  }

  /** Why a call is not made; undefined for one that is, which then counts. */
  #refusalOf({ name, canonical, fault }: ReadCall, place: number): string | undefined {
    if (fault !== undefined) return fault;
    if (place >= CALLS_AT_ONCE) {
      return `at most ${CALLS_AT_ONCE} calls are made in one turn; make this one in the next`;
    }
    const same = `${name} ${canonical}`;
    const times = this.#made.get(same) ?? 0;
    if (times >= SAME_CALLS_MAX) {
      return `this very call was made ${times} times and is answered above; do something else, or answer`;
    }
    this.#made.set(same, times + 1);
    return undefined;
  }

  async #make(call: ReadCall, refusal: string | undefined): Promise<MadeCall> {
    if (refusal !== undefined) return { call, outcome: bad(refusal), ms: 0 };
    const { signal } = this.#run;
    const startedAt = performance.now();
    const outcome = await this.#parts.callTool(call.name, call.args, signal);
    signal.throwIfAborted();
    return { call, outcome, ms: Math.round((performance.now() - startedAt) * 100) / 100 };
  }

  #note({ call, outcome, ms }: MadeCall): void {
    const { isError, value } = outcome;
    const room = Math.max(0, TRANSCRIPT_CHARS_MAX - this.#chars);
    const result = resultText(outcome, room);
    this.#answer(call, fencedResult(result, isError));
    this.#steps.push({
      tool: call.name,
      input: call.raw ?? call.args,
      output: result.isCut ? result.text : value,
      ms,
      ...(isError ? { is_error: true } : {}),
    });
  }

  #answer({ id }: ReadCall, content: string): void {
    this.#add({ role: "tool", tool_call_id: id, content });
  }

  #mentionDropped({ callsDropped }: Completion): void {
    if (callsDropped === 0) return;
    const content = `${callsDropped} more calls of that answer were not looked at.`;
    this.#add({ role: "user", content });
  }

  /** Asks for what the model has, since nothing more is called. */
  async #conclude(stopReason: StopReason): Promise<Answered> {
    const content = `No more tools are called: ${BOUNDS[stopReason]}. Say in words what is answered by what there is, and what is not.`;
    this.#add({ role: "user", content });
    const answer = await this.#askForWords(stopReason);
    if (answer?.ending === "refused") return refusedAs(answer);
    const text = answer?.text ?? "";
    const output = text.trim() === "" ? `There is no answer: ${BOUNDS[stopReason]}.` : text;
    return { output, stopReason };
  }

  /** Undefined where there are no tokens left for them, or the model has none to say. */
  async #askForWords(stopReason: StopReason): Promise<Completion | undefined> {
    if (stopReason === "tokens") return undefined;
    try {
      return await this.#ask("none");
    } catch (error) {
      if (error instanceof ModelFailure) return undefined;
      throw error;
    }
  }

  #add(message: ChatMessage): void {
    this.#messages.push(message);
    this.#chars += JSON.stringify(message).length;
  }
}

const BOUNDS: Readonly<Partial<Record<StopReason, string>>> = {
  max_steps: "the steps of this run are used up",
  tokens: "the tokens of this run are used up",
  loop: "the same calls were asked for again and again",
};

const CUT_OFF = "There is no answer: the model reached its own limit before it said anything.";

function refusedAs({ text }: Completion): Answered {
  return {
    output: text.trim() === "" ? "The model declined to answer." : text,
    stopReason: "refused",
  };
}
