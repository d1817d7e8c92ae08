// A process that asks /livez and /health at fixed times, whether or not the answer before has come:
// a server that stands still is seen by every question that waits.
import { Agent, get } from "node:http";
import type { SampleTask, Times } from "./samples.js";

const HEALTH_EVERY_TICKS = 2;
const SOCKETS_MAX = 256;
const ANSWER_MS_MAX = 60_000;

let current: { stop(): Promise<Times> } | undefined;

// It lives no longer than its parent.
process.once("disconnect", () => process.exit());

process.on("message", ({ id, task }: { id: number; task: SampleTask }) => {
  if (task.kind === "start") {
    current = sample(task);
    process.send?.({ id, result: null });
  } else void current?.stop().then((result) => process.send?.({ id, result }));
});

type Asked = Omit<Extract<SampleTask, { kind: "start" }>, "kind">;

function sample({ ports, everyMs }: Asked): { stop(): Promise<Times> } {
  const times = { livez: [] as number[], health: [] as number[], lag: [] as number[], failed: 0 };
  const open = new Set<Promise<void>>();
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_MAX });
  const ask = (port: number, path: string, into: number[]) => {
    const startedAt = performance.now();
    const asked = answered({ port, path, agent }).then((isGood) => {
      into.push(performance.now() - startedAt);
      if (!isGood) times.failed++;
      open.delete(asked);
    });
    open.add(asked);
  };
  let ticks = 0;
  let expectedAt = performance.now();
  const askAll = () => {
    const isHealthTick = ticks++ % HEALTH_EVERY_TICKS === 0;
    for (const port of ports) {
      ask(port, "/livez", times.livez);
      if (isHealthTick) ask(port, "/health", times.health);
    }
  };
  // At once, too: what is over before the first tick has been watched as well.
  askAll();
  const timer = setInterval(() => {
    const now = performance.now();
    times.lag.push(Math.max(0, now - expectedAt - everyMs));
    expectedAt = now;
    askAll();
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      // What stayed open would be taken for something that an abuser left behind.
      agent.destroy();
      return times;
    },
  };
}

/** Whether it was answered by 200. */
function answered(asked: { port: number; path: string; agent: Agent }): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ ...asked, timeout: ANSWER_MS_MAX }, (reply) => {
      reply.resume();
      reply.once("close", () => resolve(reply.statusCode === 200));
    });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(false));
  });
}
