import type { DedicatedWorker } from "../threads/dedicated-worker.js";
import { MessageChannel, receiveMessageOnPort } from "../threads/message-channel.js";
import { OwnerTurns } from "../threads/owner-turns.js";
import type { StopSignal } from "../threads/stop-signal.js";
import { TaskTimedOut, WorkerLost, WorkersBusy } from "../threads/thread-errors.js";
import type { Threads } from "../threads/threads.js";
import { CALLS_AT_ONCE } from "./isolate-limits.js";
import type {
  FromIsolate,
  HeldProgram,
  IsolateAnswer,
  IsolateCall,
  IsolateOutcome,
  IsolateProgram,
  LogLine,
  SentAnswer,
  ThreadEnding,
} from "./isolate-program.js";
import type { IsolateThread } from "./isolate-thread.js";
import { dedicated } from "./tasks.js";

/** How a program is to run. */
export interface RunOptions {
  /** Whose run it is: owners take turns, and one alone has half of the threads at most. */
  readonly owner: string;
  /** From the beginning of the run to its end, its calls included. */
  readonly timeoutMs: number;
  /** Ends the run when nobody waits any more. */
  readonly signal: StopSignal;
  /** Answers a call of the code, whose signal is aborted with the end of the run. Must not reject. */
  onCall(call: IsolateCall, signal: AbortSignal): Promise<IsolateAnswer>;
}

/** Runs code of callers, which reaches nothing but what it is given. */
export interface Isolates {
  /** Rejects with `WorkersBusy` when too many wait, or with the reason of the signal before it began. */
  run(program: IsolateProgram | HeldProgram, options: RunOptions): Promise<IsolateOutcome>;
  close(): Promise<void>;
}

export interface IsolatesOptions {
  readonly threads: Pick<Threads, "dedicate">;
  /** Programs that run at the same time. */
  readonly atOnce: number;
  /** Hears of what a thread threw by itself. */
  readonly onFault?: (error: Error) => void;
}

const HEAP_MB = 96;
/** How long after its time a run is ended from outside, when nothing within asks whether it is over. */
const HARD_STOP_MS = 100;
const WAITING_MAX = 64;
const WAITING_OF_OWNER_MAX = 8;
const RETRY_SECONDS = 1;

/** Isolates on threads of their own, which the first run starts. */
export function createIsolates({ threads, atOnce, onFault }: IsolatesOptions): Isolates {
  const turns = new OwnerTurns({ atOnce, ofOwner: Math.ceil(atOnce / 2) });
  const idle: IsolateWorker[] = [];
  const all = new Set<IsolateWorker>();
  const inFlight = new Map<string, number>();
  let total = 0;

  function start(): IsolateWorker {
    const worker = threads.dedicate(dedicated.isolate, {
      settings: undefined,
      memoryMb: HEAP_MB,
      ...(onFault ? { onFault } : {}),
    });
    all.add(worker);
    return worker;
  }

  async function replace(worker: IsolateWorker): Promise<IsolateWorker> {
    all.delete(worker);
    await worker.close();
    return start();
  }

  function enter(owner: string): void {
    const own = inFlight.get(owner) ?? 0;
    if (total >= WAITING_MAX) throw new WorkersBusy("too many runs wait", RETRY_SECONDS);
    if (own >= WAITING_OF_OWNER_MAX) {
      throw new WorkersBusy("too many runs of this caller wait", RETRY_SECONDS);
    }
    total += 1;
    inFlight.set(owner, own + 1);
  }

  function leave(owner: string): void {
    total -= 1;
    const own = inFlight.get(owner) ?? 1;
    if (own > 1) inFlight.set(owner, own - 1);
    else inFlight.delete(owner);
  }

  /** Takes a turn; it lasts until the thread is ready for the next run, its answer does not. */
  function inTurn(
    program: IsolateProgram | HeldProgram,
    options: RunOptions,
  ): Promise<IsolateOutcome> {
    return new Promise((resolve, reject) => {
      const turn = async () => {
        let worker = idle.pop() ?? start();
        try {
          // Its start is not the time of the run.
          await worker.call("warm", undefined);
          const { outcome, isSpent } = await runOn(worker, program, options);
          resolve(outcome);
          if (isSpent) worker = await replace(worker);
          await worker.call("warm", undefined);
        } catch (error) {
          reject(error);
        }
        idle.push(worker);
        return {};
      };
      turns.run(options, turn).catch(reject);
    });
  }

  return {
    async run(program, options) {
      enter(options.owner);
      return inTurn(program, options).finally(() => leave(options.owner));
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.close()));
    },
  };
}

type IsolateWorker = DedicatedWorker<IsolateThread>;

/** Runs a program on a thread that does nothing else. */
async function runOn(
  worker: IsolateWorker,
  program: IsolateProgram | HeldProgram,
  { timeoutMs, signal, onCall }: RunOptions,
): Promise<{ outcome: IsolateOutcome; isSpent: boolean }> {
  const startedAt = performance.now();
  const { port1: near, port2: far } = new MessageChannel();
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const logs: LogLine[] = [];
  const calls = new CallQueue(onCall, (message) => near.postMessage(message));
  if ("snapshot" in program) for (const call of program.calls) calls.add(call);
  const receive = (message: FromIsolate) => {
    if (message.kind === "log") logs.push(message.line);
    else calls.add(message.call);
  };
  near.on("message", receive);
  const giveUp = () => {
    stop[0] = 1;
    near.postMessage(null);
  };
  if (signal.aborted) giveUp();
  signal.addEventListener("abort", giveUp, { once: true });
  const order = { program, timeoutMs, port: far, stop };
  const options = { transfer: [far], timeoutMs: timeoutMs + HARD_STOP_MS };
  const { ending, isSpent } = await worker.call("run", order, options).catch(explainLoss);
  signal.removeEventListener("abort", giveUp);
  calls.close();
  // The answer came over another port, and may have overtaken what was written before.
  for (let left = receiveMessageOnPort(near); left; left = receiveMessageOnPort(near)) {
    if (left.message.kind === "log") receive(left.message);
  }
  near.close();
  return { outcome: { ending, logs, elapsedMs: performance.now() - startedAt }, isSpent };
}

/** What a run came to whose thread was lost under it. */
function explainLoss(error: unknown): ThreadEnding {
  if (error instanceof TaskTimedOut) return { ending: { kind: "timeout" }, isSpent: false };
  if (!(error instanceof WorkerLost)) throw error;
  const fault = { name: "InternalError", message: "the code needs more memory than there is" };
  return { ending: { kind: "error", fault }, isSpent: false };
}

/** The calls of one run, of which a few are made at the same time. */
class CallQueue {
  readonly #onCall: RunOptions["onCall"];
  readonly #send: (answer: SentAnswer) => void;
  readonly #waiting: IsolateCall[] = [];
  readonly #over = new AbortController();
  #underWay = 0;

  constructor(onCall: RunOptions["onCall"], send: (answer: SentAnswer) => void) {
    this.#onCall = onCall;
    this.#send = send;
  }

  add(call: IsolateCall): void {
    this.#waiting.push(call);
    this.#startNext();
  }

  /** Makes no more calls, and tells those under way that nobody waits for them. */
  close(): void {
    this.#waiting.length = 0;
    this.#over.abort();
  }

  #startNext(): void {
    while (this.#underWay < CALLS_AT_ONCE) {
      const call = this.#waiting.shift();
      if (call === undefined) return;
      void this.#make(call);
    }
  }

  async #make(call: IsolateCall): Promise<void> {
    this.#underWay += 1;
    const answer = await this.#onCall(call, this.#over.signal);
    this.#underWay -= 1;
    if (!this.#over.signal.aborted) this.#send({ ...answer, id: call.id });
    this.#startNext();
  }
}
