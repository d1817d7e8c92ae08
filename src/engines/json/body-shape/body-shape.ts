import { choicesOf, type JsonSchema as Schema } from "./json-schema.js";

/** What is read of values of which there may be several. */
export interface Several {
  readonly shape: BodyShape;
  /** How many of them may be valid. */
  readonly max?: number;
}

/** What a route reads of a JSON body; everything else is ignored and need not be built. */
export interface BodyShape {
  /** Taken whole, as free JSON: any value, or any object. */
  readonly free?: "any" | "object";
  /** Of an object. */
  readonly members?: Readonly<Record<string, BodyShape>>;
  /** Of the members of an object that are not named. */
  readonly others?: Several;
  /** Of a list. */
  readonly items?: Several;
  /** How many characters a text may have; absent where nothing bounds it. */
  readonly textMax?: number;
}

/**
 * The shape of the bodies that a JSON schema describes. A schema without a type is free, and so is an
 * object that names no members and takes all. Throws for a schema with references: a body describes
 * itself.
 */
export function shapeOf(schema: object): BodyShape {
  const { $ref, type, const: constant, enum: values, ...rest } = schema as Schema;
  if ($ref !== undefined) throw new Error(`a body schema refers to ${$ref}`);
  const choices = choicesOf(rest);
  const textMax = textMaxOf(schema);
  const ofText = textMax ? { textMax } : {};
  if (choices.length > 0) return { ...choices.map(shapeOf).reduce(joined), ...ofText };
  if (type === undefined && constant === undefined && !values && !rest.properties && !rest.items) {
    return { free: "any" };
  }
  const types = new Set([type].flat());
  return {
    ...(types.has("object") || rest.properties ? objectShape(rest) : {}),
    ...(rest.items ? { items: several(shapeOf(rest.items), rest.maxItems) } : {}),
    ...ofText,
  };
}

/** How long a text may be: undefined where it may have any length, 0 where there may be none. */
function textMaxOf(schema: Schema): number | undefined {
  const choices = choicesOf(schema);
  if (choices.length > 0) {
    const bounds = choices.map(textMaxOf);
    return bounds.includes(undefined) ? undefined : Math.max(...bounds.map(Number));
  }
  const { type, maxLength } = schema;
  return type === undefined || [type].flat().includes("string") ? maxLength : 0;
}

function objectShape(schema: Schema): BodyShape {
  const { properties, patternProperties = {}, additionalProperties, maxProperties } = schema;
  const named = Object.entries(properties ?? {});
  const further = Object.values(patternProperties);
  if (named.length + further.length === 0 && additionalProperties === true) {
    return { free: "object" };
  }
  if (additionalProperties === true) further.push({});
  if (typeof additionalProperties === "object") further.push(additionalProperties);
  const members = Object.fromEntries(named.map(([name, member]) => [name, shapeOf(member)]));
  if (further.length === 0) return { members };
  return { members, others: several(further.map(shapeOf).reduce(joined), maxProperties) };
}

function several(shape: BodyShape, max: number | undefined): Several {
  return max === undefined ? { shape } : { shape, max };
}

/** The shape of what may have either shape. */
function joined(
  { textMax: oneMax, ...one }: BodyShape,
  { textMax: otherMax, ...other }: BodyShape,
): BodyShape {
  if (one.free === "any" || other.free === "any") return { free: "any" };
  const free = one.free ?? other.free;
  const items = joinedSeveral(one.items, other.items);
  const textMax = oneMax && otherMax && Math.max(oneMax, otherMax);
  const further = { ...(items ? { items } : {}), ...(textMax ? { textMax } : {}) };
  if (free) return { free, ...further };
  if (!one.members || !other.members) return { ...other, ...one, ...further };
  const members: Record<string, BodyShape> = { ...one.members };
  for (const [name, shape] of Object.entries(other.members)) {
    const known = members[name];
    members[name] = known ? joined(known, shape) : shape;
  }
  const others = joinedSeveral(one.others, other.others);
  return { members, ...(others ? { others } : {}), ...further };
}

function joinedSeveral(one: Several | undefined, other: Several | undefined): Several | undefined {
  if (!one || !other) return one ?? other;
  const isBounded = one.max !== undefined && other.max !== undefined;
  const max = isBounded ? Math.max(one.max, other.max) : undefined;
  return several(joined(one.shape, other.shape), max);
}
