import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from "node:worker_threads";
import { describeFault, type Fault } from "./dispatch.js";
import type { ResidentService } from "./resident-service.js";
import type { ResidentRegistry } from "./residents.js";

/** What a thread is started with. */
export interface ResidentStart {
  readonly name: string;
  readonly settings: unknown;
}

export type ResidentOrder =
  | { readonly method: string; readonly input: unknown }
  | { readonly isClose: true };

export interface FieldFault extends Fault {
  /** Own fields of the error that are plain values. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The answers come in the order of the orders, so they need no numbers. */
export type ResidentReply =
  | { readonly kind: "ready" }
  | { readonly kind: "output"; readonly output: unknown }
  | { readonly kind: "fault"; readonly fault: FieldFault }
  | { readonly kind: "background-fault"; readonly fault: FieldFault };

const SLICE_MS = 5;
const IDLE_WORK_EVERY_MS = 1_000;

/** Makes the service that this thread was started for and answers its orders one after the other. */
export async function serveResident(registry: ResidentRegistry): Promise<void> {
  if (parentPort === null) throw new Error("a resident runs on a worker thread");
  const { name, settings }: ResidentStart = workerData;
  const importFactory = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (importFactory === undefined) throw new Error(`there is no resident named ${name}`);
  const factory = await importFactory();
  // The registry's types were checked where the thread was asked for.
  const service = await factory(settings as never);
  new ResidentLoop(parentPort, service).start();
}

class ResidentLoop {
  readonly #port: MessagePort;
  readonly #service: ResidentService;
  readonly #orders: ResidentOrder[] = [];
  #isRunning = false;
  #mayWork = false;

  constructor(port: MessagePort, service: ResidentService) {
    this.#port = port;
    this.#service = service;
  }

  start(): void {
    this.#port.on("message", (order: ResidentOrder) => {
      this.#orders.push(order);
      void this.#run();
    });
    if (this.#service.work !== undefined) {
      setInterval(() => {
        this.#mayWork = true;
        void this.#run();
      }, IDLE_WORK_EVERY_MS);
    }
    this.#reply({ kind: "ready" });
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (;;) {
      const order = this.#orders.shift();
      if (order !== undefined) {
        await this.#answer(order);
        this.#mayWork = true;
      } else if (this.#mayWork) {
        this.#mayWork = await this.#workSlice();
        await new Promise((resolve) => setImmediate(resolve));
      } else break;
    }
    this.#isRunning = false;
  }

  async #answer(order: ResidentOrder): Promise<void> {
    try {
      const output = "isClose" in order ? await this.#service.close?.() : await this.#call(order);
      this.#reply({ kind: "output", output });
    } catch (error) {
      // An output that cannot cross threads ends here as well, before anything of it was sent.
      this.#reply({ kind: "fault", fault: describeWithFields(error) });
    }
  }

  #call({ method, input }: { readonly method: string; readonly input: unknown }): unknown {
    const call: unknown = Reflect.get(this.#service, method);
    if (typeof call !== "function") throw new Error(`there is no method named ${method}`);
    return Reflect.apply(call, this.#service, [input]);
  }

  /** Answers whether there is more to do at once. */
  async #workSlice(): Promise<boolean> {
    const endsAt = performance.now() + SLICE_MS;
    try {
      const more = await this.#service.work?.(
        () => performance.now() >= endsAt || this.#hasOrders(),
      );
      return more ?? false;
    } catch (error) {
      this.#reply({ kind: "background-fault", fault: describeWithFields(error) });
      return false;
    }
  }

  /** Looks at the port too: its events come only after the slice that asks. */
  #hasOrders(): boolean {
    const received = receiveMessageOnPort(this.#port);
    if (received !== undefined) this.#orders.push(received.message);
    return this.#orders.length > 0;
  }

  #reply(reply: ResidentReply): void {
    this.#port.postMessage(reply);
  }
}

function describeWithFields(error: unknown): FieldFault {
  const own = error instanceof Error ? Object.entries(error) : [];
  return { ...describeFault(error), fields: Object.fromEntries(own.filter(isPlainField)) };
}

function isPlainField([key, value]: [string, unknown]): boolean {
  if (key === "name" || key === "message") return false;
  return value === null || ["string", "number", "boolean", "bigint"].includes(typeof value);
}
