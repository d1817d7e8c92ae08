/** What work looks at that may be told to stop; an AbortSignal is one. */
export interface StopSignal {
  readonly aborted: boolean;
  /** What work that stops rejects with. */
  readonly reason: unknown;
  /** Throws the reason when it is aborted. */
  throwIfAborted(): void;
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/**
 * A signal for what every call makes one for: an AbortSignal is made by changing the prototype of an
 * EventTarget, which costs Node.js some 6 µs, and each listener more.
 */
export class StopSwitch implements StopSignal {
  #isAborted = false;
  #reason: unknown;
  readonly #listeners = new Set<() => void>();

  get aborted(): boolean {
    return this.#isAborted;
  }

  get reason(): unknown {
    return this.#reason;
  }

  /** Tells all who listen, once. */
  abort(reason: Error): void {
    if (this.#isAborted) return;
    this.#isAborted = true;
    this.#reason = reason;
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener();
  }

  throwIfAborted(): void {
    if (this.#isAborted) throw this.#reason;
  }

  /** A listener hears it once, whatever the options; not at all when it comes too late. */
  addEventListener(_type: "abort", listener: () => void): void {
    if (!this.#isAborted) this.#listeners.add(listener);
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    this.#listeners.delete(listener);
  }
}
