import AjvCompiler from "@fastify/ajv-compiler";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { type ApiDocument, type ApiRoute, listRoutes } from "../../src/http/openapi/document.js";
import type { App } from "../../src/http/server.js";

export interface DocumentedApi {
  readonly components: object;
  /** Every route by its operationId. */
  readonly routes: ReadonlyMap<string, ApiRoute>;
  /** Fails unless the document describes this status, media type and body of the operation. */
  expectDocumented(operationId: string, reply: LightMyRequestResponse): void;
  expectToMatch(schema: object, value: unknown): void;
}

const compile = AjvCompiler()({}, {
  customOptions: { coerceTypes: false, removeAdditional: false, strict: false },
} as never) as unknown as (route: object) => {
  (value: unknown): boolean;
  errors?: unknown;
};

/** What the app says of itself at /openapi.json, ready to hold answers against. */
export async function readDocumentedApi(app: App): Promise<DocumentedApi> {
  return documentedApi((await app.inject("/openapi.json")).json<ApiDocument>());
}

/** A description, ready to hold answers against. */
export function documentedApi(document: ApiDocument): DocumentedApi {
  const routes = new Map(
    listRoutes(document).map((route) => [route.operation.operationId ?? "", route] as const),
  );
  const { components } = document;

  const validators = new Map<string, ReturnType<typeof compile>>();

  function validatorOf(schema: object): ReturnType<typeof compile> {
    const text = JSON.stringify(schema);
    const known = validators.get(text);
    if (known) return known;
    const validate = compile({ schema: { ...schema, components }, httpPart: "body" });
    validators.set(text, validate);
    return validate;
  }

  function expectToMatch(schema: object, value: unknown): void {
    const validate = validatorOf(schema);
    expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  }

  return {
    components,
    routes,
    expectToMatch,
    expectDocumented(operationId, reply) {
      const documented = routes.get(operationId)?.operation.responses[String(reply.statusCode)];
      expect(documented, `${operationId} answered ${reply.statusCode}`).toBeDefined();
      if (reply.body === "") return;
      const type = String(reply.headers["content-type"]).split(";")[0] ?? "";
      const media = documented?.content?.[type];
      if (!media) throw new Error(`${operationId} answered ${type} with ${reply.statusCode}`);
      expectToMatch(media.schema, /[/+]json$/.test(type) ? reply.json() : reply.body);
    },
  };
}
