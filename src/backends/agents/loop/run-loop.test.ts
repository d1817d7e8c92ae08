import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { good } from "../tools/tool.js";
import type { ChatMessage } from "./chat.js";
import type { Completion, WrittenCall } from "./completion.js";
import { type LoopRun, type Question, runLoop } from "./run-loop.js";

const completion = (part: Partial<Completion>): Completion => ({
  text: "",
  calls: [],
  callsDropped: 0,
  ending: "answered",
  inputTokens: 1,
  outputTokens: 1,
  model: undefined,
  ...part,
});
const run = (part: Partial<LoopRun> = {}): LoopRun => ({
  opening: [{ role: "user", content: "do it" }],
  tools: [
    { type: "function", function: { name: "a", description: "", parameters: { type: "object" } } },
  ],
  limits: { steps: 8, tokens: 1_000_000 },
  signal: new AbortController().signal,
  ...part,
});
const call = (id: string, argumentsText = "{}"): WrittenCall => ({ id, name: "a", argumentsText });

/** Every call of the model is answered once, right behind it, as endpoints demand it. */
function expectAnswered(messages: readonly ChatMessage[]): void {
  messages.forEach((message, place) => {
    if (message.role !== "assistant") return;
    const ids = message.tool_calls.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const behind = messages.slice(place + 1, place + 1 + ids.length);
    expect(behind.map((one) => (one.role === "tool" ? one.tool_call_id : undefined))).toEqual(ids);
  });
}

const anyCall = fc.record({
  id: fc.constantFrom("a", "b", "c"),
  name: fc.constantFrom("a", "b", "no such", ""),
  argumentsText: fc.constantFrom("{}", '{"n":1}', "{", "[]", "7", '{"\\ud800":1}', ""),
});
const anyAnswer = fc.record({
  text: fc.constantFrom("", "text"),
  calls: fc.array(anyCall, { maxLength: 12 }),
  callsDropped: fc.constantFrom(0, 3),
});

describe("runLoop", () => {
  it("ends within its bounds, whatever a model writes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyAnswer, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 6 }),
        async (answers, steps) => {
          const questions: Question[] = [];
          let made = 0;
          const ending = await runLoop(
            {
              ask: async (question) => {
                questions.push({ ...question, messages: [...question.messages] });
                return completion(answers[(questions.length - 1) % answers.length] ?? {});
              },
              callTool: async () => {
                made += 1;
                return good(made);
              },
            },
            run({ limits: { steps, tokens: 1_000_000 } }),
          );
          expect(ending.kind).toBe("ended");
          expect(questions.length).toBeLessThanOrEqual(steps + 2);
          expect(made).toBeLessThanOrEqual(8 * steps);
          for (const { messages } of questions) expectAnswered(messages);
        },
      ),
    );
  });

  it("stops when the conversation is full, and cuts what no longer fits", async () => {
    let asked = 0;
    const ending = await runLoop(
      {
        ask: async () => {
          asked += 1;
          const ids = Array.from({ length: 8 }, (_, n) => call(`c${n}`, `{"n":${asked * 8 + n}}`));
          return completion({ calls: ids });
        },
        callTool: async () => good("x".repeat(15_900)),
      },
      run({ limits: { steps: 32, tokens: 1_000_000 } }),
    );
    expect(ending).toMatchObject({ kind: "ended", stopReason: "tokens" });
    expect(asked).toBe(8);
    const told = ending.steps.reduce((sum, { output }) => sum + String(output).length, 0);
    expect(told).toBeLessThan(1_005_000);
    expect(ending.steps.at(-1)?.output).toMatch(/\[cut: the first \d+ of 15900 characters\]$/);
  });

  it("is aborted amid a call, with the steps before it", async () => {
    const gone = new AbortController();
    let asked = 0;
    const ending = await runLoop(
      {
        ask: async () => {
          asked += 1;
          return completion({ calls: [call("c", `{"n":${asked}}`)] });
        },
        callTool: async () => {
          if (asked === 2) gone.abort();
          return good(asked);
        },
      },
      run({ signal: gone.signal }),
    );
    expect(ending).toMatchObject({ kind: "aborted", steps: [{ output: 1 }] });
    expect(asked).toBe(2);
  });
});
