/** What the work of a flight hears and tells. */
export interface FlightControl<Event> {
  /** Aborted when nobody waits any more. Made when it is asked for: most work ends without it. */
  signal(): AbortSignal;
  /** Hands an event to all who read; throws what the weighing of it throws. */
  push(event: Event): void;
}

type End<Outcome> =
  | { readonly kind: "done"; readonly outcome: Outcome }
  | { readonly kind: "failed"; readonly error: unknown };

/** Where a reader stands. */
export type Step<Event, Outcome> =
  | { readonly kind: "event"; readonly event: Event }
  | End<Outcome>
  | { readonly kind: "left" };

/** One of those who wait for a flight. */
export interface Seat<Event, Outcome> {
  /** The next event from the first one on, then how the flight ended. */
  next(): Promise<Step<Event, Outcome>>;
  /** Gets up; the last one to leave a flight ends it. */
  leave(): void;
}

export interface FlightOptions<Event> {
  /** Weighs each event as it comes, and is told of all of them once nobody needs them any more. */
  readonly weigh: (event: Event) => number;
  readonly take: (bytes: number) => void;
  readonly giveBack: (bytes: number) => void;
}

/**
 * One run of work that several wait for: each gets the events from the first one on, at its own pace,
 * out of one list. It goes on while anyone waits, whoever began it.
 */
export class Flight<Event, Outcome> {
  readonly #events: Event[] = [];
  readonly #waiting = new Set<() => void>();
  #abort: AbortController | undefined;
  readonly #options: FlightOptions<Event>;
  #seats = 0;
  #isAbandoned = false;
  #bytes = 0;
  #end: End<Outcome> | undefined;
  /** Settles with the work; never rejects. */
  readonly ended: Promise<End<Outcome>>;

  constructor(
    work: (control: FlightControl<Event>) => Promise<Outcome>,
    options: FlightOptions<Event>,
  ) {
    this.#options = options;
    const control = {
      signal: () => this.#signal(),
      push: (event: Event) => this.#push(event),
    };
    this.ended = work(control).then(
      (outcome) => this.#finish({ kind: "done", outcome }),
      (error: unknown) => this.#finish({ kind: "failed", error }),
    );
  }

  /** Nobody waits any more, and the work is being given up. */
  get isAbandoned(): boolean {
    return this.#isAbandoned;
  }

  sit(): Seat<Event, Outcome> {
    this.#seats += 1;
    let at = 0;
    let isGone = false;
    let wake: () => void = () => {};
    return {
      next: async () => {
        for (;;) {
          if (isGone) return { kind: "left" };
          const event = this.#events[at];
          if (event !== undefined) {
            at += 1;
            return { kind: "event", event };
          }
          if (this.#end) return this.#end;
          await new Promise<void>((resolve) => {
            wake = resolve;
            this.#waiting.add(resolve);
          });
          this.#waiting.delete(wake);
        }
      },
      leave: () => {
        if (isGone) return;
        isGone = true;
        wake();
        this.#leave();
      },
    };
  }

  #push(event: Event): void {
    const bytes = this.#options.weigh(event);
    this.#options.take(bytes);
    this.#bytes += bytes;
    this.#events.push(event);
    this.#wakeAll();
  }

  #finish(end: End<Outcome>): End<Outcome> {
    this.#end = end;
    this.#wakeAll();
    if (this.#seats === 0) this.#forget();
    return end;
  }

  #leave(): void {
    this.#seats -= 1;
    if (this.#seats > 0) return;
    if (this.#end) this.#forget();
    else {
      this.#isAbandoned = true;
      this.#abort?.abort();
    }
  }

  #signal(): AbortSignal {
    this.#abort ??= new AbortController();
    if (this.#isAbandoned) this.#abort.abort();
    return this.#abort.signal;
  }

  /** What nobody can read any more holds no memory. */
  #forget(): void {
    this.#options.giveBack(this.#bytes);
    this.#bytes = 0;
    this.#events.length = 0;
  }

  #wakeAll(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
