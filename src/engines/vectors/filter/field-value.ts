import type { Scalar } from "./filter.js";

/** A list holds the scalars among its elements; an object is the empty list, as nothing is equal to it. */
export type FieldValue = Scalar | readonly Scalar[] | undefined;

/** The value of a field in metadata: the key itself, or else a key of the object before a dot. */
export function readField(metadata: unknown, field: string): FieldValue {
  let value = metadata;
  let rest = field;
  while (isObject(value)) {
    const direct = ownValue(value, rest);
    if (direct !== undefined) return fieldValue(direct);
    const dot = rest.indexOf(".");
    if (dot === -1) return undefined;
    value = ownValue(value, rest.slice(0, dot));
    rest = rest.slice(dot + 1);
  }
  return undefined;
}

export function isList(value: FieldValue): value is readonly Scalar[] {
  return Array.isArray(value);
}

function fieldValue(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.filter(isScalar);
  return isScalar(value) ? value : [];
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== "object";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function ownValue(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
