import type { Entry } from "./entry.js";

export type Value = string | number | true;

/** A problem as flat fields in one notation, so that two ways to say the same are the same fields. */
export type Fields = ReadonlyMap<string, Value>;

/** The fields of a problem, and of which field a question of the reader is. */
export interface ReadFields {
  readonly fields: Fields;
  readonly keyOf: (asked: string) => string;
}

/** How the problems of one agent are compared. */
export interface Domain {
  /** Another problem's fields are named like those of the expected one, where names follow from places. */
  readonly fieldsOf: (problem: object, expected: object, entry: Entry) => ReadFields;
  /** Whether an answer rests on the field: read wrongly, the answer is wrong and nobody sees why. */
  readonly isRequired: (key: string) => boolean;
  /** Whether the agent takes this value where the prompt says none. */
  readonly isDefault: (key: string, value: Value) => boolean;
  /** Fields that count as one, such as all waypoints of a graph. */
  readonly groupOf: (key: string) => string;
}

export type Json = Readonly<Record<string, unknown>>;

export const asObject = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Sets the field unless there is no value to set. */
export function setField(fields: Map<string, Value>, key: string, value: unknown): void {
  if (typeof value === "number" || typeof value === "string") fields.set(key, value);
}

const RELATIVE = 1e-6;
const TURNS = /(?:track_deg|from_deg|heading|lon)$/u;

/** Whether two values are the same but for rounding; 0 and 360 degrees are. */
export function isSame(
  key: string,
  one: Value,
  other: Value | undefined,
  within?: number,
): boolean {
  if (typeof one === "string" && typeof other === "string") {
    return one.split("|").some((way) => way.toLowerCase() === other.toLowerCase());
  }
  if (typeof one !== "number" || typeof other !== "number") return one === other;
  const off = Math.abs(one - other);
  const distance = TURNS.test(key) ? Math.abs(off - 360 * Math.round(off / 360)) : off;
  return distance <= (within ?? Math.max(Math.abs(one) * RELATIVE, 1e-9));
}
