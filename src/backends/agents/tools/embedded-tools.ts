import { Type } from "@sinclair/typebox";
import type { McpSchema } from "../../../http/mcp/surface.js";
import type { Needed } from "../../../platform/parts/part.js";
import { tasks } from "../tasks.js";
import { checked } from "./checked.js";
import { bad, good, type Tool } from "./tool.js";

const EXPRESSION_CHARS_MAX = 2_000;
const QUESTION_CHARS_MAX = 400;
const TEXT_CHARS_MAX = 65_536;
const TEXTS_MAX = 8;
const COMPUTING_MS = 2_000;
const WAIT_MS = 10_000;

const Calculate = Type.Object({
  expression: Type.String({
    maxLength: EXPRESSION_CHARS_MAX,
    description: "as in `15 % of 240`, `(3 + 4/7)^2` or `12 miles in km`",
  }),
});
const Dates = Type.Object({
  question: Type.String({
    maxLength: QUESTION_CHARS_MAX,
    description: "as in `days between 2026-03-01 and 2026-11-24` or `3 pm in Tokyo in UTC`",
  }),
  time_zone: Type.Optional(
    Type.String({ maxLength: 64, description: "IANA; of what names none; UTC unless given" }),
  ),
});
const Text = Type.Object({
  task: Type.String({ maxLength: 2_000, description: "the instruction" }),
  texts: Type.Optional(
    Type.Array(Type.String({ maxLength: TEXT_CHARS_MAX }), { maxItems: TEXTS_MAX }),
  ),
  model: Type.Optional(Type.String({ maxLength: 64, description: "`builtin/auto` unless given" })),
});

type EmbeddedParts = Needed<"threads" | "language" | "clock">;

/** The tools that compute within this server, for one owner. */
export function embeddedTools(parts: EmbeddedParts, owner: string) {
  const { threads, clock } = parts;
  const options = (signal: AbortSignal) => ({
    owner,
    timeoutMs: COMPUTING_MS,
    waitMs: WAIT_MS,
    signal,
  });
  const calculate: Tool = {
    name: "calculate",
    description:
      "Exact arithmetic: operators, fractions, percentages, functions, statistics, units and conversions, in symbols or plain English.",
    parameters: Calculate as unknown as McpSchema,
    run: async (args, signal) =>
      checked(Calculate, args, async ({ expression }) => {
        const answer = await threads.run(tasks.calculate, expression, options(signal));
        if (answer.kind === "refused") return bad(`${answer.code}: ${answer.message}`);
        return good(answer.answer);
      }),
  };
  const dates: Tool = {
    name: "dates",
    description:
      "Dates, times, durations, weekdays and time zones; a question in plain English, whose `today` is the server's.",
    parameters: Dates as unknown as McpSchema,
    run: async (args, signal) =>
      checked(Dates, args, async ({ question, time_zone: timeZone = "UTC" }) => {
        const order = { text: question, context: { nowMs: clock(), timeZone } };
        const answer = await threads.run(tasks["answer-date"], order, options(signal));
        if (answer.kind === "refused") return bad(`${answer.code}: ${answer.message}`);
        const { text, value, reading } = answer;
        return good({ text, value, reading });
      }),
  };
  return { calculate, dates, text: textTool(parts, owner) };
}

function textTool({ language }: EmbeddedParts, owner: string): Tool {
  const known = language.models.map(({ name, purpose }) => `${name} (${purpose})`).join("; ");
  return {
    name: "text",
    description: `Works on texts by methods of computation, without a language model: ${known}.`,
    parameters: Text as unknown as McpSchema,
    run: async (args, signal) =>
      checked(Text, args, async ({ task, texts = [], model }) => {
        if (model !== undefined && !language.models.some(({ name }) => name === model)) {
          return bad(`model must be one of ${language.models.map(({ name }) => name).join(", ")}`);
        }
        const request = { task, context: texts, ...(model === undefined ? {} : { model }) };
        const answer = await language.run(request, { owner, signal });
        return good({ text: answer.text, model: answer.model });
      }),
  };
}
