import type { Hit } from "../../../engines/vectors/index/vector-index.js";
import { createOwnerTurns, type TurnOf } from "../../../platform/threads/owner-turns.js";
import type { Behind, IndexHost, SearchTurn } from "../index-host.js";
import type { IndexHostClient } from "./index-host-client.js";

/** One works while the answer of the other is on its way and its next is asked for. */
const TURNS_AT_ONCE = 2;

export interface TurnSearchOptions {
  /** Whether a collection must not be searched at this moment. */
  readonly isBlocked: (collectionId: string) => boolean;
  readonly onFailure: (error: unknown) => void;
}

type Begun = SearchTurn | Behind | "blocked";

/**
 * Searches with one turn of the thread after the other, between which other owners have theirs.
 * "blocked" where the collection is when the first turn comes. Rejects with the reason of the signal
 * when that is aborted, and the thread forgets the search.
 */
export type SearchInTurns = (
  request: Parameters<IndexHost["search"]>[0],
  of: TurnOf,
) => Promise<{ readonly hits: (readonly Hit[])[] } | Behind | "blocked">;

export function createTurnSearch(
  host: IndexHostClient,
  { isBlocked, onFailure }: TurnSearchOptions,
): SearchInTurns {
  const turns = createOwnerTurns({ atOnce: TURNS_AT_ONCE });

  async function resume(ticket: number, of: TurnOf): Promise<Begun> {
    try {
      return await turns.take(of, () => host.resume({ ticket }));
    } catch (error) {
      if (of.signal.aborted) void host.abandon({ ticket }).catch(onFailure);
      throw error;
    }
  }

  return async (request, of) => {
    const hits: (readonly Hit[])[] = [];
    let answer = await turns.take<Begun>(of, async () =>
      isBlocked(request.collectionId) ? "blocked" : host.search(request),
    );
    while (answer !== "blocked" && "hits" in answer) {
      hits.push(...answer.hits);
      if (answer.ticket === undefined) return { hits };
      answer = await resume(answer.ticket, of);
    }
    return answer;
  };
}
