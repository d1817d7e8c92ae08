import type { Dispatcher } from "undici";

/** An answer as far as its controller handles it. */
export interface Controlled {
  emit(event: "drain"): boolean;
  destroy(): unknown;
}

/** Pauses, resumes and aborts one answer of a backend in this process. */
export class LocalController implements Dispatcher.DispatchController {
  paused = false;
  aborted = false;
  reason: Error | null = null;
  #response: Controlled | undefined;

  attach(response: Controlled): void {
    this.#response = response;
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.#response?.emit("drain");
  }

  abort(reason: Error): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    this.#response?.destroy();
  }
}
