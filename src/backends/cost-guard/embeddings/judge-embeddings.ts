import {
  type TokenUsage,
  usageOf,
} from "../../../engines/http/chat-completion/judge-completion.js";
import { isObject } from "../request/checks.js";

/** What a text says as an answer with embeddings; undefined for a text that is none. */
export function judgeEmbeddings(text: string): { usage: TokenUsage | undefined } | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(answer) || !Array.isArray(answer.data)) return undefined;
  return answer.data.every(isObject) ? { usage: usageOf(answer.usage) } : undefined;
}
