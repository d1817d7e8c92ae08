import type { ApiSchema } from "../../../src/http/openapi/document.js";
import { examplesOf } from "../written-openapi.js";
import type { Made } from "./need.js";
import type { DocumentedOperation } from "./operations.js";

/** A request that the example of an error is the answer to. */
export interface Provocation {
  readonly id: string;
  readonly status: number;
  readonly example: unknown;
  readonly made: Made;
}

/** What a request can be changed by so that an error is its answer; the others take more than a request. */
export function provocationsOf(operation: DocumentedOperation): Provocation[] {
  return Object.entries(operation.operation.responses).flatMap(([status, { content = {} }]) =>
    Object.values(content)
      .flatMap((media) => (Number(status) >= 400 ? examplesOf(media) : []))
      .flatMap((example) => {
        const made = changeFor(operation, messageOf(example));
        return made ? [{ id: operation.id, status: Number(status), example, made }] : [];
      }),
  );
}

function messageOf(example: unknown): string {
  const { message, error } = example as { message?: string; error?: { message?: string } };
  return message ?? error?.message ?? "";
}

function changeFor(operation: DocumentedOperation, message: string): Made | undefined {
  const [field = ""] = message.split(" ");
  if (/^(the key in|sign in first)/.test(message)) {
    const headers = { "x-api-key": "x", authorization: "Bearer x", cookie: "" };
    return isForwarding(operation) ? { headers } : { ...unknownPath(operation), headers };
  }
  if (message.startsWith("the body is not valid JSON")) return { payload: "{" };
  if (message.endsWith(" was not found")) {
    const isNamedInPath = operation.path.includes("{") && !isForwarding(operation);
    return isNamedInPath ? unknownPath(operation) : undefined;
  }
  if (message.endsWith(" is required")) return withField(operation, field, undefined);
  const wrong = wrongValue(message);
  return wrong === undefined ? undefined : withField(operation, field, wrong);
}

/** A value that is refused so. */
function wrongValue(message: string): unknown {
  const length = /must have at most (\d+) characters$/.exec(message)?.[1];
  if (length) return "a".repeat(Number(length) + 1);
  if (message.endsWith("must be a string")) return 7;
  return / must be (an? \w+$|one of)/.test(message) ? "none" : undefined;
}

/** Whether an operation is one of a service that the path names. */
const isForwarding = ({ path }: DocumentedOperation) => path.startsWith("/v1/api/{slug}/");

/** The same request for something that is not there. */
function unknownPath({ operation }: DocumentedOperation): Made {
  const names = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
  return { isAlone: true, path: Object.fromEntries(names.map(({ name }) => [name, "unknown"])) };
}

/** A field with another value, where the request has it: a text that is no text is given twice. */
function withField({ operation }: DocumentedOperation, field: string, value: unknown): Made {
  const schema = operation.requestBody?.content?.["application/json"]?.schema ?? {};
  const [form = schema] = (schema.anyOf ?? []) as ApiSchema[];
  if (field in ((form.properties ?? {}) as object)) {
    return { body: { [field]: value }, query: { [field]: undefined } };
  }
  const text = typeof value === "number" ? ["a", "b"] : (value as string | undefined);
  const place = operation.parameters?.find(({ name }) => name === field)?.in;
  return place === "path" ? { path: { [field]: String(text) } } : { query: { [field]: text } };
}
