import type { Order, Outcome } from "./dispatch.js";
import { Job } from "./job.js";
import { Lane, type LaneName, type Ticket } from "./lane.js";
import { TaskAborted, TaskFailed, TaskOutOfMemory, TaskTimedOut } from "./worker-errors.js";
import { WorkerThread } from "./worker-thread.js";

export interface SchedulerOptions {
  readonly threads: number;
  readonly memoryMb: number;
  readonly queueMax: number;
  readonly entry: URL;
}

export interface RunOptions {
  /**
   * Time of computing, without the wait and without the first import of an engine.
   * In the quick lane it is at most 250 ms; everywhere at most 10 minutes.
   */
  readonly timeoutMs: number;
  /** Default `long`. */
  readonly lane?: LaneName;
  /** How long the job may wait for a thread before it fails with `WorkersBusy`; default 30 s. */
  readonly waitMs?: number;
  readonly signal?: AbortSignal;
  /** A place taken before; its lane counts. */
  readonly ticket?: Ticket;
}

export interface WorkersStats {
  /** Threads that are started at the moment. */
  readonly threads: number;
  readonly busy: number;
  /** Places that are taken and not computing: jobs that wait, and tickets. */
  readonly queued: number;
  /** Jobs that may wait, over both lanes. */
  readonly queueMax: number;
  readonly completed: number;
  readonly timedOut: number;
  /** Jobs whose engine threw or ran out of memory, or whose thread did not start. */
  readonly failed: number;
  readonly aborted: number;
  /** Jobs and reservations that found no place, or waited too long for a thread. */
  readonly rejected: number;
}

export type Availability = { readonly ok: true } | { readonly ok: false; readonly reason: string };

const QUICK_TIMEOUT_MS_MAX = 250;
const TIMEOUT_MS_MAX = 600_000;
const WAIT_MS = 30_000;
const LOAD_MS_MAX = 10_000;
const IDLE_MS = 30_000;
/** An aborted task may end by itself for so long: to start another thread costs more than that. */
const ABORT_GRACE_MS = 250;
/** So many quick jobs wait before a long thread loads their engine too. */
const QUICK_BACKLOG_MAX = 4;
const START_FAULT_MS = 30_000;

/** Hands jobs to threads: long jobs never get the quick thread, quick jobs may borrow a long one. */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #quickThread: WorkerThread;
  readonly #longThreads: readonly WorkerThread[];
  readonly #lanes: Readonly<Record<LaneName, Lane>>;
  readonly #running = new Set<Job>();
  readonly #counts = { completed: 0, timedOut: 0, failed: 0, aborted: 0, rejected: 0 };
  #startFaultAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(options: SchedulerOptions) {
    this.#options = options;
    const { entry, memoryMb, queueMax } = options;
    // The quick thread stays once it is started: 10 MB, and no caller waits for its start again.
    this.#quickThread = new WorkerThread({ entry, memoryMb, idleMs: Number.POSITIVE_INFINITY });
    this.#longThreads = Array.from(
      { length: Math.max(1, options.threads - 1) },
      () => new WorkerThread({ entry, memoryMb, idleMs: IDLE_MS }),
    );
    this.#lanes = {
      quick: new Lane("quick", { threads: 1, queueMax }),
      long: new Lane("long", { threads: this.#longThreads.length, queueMax }),
    };
  }

  async run(order: Order, options: RunOptions): Promise<unknown> {
    const { ticket, signal, timeoutMs, waitMs = WAIT_MS } = options;
    if (signal?.aborted) {
      ticket?.release();
      this.#counts.aborted += 1;
      throw new TaskAborted(order.task);
    }
    const lane = this.#lanes[ticket?.lane ?? options.lane ?? "long"];
    const timeoutMsMax = lane.name === "quick" ? QUICK_TIMEOUT_MS_MAX : TIMEOUT_MS_MAX;
    this.#countRejection(() => lane.enter(ticket));
    const job = new Job({ order, timeoutMs: Math.min(timeoutMs, timeoutMsMax), signal });
    return this.#submit(lane, job, waitMs);
  }

  reserve(lane: LaneName): Ticket {
    return this.#countRejection(() => this.#lanes[lane].reserve());
  }

  async warm(task: string): Promise<void> {
    const lane = this.#lanes.quick;
    this.#countRejection(() => lane.enter());
    const job = new Job({ order: { task }, timeoutMs: LOAD_MS_MAX, isWarmUp: true });
    await this.#submit(lane, job, WAIT_MS);
  }

  stats(): WorkersStats {
    const threads = [this.#quickThread, ...this.#longThreads];
    const { quick, long } = this.#lanes;
    return {
      threads: threads.filter((thread) => thread.isUp).length,
      busy: this.#running.size,
      queued: quick.places + long.places - this.#running.size,
      queueMax: 2 * this.#options.queueMax,
      ...this.#counts,
    };
  }

  availability(): Availability {
    if (this.#isClosed) return { ok: false, reason: "the workers are closed" };
    const isFaulty = performance.now() - this.#startFaultAt < START_FAULT_MS;
    return isFaulty ? { ok: false, reason: "worker threads do not start" } : { ok: true };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const { quick, long } = this.#lanes;
    const jobs = [...this.#running, ...quick.waiting, ...long.waiting];
    for (const lane of [quick, long]) {
      lane.close();
      for (const job of [...lane.waiting]) lane.remove(job);
    }
    for (const job of jobs) {
      if (job.fail(new TaskAborted(job.order.task))) this.#counts.aborted += 1;
    }
    await Promise.all([this.#quickThread, ...this.#longThreads].map((thread) => thread.close()));
  }

  #countRejection<T>(takePlace: () => T): T {
    try {
      return takePlace();
    } catch (error) {
      this.#counts.rejected += 1;
      throw error;
    }
  }

  #submit(lane: Lane, job: Job, waitMs: number): Promise<unknown> {
    job.onAbort = () => {
      this.#counts.aborted += 1;
      lane.remove(job);
    };
    job.setDeadline(waitMs, () => {
      lane.remove(job);
      this.#counts.rejected += 1;
      job.fail(lane.busy(`no thread was free for ${waitMs} ms`));
    });
    lane.waiting.push(job);
    this.#pump();
    return job.answer;
  }

  #pump(): void {
    // Long jobs first: a quick job may borrow a long thread only when no long job waits for it.
    for (const lane of [this.#lanes.long, this.#lanes.quick]) {
      for (let job = lane.waiting[0]; job !== undefined; job = lane.waiting[0]) {
        const thread = this.#threadFor(lane, job);
        if (thread === undefined) break;
        lane.waiting.shift();
        void this.#work(lane, job, thread);
      }
    }
  }

  #threadFor(lane: Lane, job: Job): WorkerThread | undefined {
    if (lane.name === "quick" && !this.#quickThread.isBusy) return this.#quickThread;
    const free = this.#longThreads.filter((thread) => !thread.isBusy);
    const ready = free.find((thread) => thread.hasLoaded(job.order.task));
    if (ready !== undefined) return ready;
    const mayLoad = lane.name === "long" || lane.waiting.length > QUICK_BACKLOG_MAX;
    return mayLoad ? (free.find((thread) => thread.isUp) ?? free[0]) : undefined;
  }

  async #work(lane: Lane, job: Job, thread: WorkerThread): Promise<void> {
    thread.isBusy = true;
    this.#running.add(job);
    // While the engine loads, an abort changes nothing: the next task needs the engine as well.
    job.onAbort = () => {
      this.#counts.aborted += 1;
    };
    const settle = await this.#perform(lane, job, thread).then(
      (output) => () => this.#succeed(job, output),
      (error: unknown) => () => this.#fail(error, { lane, job, thread }),
    );
    job.clearDeadline();
    // A thread that dies slowly still computes, so its seat is not free before it is gone.
    if (thread.isStopping) await thread.stop();
    thread.isBusy = false;
    this.#running.delete(job);
    lane.leave();
    settle();
    this.#pump();
  }

  async #perform(lane: Lane, job: Job, thread: WorkerThread): Promise<unknown> {
    const { task } = job.order;
    if (!thread.hasLoaded(task)) {
      this.#limit(job, thread, LOAD_MS_MAX);
      outputOf(task, await thread.load({ task }));
    }
    if (job.isWarmUp || job.isSettled) return undefined;
    this.#limit(job, thread, job.timeoutMs);
    job.onAbort = () => {
      this.#counts.aborted += 1;
      job.setDeadline(ABORT_GRACE_MS, () => void thread.stop());
    };
    const startedAt = performance.now();
    try {
      return outputOf(task, await thread.perform(job.order));
    } finally {
      lane.recordRun(performance.now() - startedAt);
    }
  }

  #limit(job: Job, thread: WorkerThread, ms: number): void {
    job.setDeadline(ms, () => {
      if (job.fail(new TaskTimedOut(job.order.task, ms))) this.#counts.timedOut += 1;
      void thread.stop();
    });
  }

  #succeed(job: Job, output: unknown): void {
    this.#startFaultAt = Number.NEGATIVE_INFINITY;
    if (job.succeed(output)) this.#counts.completed += 1;
  }

  #fail(error: unknown, at: { lane: Lane; job: Job; thread: WorkerThread }): void {
    const { lane, job, thread } = at;
    if (thread.startFault !== undefined) this.#startFaultAt = performance.now();
    const reason =
      thread.startFault === undefined
        ? this.#explain(error, job.order.task)
        : lane.busy("worker threads do not start", { cause: thread.startFault });
    if (job.fail(reason)) this.#counts.failed += 1;
  }

  #explain(error: unknown, task: string): Error {
    if (error instanceof TaskFailed) return error;
    const fault = error instanceof Error ? error : new Error(String(error));
    const isMemory = "code" in fault && fault.code === "ERR_WORKER_OUT_OF_MEMORY";
    return isMemory
      ? new TaskOutOfMemory(task, this.#options.memoryMb)
      : new TaskFailed(task, fault);
  }
}

function outputOf(task: string, outcome: Outcome): unknown {
  if ("fault" in outcome) throw new TaskFailed(task, outcome.fault);
  return outcome.output;
}
