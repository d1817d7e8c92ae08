import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A process that answers tasks, in any order. */
export interface Child {
  ask<Result>(task: unknown): Promise<Result>;
  close(): Promise<void>;
}

/** Starts a module of this folder as a process of its own. */
export function startChild(module: string): Child {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), [], {
    execArgv: ["--import", "tsx"],
    serialization: "advanced",
    env: { PATH: process.env.PATH },
  });
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  const ended = once(child, "exit").then(() => {
    for (const { reject } of waiting.values()) reject(new Error(`${module} has ended`));
  });
  let asked = 0;
  child.on("message", ({ id, result }: { id: number; result: unknown }) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  return {
    ask: <Result>(task: unknown) =>
      new Promise<Result>((resolve, reject) => {
        const id = ++asked;
        waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
        child.send({ id, task });
      }),
    async close() {
      child.kill();
      await ended;
    },
  };
}
