import { ApiError, errors, type Refusal } from "../../../http/api-error.js";
import type { Needed } from "../../../platform/parts/part.js";
import type { LanguageAnswer } from "../../../services/language/language.js";
import { newChatId } from "../chat-id.js";
import type { FreshAnswer } from "../endpoint/ask-endpoint.js";
import type { BuiltinAsk } from "../request/builtin-ask.js";
import { isObject } from "../request/checks.js";

/** The refusal of a model that nobody has. */
export const noSuchModel: Refusal = () =>
  new ApiError(404, "model_not_found", "no model has this name; GET v1/models lists them", {
    details: [{ path: "/model", message: "no model has this name" }],
  });

const noJson: Refusal = () =>
  errors.invalidRequest("the builtin models do not answer this request in JSON", {
    details: [{ path: "/response_format", message: "the answer would be no JSON object" }],
  });

export interface BuiltinCall {
  readonly accountId: string;
  readonly ask: BuiltinAsk;
  readonly signal: AbortSignal;
}

/** Has a builtin answer, as a chat completion. It computes the same answer for each choice. */
export async function askBuiltin(
  { language, clock }: Needed<"language" | "clock">,
  { accountId, ask, signal }: BuiltinCall,
): Promise<FreshAnswer> {
  const answer = await run(language, ask, { owner: accountId, signal });
  const { text, finishReason } = cutAtStop(answer, ask.stops);
  if (ask.wantsJson && !isJsonObjectText(text)) throw noJson();
  const { inputTokens: input, outputTokens } = answer.usage;
  const output = outputTokens * ask.choices;
  const completion = {
    id: newChatId(),
    object: "chat.completion",
    created: Math.floor(clock() / 1000),
    model: answer.model,
    choices: Array.from({ length: ask.choices }, (_, index) => ({
      index,
      message: { role: "assistant", content: text, refusal: null },
      logprobs: null,
      finish_reason: finishReason,
    })),
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
  return {
    text: JSON.stringify(completion),
    model: answer.model,
    usage: { input, output },
    isComplete: true,
  };
}

function run(
  language: Needed<"language">["language"],
  { model, messages, maxTokens }: BuiltinAsk,
  options: { readonly owner: string; readonly signal: AbortSignal },
): Promise<LanguageAnswer> {
  const bounds = maxTokens === undefined ? {} : { maxTokens };
  if (model === undefined) return language.converse(messages, { ...options, ...bounds });
  if (!language.models.some(({ name }) => name === model)) throw noSuchModel();
  const last = messages.findLastIndex(({ role }) => role === "user");
  const context = messages
    .filter(({ content }, place) => place !== last && content.trim() !== "")
    .map(({ content }) => content);
  return language.run({ model, task: messages[last]?.content ?? "", context, ...bounds }, options);
}

function cutAtStop(
  { text, finishReason }: LanguageAnswer,
  stops: readonly string[],
): Pick<LanguageAnswer, "text" | "finishReason"> {
  const places = stops.map((stop) => text.indexOf(stop)).filter((place) => place >= 0);
  if (places.length === 0) return { text, finishReason };
  return { text: text.slice(0, Math.min(...places)), finishReason: "stop" };
}

function isJsonObjectText(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}
