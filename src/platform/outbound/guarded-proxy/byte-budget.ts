const MIB = 1_048_576;

export interface ByteLimits {
  /** Most bytes of one connection, both ways together. */
  readonly connectionBytesMax: number;
  /** Most bytes of all connections together within `windowMs`. */
  readonly bytesMax: number;
  readonly windowMs: number;
}

export interface ByteBudget {
  /** Bytes that were counted in all, both ways together. */
  total(): number;
  /** A count for one connection. */
  open(): (bytes: number) => void;
}

/**
 * Counts what connections carry. Over a limit, `onOverrun` is called with the reason, each time that
 * more comes. The window begins with the first byte after the last one's end, so that at most twice
 * the limit passes within any time of its length.
 */
export function createByteBudget(
  { connectionBytesMax, bytesMax, windowMs }: ByteLimits,
  onOverrun: (reason: string) => void,
): ByteBudget {
  let total = 0;
  let windowEnd = 0;
  let inWindow = 0;
  const count = (bytes: number): void => {
    total += bytes;
    const now = performance.now();
    if (now >= windowEnd) {
      windowEnd = now + windowMs;
      inWindow = 0;
    }
    inWindow += bytes;
    if (inWindow > bytesMax) {
      onOverrun(`more than ${bytesMax / MIB} MiB were carried within ${windowMs / 60_000} minutes`);
    }
  };
  return {
    total: () => total,
    open() {
      let carried = 0;
      return (bytes) => {
        carried += bytes;
        count(bytes);
        if (carried > connectionBytesMax) {
          onOverrun(`one connection carried more than ${connectionBytesMax / MIB} MiB`);
        }
      };
    },
  };
}
