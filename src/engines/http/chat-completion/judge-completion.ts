import { isJsonObject, type JsonObject } from "./json-object.js";

/** Ways in which an answer is complete. One that a filter cut is not: asked again, it may not be. */
const COMPLETE = new Set(["stop", "length", "tool_calls", "function_call"]);

/** Tokens of a call, as the model counted them. */
export interface TokenUsage {
  readonly input: number;
  readonly output: number;
}

/** Whether reasons for which the answers of a call ended are those of complete answers. */
export function areComplete(finishReasons: readonly unknown[]): boolean {
  return (
    finishReasons.length > 0 &&
    finishReasons.every((reason) => typeof reason === "string" && COMPLETE.has(reason))
  );
}

/** The usage that a completion states; undefined where it states none. */
export function usageOf(usage: unknown): TokenUsage | undefined {
  if (!isJsonObject(usage)) return undefined;
  const [input, output] = [usage.prompt_tokens, usage.completion_tokens ?? 0];
  return isCount(input) && isCount(output) ? { input, output } : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** What a text says as a chat completion. */
export interface JudgedCompletion {
  readonly isComplete: boolean;
  readonly usage: TokenUsage | undefined;
}

/** Judges the text of a chat completion; undefined for a text that is none. */
export function judgeCompletion(text: string): JudgedCompletion | undefined {
  const completion = parse(text);
  const choices = isJsonObject(completion) ? completion.choices : undefined;
  if (!isJsonObject(completion) || !Array.isArray(choices) || choices.length === 0) {
    return undefined;
  }
  if (!choices.every((one) => isJsonObject(one) && isJsonObject(one.message))) return undefined;
  const reasons = choices.map((one: JsonObject) => one.finish_reason);
  return { isComplete: areComplete(reasons), usage: usageOf(completion.usage) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
