import { measureJson } from "../../../engines/json/json-extent/json-extent.js";
import type { McpSchema } from "../../../http/mcp/surface.js";

/** What one call gives to a model at most; what is longer is cut. */
export const RESULT_CHARS_MAX = 16_000;

/** What a tool came to: a JSON value or a text, good or not. */
export interface ToolOutcome {
  readonly isError: boolean;
  readonly value: unknown;
  /** The value as JSON, where it came so. */
  readonly json?: string;
}

/** Something that a run may call. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: McpSchema;
  /** Rejects only when the signal is aborted; every other failure is an outcome. */
  run(args: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ToolOutcome>;
}

export const good = (value: unknown): ToolOutcome => ({ isError: false, value });
export const bad = (message: string): ToolOutcome => ({ isError: true, value: message });

/** What came as JSON; a text that would be cut, or that is nested too deep, is not read. */
export function fromJson(json: string, isError = false): ToolOutcome {
  const isRead = json.length <= RESULT_CHARS_MAX && !measureJson(Buffer.from(json)).isTooDeep;
  return { isError, json, value: isRead ? JSON.parse(json) : json };
}

/** The value of an outcome as JSON. */
export function jsonOf({ value, json }: ToolOutcome): string {
  return json ?? JSON.stringify(value) ?? "null";
}
