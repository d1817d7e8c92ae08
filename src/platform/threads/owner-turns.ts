/** Whose work it is, and until when it is wanted. */
export interface TurnOf {
  readonly owner: string;
  /** Whoever waits when it is aborted gets its reason. */
  readonly signal: AbortSignal;
}

/** Lets owners use something in turns, so that one with much to do is not ahead of one with little. */
export interface OwnerTurns {
  /** Runs one turn when it is the owner's; long work takes one turn after the other. */
  take<T>(of: TurnOf, turn: () => Promise<T>): Promise<T>;
}

interface Waiting {
  start(): void;
}

/**
 * Turns of which `atOnce` run at a time. An owner's own come in their order, and between two of them
 * every other owner who waits has one.
 */
export function createOwnerTurns({ atOnce }: { readonly atOnce: number }): OwnerTurns {
  /** The first owner is next. */
  const queues = new Map<string, Set<Waiting>>();
  let running = 0;

  function enqueue(owner: string, waiting: Waiting): void {
    const queue = queues.get(owner);
    if (queue) queue.add(waiting);
    else queues.set(owner, new Set([waiting]));
  }

  function remove(owner: string, waiting: Waiting): void {
    const queue = queues.get(owner);
    queue?.delete(waiting);
    if (queue?.size === 0) queues.delete(owner);
  }

  function startNext(): void {
    for (const [owner, queue] of queues) {
      if (running >= atOnce) return;
      const [next] = queue;
      // To the end, so that all other owners come before its next one.
      queues.delete(owner);
      if (queue.size > 1) queues.set(owner, queue);
      if (next === undefined) continue;
      queue.delete(next);
      running += 1;
      next.start();
    }
  }

  /** Settles when it is the owner's turn. */
  function wait({ owner, signal }: TurnOf): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = {
        start() {
          signal.removeEventListener("abort", giveUp);
          resolve();
        },
      };
      function giveUp(): void {
        remove(owner, waiting);
        reject(signal.reason);
      }
      signal.addEventListener("abort", giveUp, { once: true });
      enqueue(owner, waiting);
      startNext();
    });
  }

  return {
    async take(of, turn) {
      of.signal.throwIfAborted();
      await wait(of);
      try {
        return await turn();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
