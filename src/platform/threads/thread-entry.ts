import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { DedicatedService } from "./define-tasks.js";
import type { Fault } from "./thread-errors.js";

/** What a thread is started with. */
export interface ThreadStart {
  /** The folder of the built parts: those of a part are in `<root>/<part>/tasks.js`. */
  readonly root: string;
  /** Modules that stand in for the tasks of parts. */
  readonly overrides: ReadonlyMap<string, string>;
}

export interface TaskName {
  readonly part: string;
  readonly name: string;
}

/** The answers come in the order of the orders, so they need no numbers. */
export type Order =
  /** Imports an engine, so that the time of the import is not the time of the task. */
  | { readonly kind: "load"; readonly task: TaskName }
  | { readonly kind: "run"; readonly task: TaskName; readonly input: unknown }
  /** Makes the service that the thread is dedicated to. */
  | { readonly kind: "open"; readonly task: TaskName; readonly settings: unknown }
  | { readonly kind: "call"; readonly method: string; readonly input: unknown }
  | { readonly kind: "close" };

export type Reply =
  /** The thread has started. */
  | { readonly kind: "ready" }
  | { readonly kind: "output"; readonly output: unknown }
  | { readonly kind: "fault" | "background-fault"; readonly fault: Fault };

type Engine = (input: unknown) => unknown;

const SLICE_MS = 5;
const IDLE_WORK_EVERY_MS = 1_000;
const FAULT_MESSAGE_LENGTH_MAX = 500;

if (parentPort === null) throw new Error("this file is for worker threads");
const port = parentPort;
const { root, overrides }: ThreadStart = workerData;
const engines = new Map<string, Engine>();
const orders: Order[] = [];
let service: DedicatedService | undefined;
let isRunning = false;
let mayWork = false;

port.on("message", (order: Order) => {
  orders.push(order);
  void answerAll();
});
reply({ kind: "ready" });

/** Answers orders one after the other, and works in the background between them. */
async function answerAll(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (;;) {
    const order = orders.shift();
    if (order !== undefined) {
      await answer(order);
      mayWork = service?.work !== undefined;
    } else if (mayWork) {
      mayWork = await workSlice();
      await new Promise((resolve) => setImmediate(resolve));
    } else break;
  }
  isRunning = false;
}

async function answer(order: Order): Promise<void> {
  try {
    reply({ kind: "output", output: await outputOf(order) });
  } catch (error) {
    // A service that is not made ends its thread: nothing else could answer the calls behind.
    if (order.kind === "open") throw error;
    // An output that cannot cross threads ends here as well, before anything of it was sent.
    reply({ kind: "fault", fault: describeFault(error) });
  }
}

async function outputOf(order: Order): Promise<unknown> {
  switch (order.kind) {
    case "open":
      return openService(order);
    case "load":
      return void (await engineOf(order.task));
    case "run":
      return (await engineOf(order.task))(order.input);
    case "call":
      return callService(order.method, order.input);
    case "close":
      return service?.close?.();
  }
}

async function engineOf(task: TaskName): Promise<Engine> {
  const key = `${task.part} ${task.name}`;
  const known = engines.get(key);
  if (known !== undefined) return known;
  const engine = await loadDeclared("tasks", task);
  engines.set(key, engine);
  return engine;
}

/** What the tasks file of a part declares; the types were checked where the order was given. */
async function loadDeclared(
  kind: "tasks" | "dedicated",
  { part, name }: TaskName,
): Promise<Engine> {
  const module = await import(overrides.get(part) ?? new URL(`${part}/tasks.js`, root).href);
  const declared = module[kind];
  if (declared === undefined || !Object.hasOwn(declared, name)) {
    throw new Error(`${part} declares no ${name} among its ${kind}`);
  }
  return declared[name].load();
}

async function openService({ task, settings }: Order & { kind: "open" }): Promise<void> {
  const make = await loadDeclared("dedicated", task);
  service = (await make(settings)) as DedicatedService;
  if (service.work === undefined) return;
  setInterval(() => {
    mayWork = true;
    void answerAll();
  }, IDLE_WORK_EVERY_MS);
}

function callService(method: string, input: unknown): unknown {
  const call: unknown = service && Reflect.get(service, method);
  if (typeof call !== "function") throw new Error(`there is no method named ${method}`);
  return Reflect.apply(call, service, [input]);
}

/** Answers whether there is more to do at once. */
async function workSlice(): Promise<boolean> {
  const endsAt = performance.now() + SLICE_MS;
  try {
    return (await service?.work?.(() => performance.now() >= endsAt || hasOrders())) ?? false;
  } catch (error) {
    reply({ kind: "background-fault", fault: describeFault(error) });
    return false;
  }
}

/** Looks at the port too: its events come only after the slice that asks. */
function hasOrders(): boolean {
  const received = receiveMessageOnPort(port);
  if (received !== undefined) orders.push(received.message);
  return orders.length > 0;
}

function reply(answered: Reply): void {
  port.postMessage(answered);
}

/** What crosses threads of an error; a long message is cut. */
function describeFault(error: unknown): Fault {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const own = error instanceof Error ? Object.entries(error).filter(isPlainField) : [];
  const fields = Object.fromEntries(own);
  return { name, message: message.slice(0, FAULT_MESSAGE_LENGTH_MAX), fields };
}

function isPlainField([key, value]: [string, unknown]): boolean {
  if (key === "name" || key === "message") return false;
  return value === null || ["string", "number", "boolean", "bigint"].includes(typeof value);
}
