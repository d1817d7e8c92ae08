import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import type { FastifySchemaValidationError, FastifyServerOptions } from "fastify";
import type { ErrorDetail } from "../api-error.js";
import { requireDecimals, type Validate } from "./decimals.js";
import { removerOfNulls } from "./optional-nulls.js";
import { boundTextLengths } from "./text-lengths.js";

type Controller = NonNullable<
  NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]
>;
type BuildValidator = NonNullable<Controller["buildValidator"]>;
type BuildSerializer = NonNullable<Controller["buildSerializer"]>;
type Build = (shared: unknown, options: unknown) => (route: unknown) => Validate;

/**
 * Bodies are taken as they are, but for optional members that are null; query, path and header values arrive as text and are converted.
 * Each schema is compiled at its first use (`lazy`), and the compilers are loaded for the first one or
 * by `loadCompilers`, which keeps the start short: compiling them all costs several milliseconds a
 * route. Tests compile eagerly and look at the schemas themselves, so that a bad one fails there.
 *
 * It is a schema controller because a root validator compiler is silently lost in plugins that add
 * schemas of their own.
 */
export function schemaController(options: {
  lazy: boolean;
}): NonNullable<FastifyServerOptions["schemaController"]> {
  const wrap = options.lazy ? compileAtFirstUse : <F>(compile: () => F) => compile();
  return {
    compilersFactory: {
      buildValidator: ((shared: unknown) => {
        const validateSchema = !options.lazy;
        const exact = once(() => validatorCompiler(shared, { coerceTypes: false, validateSchema }));
        const converted = once(() =>
          validatorCompiler(shared, { coerceTypes: "array", validateSchema }),
        );
        return (route: { httpPart?: string; schema: object }) =>
          wrap(() =>
            route.httpPart === "body"
              ? withoutNulls(route.schema, exact()(route))
              : requireDecimals(converted()(route)),
          );
      }) as BuildValidator,
      buildSerializer: ((shared: unknown, compilerOptions: unknown) => {
        const compiler = once(() => {
          const build = loadOnDemand("@fastify/fast-json-stringify-compiler") as () => Build;
          return build()(shared, compilerOptions);
        });
        return (route: unknown) => wrap(() => compiler()(route));
      }) as BuildSerializer,
    },
  };
}

const loadOnDemand = createRequire(import.meta.url);

/**
 * Loads the compilers, each in a turn of the event loop, so that the first calls of a server that
 * just became ready do not wait for that as well.
 */
export async function loadCompilers(): Promise<void> {
  const schema = { type: "object" };
  const compilers = schemaController({ lazy: true }).compilersFactory;
  for (const build of [compilers?.buildValidator, compilers?.buildSerializer] as Build[]) {
    await setImmediate();
    build({}, {})({ schema, httpPart: "body" })({});
  }
}

function withoutNulls(schema: object, validate: Validate): Validate {
  const removeNulls = removerOfNulls(schema);
  if (!removeNulls) return validate;
  const validated: Validate = (body) => {
    removeNulls(body);
    const answer = validate(body);
    validated.errors = validate.errors;
    return answer;
  };
  return validated;
}

/** With `validateSchema` the schemas are held against their meta-schema, which costs 60 ms once. */
function validatorCompiler(
  shared: unknown,
  options: { readonly coerceTypes: false | "array"; readonly validateSchema: boolean },
): (route: unknown) => Validate {
  const build = loadOnDemand("@fastify/ajv-compiler") as () => Build;
  const settings = { removeAdditional: false, allowUnionTypes: true, ...options };
  return build()(shared, { customOptions: settings, onCreate: boundTextLengths });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function compileAtFirstUse<F extends ((value: unknown) => unknown) & { errors?: unknown }>(
  compile: () => F,
): F {
  let compiled: F | undefined;
  const lazy = ((value: unknown) => {
    compiled ??= compile();
    const answer = compiled(value);
    lazy.errors = compiled.errors;
    return answer;
  }) as F;
  return lazy;
}

/** What a body misses of its schema once it is without optional nulls; compiled at the first use, on whatever thread that is. */
export function bodyValidator(
  schema: object,
): (body: unknown) => ReturnType<typeof describeViolation> | undefined {
  const validate = compileAtFirstUse(() => {
    const compile = validatorCompiler({}, { coerceTypes: false, validateSchema: false });
    return withoutNulls(schema, compile({ schema, httpPart: "body" }));
  });
  return (body) => {
    if (validate(body) === true) return undefined;
    const [violation] = (validate.errors ?? []) as FastifySchemaValidationError[];
    if (violation === undefined) throw new Error("a schema was missed without a violation");
    return describeViolation(violation, "body");
  };
}

/** Says a schema violation in words: which field, and the bound that it missed. */
export function describeViolation(
  violation: FastifySchemaValidationError,
  part: string,
): ErrorDetail & { readonly missing: boolean } {
  const { keyword, params, instancePath } = violation;
  if (keyword === "required") {
    const path = `${instancePath}/${params.missingProperty}`;
    return { path, message: `${fieldName(path, part)} is required`, missing: true };
  }
  const missing = instancePath === "" && part === "body";
  return {
    path: instancePath,
    message: `${fieldName(instancePath, part)} ${bound(violation)}`,
    missing,
  };
}

function fieldName(pointer: string, part: string): string {
  if (pointer === "") return part === "body" ? "the body" : `the ${part}`;
  return pointer.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
}

function bound({ keyword, params, message }: FastifySchemaValidationError): string {
  const plural = (limit: unknown, noun: string) => `${limit} ${noun}${limit === 1 ? "" : "s"}`;
  switch (keyword) {
    case "type":
      return `must be ${[params.type].flat().map(String).map(withArticle).join(" or ")}`;
    case "minLength":
      return `must have at least ${plural(params.limit, "character")}`;
    case "maxLength":
      return `must have at most ${plural(params.limit, "character")}`;
    case "minimum":
    case "maximum":
      return `must be ${params.comparison} ${params.limit}`;
    case "enum":
      return `must be one of ${(params.allowedValues as unknown[]).join(", ")}`;
    case "format":
      return `must be ${formatNoun(String(params.format))}`;
    default:
      return message ?? "is not valid";
  }
}

function formatNoun(format: string): string {
  switch (format) {
    case "date-time":
      return "a time in ISO 8601, such as 2026-01-31T09:00:00.000Z";
    case "email":
      return "an email address";
    default:
      return `a valid ${format}`;
  }
}

function withArticle(noun: string): string {
  if (noun === "null") return noun;
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
