import { setTimeout as sleep } from "node:timers/promises";
import { type Transferable, Worker } from "node:worker_threads";
import type { Order, Reply, TaskName, ThreadStart } from "./thread-entry.js";
import { TaskTimedOut, WorkerFault, WorkerLost } from "./thread-errors.js";

export interface ThreadOptions extends ThreadStart {
  /** For messages. */
  readonly name: string;
  readonly memoryMb: number;
  /** How long the thread stays without work; it stays for ever unless given. */
  readonly idleMs?: number | undefined;
  /** A thread that does not end in this time is left to itself, and the next one starts. */
  readonly endingMsMax?: number;
  /** The first order of every thread that is started. */
  readonly opening?: Order;
  /** Hears of each thread that ends by itself. */
  readonly onLost?: ((error: Error) => void) | undefined;
  /** Hears what background work threw. */
  readonly onFault?: ((error: Error) => void) | undefined;
}

export interface Call {
  readonly order: Order;
  /** What is called, for messages. */
  readonly label: string;
  /** Time of the call alone, from when the calls before it are answered. */
  readonly timeoutMs: number;
  /** Asked once when the time is over: how much more there is, if any. */
  readonly moreMs?: (() => number | undefined) | undefined;
  readonly transfer?: readonly Transferable[] | undefined;
}

interface Sent extends Call {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

const ENTRY = "platform/threads/thread-entry.js";
const START_MS_MAX = 10_000;

/**
 * One worker thread: started by its first call, ended when a call takes too long or nothing comes
 * for long, and started again by the next call.
 */
export class Thread {
  readonly #options: ThreadOptions;
  /** Calls that wait for the thread before this one to be gone. */
  readonly #waiting: Sent[] = [];
  /** Calls that are not answered, oldest first. */
  readonly #sent: Sent[] = [];
  readonly #loaded = new Set<string>();
  /** Set by who gives it work of which it does one at a time. */
  isBusy = false;
  /** How long it stays without work from now on; for ever when undefined. */
  idleMs: number | undefined;
  #lastLoad: Promise<unknown> = Promise.resolve();
  #worker: Worker | undefined;
  #ending: Promise<void> | undefined;
  #hasStarted = false;
  #timed: Sent | undefined;
  #timer: NodeJS.Timeout | undefined;
  #generation = 0;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.idleMs = options.idleMs;
  }

  get isUp(): boolean {
    return this.#worker !== undefined;
  }

  /** Whether the thread that was started last came so far that it ran anything. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /** How many threads of it ended by themselves. */
  get generation(): number {
    return this.#generation;
  }

  /** Resolves when the thread that ends makes room for the next; undefined when none ends. */
  get ending(): Promise<void> | undefined {
    return this.#ending;
  }

  hasLoaded(task: TaskName): boolean {
    return this.#loaded.has(keyOf(task));
  }

  /**
   * Answers what the thread answers. Rejects with `WorkerFault` for what was thrown there,
   * `TaskTimedOut`, `WorkerLost`, or a DataCloneError where the order cannot cross threads.
   */
  call(call: Call): Promise<unknown> {
    const answer = new Promise((resolve, reject) => {
      this.#waiting.push({ ...call, resolve, reject });
    });
    const { order } = call;
    if (order.kind === "load") {
      const noteLoaded = () => void this.#loaded.add(keyOf(order.task));
      this.#lastLoad = answer.then(noteLoaded, () => undefined);
    }
    this.#send();
    return answer;
  }

  /** Leaves the call under way only so much time from now on. */
  hurry(ms: number): void {
    const call = this.#timed;
    if (call !== undefined) this.#setDeadline(call, ms);
  }

  /** Ends the thread whatever it does; its calls fail. Resolves when it is gone. */
  async end(reason: string): Promise<void> {
    this.#stop(this.#lost(reason), [...this.#sent.splice(0), ...this.#waiting.splice(0)]);
    await this.#ending;
  }

  /**
   * Lets an engine load to its end, then ends the thread: Node.js 20 aborts the whole process now and
   * then when a thread is ended amid an import.
   */
  async close(): Promise<void> {
    await this.#lastLoad;
    await this.end("it was closed");
  }

  /** Sends what waits; nothing while a thread ends, which may hold memory and files until then. */
  #send(): void {
    if (this.#ending !== undefined || this.#waiting.length === 0) return;
    try {
      this.#worker ??= this.#start();
    } catch (error) {
      this.#stop(this.#lost("it does not start", error), this.#waiting.splice(0));
      return;
    }
    for (const call of this.#waiting.splice(0)) {
      try {
        this.#worker.postMessage(call.order, call.transfer);
        this.#sent.push(call);
      } catch (error) {
        call.reject(error);
      }
    }
    this.#timeFirst();
  }

  #start(): Worker {
    const { name, root, overrides, memoryMb, opening } = this.#options;
    this.#hasStarted = false;
    const worker = new Worker(new URL(ENTRY, root), {
      name,
      workerData: { root, overrides } satisfies ThreadStart,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // What runs there reads no environment, so the secrets in it are not copied to it.
      env: {},
    });
    let cause: Error | undefined;
    worker.on("message", (reply: Reply) => {
      if (this.#worker === worker) this.#receive(reply);
    });
    worker.on("error", (error: Error) => {
      cause = error;
    });
    // An answer that was lost on the way would shift all answers after it.
    worker.on("messageerror", () => {
      if (this.#worker === worker) this.#lose(this.#lost("an answer of it could not be read"));
    });
    worker.on("exit", (code) => {
      if (this.#worker === worker) this.#lose(this.#explain(cause, code));
    });
    this.#worker = worker;
    if (opening !== undefined) {
      worker.postMessage(opening);
      const silent = { resolve: () => {}, reject: () => {} };
      this.#sent.push({ order: opening, label: "its start", timeoutMs: START_MS_MAX, ...silent });
    }
    return worker;
  }

  #receive(reply: Reply): void {
    const { name, onFault } = this.#options;
    this.#hasStarted = true;
    if (reply.kind === "background-fault") onFault?.(new WorkerFault(name, reply.fault));
    if (reply.kind !== "output" && reply.kind !== "fault") return;
    const call = this.#sent.shift();
    if (reply.kind === "output") call?.resolve(reply.output);
    else call?.reject(new WorkerFault(name, reply.fault));
    this.#timeFirst();
  }

  /** Only the oldest call computes, so only its time runs; a process may end while there is none. */
  #timeFirst(): void {
    const [first] = this.#sent;
    if (first !== undefined && first === this.#timed) return;
    clearTimeout(this.#timer);
    this.#timed = first;
    if (first !== undefined) {
      this.#worker?.ref();
      this.#setDeadline(first, first.timeoutMs, first.moreMs);
      return;
    }
    this.#worker?.unref();
    if (this.idleMs === undefined) return;
    this.#timer = setTimeout(() => void this.end("it had no work"), this.idleMs).unref();
  }

  #setDeadline(call: Sent, ms: number, askMore?: () => number | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const moreMs = askMore?.();
      if (moreMs !== undefined) return this.#setDeadline(call, moreMs);
      call.reject(new TaskTimedOut(call.label, ms));
      this.#lose(this.#lost(`${call.label} took too long`));
    }, ms);
  }

  #lose(error: WorkerLost): void {
    this.#generation += 1;
    this.#stop(error, this.#sent.splice(0));
    this.#options.onLost?.(error);
  }

  #stop(error: WorkerLost, calls: readonly Sent[]): void {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#timed = undefined;
    this.#loaded.clear();
    clearTimeout(this.#timer);
    if (worker !== undefined) {
      this.#ending = this.#terminate(worker).then(() => {
        this.#ending = undefined;
        this.#send();
      });
    }
    for (const call of calls) call.reject(error);
  }

  async #terminate(worker: Worker): Promise<void> {
    const { endingMsMax } = this.#options;
    const ending: Promise<unknown>[] = [worker.terminate()];
    if (endingMsMax !== undefined) ending.push(sleep(endingMsMax, undefined, { ref: false }));
    await Promise.race(ending);
  }

  #explain(cause: Error | undefined, exitCode: number): WorkerLost {
    if (cause === undefined) return this.#lost(`it ended with code ${exitCode}`);
    const { memoryMb } = this.#options;
    const reason = isOutOfMemory(cause) ? `it needs more than ${memoryMb} MiB` : cause.message;
    return this.#lost(reason, cause);
  }

  #lost(reason: string, cause?: unknown): WorkerLost {
    return new WorkerLost(this.#options.name, reason, { cause });
  }
}

function keyOf({ part, name }: TaskName): string {
  return `${part} ${name}`;
}

/** Whether a thread ended because its heap was full. */
export function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";
}
