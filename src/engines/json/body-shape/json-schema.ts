/** A JSON Schema of a body, as far as it is read here. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly maxProperties?: number;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly maxLength?: number;
}

/** The schemas that one is made of, of which one, or each, has to fit. */
export function choicesOf({ anyOf, oneOf, allOf }: JsonSchema): JsonSchema[] {
  return [anyOf, oneOf, allOf].flatMap((list) => list ?? []);
}
