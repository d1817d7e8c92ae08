/** A JSON Schema, as far as types follow from it. */
type Schema = Readonly<Record<string, unknown>>;

const INDENT = "  ";
const DEPTH_MAX = 12;
const DOC_CHARS_MAX = 240;
const ENUM_MAX = 24;

/**
 * The TypeScript type that values of a schema have, over several lines where it has fields; bounds and
 * formats stand in comments. `depth` is how far its closing brace is indented, in steps of two blanks.
 */
export function typeOfSchema(schema: Schema, depth = 0): string {
  if (depth > DEPTH_MAX) return "unknown";
  if ("const" in schema) return JSON.stringify(schema.const);
  const values = schema.enum as unknown[] | undefined;
  if (values) return union(values.slice(0, ENUM_MAX).map((one) => JSON.stringify(one)));
  const shapes = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (shapes) return union(shapes.map((shape) => typeOfSchema(shape, depth)));
  const parts = schema.allOf as Schema[] | undefined;
  if (parts) return parts.map((part) => typeOfSchema(part, depth)).join(" & ");
  const types = [schema.type ?? (schema.properties ? "object" : "unknown")].flat() as string[];
  return union(types.map((type) => typeNamed(type, schema, depth)));
}

function typeNamed(type: string, schema: Schema, depth: number): string {
  switch (type) {
    case "string":
    case "boolean":
    case "null":
      return type;
    case "number":
    case "integer":
      return "number";
    case "array":
      return arrayType(schema, depth);
    case "object":
      return objectType(schema, depth);
    default:
      return "unknown";
  }
}

function arrayType({ items, prefixItems }: Schema, depth: number): string {
  if (Array.isArray(prefixItems)) {
    return `[${prefixItems.map((one: Schema) => typeOfSchema(one, depth)).join(", ")}]`;
  }
  const shape = (items ?? {}) as Schema;
  const item = typeOfSchema(shape, depth);
  const isSeveral = ["anyOf", "oneOf", "allOf", "enum"].some((keyword) => keyword in shape);
  return isSeveral || Array.isArray(shape.type) ? `(${item})[]` : `${item}[]`;
}

function objectType(schema: Schema, depth: number): string {
  const {
    properties = {},
    required = [],
    additionalProperties: others,
    patternProperties,
  } = schema;
  const entries = Object.entries(properties as Record<string, Schema>);
  const pattern = Object.values((patternProperties ?? {}) as Record<string, Schema>)[0];
  const isSchema = typeof others === "object" && others !== null;
  const rest = pattern ?? (isSchema ? (others as Schema) : others === true ? {} : undefined);
  if (entries.length === 0) return `Record<string, ${typeOfSchema(rest ?? {}, depth)}>`;
  const inner = INDENT.repeat(depth + 1);
  const lines = entries.flatMap(([name, property]) => {
    const mark = (required as string[]).includes(name) ? "" : "?";
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const comment = commentOf(property);
    return [
      ...(comment ? [`${inner}/** ${comment} */`] : []),
      `${inner}${key}${mark}: ${typeOfSchema(property, depth + 1)};`,
    ];
  });
  if (rest) lines.push(`${inner}[name: string]: unknown;`);
  return `{\n${lines.join("\n")}\n${INDENT.repeat(depth)}}`;
}

const BOUNDS: readonly [keyword: string, say: (value: unknown) => string][] = [
  ["default", (value) => `default ${JSON.stringify(value)}`],
  ["minimum", (value) => `≥ ${value}`],
  ["exclusiveMinimum", (value) => `> ${value}`],
  ["maximum", (value) => `≤ ${value}`],
  ["exclusiveMaximum", (value) => `< ${value}`],
  ["minLength", (value) => `at least ${value} characters`],
  ["maxLength", (value) => `at most ${value} characters`],
  ["minItems", (value) => `at least ${value} items`],
  ["maxItems", (value) => `at most ${value} items`],
  ["format", (value) => String(value)],
];

/** What a reader has to know of a field besides its type, on one line. */
export function commentOf(schema: Schema): string {
  const said = typeof schema.description === "string" ? [schema.description] : [];
  const bounds = BOUNDS.filter(([keyword]) => keyword in schema);
  if (schema.type === "integer") said.push("integer");
  said.push(...bounds.map(([keyword, say]) => say(schema[keyword])));
  const text = said.join("; ").replace(/\s+/g, " ").replaceAll("*/", "* /");
  return text.length > DOC_CHARS_MAX ? `${text.slice(0, DOC_CHARS_MAX - 1)}…` : text;
}

function union(types: readonly string[]): string {
  const distinct = [...new Set(types)];
  return distinct.length === 0 ? "unknown" : distinct.join(" | ");
}
