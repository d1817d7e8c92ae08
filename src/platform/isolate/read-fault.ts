import { BodySyntaxError } from "./guest.js";
import type { IsolateFault } from "./isolate-program.js";
import { placeInBody, placeInStack } from "./read-source.js";

const STACK_LINES_MAX = 20;

/** The fault that the guest described. Its code may have written the description. */
export function readFault(json: string): IsolateFault {
  const told = parseObject(json);
  return faultOf({
    name: textOr(told.name, "Error"),
    message: textOr(told.message, "the code threw something that cannot be shown"),
    stack: textOr(told.stack, ""),
  });
}

/** The fault of something that was thrown where the code was started. */
export function stackFault(thrown: unknown): IsolateFault {
  const {
    name,
    message,
    stack = "",
  } = thrown instanceof Error ? thrown : new Error(String(thrown));
  // What V8 throws itself is out of the guest's stack or memory: its words are about this process.
  const isOwn = name === "RuntimeError" || stack.includes("wasm-function");
  if (isOwn) return { name: "InternalError", message: "the code needs more stack than there is" };
  const fault = faultOf({ name, message, stack });
  const { line, column } = fault;
  return thrown instanceof BodySyntaxError && line !== undefined && column !== undefined
    ? { ...fault, ...placeInBody({ line, column }, thrown.source) }
    : fault;
}

function faultOf(told: { name: string; message: string; stack: string }): IsolateFault {
  const frames = told.stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.includes("code.js:"))
    .slice(0, STACK_LINES_MAX);
  return {
    name: told.name,
    message: told.message,
    ...(frames.length > 0 ? { stack: frames.join("\n") } : {}),
    ...placeInStack(told.stack),
  };
}

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function textOr(value: unknown, other: string): string {
  return typeof value === "string" ? value : other;
}
