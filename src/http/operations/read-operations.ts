import type { Realm } from "../../platform/keys/key-format.js";
import type { McpSchema } from "../mcp/surface.js";
import type { ApiBody, ApiDocument, ApiOperation, ApiRoute } from "../openapi/document.js";
import { listRoutes } from "../openapi/document.js";
import { inlineReferences } from "../openapi/inline-references.js";
import { camelCase } from "./camel-case.js";
import type { ArgumentPlace, Operation, OperationOutput } from "./operation.js";
import type { OperationNotes } from "./operation-notes.js";

/** A description, and what it does not say itself. */
export interface DescribedPart {
  readonly document: ApiDocument;
  /** The service behind the gateway that it is of; undefined for the families. */
  readonly slug?: string;
  /** The realms that have keys. */
  readonly realms: readonly Realm[];
}

/** Tags of what is no operation of its own: the gateway's passage to services, and MCP itself. */
const PASSAGES = new Set([
  "forwardGet",
  "forwardPost",
  "forwardPut",
  "forwardPatch",
  "forwardDelete",
]);
const RPC_OPERATION = "callMcp";

type Schema = Readonly<Record<string, unknown>>;

/** Every operation of a description that a key, or nothing, opens. */
export function readOperations(part: DescribedPart): Operation[] {
  return listRoutes(part.document).flatMap((route) => {
    const { operationId = "", responses, security } = route.operation;
    if (PASSAGES.has(operationId) || operationId === RPC_OPERATION) return [];
    if (!Object.keys(responses).some(isGood)) return [];
    const realm = realmOf(part, route.operation);
    if (realm === null) return [];
    const isKeyOptional = (security ?? []).some((one) => Object.keys(one).length === 0);
    return [describe(route, { part, realm, isKeyOptional })];
  });
}

/** The operations that are left out of `readOperations` because a session of a person opens them. */
export function readSessionOperations(part: DescribedPart): string[] {
  return listRoutes(part.document)
    .filter(({ operation }) => realmOf(part, operation) === null)
    .map(({ method, path }) => `${method} ${path}`);
}

interface Context {
  readonly part: DescribedPart;
  readonly realm: Realm | undefined;
  readonly isKeyOptional: boolean;
}

function describe({ method, path, operation }: ApiRoute, context: Context): Operation {
  const { part, realm, isKeyOptional } = context;
  const { slug, document } = part;
  const { operationId = "", summary = "", description = "", tags = [] } = operation;
  const family = camelCase(slug ?? tags[0] ?? "operations");
  const schemas = document.components.schemas ?? {};
  const inline = (value: unknown) => inlineReferences(value, schemas) as Schema;
  const parameters = (operation.parameters ?? []).map((one) => inline(one) as unknown as Parameter);
  const places = parameters.map(placeOf);
  const body = bodyOf(firstJson(operation.requestBody, inline));
  const notes = (operation as { "x-agents"?: OperationNotes })["x-agents"] ?? {};
  return {
    ...notes,
    name: `${family}.${operationId}`,
    toolName: `${snakeCase(slug ?? family)}_${snakeCase(operationId)}`,
    family,
    summary,
    description,
    realm,
    isKeyOptional,
    method,
    path: slug === undefined ? path : `/v1/api/${slug}${path}`,
    places,
    body: body.kind,
    input: inputOf(parameters, places, body),
    output: outputOf(operation, inline),
  };
}

/** The realm of the key that opens it; undefined when nothing has to, null when a session does. */
function realmOf({ slug, realms }: DescribedPart, { security, tags = [] }: ApiOperation) {
  if (slug !== undefined) return "gateway" as const;
  const schemes = (security ?? []).flatMap((one) => Object.keys(one));
  if (schemes.length === 0) return undefined;
  if (schemes.includes("session")) return null;
  return (
    realms.find((realm) => realm === tags[0]) ??
    realms.find((realm) => schemes.includes(`${realm}Key`))
  );
}

interface Parameter {
  readonly name: string;
  readonly in: ArgumentPlace["in"];
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

function placeOf({ name, in: where }: Parameter): ArgumentPlace {
  return { argument: name.replaceAll("-", "_"), name, in: where };
}

interface ReadBody {
  readonly kind: Operation["body"];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly isOpen: boolean;
}

const NO_BODY: ReadBody = { kind: "none", properties: {}, required: [], isOpen: false };

/** The arguments that a body takes: the fields of an object, whichever of several shapes it has. */
function bodyOf(schema: Schema | undefined): ReadBody {
  if (!schema) return NO_BODY;
  const shapes = (schema.anyOf as Schema[] | undefined) ?? [schema];
  const objects = shapes.filter((shape) => [shape.type].flat().includes("object"));
  const others = shapes.filter((shape) => !objects.includes(shape));
  if (objects.length === 0) {
    return { kind: "whole", properties: { body: schema }, required: ["body"], isOpen: false };
  }
  const properties: Record<string, Schema> = {};
  for (const { properties: own = {} } of objects as { properties?: Record<string, Schema> }[]) {
    for (const [name, property] of Object.entries(own)) properties[name] ??= property;
  }
  const [first, ...rest] = objects.map(({ required = [] }) => required as string[]);
  const isOpen = objects.some(({ additionalProperties }) => additionalProperties === true);
  const mayBeWhole = others.length > 0;
  if (mayBeWhole) properties.body = others.length === 1 ? (others[0] ?? {}) : { anyOf: others };
  return {
    kind: mayBeWhole ? "fields or whole" : "fields",
    properties,
    required: mayBeWhole
      ? []
      : (first ?? []).filter((name) => rest.every((one) => one.includes(name))),
    isOpen,
  };
}

function inputOf(
  parameters: readonly Parameter[],
  places: readonly ArgumentPlace[],
  body: ReadBody,
): McpSchema {
  const properties: Record<string, Schema> = { ...body.properties };
  const required = new Set(body.required);
  parameters.forEach(({ schema, description, required: isRequired }, index) => {
    const argument = places[index]?.argument ?? "";
    properties[argument] = { ...schema, ...(description ? { description } : {}) };
    if (isRequired) required.add(argument);
  });
  return {
    type: "object",
    properties,
    ...(required.size > 0 ? { required: [...required] } : {}),
    ...(body.isOpen ? {} : { additionalProperties: false }),
  };
}

function firstJson(body: ApiBody | undefined, inline: (value: unknown) => Schema) {
  const schema = body?.content?.["application/json"]?.schema;
  return schema && inline(schema);
}

function isGood(status: string): boolean {
  return status.startsWith("2");
}

function outputOf({ responses }: ApiOperation, inline: (value: unknown) => Schema) {
  const reply = Object.entries(responses).find(([status]) => isGood(status))?.[1];
  const contents = Object.entries(reply?.content ?? {});
  const json = contents.find(([mediaType]) => mediaType === "application/json");
  if (json) {
    const { description: _description, examples: _examples, ...schema } = inline(json[1].schema);
    return { kind: "json", schema } satisfies OperationOutput;
  }
  const [mediaType] = contents[0] ?? [];
  if (mediaType === undefined) return undefined;
  return { kind: isTextType(mediaType) ? "text" : "bytes", mediaType } satisfies OperationOutput;
}

/** Whether bytes of a media type are text. */
export function isTextType(mediaType: string): boolean {
  return /^text\/|[/+](xml|json|x-ndjson|jsonl)\b/.test(mediaType);
}

function snakeCase(name: string): string {
  return name
    .replaceAll("-", "_")
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase();
}
