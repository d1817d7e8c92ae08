import { Breaker, type BreakerState } from "../outbound/breaker.js";
import type { Answer } from "./completion-format.js";
import type { ForwardCall, Forwarded } from "./forward.js";
import { type FailureKind, ModelFailure } from "./model-errors.js";
import type { Endpoint, EndpointCall } from "./openai.js";

/** A failed call as the log may show it: no text, key or address. */
export interface FailureReport {
  readonly model: string;
  readonly kind: FailureKind;
  readonly status?: number;
  readonly code?: string;
  /** Exchanges that were tried; 0 when the breaker let none through. */
  readonly attempts: number;
}

export interface EndpointHealth {
  readonly breaker: BreakerState;
  /** Calls that failed since the last one that was answered. */
  readonly failures: number;
  readonly lastFailure?: { readonly kind: FailureKind; readonly at: number };
}

/** An endpoint behind a circuit breaker, whose failed calls are reported. */
export class GuardedEndpoint implements Endpoint {
  readonly #endpoint: Endpoint;
  readonly #breaker: Breaker;
  readonly #clock: () => number;
  readonly #onFailure: (report: FailureReport) => void;
  #lastFailure: { readonly kind: FailureKind; readonly at: number } | undefined;

  constructor(
    endpoint: Endpoint,
    options: { clock: () => number; onFailure: (report: FailureReport) => void },
  ) {
    this.#endpoint = endpoint;
    this.#breaker = new Breaker(options.clock);
    this.#clock = options.clock;
    this.#onFailure = options.onFailure;
  }

  async complete(call: EndpointCall): Promise<Answer> {
    this.#pass(call.model);
    try {
      const answer = await this.#endpoint.complete(call);
      this.#breaker.succeed();
      return answer;
    } catch (error) {
      throw this.#record(error, call.model);
    }
  }

  async *stream(call: EndpointCall): AsyncGenerator<Answer, void, void> {
    this.#pass(call.model);
    let isAnswered = false;
    try {
      for await (const piece of this.#endpoint.stream(call)) {
        // The rest may take minutes, and its reader may never come for it.
        if (!isAnswered) this.#breaker.succeed();
        isAnswered = true;
        yield piece;
      }
    } catch (error) {
      throw this.#record(error, call.model);
    }
  }

  async forward(call: ForwardCall): Promise<Forwarded> {
    this.#pass(call.model);
    try {
      const { failure, answer } = await this.#endpoint.forward(call);
      if (failure === undefined) this.#breaker.succeed();
      else this.#record(failure, call.model);
      return { failure, answer: { ...answer, body: this.#watch(answer.body, call.model) } };
    } catch (error) {
      throw this.#record(error, call.model);
    }
  }

  health(): EndpointHealth {
    return {
      breaker: this.#breaker.state,
      failures: this.#breaker.failures,
      ...(this.#lastFailure === undefined ? {} : { lastFailure: this.#lastFailure }),
    };
  }

  close(): Promise<void> {
    return this.#endpoint.close();
  }

  async *#watch(body: AsyncIterable<Uint8Array>, model: string) {
    try {
      yield* body;
    } catch (error) {
      throw this.#record(error, model);
    }
  }

  #pass(model: string): void {
    if (this.#breaker.letThrough()) return;
    const failure = new ModelFailure("breaker_open", { retryAfterMs: this.#breaker.waitMs });
    failure.attempts = 0;
    this.#report(failure, model);
    throw failure;
  }

  #record(error: unknown, model: string): unknown {
    if (!(error instanceof ModelFailure)) {
      this.#breaker.abandon();
      return error;
    }
    // A request that was refused for what it says proves that the endpoint works.
    if (error.kind === "rejected") this.#breaker.succeed();
    else this.#breaker.fail();
    this.#lastFailure = { kind: error.kind, at: this.#clock() };
    this.#report(error, model);
    return error;
  }

  #report({ kind, attempts, details }: ModelFailure, model: string): void {
    const { status, code } = details;
    this.#onFailure({
      model,
      kind,
      attempts,
      ...(status === undefined ? {} : { status }),
      ...(code === undefined ? {} : { code }),
    });
  }
}
