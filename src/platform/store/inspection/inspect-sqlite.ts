import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Query, StoreUnavailable } from "../sql.js";
import { endSoon, type Inspection } from "./inspection.js";
import type { Asked, Told } from "./sqlite-reader-process.js";

const PROGRAM = fileURLToPath(new URL("./sqlite-reader-process.js", import.meta.url));

interface Waiting {
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Reads an SQLite file in a process of its own, because a statement cannot be given up once it began:
 * a check of a large file, or a disk that hangs, holds up nobody else.
 */
export function inspectSqlite(file: string): Inspection {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let asked = 0;

  function start(): ChildProcess {
    const started = fork(PROGRAM, [file], {
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.on("message", (message) => {
      const told = message as Told;
      const one = waiting.get(told.id);
      waiting.delete(told.id);
      if (told.rows) one?.resolve(told.rows);
      else one?.reject(new StoreUnavailable(told.reason ?? "the database cannot be read"));
    });
    const fail = () => {
      for (const { reject } of waiting.values()) {
        reject(new StoreUnavailable("the process that reads the database ended"));
      }
      waiting.clear();
    };
    started.on("error", fail).on("exit", fail);
    return started;
  }

  function all({ strings, values }: Query): Promise<unknown[]> {
    child ??= start();
    const process = child;
    asked += 1;
    const question: Asked = { id: asked, text: strings.join("?"), values };
    return new Promise((resolve, reject) => {
      waiting.set(question.id, { resolve, reject });
      process.send(question);
    });
  }

  return {
    dialect: "sqlite",
    all: <Row>(query: Query) => all(query) as Promise<Row[]>,
    get: async <Row>(query: Query) => (await all(query))[0] as Row | undefined,
    async close() {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, "exit");
      // It ends when it is no longer talked to, after the statement that it is at.
      if (child.connected) child.disconnect();
      child.unref();
      await endSoon(ended);
    },
  };
}
