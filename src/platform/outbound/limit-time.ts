/** A signal that follows another one and ends a call after a time; `stop` lets go of both. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  stop(): void;
}

/** Made by hand: what `AbortSignal.any` joins to a signal that lives long is kept for long. */
export function limitTime(signal: AbortSignal, timeoutMs: number): TimeLimit {
  const call = new AbortController();
  const abort = () => call.abort();
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  const timer = setTimeout(abort, timeoutMs);
  return {
    signal: call.signal,
    stop() {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    },
  };
}
