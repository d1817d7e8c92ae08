import AjvCompiler from "@fastify/ajv-compiler";
import SerializerSelector from "@fastify/fast-json-stringify-compiler";
import type { FastifySchemaValidationError, FastifyServerOptions } from "fastify";
import type { ErrorDetail } from "./api-error.js";

type Controller = NonNullable<
  NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]
>;
type BuildValidator = NonNullable<Controller["buildValidator"]>;
type BuildSerializer = NonNullable<Controller["buildSerializer"]>;
type Validate = ((data: unknown) => unknown) & { errors?: unknown };

/**
 * Bodies are taken as they are; query, path and header values arrive as text and are converted.
 * Each schema is compiled at its first use (`lazy`), which keeps the start short: compiling all of
 * them costs several milliseconds a route. Tests compile eagerly, so that a bad schema fails there.
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
        const factory = AjvCompiler();
        const settings = { removeAdditional: false, allowUnionTypes: true };
        const exact = factory(
          shared as never,
          {
            customOptions: { ...settings, coerceTypes: false },
          } as never,
        );
        const converted = factory(
          shared as never,
          {
            customOptions: { ...settings, coerceTypes: "array" },
          } as never,
        );
        return (route: { httpPart?: string }) =>
          wrap(() => (route.httpPart === "body" ? exact : converted)(route as never) as Validate);
      }) as BuildValidator,
      buildSerializer: ((shared: unknown, compilerOptions: unknown) => {
        const compiler = SerializerSelector()(shared as never, compilerOptions as never);
        return (route: unknown) =>
          wrap(() => compiler(route as never) as (value: unknown) => string);
      }) as BuildSerializer,
    },
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
      return `must be ${withArticle(String(params.format))} address`;
    default:
      return message ?? "is not valid";
  }
}

function withArticle(noun: string): string {
  if (noun === "null") return noun;
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
