import { parseTime } from "./parse-time.js";

export const NAME_LENGTH_MAX = 128;
/** Of the JSON text of one event, in UTF-8. */
export const EVENT_BYTES_MAX = 65_536;
const BYTES_PER_UNIT_MAX = 3;
/** Null counts as absent there. */
const OPTIONAL = ["event_id", "timestamp"];

/** An event that can be stored. */
export interface ReadEvent {
  readonly appId: string;
  readonly eventName: string;
  /** The sender's own id, or null. */
  readonly eventId: string | null;
  /** Epoch milliseconds, or null when the event does not say. */
  readonly occurredAt: number | null;
  /** The whole event as JSON. */
  readonly content: string;
}

/** What is wrong with an event; the field is `event` when it is the whole. */
export interface Fault {
  readonly field: string;
  readonly reason: string;
}

/**
 * Reads one parsed JSON value as an event. Pushes every fault it finds to `faults`, and answers the
 * event only when there is none. The value is nested at most as deep as the stack allows.
 */
export function readEvent(value: unknown, faults: Fault[]): ReadEvent | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    faults.push({ field: "event", reason: "an event must be an object" });
    return undefined;
  }
  // JSON.parse makes own properties only, so no field is inherited.
  const fields = value as Record<string, unknown>;
  for (const optional of OPTIONAL) if (fields[optional] === null) delete fields[optional];
  const faultsBefore = faults.length;
  const appId = readName("app_id", fields.app_id, faults);
  const eventName = readName("event_name", fields.event_name, faults);
  const eventId =
    fields.event_id === undefined ? null : readName("event_id", fields.event_id, faults);
  const occurredAt = fields.timestamp === undefined ? null : parseTime(fields.timestamp);
  if (occurredAt === undefined) {
    const reason = "timestamp must be an ISO 8601 time or epoch milliseconds, from 1970 to 9999";
    faults.push({ field: "timestamp", reason });
  }
  findFlaws(fields, faults);
  if (faults.length > faultsBefore || occurredAt === undefined) return undefined;

  const content = JSON.stringify(fields);
  if (isTooLong(content)) {
    const reason = `an event must have at most ${EVENT_BYTES_MAX} bytes of JSON`;
    faults.push({ field: "event", reason });
    return undefined;
  }
  return { appId, eventName, eventId, occurredAt, content };
}

function readName(field: string, value: unknown, faults: Fault[]): string {
  if (typeof value === "string" && value !== "" && !isOverLong(value)) return value;
  faults.push({ field, reason: `${field} ${faultOfName(value)}` });
  return "";
}

function faultOfName(value: unknown): string {
  if (value === undefined) return "is required";
  if (typeof value !== "string") return "must be a string";
  if (value === "") return "must have at least 1 character";
  return `must have at most ${NAME_LENGTH_MAX} characters`;
}

/** A character beyond the first plane counts once. */
function isOverLong(text: string): boolean {
  if (text.length <= NAME_LENGTH_MAX) return false;
  return text.length > 2 * NAME_LENGTH_MAX || [...text].length > NAME_LENGTH_MAX;
}

function isTooLong(text: string): boolean {
  if (text.length * BYTES_PER_UNIT_MAX <= EVENT_BYTES_MAX) return false;
  return new TextEncoder().encode(text).length > EVENT_BYTES_MAX;
}

/** Finds, one per field, what a database or another reader of JSON would not give back as it was. */
function findFlaws(fields: Readonly<Record<string, unknown>>, faults: Fault[]): void {
  for (const key of Object.keys(fields)) {
    const flaw = flawOfKey(key, fields[key]) ?? flawOf(fields[key]);
    if (flaw === undefined) continue;
    const field = key.length <= NAME_LENGTH_MAX && flawOfText(key) === undefined ? key : "event";
    faults.push({ field, reason: `${field} ${flaw}` });
  }
}

function flawOf(value: unknown): string | undefined {
  if (typeof value === "string") return flawOfText(value);
  if (typeof value === "number") {
    return Number.isFinite(value) ? undefined : "holds a number out of range";
  }
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) {
    for (const item of value) {
      const flaw = flawOf(item);
      if (flaw !== undefined) return flaw;
    }
    return undefined;
  }
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const flaw = flawOfKey(key, fields[key]) ?? flawOf(fields[key]);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

function flawOfText(text: string): string | undefined {
  if (text.includes("\0")) return "holds the character U+0000";
  return text.isWellFormed() ? undefined : "holds half of a surrogate pair";
}

function flawOfKey(key: string, value: unknown): string | undefined {
  if (key === "__proto__") return "holds the key __proto__";
  const reachesPrototype =
    key === "constructor" &&
    typeof value === "object" &&
    value !== null &&
    Object.hasOwn(value, "prototype");
  return reachesPrototype ? "holds the key constructor.prototype" : flawOfText(key);
}
