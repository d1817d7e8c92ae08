/** A compiled schema: whether data fits it, after which `errors` says why not. */
export type Validate = ((data: unknown) => unknown) & { errors?: unknown };

const DECIMAL = /^-?\d+(\.\d+)?$/;
const NO_DECIMAL = {
  keyword: "decimal",
  schemaPath: "",
  params: {},
  message: "must be a number, written in decimal digits",
};

/**
 * Refuses what the conversion takes for a number though nobody writes numbers so: `Infinity` and
 * `1e309`, which no bound catches any more once they are infinite, `0x10`, ` 5 `, `1e3`.
 */
export function requireDecimals(validate: Validate): Validate {
  const decimals: Validate = (data) => {
    const texts = textsOf(data);
    const answer = validate(data);
    decimals.errors = validate.errors;
    if (answer !== true) return answer;
    for (const [name, text] of texts) {
      if (isDecimal(text, (data as Record<string, unknown>)[name])) continue;
      decimals.errors = [{ ...NO_DECIMAL, instancePath: `/${name}` }];
      return false;
    }
    return true;
  };
  return decimals;
}

/** The values as they came; the conversion writes over them, in lists too. */
function textsOf(data: unknown): (readonly [name: string, text: unknown])[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).map(
    ([name, value]) => [name, Array.isArray(value) ? [...value] : value] as const,
  );
}

function isDecimal(text: unknown, value: unknown): boolean {
  if (Array.isArray(value)) {
    const texts = [text].flat();
    return value.every((one, at) => isDecimal(texts[at], one));
  }
  return typeof value !== "number" || (DECIMAL.test(String(text)) && Number.isFinite(value));
}
