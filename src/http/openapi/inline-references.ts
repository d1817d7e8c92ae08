import type { ApiSchema } from "./document.js";

const COMPONENTS = "#/components/schemas/";
const INLINE_DEPTH_MAX = 32;

/** Replaces references by what they name, so that a schema stands alone. */
export function inlineReferences(
  value: unknown,
  schemas: Readonly<Record<string, ApiSchema>>,
  depth = 0,
): unknown {
  if (typeof value !== "object" || value === null || depth > INLINE_DEPTH_MAX) return value;
  if (Array.isArray(value)) return value.map((one) => inlineReferences(one, schemas, depth + 1));
  const { $ref, ...rest } = value as { $ref?: unknown };
  if (typeof $ref === "string" && $ref.startsWith(COMPONENTS)) {
    const named = schemas[$ref.slice(COMPONENTS.length)];
    return inlineReferences({ ...named, ...rest }, schemas, depth + 1);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, inlineReferences(one, schemas, depth + 1)]),
  );
}
