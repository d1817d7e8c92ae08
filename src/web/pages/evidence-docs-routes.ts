import {
  type ApiBody,
  type ApiDocument,
  type ApiOperation,
  type ApiRoute,
  type ApiSchema,
  listRoutes,
} from "../../http/openapi/document.js";
import { codeBlock, table } from "../components.js";
import { type Html, type HtmlValue, html } from "../html.js";

/** One route of the description. */
export interface DescribedRoute extends ApiRoute {
  readonly id: string;
}

/** Every route of a description, those with the same first words beside each other. */
export function describedRoutes(document: ApiDocument): DescribedRoute[] {
  return listRoutes(document)
    .map((route) => ({ ...route, id: idOf(route) }))
    .sort((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1));
}

function idOf({ method, path, operation }: ApiRoute): string {
  return `route-${operation.operationId ?? `${method}-${path}`.replace(/\W+/g, "-")}`;
}

/** What a route takes and answers, with an example of each, all from its description. */
export function routeSection(
  route: DescribedRoute,
  document: ApiDocument,
  publicUrl: string,
): Html {
  const { id, method, path, operation } = route;
  const schema = operation.requestBody?.content?.[JSON_TYPE]?.schema;
  const body = exampleOf(operation.requestBody, document);
  const answer = exampleOf(successOf(operation), document);
  return html`<section class="flow" aria-labelledby="${id}"><h3 id="${id}"><code>${method} ${path}</code></h3>
<p>${withCode(operation.summary ?? "")}. ${KEY_NOTES[keyNeed(operation)]}</p>
${operation.description && html`<p>${withCode(operation.description)}</p>`}
${parametersTable(operation)}
${schema && fieldsTable(follow(schema, document), `Fields of ${method} ${path}`, document)}
${codeBlock({ id: `${id}-call`, label: "Call", code: curl(route, body, publicUrl) })}
${answer !== undefined && codeBlock({ id: `${id}-answer`, label: "Answer", language: "json", code: JSON.stringify(answer, null, 2) })}
<p class="small">Statuses: ${Object.keys(operation.responses).join(", ")}.</p></section>`;
}

const JSON_TYPE = "application/json";

const KEY_NOTES = {
  required: "Takes a key.",
  optional: "A key may be sent.",
  none: "Takes no key.",
} as const;

function keyNeed({ security = [] }: ApiOperation): keyof typeof KEY_NOTES {
  const isKeyed = security.some((scheme) => Object.keys(scheme).length > 0);
  const isOpen = security.some((scheme) => Object.keys(scheme).length === 0);
  return isKeyed ? (isOpen ? "optional" : "required") : "none";
}

/** Text with its backticks as code. */
export function withCode(text: string): HtmlValue {
  return text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));
}

function successOf({ responses }: ApiOperation): ApiBody | undefined {
  const status = Object.keys(responses).find((code) => code.startsWith("2"));
  return status === undefined ? undefined : responses[status];
}

function follow(schema: ApiSchema, { components }: ApiDocument): ApiSchema {
  const name = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1) : undefined;
  return (name === undefined ? undefined : components.schemas?.[name]) ?? schema;
}

function exampleOf(body: ApiBody | undefined, document: ApiDocument): unknown {
  const { schema, example, examples } = body?.content?.[JSON_TYPE] ?? {};
  if (example !== undefined) return example;
  const [first] = Object.values(examples ?? {});
  if (first) return first.value;
  const shared = schema && follow(schema, document);
  return shared?.example ?? (Array.isArray(shared?.examples) ? shared.examples[0] : undefined);
}

function parametersTable({ parameters = [] }: ApiOperation): HtmlValue {
  const shown = parameters.filter(({ in: place }) => place !== "header");
  if (shown.length === 0) return null;
  return table({
    caption: "Parameters",
    head: ["Parameter", "In", "Type", "Meaning"],
    rows: shown.map(({ name, in: place, required, schema, description }) => [
      html`<code>${name}</code>`,
      place,
      `${typeOf(schema)}${required ? "" : ", optional"}`,
      withCode(description ?? String(schema.description ?? "")),
    ]),
  });
}

function fieldsTable(schema: ApiSchema, caption: string, document: ApiDocument): HtmlValue {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, ApiSchema>);
  const required = Array.isArray(schema.required) ? schema.required : [];
  if (fields.length === 0) return null;
  return table({
    caption,
    head: ["Field", "Type", "Meaning"],
    rows: fields.map(([name, given]) => {
      const field = follow(given, document);
      return [
        html`<code>${name}</code>`,
        `${typeOf(field)}${required.includes(name) ? "" : ", optional"}`,
        withCode([field.description, boundsOf(field)].filter(Boolean).join("; ")),
      ];
    }),
  });
}

function typeOf({ type, anyOf }: ApiSchema): string {
  if (Array.isArray(anyOf)) return anyOf.map((one) => typeOf(one as ApiSchema)).join(" or ");
  return Array.isArray(type) ? type.join(" or ") : String(type ?? "any");
}

const BOUNDS: readonly (readonly [name: string, says: string])[] = [
  ["minimum", "from"],
  ["maximum", "up to"],
  ["minLength", "at least this many characters:"],
  ["maxLength", "at most this many characters:"],
  ["maxItems", "at most this many items:"],
];

function boundsOf(schema: ApiSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(", ");
  return BOUNDS.filter(([name]) => schema[name] !== undefined)
    .map(([name, says]) => `${says} ${String(schema[name])}`)
    .join(", ");
}

function curl(
  { method, path, operation }: DescribedRoute,
  body: unknown,
  publicUrl: string,
): string {
  const query = (operation.parameters ?? [])
    .filter(({ in: place, required }) => place === "query" && required)
    .map(({ name }) => `${name}=…`);
  const url = `${publicUrl}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const data = body === undefined ? "" : ` \\\n  -d '${quoted(JSON.stringify(body))}'`;
  const verb = method === "GET" || (method === "POST" && data !== "") ? "" : ` -X ${method}`;
  const key = keyNeed(operation) !== "none" ? ' -H "x-api-key: $key"' : "";
  return `curl -sS${verb} "${url}"${key}${data}`;
}

/** Text between single quotes in a shell. */
function quoted(text: string): string {
  return text.replaceAll("'", "'\\''");
}
