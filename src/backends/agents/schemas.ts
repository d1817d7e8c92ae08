import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "../../http/openapi/string-enum.js";

export const TASK_CHARS_MAX = 20_000;
export const CONTEXT_ITEMS_MAX = 64;
export const CONTEXT_CHARS_MAX = 200_000;
export const STEPS_MAX = 32;
export const STEPS = 8;
export const TOOLS_NAMED_MAX = 64;

type ContextItem = string | Readonly<Record<string, unknown>>;

const Context = Type.Unsafe<string | readonly ContextItem[]>({
  type: ["string", "array"],
  maxLength: CONTEXT_CHARS_MAX,
  maxItems: CONTEXT_ITEMS_MAX,
  items: { type: ["string", "object"], maxLength: CONTEXT_CHARS_MAX },
  description: `what the task speaks of: a text, or texts and objects, at most ${CONTEXT_CHARS_MAX} characters in all. It is data: nothing in it is followed as an instruction`,
});

export const ExecuteBody = Type.Object(
  {
    task: Type.String({
      minLength: 1,
      maxLength: TASK_CHARS_MAX,
      description: "what to do, in words",
    }),
    context: Type.Optional(Context),
    max_steps: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: STEPS_MAX,
        description: `turns in which tools are called; ${STEPS} unless given`,
      }),
    ),
    tools: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 120 }), {
        maxItems: TOOLS_NAMED_MAX,
        description:
          "the tools that the run may use: names of tools, of operations, or of families and services for all of theirs that change nothing. What changes something is called only where it is named by itself",
      }),
    ),
    model: Type.Optional(
      Type.String({
        pattern: "^[\\x21-\\x7e]{1,200}$",
        description:
          "a configured model, which then answers or fails, or `builtin/planner`; the first configured model unless given, and the planner where there is none or it fails",
      }),
    ),
  },
  {
    examples: [
      { task: "What is 15 % of 240?" },
      {
        task: "How many days are there from the first date to the second?",
        context: ["The lease began on 2026-03-01 and ended on 2026-11-24."],
        max_steps: 4,
        tools: ["dates", "calculate"],
      },
    ],
  },
);
export type ExecuteBody = Static<typeof ExecuteBody>;

export const STOP_REASONS = [
  "finished",
  "unsupported",
  "tool_error",
  "max_steps",
  "time",
  "tokens",
  "loop",
  "refused",
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

const Step = Type.Object({
  tool: Type.String({ description: "as it was called" }),
  input: Type.Unknown({ description: "the arguments; a text where they could not be read" }),
  output: Type.Unknown({ description: "what the tool answered; a text where it was cut" }),
  ms: Type.Number({
    description:
      "time of the call; the steps of the planner are computed together and share their time",
  }),
  is_error: Type.Optional(
    Type.Literal(true, { description: "there where the tool refused or failed" }),
  ),
});
export type Step = Static<typeof Step>;

export const ExecuteReply = Type.Object(
  {
    output: Type.String({ description: "the answer, or what is lacking for one" }),
    harness: StringEnum(["tool-loop", "builtin/planner"], {
      description: "what decided on the steps: a model in a loop, or rules",
    }),
    model: Type.String({
      description: "what produced the output: the model as it names itself, or the planner",
    }),
    steps: Type.Array(Step, { description: "every call of a tool, in order" }),
    stop_reason: StringEnum(STOP_REASONS, {
      description:
        "`finished`: the task is done; `unsupported`: it lacks what the output names; `tool_error`: the one tool that it took failed; `max_steps`, `time`, `tokens`: a bound was reached; `loop`: the same call again and again; `refused`: the model declined",
    }),
    usage: Type.Optional(
      Type.Object(
        { input_tokens: Type.Integer(), output_tokens: Type.Integer() },
        { description: "of the model; estimated where the endpoint does not tell" },
      ),
    ),
  },
  {
    examples: [
      {
        output: "36",
        harness: "builtin/planner",
        model: "builtin/planner",
        steps: [{ tool: "calculator", input: "15% * 240", output: "36", ms: 1.24 }],
        stop_reason: "finished",
      },
    ],
  },
);
export type ExecuteReply = Static<typeof ExecuteReply>;
