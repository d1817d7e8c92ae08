import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ChunkFault, CompletionDraft } from "./completion-draft.js";
import { areComplete, judgeCompletion, usageOf } from "./judge-completion.js";
import { replayCompletion } from "./replay-completion.js";

function assemble(chunks: Iterable<unknown>) {
  const draft = new CompletionDraft();
  for (const chunk of chunks) draft.add(chunk);
  return draft.completion();
}

const head = { id: "c1", object: "chat.completion.chunk", created: 1, model: "m" };
const chunk = (delta: object, more: object = {}) => ({
  ...head,
  choices: [{ index: 0, delta, finish_reason: null, ...more }],
});

describe("chunks put together", () => {
  it("are the completion that OpenAI documents for a stream with a call of a tool", () => {
    // The stream in the guide to function calling of the OpenAI API, with its pieces of arguments.
    const call = (fields: object) => chunk({ tool_calls: [{ index: 0, ...fields }] });
    const chunks = [
      chunk({ role: "assistant", content: null }),
      call({ id: "call_DdmO", type: "function", function: { name: "get_weather", arguments: "" } }),
      ...['{"', "location", '":"', "Paris", ",", " France", '"}'].map((text) =>
        call({ function: { arguments: text } }),
      ),
      chunk({}, { finish_reason: "tool_calls" }),
      { ...head, choices: [], usage: { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 } },
    ];
    expect(assemble(chunks)).toEqual({
      id: "c1",
      object: "chat.completion",
      created: 1,
      model: "m",
      choices: [
        {
          index: 0,
          message: {
            role: "assistant",
            content: null,
            tool_calls: [
              {
                id: "call_DdmO",
                type: "function",
                function: { name: "get_weather", arguments: '{"location":"Paris, France"}' },
              },
            ],
          },
          logprobs: null,
          finish_reason: "tool_calls",
        },
      ],
      usage: { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 },
    });
  });

  it("keep log probabilities, fields of other makers and several choices apart", () => {
    const probability = (token: string) => ({ content: [{ token, logprob: -1 }], refusal: null });
    const chunks = [
      { ...head, system_fingerprint: "fp_1", choices: [{ index: 1, delta: { content: "B" } }] },
      chunk({ reasoning_content: "Hm" }, { logprobs: probability("a") }),
      chunk({ reasoning_content: ", yes", content: "A" }, { logprobs: probability("b") }),
      { ...head, system_fingerprint: null, citations: ["x"], choices: [] },
      chunk({ content: "a" }, { finish_reason: "stop" }),
    ];
    expect(assemble(chunks)).toMatchObject({
      system_fingerprint: "fp_1",
      citations: ["x"],
      choices: [
        {
          message: { content: "Aa", reasoning_content: "Hm, yes" },
          logprobs: { content: [{ token: "a" }, { token: "b" }], refusal: null },
          finish_reason: "stop",
        },
        { index: 1, message: { content: "B" }, finish_reason: null },
      ],
    });
  });

  it.each([
    ["no object", 5],
    ["no choices", {}],
    ["a choice that is none", { choices: [1] }],
    ["a choice far away", { choices: [{ index: 1_024, delta: {} }] }],
    ["a place before the first", { choices: [{ index: -1, delta: {} }] }],
    ["a call far away", chunk({ tool_calls: [{ index: 1e9 }] })],
    ["a delta without a bottom", chunk(JSON.parse(`${'{"a":'.repeat(40)}1${"}".repeat(40)}`))],
  ])("are refused with %s", (_name, one) => {
    expect(() => new CompletionDraft().add(one)).toThrow(ChunkFault);
  });

  it("reach no prototype", () => {
    assemble([JSON.parse('{"choices":[{"delta":{"__proto__":{"x":1}}}],"__proto__":{"x":1}}')]);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

const text = fc.string({ unit: "grapheme", maxLength: 40 });
const probabilities = fc.array(fc.record({ token: text, logprob: fc.integer() }), { minLength: 1 });
const message = fc.record(
  {
    role: fc.constant("assistant"),
    content: fc.oneof(text, fc.constant(null), fc.constant("😀".repeat(5_000))),
    refusal: fc.oneof(text.filter(Boolean), fc.constant(null)),
    reasoning_content: text.filter(Boolean),
    annotations: fc.array(fc.record({ type: fc.constant("url_citation"), url: text }), {
      minLength: 1,
    }),
    tool_calls: fc.array(
      fc.record({
        id: text.filter(Boolean),
        type: fc.constant("function"),
        function: fc.record({ name: text, arguments: text }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  },
  { requiredKeys: ["role", "content"] },
);
const choice = fc.record({
  message,
  logprobs: fc.oneof(fc.constant(null), fc.record({ content: probabilities })),
  finish_reason: fc.constantFrom("stop", "length", "tool_calls"),
});
const completion = fc
  .record({
    id: text,
    created: fc.nat(),
    model: text,
    system_fingerprint: text,
    choices: fc.array(choice, { minLength: 1, maxLength: 3 }),
    usage: fc.record({ prompt_tokens: fc.nat(), completion_tokens: fc.nat() }),
  })
  .map((one) => ({
    ...one,
    object: "chat.completion",
    choices: one.choices.map((fields, index) => ({ index, ...fields })),
  }));

describe("a completion replayed as a stream", () => {
  it("is the completion again when it is put together, in pieces that are whole characters", () => {
    fc.assert(
      fc.property(completion, (one) => {
        const chunks = [...replayCompletion(one, { includesUsage: true })];
        expect(assemble(chunks)).toEqual(one);
        for (const each of chunks) expect(JSON.stringify(each).isWellFormed()).toBe(true);
        const written = chunks.map((each) => JSON.parse(JSON.stringify(each)));
        expect(assemble(written)).toEqual(one);
      }),
    );
  });

  it("says nothing of the usage to who did not ask", () => {
    fc.assert(
      fc.property(completion, (one) => {
        for (const each of replayCompletion(one, { includesUsage: false })) {
          expect(each).not.toHaveProperty("usage");
          expect(each).toMatchObject({ object: "chat.completion.chunk", id: one.id });
        }
      }),
    );
  });
});

describe("a completion judged", () => {
  const whole = (reason: unknown) => ({
    choices: [{ message: { content: "a" }, finish_reason: reason }],
    usage: { prompt_tokens: 1, completion_tokens: 2 },
  });

  it.each([
    ["stop", true],
    ["length", true],
    ["tool_calls", true],
    ["function_call", true],
    ["content_filter", false],
    ["error", false],
    [null, false],
    [undefined, false],
  ])("that ended with %s", (reason, isComplete) => {
    expect(judgeCompletion(JSON.stringify(whole(reason)))).toEqual({
      isComplete,
      usage: { input: 1, output: 2 },
    });
    expect(areComplete(["stop", reason])).toBe(isComplete);
  });

  it.each(["", "{", "[]", "5", "{}", '{"choices":[]}', '{"choices":[{}]}', '{"choices":[5]}'])(
    "that is none: %s",
    (one) => expect(judgeCompletion(one)).toBeUndefined(),
  );

  it("counts no tokens that are none", () => {
    expect(areComplete([])).toBe(false);
    expect(usageOf({ prompt_tokens: 5 })).toEqual({ input: 5, output: 0 });
    for (const usage of [null, 5, {}, { prompt_tokens: -1 }, { prompt_tokens: "5" }]) {
      expect(usageOf(usage)).toBeUndefined();
    }
  });
});
