import type { Guest, GuestHost } from "./guest.js";
import { LOG_CHARS_MAX, LOG_LINES_MAX, OUTPUT_BYTES_MAX } from "./isolate-limits.js";
import type {
  FromIsolate,
  IsolateCall,
  IsolateEnding,
  IsolateOrder,
  LogLine,
  SentAnswer,
} from "./isolate-program.js";
import { readFault, stackFault } from "./read-fault.js";

/** One run on a thread, from the order to its ending: what its guest tells and asks comes here. */
export class IsolateRun implements GuestHost {
  readonly #order: IsolateOrder;
  readonly #endsAt: number;
  /** Calls without an answer. */
  readonly #open = new Map<number, IsolateCall>();
  readonly #held = new Set<number>();
  readonly #arrived: (SentAnswer | null)[] = [];
  #wake: (() => void) | undefined;
  #result: IsolateEnding | undefined;
  #logLines = 0;
  #logChars = 0;

  constructor(order: IsolateOrder) {
    this.#order = order;
    this.#endsAt = performance.now() + order.timeoutMs;
    if ("snapshot" in order.program) {
      for (const call of order.program.calls) this.#open.set(call.id, call);
    }
    order.port.on("message", (answer: SentAnswer | null) => {
      this.#arrived.push(answer);
      this.#wake?.();
    });
  }

  call(call: IsolateCall): void {
    this.#open.set(call.id, call);
    this.#send({ kind: "call", call });
  }

  log({ level, text }: LogLine): void {
    if (this.#logLines >= LOG_LINES_MAX || this.#logChars >= LOG_CHARS_MAX) return;
    const kept = text.slice(0, LOG_CHARS_MAX - this.#logChars);
    this.#logLines += 1;
    this.#logChars += kept.length;
    this.#send({ kind: "log", line: { level, text: kept } });
  }

  done(isGood: boolean, json: string): void {
    if (!isGood) this.#result ??= { kind: "error", fault: readFault(json) };
    else if (Buffer.byteLength(json) > OUTPUT_BYTES_MAX) this.#result ??= TOO_LARGE;
    else this.#result ??= { kind: "value", json: json === "" ? undefined : json };
  }

  isOver(): boolean {
    return this.#order.stop[0] !== 0 || performance.now() >= this.#endsAt;
  }

  /** Works until there is nothing more to do, and answers what came of it. */
  async end(guest: Guest): Promise<IsolateEnding> {
    for (;;) {
      guest.work();
      if (this.isOver()) return this.#result ?? this.#overrun();
      if (this.#open.size === this.#held.size) {
        if (this.#result) return this.#result;
        return this.#held.size > 0 ? this.#hold(guest) : DEADLOCK;
      }
      await this.#settleNext(guest);
    }
  }

  /** What ended a run that could not end by itself. */
  explain(thrown: unknown): IsolateEnding {
    if (this.isOver()) return this.#overrun();
    return { kind: "error", fault: stackFault(thrown) };
  }

  #overrun(): IsolateEnding {
    return { kind: this.#order.stop[0] === 0 ? "timeout" : "stopped" };
  }

  #hold(guest: Guest): IsolateEnding {
    return { kind: "held", held: { snapshot: guest.pack(), calls: [...this.#open.values()] } };
  }

  /** Waits for answers, or until the run is over, and gives them to the guest. */
  async #settleNext(guest: Guest): Promise<void> {
    if (this.#arrived.length === 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, this.#endsAt - performance.now()));
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = undefined;
    }
    for (const answer of this.#arrived.splice(0)) {
      if (answer === null || !this.#open.has(answer.id)) continue;
      if (answer.kind === "hold") {
        this.#held.add(answer.id);
        continue;
      }
      this.#open.delete(answer.id);
      guest.settle(answer.id, answer.isGood, answer.json);
    }
  }

  #send(message: FromIsolate): void {
    this.#order.port.postMessage(message);
  }
}

const DEADLOCK: IsolateEnding = {
  kind: "error",
  fault: { name: "Error", message: "the code waits for a promise that nothing will settle" },
};

const TOO_LARGE: IsolateEnding = {
  kind: "error",
  fault: {
    name: "RangeError",
    message: `the result has more than ${OUTPUT_BYTES_MAX} bytes as JSON`,
  },
};
