import { describe, expect, it } from "vitest";
import { runBuiltin } from "../../engines/text/builtin-model/run-builtin.js";
import { TaskTimedOut } from "../../platform/threads/thread-errors.js";
import type { Threads } from "../../platform/threads/threads.js";
import { builtinModels } from "./builtin-models.js";
import { createLanguage, UnknownBuiltin } from "./language.js";

const NOW_MS = Date.UTC(2026, 10, 24, 12);
const OWNER = "acc_1";

type Options = Parameters<Threads["run"]>[2];

/** Threads that compute at once, and keep with which bounds they were asked to. */
function openLanguage(fail?: Error) {
  const asked: Options[] = [];
  const threads = {
    async run(_task: unknown, input: Parameters<typeof runBuiltin>[0], options: Options) {
      asked.push(options);
      if (fail) throw fail;
      return runBuiltin(input);
    },
  };
  // Only `run` is used by the service.
  const language = createLanguage({ threads: threads as unknown as Threads, clock: () => NOW_MS });
  return { language, asked };
}

describe("run", () => {
  it("runs builtin/auto unless a model is named, and names the one that answered", async () => {
    const { language } = openLanguage();
    const answer = await language.run({ task: "what is 17.5% of 1,240?" }, { owner: OWNER });
    expect(answer).toEqual({
      text: "217",
      model: "builtin/calculate",
      finishReason: "stop",
      usage: { inputTokens: expect.any(Number), outputTokens: 1 },
    });
  });

  it.each(builtinModels.map(({ name }) => name))("runs %s", async (model) => {
    const { language } = openLanguage();
    const context = ["Ann Lee opened the harbour in 1921. It was a wonderful day."];
    const answer = await language.run({ model, task: "Who opened it?", context }, { owner: OWNER });
    expect(answer.text).not.toBe("");
  });

  it("asks the clock what today is", async () => {
    const { language } = openLanguage();
    const task = "What day of the week is today?";
    const { text, model } = await language.run({ task }, { owner: OWNER });
    expect(model).toBe("builtin/dates");
    expect(text).toContain("Tuesday");
  });

  it("rejects a name that no builtin has, and computes nothing", async () => {
    const { language, asked } = openLanguage();
    const running = language.run({ model: "builtin/oracle", task: "x" }, { owner: OWNER });
    await expect(running).rejects.toThrow(UnknownBuiltin);
    await expect(running).rejects.toMatchObject({
      model: "builtin/oracle",
      message: "no builtin model has this name",
    });
    expect(asked).toEqual([]);
  });

  it("cuts the answer after maxTokens and never gives more than the model's own", async () => {
    const { language } = openLanguage();
    const context = ["The harbour opened in 1921. It is deep."];
    const request = { model: "builtin/summarize", task: "Summarize", context };
    const cut = await language.run({ ...request, maxTokens: 2 }, { owner: OWNER });
    expect(cut).toMatchObject({ finishReason: "length", usage: { outputTokens: 2 } });
    const text = "Many words about one harbour stand here, one after the other. ".repeat(2_000);
    const more = { model: "builtin/summarize", task: "Summarize in 60000 words", context: [text] };
    const long = await language.run({ ...more, maxTokens: 1_000_000 }, { owner: OWNER });
    expect(long.usage.outputTokens).toBeLessThanOrEqual(16_384);
  });

  it("bounds a short task for the quick lane and a long one by its own time", async () => {
    const { language, asked } = openLanguage();
    const { signal } = new AbortController();
    const task = "Which language?";
    await language.run({ task, context: ["Guten Tag"] }, { owner: OWNER, signal });
    await language.run({ task, context: ["Guten Tag ".repeat(2_001)] }, { owner: OWNER });
    expect(asked).toEqual([
      { owner: OWNER, waitMs: 15_000, lane: "quick", timeoutMs: 250, overrunMs: 10_000, signal },
      { owner: OWNER, waitMs: 15_000, timeoutMs: 10_000 },
    ]);
  });

  it("rejects with the time-out of its thread", async () => {
    const late = new TaskTimedOut("services/language:run-builtin", 10_000);
    const { language } = openLanguage(late);
    await expect(language.run({ task: "Summarize" }, { owner: OWNER })).rejects.toBe(late);
  });
});

describe("converse", () => {
  it("answers the last message of the user from what was said before", async () => {
    const { language } = openLanguage();
    const answer = await language.converse(
      [
        { role: "user", content: "My name is Carla Stone." },
        { role: "assistant", content: "Hello." },
        { role: "user", content: "What is my name?" },
      ],
      { owner: OWNER },
    );
    expect(answer.text).toContain("Carla Stone");
  });

  it("says what it is where no method does what was said, even to nobody", async () => {
    const { language } = openLanguage();
    for (const messages of [[], [{ role: "user", content: "Sing me a song" }]]) {
      const { text, model } = await language.converse(messages, { owner: OWNER, maxTokens: 5 });
      expect(model).toBe("builtin/auto");
      expect(text).not.toBe("");
    }
  });
});
