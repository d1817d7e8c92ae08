import { faultOfBatch, measureJson } from "../../json/json-extent/json-extent.js";
import { type Fault, type ReadEvent, readEvent } from "./read-event.js";

export const EVENTS_MAX = 10_000;
export const FAULTS_MAX = 1_000;

export interface BatchInput {
  /** A body, as it came. */
  readonly bytes: Uint8Array;
  /** Gives up with `costly` when more lines than this are broken; each costs some microseconds. */
  readonly brokenLinesMax: number;
}

/** A fault of the event at `index` of its batch. */
export interface EventFault extends Fault {
  readonly index: number;
}

/** The events of a body, and the number of those refused. */
export interface ReadBatch {
  readonly outcome: "read";
  readonly events: readonly ReadEvent[];
  readonly rejected: number;
  /** Of the first events refused; at most 1,000. */
  readonly faults: readonly EventFault[];
}

/** What a body held, or why it was not read. */
export type Batch =
  | ReadBatch
  | { readonly outcome: "unreadable"; readonly reason: string }
  | { readonly outcome: "too-large"; readonly reason: string }
  | { readonly outcome: "too-many" }
  | { readonly outcome: "costly" };

/** A line that is not JSON. */
const BROKEN = Symbol("broken");
const LINE_FEED = 0x0a;

/**
 * Reads a body of UTF-8 as one JSON document (an event, a list of them, or `{events: [...]}`) or,
 * when it is no such document and has several lines, as one event a line that is not empty. Of more
 * than 10,000 events none is read.
 */
export function readBatch({ bytes, brokenLinesMax }: BatchInput): Batch {
  const extent = measureJson(bytes);
  const excess = faultOfBatch(extent);
  if (excess !== undefined) return { outcome: "too-large", reason: excess };
  const text = decode(bytes);
  if (text === undefined) return { outcome: "unreadable", reason: "the body is not valid UTF-8" };
  const { isTooDeep } = extent;
  const document = isTooDeep ? BROKEN : parse(text);
  if (document !== BROKEN) return readEvents(eventsOf(document));

  const values: unknown[] = [];
  let brokenLines = 0;
  for (const line of linesOf(text, bytes)) {
    const value = line.isTooDeep ? BROKEN : parse(line.text);
    values.push(value);
    if (value === BROKEN) brokenLines += 1;
    if (values.length > EVENTS_MAX) break;
    if (brokenLines > brokenLinesMax) return { outcome: "costly" };
  }
  if (brokenLines < values.length) return readEvents(values);
  const reason = isTooDeep
    ? "the body is nested over 64 levels deep"
    : "the body is neither valid JSON nor lines of it";
  return { outcome: "unreadable", reason };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return BROKEN;
  }
}

/** The events of a document; an event of its own may have a field named `events` too. */
function eventsOf(document: unknown): readonly unknown[] {
  if (Array.isArray(document)) return document;
  const isWrapper =
    typeof document === "object" &&
    document !== null &&
    "events" in document &&
    Array.isArray(document.events) &&
    !("event_name" in document);
  return isWrapper ? (document.events as unknown[]) : [document];
}

/** The lines that are not empty; the depth of each is told from its bytes, which is cheapest. */
function* linesOf(
  text: string,
  bytes: Uint8Array,
): Generator<{ readonly text: string; readonly isTooDeep: boolean }> {
  for (let from = 0, bytesFrom = 0; from < text.length; ) {
    const end = endOfLine(text.indexOf("\n", from), text.length);
    const bytesEnd = endOfLine(bytes.indexOf(LINE_FEED, bytesFrom), bytes.length);
    const line = text.slice(from, end);
    if (line.trim() !== "") {
      yield {
        text: line,
        isTooDeep: measureJson(bytes, { from: bytesFrom, to: bytesEnd }).isTooDeep,
      };
    }
    from = end + 1;
    bytesFrom = bytesEnd + 1;
  }
}

/** The last line needs no line feed. */
function endOfLine(lineFeedAt: number, textEnd: number): number {
  return lineFeedAt < 0 ? textEnd : lineFeedAt;
}

function readEvents(values: readonly unknown[]): Batch {
  if (values.length > EVENTS_MAX) return { outcome: "too-many" };
  const events: ReadEvent[] = [];
  const faults: EventFault[] = [];
  for (const [index, value] of values.entries()) {
    const found: Fault[] = [];
    const event = value === BROKEN ? refuseLine(found) : readEvent(value, found);
    if (event) events.push(event);
    for (const fault of found) {
      if (faults.length < FAULTS_MAX) faults.push({ index, ...fault });
    }
  }
  return { outcome: "read", events, rejected: values.length - events.length, faults };
}

function refuseLine(faults: Fault[]): undefined {
  faults.push({ field: "event", reason: "the line is not valid JSON, or over 64 levels deep" });
}
