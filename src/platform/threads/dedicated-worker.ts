import type { Transferable } from "node:worker_threads";
import type { Dedicated, DedicatedService, InputOf, OutputOf } from "./define-tasks.js";
import { Thread } from "./thread.js";
import type { ThreadStart } from "./thread-entry.js";
import { WorkerFault, WorkersBusy } from "./thread-errors.js";

export interface DedicateOptions<Settings> {
  /** What the service is made with, each time its thread starts. */
  readonly settings: Settings;
  /** JavaScript heap of the thread in MiB, at least 32; typed arrays and WebAssembly are outside. */
  readonly memoryMb: number;
  /** Calls that may wait for their answer; default 256. */
  readonly callsMax?: number;
  /** Hears that the state of the thread is gone, once for each thread that ends by itself. */
  readonly onLost?: (error: Error) => void;
  /** Hears what background work or the end of the service threw: no call is there to fail. */
  readonly onFault?: (error: Error) => void;
}

export interface CallOptions {
  /** Buffers that are handed over instead of copied; empty for the caller afterwards. */
  readonly transfer?: readonly Transferable[];
  /** Time of the call alone, from when the calls before it are answered; default 30 s. */
  readonly timeoutMs?: number;
}

/** The methods of a service that its owner may call. */
type Methods<Service> = Omit<Service, keyof DedicatedService>;

type MethodName<Service> = {
  [Key in keyof Methods<Service>]: Service[Key] extends (input: never) => unknown ? Key : never;
}[keyof Methods<Service>] &
  string;

/** A service on a thread of its own, which its first call starts. */
export interface DedicatedWorker<Service> {
  /**
   * Calls a method; answers come in the order of the calls. Rejects with `WorkersBusy`,
   * `TaskTimedOut`, `WorkerLost`, or a `WorkerFault` with the name of what the service threw.
   */
  call<Name extends MethodName<Service>>(
    method: Name,
    input: InputOf<Service[Name]>,
    options?: CallOptions,
  ): Promise<OutputOf<Service[Name]>>;
  /** Rises when the state of the thread is gone; the next call starts an empty one. */
  readonly generation: number;
  /**
   * Answers the calls that were made, lets the service finish and ends the thread, all within 10 s.
   * Later calls fail with `WorkersBusy`.
   */
  close(): Promise<void>;
}

const CALLS_MAX = 256;
const TIMEOUT_MS = 30_000;
const TIMEOUT_MS_MAX = 600_000;
const CLOSE_MS_MAX = 10_000;
const RETRY_AFTER_SECONDS = 1;

/** A dedicated worker whose thread starts as `start` says. */
export function createDedicatedWorker<Settings, Service>(
  { part, name }: Dedicated<Settings, Service>,
  options: DedicateOptions<Settings>,
  start: ThreadStart,
): DedicatedWorker<Service> {
  const { settings, memoryMb, callsMax = CALLS_MAX, onLost, onFault } = options;
  const opening = { kind: "open", task: { part, name }, settings } as const;
  const thread = new Thread({ ...start, name, memoryMb, opening, onLost, onFault });
  let unanswered = 0;
  let closing: Promise<void> | undefined;

  async function finish(): Promise<void> {
    const deadline = setTimeout(() => void thread.end("it was closed"), CLOSE_MS_MAX);
    // A thread that is not there has nothing to finish, unless a call is about to start it.
    if (thread.isUp || unanswered > 0) {
      const label = `${name}.close`;
      const finished = thread.call({ order: { kind: "close" }, label, timeoutMs: CLOSE_MS_MAX });
      await finished.catch((error: unknown) => {
        if (error instanceof WorkerFault) onFault?.(error);
      });
    }
    clearTimeout(deadline);
    await thread.end("it was closed");
  }

  return {
    async call(method, input, { transfer = [], timeoutMs = TIMEOUT_MS } = {}) {
      if (closing) throw new WorkersBusy(`${name} is closed`, RETRY_AFTER_SECONDS);
      if (unanswered >= callsMax) throw new WorkersBusy(`${name} is busy`, RETRY_AFTER_SECONDS);
      unanswered += 1;
      const order = { kind: "call", method, input } as const;
      const label = `${name}.${method}`;
      const output = await thread
        .call({ order, label, timeoutMs: Math.min(timeoutMs, TIMEOUT_MS_MAX), transfer })
        .finally(() => {
          unanswered -= 1;
        });
      // The declaration that types the method is the one that the thread makes the service from.
      return output as OutputOf<Service[typeof method]>;
    },
    get generation() {
      return thread.generation;
    },
    close() {
      closing ??= finish();
      return closing;
    },
  };
}
