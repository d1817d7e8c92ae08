import type { FastifySchema, FastifySchemaValidationError } from "fastify";
import type { ApiError } from "../api-error.js";
import { asApiError } from "../error-handler.js";
import type { FamilyRules } from "../families.js";

/** As much of JSON Schema as the fields of requests use. */
interface Field {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly default?: unknown;
}

interface Fields {
  /** Where a body has several forms. */
  readonly anyOf?: readonly Fields[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
}

const PARTS = ["body", "querystring", "params"] as const;
type Part = (typeof PARTS)[number];
type Violation = Pick<FastifySchemaValidationError, "keyword" | "params" | "instancePath">;

/** What the server answers to a request without a field that its schema requires, and with a wrong one. */
export function schemaRefusals(schema: FastifySchema, rules: FamilyRules): ApiError[] {
  const parts = PARTS.map((part) => {
    const fields = (schema[part] ?? {}) as Fields;
    return [part, fields.anyOf?.[0] ?? fields] as const;
  });
  const refuse = (find: (fields: Fields, part: Part) => Violation | undefined) => {
    const [first] = parts.flatMap(([part, fields]) => {
      const violation = find(fields, part);
      return violation ? [{ violation, part }] : [];
    });
    return first ? [refusalOf(first, rules)] : [];
  };
  return [...refuse(wrongField), ...refuse(missingField)];
}

function wrongField({ properties = {} }: Fields, part: Part): Violation | undefined {
  const [first] = Object.entries(properties).flatMap(([name, field]) => {
    const bound = boundOf(field, part);
    return bound ? [{ ...bound, instancePath: `/${name}` }] : [];
  });
  return first;
}

/** What a value can be wrong by: whatever is not in a body is a text to begin with. */
function boundOf(
  { type, enum: allowedValues, maxLength: limit }: Field,
  part: Part,
): Pick<Violation, "keyword" | "params"> | undefined {
  if (type && (part === "body" || type !== "string")) return { keyword: "type", params: { type } };
  if (allowedValues) return { keyword: "enum", params: { allowedValues } };
  if (limit !== undefined) return { keyword: "maxLength", params: { limit } };
  // A parameter that is given twice is a list.
  return type && part === "querystring" ? { keyword: "type", params: { type } } : undefined;
}

function missingField({ properties, required = [] }: Fields, part: Part): Violation | undefined {
  const missingProperty = required.find((name) => properties?.[name]?.default === undefined);
  if (missingProperty === undefined || part === "params") return undefined;
  return { keyword: "required", params: { missingProperty }, instancePath: "" };
}

/** The error that the framework makes of a violation, as the family answers it. */
function refusalOf(
  { violation, part }: { readonly violation: Violation; readonly part: Part },
  rules: FamilyRules,
): ApiError {
  const fault = { statusCode: 400, validation: [violation], validationContext: part };
  return asApiError(Object.assign(new Error(), fault), rules);
}
