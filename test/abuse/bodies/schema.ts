/** As much of JSON Schema as the bodies of requests use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** Its type where it allows several: the first; undefined where it allows any. */
export function typeOf(schema: Schema): string | undefined {
  return [schema.type].flat()[0];
}

/** Texts of the formats and patterns that are in use, and of every other that one of them fits. */
const TEXTS = ["a", "0".repeat(64), "a@example.org", "2026-01-31T09:00:00.000Z"];
const FORMATS: Readonly<Record<string, RegExp>> = {
  email: /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
};

/** Whether a text keeps the length, pattern and format of a schema. */
export function fitsText(schema: Schema, text: string): boolean {
  const length = [...text].length;
  if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? length)) return false;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(text)) return false;
  if (schema.format === undefined) return true;
  const format = FORMATS[schema.format];
  if (!format) throw new Error(`no text of the format ${schema.format} is known here`);
  return format.test(text);
}

/** A small value that a schema allows, with the fields that it requires. */
export function smallest(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return smallest(schema.anyOf[0]);
  switch (typeOf(schema)) {
    case "object": {
      const required = (schema.required ?? []).map((name) => [
        name,
        smallest(schema.properties?.[name] ?? {}),
      ]);
      return Object.fromEntries(required);
    }
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => smallest(schema.items ?? {}));
    case "string":
      return smallestText(schema);
    case "integer":
    case "number":
      return smallestNumber(schema);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return 0;
  }
}

function smallestText(schema: Schema): string {
  const long = "a".repeat(schema.minLength ?? 0);
  const text = [...TEXTS, long].find((one) => fitsText(schema, one));
  if (text === undefined) throw new Error(`no text of ${schema.pattern} is known here`);
  return text;
}

function smallestNumber({ minimum, maximum, exclusiveMinimum }: Schema): number {
  if (exclusiveMinimum !== undefined) return exclusiveMinimum + 1;
  if (minimum !== undefined) return minimum;
  return Math.min(0, maximum ?? 0);
}
