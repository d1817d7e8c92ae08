import { setTimeout } from "node:timers/promises";
import type { McpToolAnswer } from "../../../http/mcp/surface.js";
import { tasksRequired } from "../../../http/mcp/tasks.js";
import { answered, asks, type FixtureTool, fixtureTool, says, texts } from "./fixture.js";
import type { TaskMemory } from "./task-memory.js";

const FAILS_AFTER_MS = 1_000;

const askConfirmation = (message: string) =>
  asks(message, {
    type: "object",
    properties: { confirm: { type: "boolean" }, name: { type: "string" } },
  });

/** Tools that go on as tasks for clients that take them. */
export function taskTools(memory: TaskMemory): readonly FixtureTool[] {
  return [
    fixtureTool(
      "greet",
      "Greets",
      async ({ name }) => says(`Hello, ${String(name)}!`),
      texts("name"),
    ),
    fixtureTool(
      "slow_compute",
      "Sleeps so many seconds",
      async ({ seconds, label }, call) => {
        const compute = async (signal: AbortSignal): Promise<McpToolAnswer> => {
          await setTimeout(Number(seconds) * 1000, undefined, { signal });
          return says(`computed ${String(label)}`);
        };
        if (!call.supportsTasks) return compute(call.signal);
        return { task: memory.start(({ signal }) => compute(signal)) };
      },
      {
        type: "object",
        properties: { seconds: { type: "number", minimum: 0 }, label: { type: "string" } },
      },
    ),
    fixtureTool("failing_job", "Fails as a tool does, and only as a task", async (_args, call) => {
      if (!call.supportsTasks) throw tasksRequired();
      const task = memory.start(async ({ signal }) => {
        await setTimeout(FAILS_AFTER_MS, undefined, { signal });
        return says("the job failed", true);
      });
      return { task };
    }),
    fixtureTool("protocol_error_job", "Fails as a program does", async (_args, call) => {
      if (!call.supportsTasks) throw tasksRequired();
      return { task: memory.start(async () => ({ code: -32_603, message: "the job broke down" })) };
    }),
    fixtureTool(
      "confirm_delete",
      "Asks before it deletes nothing",
      async ({ filename }, call) => {
        if (!call.supportsTasks) throw tasksRequired();
        const task = memory.start(async ({ ask }) => {
          await ask({ confirm: askConfirmation(`Delete ${String(filename)}?`) });
          return says(`${String(filename)} is as it was`);
        });
        return { task };
      },
      texts("filename"),
    ),
    fixtureTool("multi_input", "Asks two things at once", async (_args, call) => {
      if (!call.supportsTasks) throw tasksRequired();
      const task = memory.start(async ({ ask }) => {
        const answers = await ask({
          one: askConfirmation("The one?"),
          two: askConfirmation("The other?"),
        });
        return says(`${Object.keys(answers).length} answers`);
      });
      return { task };
    }),
    fixtureTool("test_tool_with_task", "Asks, then goes on as a task", async (_args, call) => {
      if (!call.supportsTasks) throw tasksRequired();
      const name = answered(call, "user_name")?.name;
      if (typeof name === "string") {
        return { task: memory.start(async () => says(`Hello, ${name}!`)) };
      }
      return { inputRequests: { user_name: asks("What is your name?", texts("name")) } };
    }),
  ];
}
