import { writeFileSync } from "node:fs";
import { env } from "node:process";
import { setTimeout } from "node:timers/promises";

const engines = {
  echo: async () => (input) => input,
  "wait-for": async () => (gate) => {
    Atomics.wait(gate, 0, 0);
    return "released";
  },
  spin: async () => (started) => {
    Atomics.store(started, 0, 1);
    for (;;);
  },
  eat: async () => () => {
    const eaten = [];
    for (;;) eaten.push({ bite: eaten.length });
  },
  throw: async () => (message) => {
    throw new RangeError(message);
  },
  "throw-unclonable": async () => () => {
    throw Object.assign(new Error("odd"), { helper: () => 1 });
  },
  "answer-unclonable": async () => () => () => 1,
  "reject-later": async () => () => {
    void Promise.reject(new Error("nobody listens"));
    return new Promise(() => {});
  },
  "exit-process": async () => () => process.exit(0),
  environment: async () => () => Object.keys(env),
  "slow-engine": async () => {
    await setTimeout(200);
    writeFileSync(new URL("slow-engine-loaded", import.meta.url), "");
    return () => "loaded";
  },
  "no-engine": async () => {
    throw new Error("the engine does not load");
  },
};

export const tasks = Object.fromEntries(
  Object.entries(engines).map(([name, load]) => [name, { load }]),
);
