/** What waits, by owner; the first owner waits longest. Not empty just while a turn is on its way. */
const queues = new Map<string, (() => void)[]>();

/**
 * Settles in a turn of the event loop that no other who waits here has: before the next one goes on,
 * the loop serves what has come in. Owners have theirs one after the other, however many one waits for.
 *
 * For long work of the main thread, a few milliseconds in each turn: with `setImmediate`, the slices of
 * all who work at once would come in one turn, and everybody else would wait for their sum.
 */
export function ownTurn(owner: string): Promise<void> {
  return new Promise((resolve) => {
    if (queues.size === 0) setImmediate(startNext);
    const queue = queues.get(owner);
    if (queue) queue.push(resolve);
    else queues.set(owner, [resolve]);
  });
}

function startNext(): void {
  for (const [owner, queue] of queues) {
    // To the end, so that all other owners come before its next turn.
    queues.delete(owner);
    queue.shift()?.();
    if (queue.length > 0) queues.set(owner, queue);
    break;
  }
  if (queues.size > 0) setImmediate(startNext);
}
