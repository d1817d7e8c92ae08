import type { Correction } from "../../engines/text/corrections/correction.js";
import { scopesReaching } from "../../engines/text/corrections/scope-path.js";
import type { Needed } from "../../platform/parts/part.js";
import type { Reader } from "../../platform/store/sql.js";
import { inTurn } from "../../platform/threads/in-turn.js";
import { OwnerTurns } from "../../platform/threads/owner-turns.js";
import { StopSwitch } from "../../platform/threads/stop-signal.js";
import { requireWords, scopeOf } from "./read-fields.js";
import type { SearchBody, SearchReply } from "./schemas.js";
import * as store from "./store.js";
import { tasks } from "./tasks.js";

const RESULTS_DEFAULT = 5;
const SLICE_ROWS = 250;
const RANK_MS_MAX = 5_000;
/** Searches under way hold what they rank in memory: a few megabytes each at most. */
const SEARCHES_AT_ONCE = 4;
const UNSTOPPED = new StopSwitch();

/** Makes the search for the correction that governs what is about to be done; one of an account runs at a time. */
export function createSearch({
  store: database,
  threads,
}: Needed<"store" | "threads">): (owner: string, body: SearchBody) => Promise<SearchReply> {
  const searches = new OwnerTurns({ atOnce: SEARCHES_AT_ONCE, ofOwner: 1 });

  async function rank(owner: string, query: string, scope: string, topK: number) {
    const slices = await readReaching(database, owner, scope);
    const supersessions = await readSupersessions(database, owner);
    const input = { query, scope, slices, supersessions, topK };
    return threads.run(tasks["rank-corrections"], input, { owner, timeoutMs: RANK_MS_MAX });
  }

  return async (owner, { query, scope: given, top_k: topK = RESULTS_DEFAULT }) => {
    requireWords("query", query);
    const scope = scopeOf(given);
    const ranking = await searches.run({ owner, signal: UNSTOPPED }, () =>
      rank(owner, query, scope, topK),
    );
    const results = ranking.results.map(({ correction: found, score, why, governs }) => {
      const { id, when, correction } = found;
      return { id, when, correction, scope: found.scope || null, score, why, governs };
    });
    const { governing, beaten, conflicts } = ranking;
    return { results, governing, beaten: [...beaten], conflicts: [...conflicts] };
  };
}

/** The corrections that reach a scope, in slices as JSON. */
async function readReaching(reader: Reader, accountId: string, scope: string): Promise<string[]> {
  const slices: string[] = [];
  for (const reaching of scopesReaching(scope)) {
    const of = { accountId, scope: reaching };
    let after: store.Position = { seq: -1, id: "" };
    for (let count = SLICE_ROWS; count === SLICE_ROWS; ) {
      const start = after;
      await inTurn(accountId, async () => {
        const rows = await store.listOfScope(reader, of, start, SLICE_ROWS);
        slices.push(JSON.stringify(rows.map(toRankable)));
        count = rows.length;
        after = rows.at(-1) ?? after;
      });
    }
  }
  return slices;
}

function toRankable({ condition, seq, ...row }: store.CorrectionRow): Correction {
  return { ...row, when: condition, order: seq };
}

async function readSupersessions(reader: Reader, accountId: string) {
  const rows: store.SupersessionRow[] = [];
  let after: store.SupersessionRow = { superseding_id: "", superseded_id: "" };
  for (let count = SLICE_ROWS; count === SLICE_ROWS; ) {
    const start = after;
    const slice = await inTurn(accountId, () =>
      store.listSupersessions(reader, accountId, start, SLICE_ROWS),
    );
    rows.push(...slice);
    count = slice.length;
    after = slice.at(-1) ?? after;
  }
  return rows.map(({ superseding_id: by, superseded_id: id }) => ({ by, id }));
}
