import { canonicalize } from "../../../engines/json/canonical-json/canonical-json.js";
import { DEPTH_MAX, measureJson } from "../../../engines/json/json-extent/json-extent.js";
import type { Tool } from "../tools/tool.js";
import type { WrittenCall } from "./completion.js";

/** A message of a chat completion, as OpenAI has it. */
export type ChatMessage =
  | { readonly role: "system" | "user"; readonly content: string }
  | {
      readonly role: "assistant";
      readonly content: string | null;
      readonly tool_calls: readonly ChatCall[];
    }
  | { readonly role: "tool"; readonly tool_call_id: string; readonly content: string };

interface ChatCall {
  readonly id: string;
  readonly type: "function";
  readonly function: { readonly name: string; readonly arguments: string };
}

export interface ChatTool {
  readonly type: "function";
  readonly function: Pick<Tool, "name" | "description" | "parameters">;
}

/** Tools as a model is told of them. */
export function chatTools(tools: readonly Tool[]): ChatTool[] {
  return tools.map(({ name, description, parameters }) => ({
    type: "function",
    function: { name, description, parameters },
  }));
}

/** A call whose arguments were read, or why they could not be. */
export interface ReadCall {
  readonly id: string;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The arguments in their canonical form, which tells whether two calls are the same. */
  readonly canonical: string;
  readonly fault: string | undefined;
  /** What the model wrote, where it could not be read. */
  readonly raw: string | undefined;
}

const ARGUMENTS_CHARS_MAX = 65_536;
const RAW_CHARS_SHOWN = 400;
const NAME = /^[\w-]{1,64}$/;

/** Reads the calls of one answer; ids that are there twice are told apart. */
export function readCalls(written: readonly WrittenCall[]): ReadCall[] {
  const ids = new Set<string>();
  return written.map(({ id: given, name, argumentsText }, place) => {
    const id = ids.has(given) ? `${given}_${place}` : given;
    ids.add(id);
    return { id, name: NAME.test(name) ? name : "unreadable", ...readArguments(argumentsText) };
  });
}

type ReadArguments = Pick<ReadCall, "args" | "canonical" | "fault" | "raw">;

function readArguments(text: string): ReadArguments {
  const raw = text.slice(0, RAW_CHARS_SHOWN);
  const faulty = (fault: string): ReadArguments => ({
    args: {},
    canonical: "{}",
    fault,
    raw,
  });
  if (text.length > ARGUMENTS_CHARS_MAX) {
    return faulty(`the arguments have more than ${ARGUMENTS_CHARS_MAX} characters`);
  }
  if (measureJson(Buffer.from(text)).isTooDeep) {
    return faulty(`the arguments are nested over ${DEPTH_MAX} levels deep`);
  }
  try {
    const args: unknown = JSON.parse(text.trim() === "" ? "{}" : text);
    const isObject = typeof args === "object" && args !== null && !Array.isArray(args);
    if (!isObject) return faulty("the arguments must be a JSON object");
    const canonical = canonicalize(args);
    return { args: args as Record<string, unknown>, canonical, fault: undefined, raw: undefined };
  } catch (error) {
    return faulty(`the arguments are not valid JSON: ${(error as Error).message}`);
  }
}

/** The answer of a model as it goes back to it; endpoints refuse arguments that are no JSON. */
export function echoOf(text: string, calls: readonly ReadCall[]): ChatMessage {
  return {
    role: "assistant",
    content: text === "" ? null : text,
    tool_calls: calls.map(({ id, name, args }) => ({
      id,
      type: "function",
      function: { name, arguments: JSON.stringify(args) },
    })),
  };
}
