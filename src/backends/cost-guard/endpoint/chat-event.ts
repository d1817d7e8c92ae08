import { isObject } from "../request/checks.js";

/** One chunk of a streamed answer, as the text of its event. */
export interface ChatEvent {
  readonly data: string;
  /** The same for a client that did not ask for the usage; undefined where nothing is left then. */
  readonly bare: string | undefined;
}

/** With the usage asked for, each chunk but the last has it as null. A text cannot hold such a member. */
const NO_USAGE = /,\s*"usage"\s*:\s*null/;

/** An event out of a chunk and the text that it was read from, which becomes one line. */
export function chatEvent(text: string, chunk: Readonly<Record<string, unknown>>): ChatEvent {
  const data = text.includes("\n") ? JSON.stringify(chunk) : text;
  const { usage, ...rest } = chunk;
  if (!isObject(usage)) return { data, bare: data.replace(NO_USAGE, "") };
  const isUsageOnly = Array.isArray(chunk.choices) && chunk.choices.length === 0;
  return { data, bare: isUsageOnly ? undefined : JSON.stringify(rest) };
}

/** The memory that an event takes. */
export function weightOf({ data, bare }: ChatEvent): number {
  return 2 * (data.length + (bare === data ? 0 : (bare?.length ?? 0)));
}
