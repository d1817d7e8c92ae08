import { notesOf } from "../../http/code-tools/declare-operation.js";
import type { McpContent, McpSchema, McpTool, McpToolAnswer } from "../../http/mcp/surface.js";
import { errorOf, type OperationReply } from "../../http/operations/call-operation.js";
import type { Operation } from "../../http/operations/operation.js";
import type { CodeRuns } from "../../services/code-runs/code-runs.js";
import { viewMeta } from "./app-views.js";

type Schema = Readonly<Record<string, unknown>>;

const ERROR_CHARS_MAX = 4_000;

const API_KEY = {
  type: "string",
  maxLength: 1000,
  description: "the key, where the connection does not bring it",
};

/** What stands in the place of an answer that is too long for one. */
const CUT = {
  type: "object",
  description:
    "there instead of the answer when that is long: its beginning is the text beside this",
  required: ["cursor", "characters"],
  properties: {
    cursor: { type: "string", description: "for run_code, which reads on there" },
    characters: { type: "integer", description: "of the whole answer" },
  },
};

/** An operation as a tool, with the schema of its answer or without. */
export function toolOf(operation: Operation, { isShort }: { readonly isShort: boolean }): McpTool {
  const { toolName: name, summary: title, method, realm, input, charges, view } = operation;
  const lesser = isShort ? (operation.lesserArguments ?? []) : [];
  const properties = Object.fromEntries(
    Object.entries(input.properties as Schema).filter(([argument]) => !lesser.includes(argument)),
  ) as Readonly<Record<string, Schema>>;
  const inputSchema = {
    ...input,
    properties: realm === undefined ? properties : { ...properties, api_key: API_KEY },
  };
  const outputSchema = isShort ? undefined : outputSchemaOf(operation.output);
  const isReading = method === "GET";
  return {
    name,
    title,
    description: notesOf(operation).join(" "),
    inputSchema: withoutExamples(inputSchema) as McpSchema,
    ...(outputSchema ? { outputSchema: withoutExamples(outputSchema) as McpSchema } : {}),
    annotations: {
      readOnlyHint: isReading,
      ...(isReading ? {} : { destructiveHint: method === "DELETE" || charges === true }),
      idempotentHint: isReading || method === "PUT" || method === "DELETE",
      openWorldHint: false,
    },
    ...(view ? { _meta: viewMeta(view) } : {}),
  };
}

/** The answer of an operation for a model: whole where it is short, else its beginning and a cursor. */
export async function answerOf(
  operation: Operation,
  reply: OperationReply,
  { codeRuns, owner }: { readonly codeRuns: CodeRuns; readonly owner: string },
): Promise<McpToolAnswer> {
  if (!reply.isGood) return errorAnswer(reply);
  const { value, body, mediaType } = reply;
  if (body.length === 0) return { content: [], structuredContent: {} };
  if (value === undefined) return { content: [blobOf(operation, body, mediaType)] };
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const piece = await codeRuns.cut(owner, text);
  const content: McpContent[] = [{ type: "text", text: piece.text }];
  const hasSchema = operation.output?.kind !== "bytes";
  if (piece.cursor !== undefined) {
    const cut = { cursor: piece.cursor, characters: text.length };
    const note = `[cut here; run_code with cursor "${piece.cursor}" reads on]`;
    return { content: [...content, { type: "text", text: note }], structuredContent: { cut } };
  }
  return hasSchema ? { content, structuredContent: objectOf(value) } : { content };
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : { result: value };
}

function errorAnswer(reply: OperationReply): McpToolAnswer {
  const { code, message } = errorOf(reply);
  const more = JSON.stringify(reply.value ?? {});
  const text = `${code}: ${message}\n${reply.status} ${more}`.slice(0, ERROR_CHARS_MAX);
  return { content: [{ type: "text", text }], isError: true };
}

function blobOf({ path }: Operation, body: Buffer, mimeType: string): McpContent {
  const data = body.toString("base64");
  if (mimeType.startsWith("image/")) return { type: "image", data, mimeType };
  return { type: "resource", resource: { uri: `gatehouse:${path}`, mimeType, blob: data } };
}

/** The fields that an answer may have; none is required, since a long answer has `cut` alone. */
function outputSchemaOf(output: Operation["output"]): Schema | undefined {
  if (output === undefined) return { type: "object" };
  if (output.kind === "text") return resultSchema({ type: "string" });
  return output.kind === "json" ? jsonSchemaOf(output.schema) : undefined;
}

function jsonSchemaOf(schema: Schema): Schema {
  const shapes = ((schema.anyOf ?? [schema]) as Schema[]).filter(({ properties }) => properties);
  if (shapes.length === 0) {
    return schema.type === "object" ? { type: "object" } : resultSchema(schema);
  }
  const properties: Record<string, unknown> = {};
  for (const { properties: own } of shapes as { properties: Schema }[]) {
    for (const [name, property] of Object.entries(own)) {
      properties[name] = name in properties ? {} : property;
    }
  }
  return { type: "object", properties: { ...properties, cut: CUT } };
}

const resultSchema = (schema: Schema) => ({
  type: "object",
  properties: { result: schema, cut: CUT },
});

/** A schema without what only helps people to read it. */
function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name, one]) => !(name === "examples" && Array.isArray(one)),
  );
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutExamples(one)]));
}
