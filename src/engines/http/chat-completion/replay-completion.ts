import { isJsonObject, type JsonObject } from "./json-object.js";

/** Characters of one piece of a text, in UTF-16 units. */
const PIECE_LENGTH = 4_096;

const TEXTS = new Set(["content", "refusal"]);

/**
 * The chunks of a stream that says what a chat completion says, in the order in which OpenAI sends
 * them: for each choice its role, its texts in pieces of 4096 characters, its calls of tools, its
 * log probabilities and its end; then the usage, if asked for and known. Put together again they are
 * the completion.
 */
export function* replayCompletion(
  completion: JsonObject,
  { includesUsage }: { readonly includesUsage: boolean },
): Generator<JsonObject, void, void> {
  const { choices, usage, object: _kind, ...rest } = completion;
  const head = { ...rest, object: "chat.completion.chunk" };
  const withUsage = includesUsage && isJsonObject(usage);
  const chunk = (list: readonly JsonObject[]) => ({
    ...head,
    choices: list,
    ...(withUsage ? { usage: null } : {}),
  });
  for (const choice of Array.isArray(choices) ? choices : []) {
    if (!isJsonObject(choice)) continue;
    for (const one of replayChoice(choice)) yield chunk([one]);
  }
  if (withUsage) yield { ...head, choices: [], usage };
}

function* replayChoice(choice: JsonObject): Generator<JsonObject, void, void> {
  const { index = 0, message, logprobs, finish_reason, ...rest } = choice;
  const delta = (fields: JsonObject) => ({ index, delta: fields, finish_reason: null });
  const {
    role = "assistant",
    content,
    refusal,
    tool_calls,
    ...others
  } = isJsonObject(message) ? message : {};
  yield delta({
    role,
    content: typeof content === "string" ? "" : (content ?? null),
    ...(refusal === undefined ? {} : { refusal: null }),
  });
  for (const [name, value] of Object.entries({ ...others, refusal, content })) {
    if (typeof value === "string") {
      for (const piece of piecesOf(value)) yield delta({ [name]: piece });
    } else if (!TEXTS.has(name) && isThere(value)) yield delta({ [name]: value });
  }
  yield* Array.isArray(tool_calls) ? tool_calls.flatMap(replayCall).map(delta) : [];
  if (isJsonObject(logprobs)) yield { ...delta({}), logprobs };
  yield { ...rest, index, delta: {}, finish_reason: finish_reason ?? null };
}

/** A call of a tool; its arguments come in pieces after its name. */
function replayCall(call: unknown, index: number): JsonObject[] {
  if (!isJsonObject(call)) return [];
  const { function: called, ...rest } = call;
  if (!isJsonObject(called) || typeof called.arguments !== "string") {
    return [{ tool_calls: [{ index, ...call }] }];
  }
  const { arguments: text, ...named } = called;
  return [
    { tool_calls: [{ index, ...rest, function: { ...named, arguments: "" } }] },
    ...[...piecesOf(text)].map((piece) => ({
      tool_calls: [{ index, function: { arguments: piece } }],
    })),
  ];
}

function isThere(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function* piecesOf(text: string): Generator<string, void, void> {
  for (let from = 0; from < text.length; ) {
    let to = from + PIECE_LENGTH;
    // A character of two units stays whole.
    if (isHighSurrogate(text.charCodeAt(to - 1))) to += 1;
    yield text.slice(from, to);
    from = to;
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}
