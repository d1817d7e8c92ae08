import { type Schema, smallest, typeOf } from "./schema.js";

/** A place of a body where something is put in, with the JSON text around it. */
export interface Slot {
  /** Such as `metadata` or `items.0.vector`; the body itself is empty. */
  readonly name: string;
  readonly schema: Schema;
  readonly before: string;
  readonly after: string;
}

const MARK = "\u0001 the slot";
const DEPTH_MAX = 6;

/**
 * Every place of a body that a schema describes, each in an otherwise small body. `fixed` has the
 * fields that stand in all of them; one that is undefined there is left out, and no place of its own.
 */
export function slotsOf(schema: Schema, fixed: Readonly<Record<string, unknown>> = {}): Slot[] {
  const branches = schema.anyOf ?? [schema];
  return branches.flatMap((branch, place) => {
    const branchName = branches.length > 1 ? `${place + 1}:` : "";
    const root = rootOf(branch, fixed);
    return [...walk(branch, { root, fixed, path: [] })].map((slot) => ({
      ...slot,
      name: branchName + slot.name,
    }));
  });
}

/** The small body that slots are cut out of. */
function rootOf(schema: Schema, fixed: Readonly<Record<string, unknown>>): unknown {
  const root = smallest(schema);
  if (typeof root !== "object" || root === null || Array.isArray(root)) return root;
  const known = Object.entries(fixed).filter(
    ([name]) => !schema.properties || schema.properties[name],
  );
  return { ...root, ...Object.fromEntries(known) };
}

interface Place {
  readonly root: unknown;
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly path: readonly string[];
}

function* walk(schema: Schema, { root, fixed, path }: Place): Generator<Slot> {
  if (path.length > DEPTH_MAX) return;
  if (path.length > 0) yield cut(root, path, schema);
  if (schema.anyOf) {
    for (const branch of schema.anyOf.slice(0, 1)) yield* walkInto(branch, { root, fixed, path });
    return;
  }
  yield* walkInto(schema, { root, fixed, path });
}

function* walkInto(schema: Schema, place: Place): Generator<Slot> {
  const { root, fixed, path } = place;
  if (typeOf(schema) === "object") {
    for (const [name, child] of Object.entries(schema.properties ?? {})) {
      if (path.length === 0 && name in fixed && fixed[name] === undefined) continue;
      yield* walk(child, {
        root: put(root, [...path, name], smallest(child)),
        fixed,
        path: [...path, name],
      });
    }
  }
  if (typeOf(schema) === "array" && schema.items && isCompound(schema.items)) {
    const item = smallest(schema.items);
    const items = Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => item);
    yield* walk(schema.items, { root: put(root, path, items), fixed, path: [...path, "0"] });
  }
}

function isCompound(schema: Schema): boolean {
  return ["object", "array"].includes(typeOf(schema) ?? "");
}

function cut(root: unknown, path: readonly string[], schema: Schema): Slot {
  const text = JSON.stringify(put(root, path, MARK));
  const [before = "", after = ""] = text.split(JSON.stringify(MARK));
  return { name: path.join("."), schema, before, after };
}

/** A copy with a value at a path, whose parents are there. */
function put(root: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(root))
    return root.map((item, at) => (String(at) === step ? put(item, rest, value) : item));
  const parent = (root ?? {}) as Record<string, unknown>;
  return { ...parent, [step]: put(parent[step], rest, value) };
}
