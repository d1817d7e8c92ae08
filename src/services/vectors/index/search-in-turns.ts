import type { Hit } from "../../../engines/vectors/index/vector-index.js";
import { OwnerTurns, type TurnOf } from "../../../platform/threads/owner-turns.js";
import type { Behind, IndexHost } from "../index-host.js";
import type { IndexHostClient } from "./index-host-client.js";

/**
 * Some wait in the thread, so that it need not be woken for each: that costs more than a short search.
 * Who comes waits for no more than these, of 5 ms at most each.
 */
const TURNS_AT_ONCE = 4;

export interface TurnSearchOptions {
  /** Whether a collection must not be searched at this moment. */
  readonly isBlocked: (collectionId: string) => boolean;
  readonly onFailure: (error: unknown) => void;
}

interface Blocked {
  readonly isBlocked: true;
}

/**
 * Searches with one turn of the thread after the other, between which other owners have theirs.
 * Blocked where the collection is when the first turn comes. Rejects with the reason of the signal
 * when that is aborted, and the thread forgets the search.
 */
export type SearchInTurns = (
  request: Parameters<IndexHost["search"]>[0],
  of: TurnOf,
) => Promise<{ readonly hits: (readonly Hit[])[] } | Behind | Blocked>;

export function createTurnSearch(
  host: IndexHostClient,
  { isBlocked, onFailure }: TurnSearchOptions,
): SearchInTurns {
  const turns = new OwnerTurns({ atOnce: TURNS_AT_ONCE });

  return async (request, of) => {
    const hits: (readonly Hit[])[] = [];
    let ticket: number | undefined;
    try {
      return await turns.run(of, async () => {
        if (ticket === undefined && isBlocked(request.collectionId)) return { isBlocked: true };
        const answer = await (ticket === undefined
          ? host.search(request)
          : host.resume({ ticket }));
        ticket = undefined;
        if ("behind" in answer) return answer;
        hits.push(...answer.hits);
        ticket = answer.ticket;
        return ticket === undefined ? { hits } : undefined;
      });
    } catch (error) {
      if (ticket !== undefined) void host.abandon({ ticket }).catch(onFailure);
      throw error;
    }
  };
}
