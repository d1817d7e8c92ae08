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

interface Watched {
  readonly upload: WatchedUpload;
  ticksLeft: number;
  /** Where it stands in the list. */
  place: number;
}

/**
 * Looks at all uploads once a second. Each must bring enough in every window of some seconds, so
 * that one which came fast and then stalls is ended too.
 */
export function createUploadPace({ seconds }: { readonly seconds: number }): UploadPace {
  // No map: one that changes with every request leaves a chain of outgrown tables behind, which keeps
  // the uploads in them alive until the whole heap is collected.
  const watched: Watched[] = [];
  // The tick that runs already cuts the first second short.
  const ticks = seconds + 1;
  let timer: NodeJS.Timeout | undefined;

  function forget(one: Watched): void {
    if (watched[one.place] !== one) return;
    const last = watched.pop();
    if (last === undefined || last === one) return;
    watched[one.place] = last;
    last.place = one.place;
  }

  function tick(): void {
    for (const one of [...watched]) {
      const { upload } = one;
      if (one.ticksLeft > 1 && !upload.isPaused()) {
        one.ticksLeft -= 1;
      } else if (!upload.isPaused() && upload.arrived < seconds * BYTES_PER_SECOND_MIN) {
        forget(one);
        upload.giveUp(new ApiError(408, "timeout", "the body came too slowly"));
      } else {
        upload.arrived = 0;
        one.ticksLeft = ticks;
      }
    }
    if (watched.length > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    watch(upload) {
      const one = { upload, ticksLeft: ticks, place: watched.length };
      watched.push(one);
      timer ??= setInterval(tick, TICK_MS).unref();
      return () => forget(one);
    },
  };
}
