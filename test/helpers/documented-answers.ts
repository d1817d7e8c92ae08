import AjvCompiler from "@fastify/ajv-compiler";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { App } from "../../src/http/server.js";

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { name: string; in: string; schema: Schema }[];
  readonly requestBody?: { content: Record<string, { schema: Schema }> };
  readonly responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** As much of JSON Schema as the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly maxLength?: number;
}

export interface DocumentedApi {
  readonly components: object;
  readonly operations: ReadonlyMap<string, Operation>;
  /** Fails unless the document describes this status, media type and body of the operation. */
  expectDocumented(operationId: string, reply: LightMyRequestResponse): void;
  expectToMatch(schema: Schema, value: unknown): void;
}

const compile = AjvCompiler()({}, {
  customOptions: { coerceTypes: false, removeAdditional: false, strict: false },
} as never) as unknown as (route: object) => {
  (value: unknown): boolean;
  errors?: unknown;
};

/** What the app says of itself at /openapi.json, ready to hold answers against. */
export async function readDocumentedApi(app: App): Promise<DocumentedApi> {
  const document = (await app.inject("/openapi.json")).json<{
    components: object;
    paths: Record<string, Record<string, Omit<Operation, "method" | "path">>>;
  }>();
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [operation.operationId, { ...operation, method, path }] as const,
      ),
    ),
  );
  const { components } = document;

  const validators = new Map<Schema, ReturnType<typeof compile>>();

  function validatorOf(schema: Schema): ReturnType<typeof compile> {
    const known = validators.get(schema);
    if (known) return known;
    const validate = compile({ schema: { ...schema, components }, httpPart: "body" });
    validators.set(schema, validate);
    return validate;
  }

  function expectToMatch(schema: Schema, value: unknown): void {
    const validate = validatorOf(schema);
    expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  }

  return {
    components,
    operations,
    expectToMatch,
    expectDocumented(operationId, reply) {
      const documented = operations.get(operationId)?.responses[String(reply.statusCode)];
      expect(documented, `${operationId} answered ${reply.statusCode}`).toBeDefined();
      if (reply.body === "") return;
      const type = String(reply.headers["content-type"]).split(";")[0] ?? "";
      const media = documented?.content?.[type];
      if (!media) throw new Error(`${operationId} answered ${type} with ${reply.statusCode}`);
      expectToMatch(media.schema, type === "application/json" ? reply.json() : reply.body);
    },
  };
}
