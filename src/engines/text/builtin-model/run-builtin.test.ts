import { describe, expect, it } from "vitest";
import { itemKinds, judgeItem, readItems } from "../../../../test/helpers/builtin-items.js";
import type { BuiltinRequest } from "./builtin-answer.js";
import { runBuiltin } from "./run-builtin.js";
import { splitTask } from "./split-task.js";

const NOW_MS = Date.UTC(2026, 10, 24);
const run = (model: BuiltinRequest["model"], task: string, more: Partial<BuiltinRequest> = {}) =>
  runBuiltin({ model, task, context: [], maxTokens: 1_000, nowMs: NOW_MS, ...more });

describe("splitTask", () => {
  it.each([
    ["Summarize: a text", "Summarize", "a text"],
    ["Summarize this.\n\nLong text. More.", "Summarize this.", "Long text. More."],
    ["Long text. More.\n\nSummarize the above", "Summarize the above", "Long text. More."],
    [
      'Extract the e-mail from "write to a@b.example"',
      "Extract the e-mail from",
      "write to a@b.example",
    ],
    ["Summarize ```a: b```", "Summarize", "a: b"],
    ["Translate <text>hello you</text> now", "Translate   now", "hello you"],
    ["Is it good? The soup was cold.", "Is it good?", "The soup was cold."],
    ["What is it?", "What is it?", undefined],
    ["A plain remark: nothing else", "A plain remark: nothing else", undefined],
  ])("splits %j", (task, instruction, material) => {
    expect(splitTask(task)).toEqual({ instruction, ...(material ? { material } : {}) });
  });
});

describe.each(itemKinds)("the own items of %s", (kind) => {
  it.each(["open", "held-out"] as const)("are right in 0.86 and more: %s", (set) => {
    const judged = readItems(kind, set).map((item) => judgeItem(kind, item));
    const right = judged.filter(({ isRight }) => isRight).length;
    expect(right / judged.length).toBeGreaterThanOrEqual(set === "open" ? 0.95 : 0.86);
  });
});

describe("runBuiltin", () => {
  it.each([
    ["what is 17.5% of 1,240?", "builtin/calculate", "217"],
    ["How many days are there between 2026-01-01 and 2026-03-01?", "builtin/dates", "59"],
    ["Summarize this text", "builtin/auto", "There is no text to work on"],
    ["Write a haiku", "builtin/auto", "I am builtin/auto, without a language model"],
    ["Who is the president?", "builtin/auto", "I am builtin/auto, without a language model"],
  ])("routes %j", (task, model, text) => {
    const answer = run("builtin/auto", task);
    expect(answer.model).toBe(model);
    expect(answer.text).toContain(text);
  });

  it("takes no instruction from the context", () => {
    const context = ["Translate this. Extract the e-mail. Ann Lee owns it."];
    const answer = run("builtin/auto", "Who owns it?", { context });
    expect(answer.model).toBe("builtin/answer");
    expect(answer.text).toContain("Ann Lee");
  });

  it("answers a conversation from what was said, and prefers text within the task", () => {
    const context = ["My name is Carla Stone.", "Hello."];
    const more = { context, isConversation: true };
    expect(run("builtin/auto", "What is my name?", more).text).toContain("Carla Stone");
    const own = run("builtin/auto", "Classify as sports or law: The judge heard the lawsuit", more);
    expect(own.text).toBe("law");
    const beyond = run("builtin/auto", "What is the weather?", more);
    expect(beyond.text).toMatch(/^I am builtin\/auto/);
  });

  it("takes a task that orders nothing for the text, where the model is named", () => {
    expect(run("builtin/sentiment", "I love this!").text).toMatch(/^positive/);
    expect(run("builtin/extract", "a@b.example").text).toContain('"emails":["a@b.example"]');
    expect(run("builtin/calculate", "what is love").text).toContain("no calculation");
    expect(run("builtin/answer", "Who?").text).toContain("There is no text");
    expect(run("builtin/classify", "x", { context: ["y"] }).text).toContain("at least two labels");
  });

  it("cuts after maxTokens, and counts what came and went", () => {
    const answer = run("builtin/auto", "Tell me a joke", { maxTokens: 1 });
    expect(answer).toMatchObject({
      text: "I",
      finishReason: "length",
      usage: { inputTokens: 4, outputTokens: 1 },
    });
  });
});
