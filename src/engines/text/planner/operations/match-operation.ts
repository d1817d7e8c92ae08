import { stemWord } from "../../search/porter-stem.js";
import type { Plan, PlannedOperation } from "../request/plan.js";
import { blockOf, type Request } from "../request/request.js";
import { propertiesOf } from "./memory.js";

type Call = Extract<Plan, { kind: "call" }>;

/** Words that name no operation. */
const COMMON = new Set(
  `a an and are as at be by can could do does for from given have how i if in into is it its me my need of on or our please run so some tell that the their them then these this those to up us use using want was we what when whether which with would you your one it's any text page written call api operation tool service`.split(
    " ",
  ),
);
const MIN_SCORE = 0.6;

const terms = (text: string) =>
  new Set(
    text
      .replace(/([a-z\d])([A-Z])/gu, "$1 $2")
      .toLowerCase()
      .split(/[^a-z\d]+/u)
      .filter((word) => word.length > 1 && !COMMON.has(word))
      .map(stemWord),
  );

interface Payload {
  readonly kind: "html" | "json" | "url" | "text";
  readonly value: unknown;
  readonly told: string;
}

/** What the task hands over: JSON, HTML, an address, or a quoted text. */
function payloadOf(request: Request): Payload | undefined {
  const quoted = request.literals.findLast(({ kind }) => kind === "quoted")?.text;
  const json = jsonIn(request.raw);
  if (json) return json;
  const html =
    /<(?:!doctype|html|body|div|p|h[1-6]|article|main|span|ul|table|a|section)\b[\s\S]*>/iu.exec(
      request.raw,
    );
  if (html) return { kind: "html", value: html[0], told: html[0] };
  const text =
    quoted ??
    blockOf(request)?.block ??
    (request.plan.context.length > 0 ? request.plan.context.join("\n") : undefined);
  const url =
    /^https?:\/\/\S+$/iu.exec(text?.trim() ?? "") ?? /https?:\/\/[^\s"'<>]+/iu.exec(request.raw);
  if (url) return { kind: "url", value: url[0], told: url[0] };
  return text === undefined ? undefined : { kind: "text", value: text, told: text };
}

function jsonIn(raw: string): Payload | undefined {
  const start = raw.search(/[[{]/u);
  const end = Math.max(raw.lastIndexOf("]"), raw.lastIndexOf("}"));
  if (start < 0 || end <= start) return undefined;
  const told = raw.slice(start, end + 1);
  try {
    const value: unknown = JSON.parse(told);
    return typeof value === "object" && value !== null ? { kind: "json", value, told } : undefined;
  } catch {
    return undefined;
  }
}

const requiredOf = ({ input }: PlannedOperation): readonly string[] => {
  if (
    typeof input !== "object" ||
    input === null ||
    !("required" in input) ||
    !Array.isArray(input.required)
  )
    return [];
  return input.required.filter((name) => typeof name === "string");
};

/** Arguments of an operation from the payload; undefined where one that it needs is not there. */
function argumentsFor(
  operation: PlannedOperation,
  payload: Payload,
): Readonly<Record<string, unknown>> | undefined {
  const properties = propertiesOf(operation);
  const names = Object.keys(properties);
  const required = requiredOf(operation);
  const { value } = payload;
  if (
    payload.kind === "json" &&
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value)
  ) {
    const given = Object.fromEntries(Object.entries(value));
    const fits =
      Object.keys(given).every((name) => names.includes(name)) &&
      required.every((name) => Object.hasOwn(given, name));
    if (fits && Object.keys(given).length > 0) return given;
  }
  const wanted =
    payload.kind === "html"
      ? ["html", "content", "text"]
      : payload.kind === "url"
        ? ["url", "link", "href"]
        : payload.kind === "json"
          ? []
          : ["text", "content", "input", "document", "message"];
  const field =
    wanted.find((name) => names.includes(name)) ??
    (payload.kind === "json"
      ? names.find((name) => required.includes(name) && required.length === 1)
      : undefined);
  if (field === undefined || required.some((name) => name !== field)) return undefined;
  return { [field]: value };
}

/**
 * Finds the one operation that a task plainly asks for by the words of its name and summary, with all
 * its arguments in the task. Nothing in the payload counts for the choice.
 */
export function matchOperation(request: Request): Call | undefined {
  const payload = payloadOf(request);
  if (!payload) return undefined;
  const instruction = request.raw.replace(payload.told, " ");
  const asked = terms(instruction);
  if (asked.size === 0 || asked.size > 20) return undefined;
  const scored = request.plan.operations
    .map((operation) => {
      const name = terms(operation.name);
      const all = new Set([...name, ...terms(operation.summary ?? "")]);
      const shared = [...asked].filter((term) => all.has(term)).length / asked.size;
      const named = [...name].filter((term) => asked.has(term)).length / Math.max(name.size, 1);
      return { operation, score: (shared + named) / 2 };
    })
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best || best.score < MIN_SCORE || (second && second.score > best.score - 0.1))
    return undefined;
  const args = argumentsFor(best.operation, payload);
  if (!args) return undefined;
  return {
    kind: "call",
    operation: best.operation.name,
    arguments: args,
    steps: [
      {
        tool: "read task",
        input: instruction.trim().slice(0, 500),
        output: { operation: best.operation.name },
      },
    ],
  };
}
