import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type ApiDocument,
  type ApiOperation,
  listRoutes,
} from "../../../src/http/openapi/document.js";
import type { Schema } from "../bodies/schema.js";
import { readBodyLimits } from "./body-limits.js";
import { entriesByFamily } from "./entries.js";
import type { RouteEntry } from "./entry.js";

const FOLDER = fileURLToPath(new URL("../../../openapi/", import.meta.url));
const WHOLE = "gatehouse.json";
const BODY_METHODS = new Set(["POST", "PUT", "PATCH", "DELETE"]);
const SCHEMES = ["agentKey", "gatewayKey", "evidenceKey", "productsKey", "session"] as const;

/** Whose key, or cookie, a request carries. */
export type Caller = (typeof SCHEMES)[number] | "nobody";

/** One operation of the API, as the kit calls it. */
export interface AbusedRoute {
  /** `<family or slug>/<operationId>`. */
  readonly id: string;
  readonly family: string;
  readonly method: string;
  /** With `{parameters}`. */
  readonly path: string;
  readonly caller: Caller;
  readonly operation: ApiOperation;
  /** The document that its references lead into. */
  readonly document: ApiDocument;
  /** Undefined where no body is described; one is sent all the same. */
  readonly bodySchema: Schema | undefined;
  /** Undefined for methods without a body. */
  readonly bodyBytesMax: number | undefined;
  readonly entry: RouteEntry;
}

/** Every operation of every document, with its entry; throws for one without entry or body limit. */
export async function listAbusedRoutes(): Promise<readonly AbusedRoute[]> {
  const limits = await readBodyLimits();
  const missing = operationsWithoutEntry();
  if (missing.length > 0) throw new Error(missing.join("\n"));
  return listOperations().map(({ family, method, path, operation, document }) => {
    const id = `${family}/${operation.operationId}`;
    const bodyBytesMax = BODY_METHODS.has(method) ? limits.get(id) : undefined;
    if (BODY_METHODS.has(method) && !bodyBytesMax) throw new Error(`${id} has no body limit`);
    const { schema } = operation.requestBody?.content?.["application/json"] ?? {};
    return {
      id,
      family,
      method,
      path,
      caller: callerOf(operation, document),
      operation,
      document,
      bodySchema: schema && (inlined(schema, document) as Schema),
      bodyBytesMax,
      entry: entryOf(family, operation) ?? {},
    };
  });
}

/** What the gateway itself may answer for a route behind it; undefined for a route that is not. */
export function forwardingOf(
  { path, family, method }: AbusedRoute,
  routes: readonly AbusedRoute[],
): ApiOperation | undefined {
  if (!path.startsWith("/v1/api/") || family === "gateway") return undefined;
  const isForwarding = (one: AbusedRoute) => one.family === "gateway" && one.method === method;
  return routes.find((one) => isForwarding(one) && one.path === "/v1/api/{slug}/{path}")?.operation;
}

/** What says which operation the table does not know, and where its entry belongs. */
export function operationsWithoutEntry(): string[] {
  return listOperations()
    .filter(({ family, operation }) => !entryOf(family, operation))
    .map(
      ({ family, method, path, operation }) =>
        `${method} ${path} has no entry "${operation.operationId}" in test/abuse/routes/families/${family}.ts`,
    );
}

/** Entries whose operation is gone. */
export function entriesWithoutOperation(): string[] {
  const known = new Set(
    listOperations().map(({ family, operation }) => `${family}/${operation.operationId}`),
  );
  return [...entriesByFamily].flatMap(([family, { routes }]) =>
    Object.keys(routes)
      .map((operationId) => `${family}/${operationId}`)
      .filter((id) => !known.has(id)),
  );
}

function entryOf(family: string, { operationId = "" }: ApiOperation): RouteEntry | undefined {
  return entriesByFamily.get(family)?.routes[operationId];
}

interface Operation {
  readonly family: string;
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
  readonly document: ApiDocument;
}

/** The operations of the families, then those of the backends under the path that callers use. */
function listOperations(): Operation[] {
  const whole = readDocument(WHOLE);
  const own = listRoutes(whole).map((route) => ({
    ...route,
    family: route.operation.tags?.[0] ?? "",
    document: whole,
  }));
  const files = readdirSync(`${FOLDER}services`).map((file) => `services/${file}`);
  const behind = files.flatMap((file) => {
    const document = readDocument(file);
    const family = basename(file, ".json");
    return listRoutes(document).map((route) => ({
      ...route,
      path: `/v1/api/${family}${route.path}`,
      family,
      document,
    }));
  });
  return [...own, ...behind];
}

function readDocument(file: string): ApiDocument {
  return JSON.parse(readFileSync(`${FOLDER}${file}`, "utf8")) as ApiDocument;
}

/** The way with a key where there are several: it leads further. */
function callerOf({ security }: ApiOperation, document: ApiDocument): Caller {
  const ways = security ?? (document as { security?: ApiOperation["security"] }).security ?? [];
  const names = ways.flatMap((way) => Object.keys(way));
  return SCHEMES.find((scheme) => names.includes(scheme)) ?? "nobody";
}

/** A schema with what it refers to in its place. */
function inlined(part: unknown, document: ApiDocument): unknown {
  if (Array.isArray(part)) return part.map((child) => inlined(child, document));
  if (typeof part !== "object" || part === null) return part;
  const { $ref } = part as { $ref?: string };
  if ($ref) return inlined(document.components.schemas?.[$ref.split("/").at(-1) ?? ""], document);
  return Object.fromEntries(
    Object.entries(part).map(([key, child]) => [key, inlined(child, document)]),
  );
}
