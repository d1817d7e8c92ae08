import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Dispatch, Order, Outcome } from "./dispatch.js";

export interface ThreadOptions {
  readonly entry: URL;
  readonly memoryMb: number;
  /** How long the thread stays without work; `Infinity` keeps it once it is started. */
  readonly idleMs: number;
}

/**
 * One worker thread, started by its first order and started again after it was stopped.
 *
 * It is a pool of one: in a pool of many, nobody can say which thread has an engine loaded or
 * which task a failed start belongs to, and a queue of abortable tasks has no bound (piscina 5).
 */
export class WorkerThread {
  readonly #pool: Piscina;
  readonly #filename: string;
  readonly #loaded = new Set<string>();
  #stopping: Promise<void> | undefined;
  #startFault: string | undefined;
  #lastLoad: Promise<unknown> = Promise.resolve();
  isBusy = false;

  constructor({ entry, memoryMb, idleMs }: ThreadOptions) {
    this.#filename = fileURLToPath(entry);
    this.#pool = new Piscina({
      minThreads: 0,
      maxThreads: 1,
      concurrentTasksPerWorker: 1,
      idleTimeout: idleMs,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // Engines read no environment, so the secrets in it are not copied to where they run.
      env: {},
    });
    this.#pool.on("workerDestroy", () => this.#loaded.clear());
    this.#pool.on("error", (error: Error) => {
      this.#startFault = error.message;
      if (this.isBusy) void this.stop();
    });
  }

  get isUp(): boolean {
    return this.#pool.threads.length > 0;
  }

  /** Why the thread could not be started last time; undefined when it worked since. */
  get startFault(): string | undefined {
    return this.#startFault;
  }

  hasLoaded(task: string): boolean {
    return this.#loaded.has(task);
  }

  load(order: Order): Promise<Outcome> {
    const loading = this.#load(order);
    this.#lastLoad = loading.catch(() => {});
    return loading;
  }

  async #load(order: Order): Promise<Outcome> {
    try {
      const outcome = await this.#call("load", order);
      if ("output" in outcome) this.#loaded.add(order.task);
      return outcome;
    } catch (error) {
      // Dispatch answers faults of engines as data: what rejects here is the thread or its file.
      if (this.#stopping === undefined) this.#startFault = String(error);
      throw error;
    }
  }

  perform(order: Order): Promise<Outcome> {
    return this.#call("perform", order);
  }

  /** Ends the thread whatever it is doing; the call under way rejects. Resolves when it is gone. */
  stop(): Promise<void> {
    this.#stopping ??= this.#pool.destroy().finally(() => {
      this.#stopping = undefined;
    });
    return this.#stopping;
  }

  /**
   * Lets an engine load to its end, then ends the thread: Node.js 20 aborts the whole process now and
   * then when a thread is ended amid an import.
   */
  async close(): Promise<void> {
    await this.#lastLoad;
    await this.stop();
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  async #call(name: keyof Dispatch, order: Order): Promise<Outcome> {
    const outcome: Outcome = await this.#pool.run(order, { filename: this.#filename, name });
    this.#startFault = undefined;
    return outcome;
  }
}
