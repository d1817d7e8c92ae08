import type { FreeJson } from "../free-json/free-json.js";
import type { BodyShape } from "./body-shape.js";

type Fields = Record<string, unknown>;

/**
 * What a shape reads of a JSON value, as JSON that costs little to read again: free JSON is written
 * as the only item of a list, and what cannot be valid is cut off where that shows. It is valid where
 * the value was, and has the same first fault by a schema of that shape.
 */
export function projectBody(value: unknown, shape: BodyShape): unknown {
  if (shape.free === "any") return [JSON.stringify(value)];
  if (typeof value === "string") return projectText(value, shape);
  if (Array.isArray(value)) return projectList(value, shape);
  if (!isObject(value)) return value;
  return shape.free ? [JSON.stringify(value)] : projectObject(value, shape);
}

/** Twice as many units and one more are over the bound, whatever pairs are among them. */
function projectText(text: string, { textMax }: BodyShape): string {
  return textMax === undefined ? text : text.slice(0, 2 * textMax + 1);
}

function projectList(list: readonly unknown[], { items }: BodyShape): unknown[] {
  if (!items) return [];
  const { shape, max } = items;
  const read = max === undefined ? list : list.slice(0, max + 1);
  return read.map((item) => (typeof item === "number" ? item : projectBody(item, shape)));
}

function projectObject(fields: Fields, { members = {}, others }: BodyShape): Fields {
  const kept: Fields = {};
  for (const [name, shape] of Object.entries(members)) {
    if (Object.hasOwn(fields, name)) kept[name] = projectBody(fields[name], shape);
  }
  if (!others) return kept;
  let left = (others.max ?? Number.POSITIVE_INFINITY) + 1;
  for (const name of Object.keys(fields)) {
    if (Object.hasOwn(members, name)) continue;
    if (left === 0) break;
    left -= 1;
    kept[name] = projectBody(fields[name], others.shape);
  }
  return kept;
}

/** What of a shape leads to free JSON; undefined when nothing does. */
export function freePartOf({ free, members, others, items }: BodyShape): BodyShape | undefined {
  const leading = Object.entries(members ?? {}).flatMap(([name, shape]) => {
    const part = freePartOf(shape);
    return part ? [[name, part] as const] : [];
  });
  const ofOthers = others && freePartOf(others.shape);
  const ofItems = items && freePartOf(items.shape);
  if (!free && leading.length === 0 && !ofOthers && !ofItems) return undefined;
  return {
    ...(free ? { free } : {}),
    members: Object.fromEntries(leading),
    ...(ofOthers ? { others: { shape: ofOthers } } : {}),
    ...(ofItems ? { items: { shape: ofItems } } : {}),
  };
}

/** Finds the free JSON in what stands where it is expected; undefined where something else stands. */
export type FindFree = (value: unknown, free: "any" | "object") => FreeJson | undefined;

/** Puts free JSON into a body where a shape has it, in place; answers the body. */
export function withFreeJson(body: unknown, shape: BodyShape, find: FindFree): unknown {
  const found = shape.free && find(body, shape.free);
  if (found) return found;
  if (Array.isArray(body)) {
    if (!shape.items) return body;
    for (const [index, item] of body.entries()) {
      body[index] = withFreeJson(item, shape.items.shape, find);
    }
    return body;
  }
  if (!isObject(body)) return body;
  const { members = {}, others } = shape;
  for (const [name, member] of Object.entries(members)) {
    if (Object.hasOwn(body, name)) body[name] = withFreeJson(body[name], member, find);
  }
  if (!others) return body;
  for (const name of Object.keys(body)) {
    if (!Object.hasOwn(members, name)) body[name] = withFreeJson(body[name], others.shape, find);
  }
  return body;
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
