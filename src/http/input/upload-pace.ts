import { ApiError } from "../api-error.js";

const TICK_MS = 1_000;
const BYTES_PER_SECOND_MIN = 1_024;

/** A body that is arriving. */
export interface WatchedUpload {
  /** What arrived in the window of now, in bytes. */
  arrived: number;
  /** Whether nobody reads it at the moment, so that its sender cannot be the slow one. */
  readonly isPaused: () => boolean;
  /** Called once, when it came too slowly, with the 408 that says so. */
  readonly giveUp: (reason: ApiError) => void;
}

/** Ends uploads that bring less than 1 KiB a second. */
export interface UploadPace {
  /** Answers what ends the watch. */
  watch(upload: WatchedUpload): () => void;
}

/**
 * Looks at all uploads once a second. Each must bring enough in every window of some seconds, so
 * that one which came fast and then stalls is ended too.
 */
export function createUploadPace({ seconds }: { readonly seconds: number }): UploadPace {
  const ticksLeft = new Map<WatchedUpload, number>();
  // The tick that runs already cuts the first second short.
  const ticks = seconds + 1;
  let timer: NodeJS.Timeout | undefined;

  function tick(): void {
    for (const [upload, left] of ticksLeft) {
      if (left > 1 && !upload.isPaused()) {
        ticksLeft.set(upload, left - 1);
        continue;
      }
      if (!upload.isPaused() && upload.arrived < seconds * BYTES_PER_SECOND_MIN) {
        ticksLeft.delete(upload);
        upload.giveUp(new ApiError(408, "timeout", "the body came too slowly"));
        continue;
      }
      upload.arrived = 0;
      ticksLeft.set(upload, ticks);
    }
    if (ticksLeft.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    watch(upload) {
      ticksLeft.set(upload, ticks);
      timer ??= setInterval(tick, TICK_MS).unref();
      return () => ticksLeft.delete(upload);
    },
  };
}
