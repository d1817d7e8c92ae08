import { choicesOf, type JsonSchema } from "../../engines/json/body-shape/json-schema.js";

/** Takes what counts as absent out of a value, in place. */
type Remove = (value: unknown) => void;

/**
 * Optional members of a body that are null count as absent, however deep, unless null is a value of
 * theirs: language models send them. Undefined where a schema has no optional member.
 */
export function removerOfNulls(schema: object): Remove | undefined {
  const { properties = {}, required = [], items } = schema as JsonSchema;
  const removers: Remove[] = choicesOf(schema).flatMap((one) => removerOfNulls(one) ?? []);
  const optional = Object.entries(properties)
    .filter(([name, member]) => !required.includes(name) && !takesNull(member))
    .map(([name]) => name);
  if (optional.length > 0) removers.push((value) => removeNulls(value, optional));
  for (const [name, member] of Object.entries(properties)) {
    const remove = removerOfNulls(member);
    if (remove) removers.push((value) => isObject(value) && remove(value[name]));
  }
  for (const others of othersOf(schema)) {
    const remove = removerOfNulls(others);
    if (remove) removers.push((value) => isObject(value) && Object.values(value).forEach(remove));
  }
  const remove = isObject(items) ? removerOfNulls(items) : undefined;
  if (remove) removers.push((value) => Array.isArray(value) && value.forEach(remove));
  if (removers.length === 0) return undefined;
  return (value) => {
    for (const remove of removers) remove(value);
  };
}

function othersOf({ patternProperties = {}, additionalProperties }: JsonSchema): JsonSchema[] {
  const others = Object.values(patternProperties);
  return isObject(additionalProperties) ? [...others, additionalProperties] : others;
}

function removeNulls(value: unknown, names: readonly string[]): void {
  if (!isObject(value)) return;
  for (const name of names) {
    if (Object.hasOwn(value, name) && value[name] === null) delete value[name];
  }
}

/** A schema that constrains nothing takes any JSON value. */
function takesNull(schema: JsonSchema): boolean {
  const { type, const: constant, enum: values } = schema;
  const choices = choicesOf(schema);
  if (choices.length > 0) return choices.some(takesNull);
  if (values) return values.includes(null);
  return type === undefined
    ? !("const" in schema) || constant === null
    : [type].flat().includes("null");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
