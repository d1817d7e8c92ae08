import { type Transferable, Worker } from "node:worker_threads";
import { Job } from "./job.js";
import type { ResidentOrder, ResidentReply, ResidentStart } from "./resident-dispatch.js";
import { ResidentFault, ResidentLost } from "./resident-errors.js";
import { TaskTimedOut, WorkersBusy } from "./worker-errors.js";

export interface KeeperOptions {
  readonly name: string;
  readonly settings: unknown;
  readonly memoryMb: number;
  readonly callsMax: number;
  readonly entry: URL;
  readonly onLost?: (error: Error) => void;
  readonly onFault?: (error: Error) => void;
}

export interface ResidentCall {
  readonly method: string;
  readonly input: unknown;
  readonly transfer: readonly Transferable[];
  readonly timeoutMs: number;
}

interface Letter {
  readonly job: Job;
  readonly order: ResidentOrder;
  readonly transfer: readonly Transferable[];
}

/** One thread from its start to its end, and the calls it was sent, oldest first. */
interface Life {
  readonly worker: Worker;
  readonly jobs: Job[];
  readonly startTimer: NodeJS.Timeout;
  isReady: boolean;
  /** The job whose time runs. */
  watched: Job | undefined;
}

const START_MS_MAX = 10_000;
const CLOSE_MS_MAX = 10_000;
const TIMEOUT_MS_MAX = 600_000;
const RETRY_AFTER_SECONDS = 1;

/** Keeps one thread: starts it for a call, ends it when it is stuck, and answers for its calls. */
export class ResidentKeeper {
  readonly #options: KeeperOptions;
  /** Calls that wait for the thread before this one to be gone. */
  readonly #letters: Letter[] = [];
  #life: Life | undefined;
  #ending: Promise<unknown> | undefined;
  #closing: Promise<void> | undefined;
  #generation = 0;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  get generation(): number {
    return this.#generation;
  }

  async call({ method, input, transfer, timeoutMs }: ResidentCall): Promise<unknown> {
    const { name, callsMax } = this.#options;
    const waiting = this.#letters.length + (this.#life?.jobs.length ?? 0);
    if (this.#closing) throw new WorkersBusy(`${name} is closed`, RETRY_AFTER_SECONDS);
    if (waiting >= callsMax) throw new WorkersBusy(`${name} is busy`, RETRY_AFTER_SECONDS);
    const job = this.#newJob(method, Math.min(timeoutMs, TIMEOUT_MS_MAX));
    this.#letters.push({ job, order: { method, input }, transfer });
    this.#send();
    return job.answer;
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const deadline = setTimeout(() => {
      this.#failLetters(this.#lost("it was closed"));
      this.#end("it was closed");
    }, CLOSE_MS_MAX);
    // A thread that is not there has nothing to finish, unless a call is about to start it.
    if (this.#life !== undefined || this.#letters.length > 0) {
      const job = this.#newJob("close", CLOSE_MS_MAX);
      this.#letters.push({ job, order: { isClose: true }, transfer: [] });
      this.#send();
      await job.answer.catch((error: Error) => {
        if (error instanceof ResidentFault) this.#options.onFault?.(error);
      });
    }
    clearTimeout(deadline);
    const life = this.#life;
    this.#life = undefined;
    clearTimeout(life?.startTimer);
    await Promise.all([life?.worker.terminate(), this.#ending]);
  }

  #newJob(method: string, timeoutMs: number): Job {
    return new Job({ order: { task: `${this.#options.name}.${method}` }, timeoutMs });
  }

  /** Sends what waits; nothing while a thread ends, which may hold memory and files until then. */
  #send(): void {
    if (this.#ending !== undefined || this.#letters.length === 0) return;
    try {
      this.#life ??= this.#start();
    } catch (error) {
      this.#failLetters(this.#lost("it does not start", error));
      return;
    }
    const { worker, jobs } = this.#life;
    for (const { job, order, transfer } of this.#letters.splice(0)) {
      try {
        worker.postMessage(order, transfer);
        jobs.push(job);
      } catch (error) {
        // An input that cannot cross threads.
        job.fail(error instanceof Error ? error : new Error(String(error)));
      }
    }
    this.#watchFirst(this.#life);
  }

  #start(): Life {
    const { name, settings, memoryMb, entry } = this.#options;
    const worker = new Worker(entry, {
      name,
      workerData: { name, settings } satisfies ResidentStart,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // Services read no environment, so the secrets in it are not copied to where they run.
      env: {},
    });
    const startTimer = setTimeout(() => this.#end("it did not start"), START_MS_MAX);
    const life: Life = { worker, jobs: [], startTimer, isReady: false, watched: undefined };
    let reason: Error | undefined;
    worker.on("message", (reply: ResidentReply) => this.#receive(life, reply));
    worker.on("error", (error: Error) => {
      reason = error;
    });
    // An answer that was lost on the way would shift all answers after it.
    worker.on("messageerror", () => {
      if (this.#life === life) this.#end("an answer of it could not be read");
    });
    worker.on("exit", (code) => {
      if (this.#life === life) this.#lose(life, this.#explain(reason, code));
    });
    return life;
  }

  #receive(life: Life, reply: ResidentReply): void {
    if (this.#life !== life) return;
    const { name, onFault } = this.#options;
    if (reply.kind === "background-fault") {
      onFault?.(new ResidentFault(name, reply.fault));
      return;
    }
    if (reply.kind === "ready") {
      life.isReady = true;
      clearTimeout(life.startTimer);
    } else {
      const job = life.jobs.shift();
      job?.clearDeadline();
      if (reply.kind === "output") job?.succeed(reply.output);
      else job?.fail(new ResidentFault(name, reply.fault));
    }
    this.#watchFirst(life);
  }

  /** Only the first call computes, so only its time runs; a process may end while none is there. */
  #watchFirst(life: Life): void {
    const [first] = life.jobs;
    if (first === undefined) {
      life.worker.unref();
      return;
    }
    life.worker.ref();
    if (!life.isReady || life.watched === first) return;
    life.watched = first;
    first.setDeadline(first.timeoutMs, () => {
      first.fail(new TaskTimedOut(first.order.task, first.timeoutMs));
      this.#end(`${first.order.task} took too long`);
    });
  }

  /** Ends the thread whatever it does. */
  #end(reason: string): void {
    if (this.#life === undefined) return;
    this.#lose(this.#life, this.#lost(reason));
  }

  #lose(life: Life, error: ResidentLost): void {
    this.#life = undefined;
    this.#generation += 1;
    clearTimeout(life.startTimer);
    for (const job of life.jobs) {
      job.clearDeadline();
      job.fail(error);
    }
    this.#ending = life.worker.terminate().then(() => {
      this.#ending = undefined;
      this.#send();
    });
    this.#options.onLost?.(error);
  }

  #failLetters(error: Error): void {
    for (const { job } of this.#letters.splice(0)) job.fail(error);
  }

  #explain(cause: Error | undefined, exitCode: number): ResidentLost {
    if (cause === undefined) return this.#lost(`it ended with code ${exitCode}`);
    const isMemory = "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";
    const { memoryMb } = this.#options;
    return this.#lost(isMemory ? `it needs more than ${memoryMb} MiB` : cause.message, cause);
  }

  #lost(reason: string, cause?: unknown): ResidentLost {
    return new ResidentLost(this.#options.name, reason, { cause });
  }
}
