/** What is wrong with a body: where (a JSON Pointer) and what, as words behind the name of the field. */
export interface Fault {
  readonly path: string;
  readonly bound: string;
}

/** Looks at a value that is there. */
export type Check = (value: unknown, path: string) => Fault | undefined;

export type Fields = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether an optional member is there: one that is null counts as absent. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function fault(path: string, bound: string): Fault {
  return { path, bound };
}

export const missing = (path: string): Fault => fault(path, "is required");

export const text =
  ({ min = 0, max }: { readonly min?: number; readonly max?: number } = {}): Check =>
  (value, path) => {
    if (typeof value !== "string") return fault(path, "must be a string");
    if (value.length < min) return fault(path, "must not be empty");
    return max !== undefined && value.length > max
      ? fault(path, `must have at most ${max} characters`)
      : undefined;
  };

export const flag: Check = (value, path) =>
  typeof value === "boolean" ? undefined : fault(path, "must be a boolean");

export const number =
  (min: number, max: number): Check =>
  (value, path) => {
    if (typeof value !== "number") return fault(path, "must be a number");
    return value >= min && value <= max ? undefined : fault(path, `must be ${min} to ${max}`);
  };

export const integer =
  (min: number, max: number): Check =>
  (value, path) => {
    if (!Number.isSafeInteger(value)) return fault(path, "must be an integer");
    return number(min, max)(value, path);
  };

export const object: Check = (value, path) =>
  isObject(value) ? undefined : fault(path, "must be an object");

export const oneOf =
  (allowed: readonly string[]): Check =>
  (value, path) =>
    typeof value === "string" && allowed.includes(value)
      ? undefined
      : fault(path, `must be one of ${allowed.join(", ")}`);

export const list =
  (item: Check, { min = 0, max }: { readonly min?: number; readonly max?: number } = {}): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return fault(path, "must be an array");
    if (value.length < min) return fault(path, "must not be empty");
    if (max !== undefined && value.length > max) {
      return fault(path, `must have at most ${max} items`);
    }
    for (let at = 0; at < value.length; at += 1) {
      const found = item(value[at], `${path}/${at}`);
      if (found) return found;
    }
    return undefined;
  };

/** An object whose named members, where they are given, pass their checks; others are not looked at. */
export const record =
  (
    members: Readonly<Record<string, Check>>,
    { required = [] }: { readonly required?: readonly string[] } = {},
  ): Check =>
  (value, path) => {
    if (!isObject(value)) return fault(path, "must be an object");
    for (const name of required) {
      if (!isGiven(value[name])) return missing(`${path}/${name}`);
    }
    for (const [name, check] of Object.entries(members)) {
      const found = isGiven(value[name]) ? check(value[name], `${path}/${name}`) : undefined;
      if (found) return found;
    }
    return undefined;
  };

/** The first that any of the checks finds. */
export const all =
  (...checks: readonly Check[]): Check =>
  (value, path) => {
    for (const check of checks) {
      const found = check(value, path);
      if (found) return found;
    }
    return undefined;
  };
