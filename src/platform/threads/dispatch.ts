import type { TaskRegistry } from "./tasks.js";

export interface Order {
  readonly task: string;
  readonly input?: unknown;
}

/** What an engine threw, as data: an Error may hold what cannot cross threads. */
export interface Fault {
  readonly name: string;
  readonly message: string;
}

export type Outcome = { readonly output: unknown } | { readonly fault: Fault };

/** What a worker file exports; the thread calls these two by name. */
export interface Dispatch {
  /** Imports the engine of a task, so that the time of the import is not the time of the task. */
  load(order: Order): Promise<Outcome>;
  /** Runs one task to its end. Never rejects. */
  perform(order: Order): Promise<Outcome>;
}

const FAULT_MESSAGE_LENGTH_MAX = 500;

/** Answers orders inside a worker thread from the engines of `registry`, each imported once. */
export function createDispatch(registry: TaskRegistry): Dispatch {
  const engines = new Map<string, (input: never) => unknown>();

  async function engineOf(task: string): Promise<(input: never) => unknown> {
    const known = engines.get(task);
    if (known !== undefined) return known;
    const importEngine = Object.hasOwn(registry, task) ? registry[task] : undefined;
    if (importEngine === undefined) throw new Error(`there is no task named ${task}`);
    const engine = await importEngine();
    engines.set(task, engine);
    return engine;
  }

  return {
    load: ({ task }) => outcomeOf(async () => void (await engineOf(task))),
    perform: ({ task, input }) =>
      // The registry's types were checked where the order was given, on the main thread.
      outcomeOf(async () => (await engineOf(task))(input as never)),
  };
}

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { output: await work() };
  } catch (error) {
    return { fault: describeFault(error) };
  }
}

/** What crosses threads of an error; a long message is cut. */
export function describeFault(error: unknown): Fault {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { name, message: message.slice(0, FAULT_MESSAGE_LENGTH_MAX) };
}
