import { type Fields, isGiven, isObject } from "./checks.js";
import { nameOf } from "./field-name.js";
import { type RefusedBody, refused } from "./read-body-fields.js";

/** What a builtin model is asked. */
export interface BuiltinAsk {
  readonly kind: "builtin";
  /** One that the caller named; undefined leaves the choice to the builtins. */
  readonly model: string | undefined;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly maxTokens: number | undefined;
  readonly choices: number;
  readonly stops: readonly string[];
  /** Whether only a JSON object is an answer. */
  readonly wantsJson: boolean;
}

/**
 * A valid request as one of a builtin; refused where it asks for what no builtin does: to look at
 * pictures, to call a tool, or to follow a JSON schema. That it may call tools and does not is an
 * answer; `seed`, `temperature` and the like change nothing, for the builtins are deterministic.
 */
export function readBuiltinAsk(fields: Fields): BuiltinAsk | RefusedBody {
  const path = findImpossible(fields);
  if (path !== undefined) return refused(`${nameOf(path)} ${impossible[path]}`, path);
  const messages: { role: string; content: string }[] = [];
  for (const [at, message] of (fields.messages as Fields[]).entries()) {
    const content = textOf(message.content);
    if (content === undefined) {
      const place = `/messages/${at}/content`;
      return refused(`${nameOf(place)} must be text: the builtin models read nothing else`, place);
    }
    messages.push({ role: String(message.role), content });
  }
  const format = isObject(fields.response_format) ? fields.response_format.type : undefined;
  const maxTokens = fields.max_completion_tokens ?? fields.max_tokens ?? undefined;
  const { model, stop } = fields;
  return {
    kind: "builtin",
    model: typeof model === "string" && model.startsWith("builtin/") ? model : undefined,
    messages,
    maxTokens: typeof maxTokens === "number" ? maxTokens : undefined,
    choices: typeof fields.n === "number" ? fields.n : 1,
    stops: [stop ?? []]
      .flat()
      .filter((one): one is string => typeof one === "string" && one !== ""),
    wantsJson: format === "json_object",
  };
}

const impossible = {
  "/tool_choice": "must not ask for a call of a tool: the builtin models call none",
  "/response_format": "must be text or json_object: the builtin models follow no schema",
  "/modalities": "must be text: the builtin models write nothing else",
} as const;

function findImpossible(fields: Fields): keyof typeof impossible | undefined {
  const { tool_choice: choice, response_format: format, modalities } = fields;
  const isForced = choice === "required" || isObject(choice);
  if (isForced) return "/tool_choice";
  if (isObject(format) && format.type !== "text" && format.type !== "json_object") {
    return "/response_format";
  }
  const speaks = Array.isArray(modalities) && modalities.some((one) => one !== "text");
  return speaks ? "/modalities" : undefined;
}

/** The text of a message; undefined where it has parts that are none. */
function textOf(content: unknown): string | undefined {
  if (!isGiven(content)) return "";
  if (typeof content === "string") return content;
  const texts = (content as Fields[]).map(({ type, text, refusal }) => {
    if (type === "text") return String(text);
    return type === "refusal" ? String(refusal) : undefined;
  });
  return texts.every((one) => one !== undefined) ? texts.join("\n") : undefined;
}
