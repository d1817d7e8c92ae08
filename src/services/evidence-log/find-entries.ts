import { type Reader, type Store, sql } from "../../platform/store/sql.js";
import { ownTurn } from "../../platform/threads/own-turn.js";
import { chainName, indexedText } from "./chains.js";
import type { EntryRow } from "./log-store.js";
import type { PacketFilter } from "./served-log.js";

/** Chains that are looked at between two turns of the event loop. */
const CHAINS_PER_TURN = 100;

/** The newest entries before a place in the log. */
interface Range {
  /** Whose they are, and for whom a long search takes turns of the event loop. */
  readonly owner: string;
  readonly before: number;
  readonly rowsMax: number;
}

/** What names the chain of an agent's decisions in a workflow, beside their owner. */
export function decisionChain(agentId: string, workflowId: string | undefined): string[] {
  return workflowId === undefined ? [agentId] : [agentId, workflowId];
}

/** One entry more than a page, newest first. */
export async function findEntries(
  store: Store,
  { owner, chainKey }: { readonly owner: string; readonly chainKey: Buffer },
  { agentId, workflowId, limit, before = Number.MAX_SAFE_INTEGER }: PacketFilter,
): Promise<EntryRow[]> {
  const range = { owner, before, rowsMax: limit + 1 };
  if (agentId === undefined && workflowId === undefined) return entriesOf(store, range);
  const chains =
    agentId !== undefined && workflowId !== undefined
      ? [chainName(chainKey, { owner, parts: decisionChain(agentId, workflowId) })]
      : await chainsOf(store, { owner, agentId, workflowId });
  return entriesInChains(store, chains, range);
}

function entriesOf(reader: Reader, { owner, before, rowsMax }: Range): Promise<EntryRow[]> {
  return reader.all<EntryRow>(sql`
    SELECT * FROM evidence_entries
    WHERE owner = ${owner} AND leaf_index < ${before} ORDER BY leaf_index DESC LIMIT ${rowsMax}`);
}

async function chainsOf(
  reader: Reader,
  { owner, agentId, workflowId }: { owner: string } & Pick<PacketFilter, "agentId" | "workflowId">,
): Promise<string[]> {
  const rows =
    agentId === undefined
      ? await reader.all<{ chain: string }>(sql`
          SELECT chain FROM evidence_chains
          WHERE owner = ${owner} AND workflow_id = ${indexedText(workflowId ?? "")}
            AND workflow_id <> ''`)
      : await reader.all<{ chain: string }>(sql`
          SELECT chain FROM evidence_chains
          WHERE owner = ${owner} AND agent_id = ${indexedText(agentId)}`);
  return rows.map(({ chain }) => chain);
}

/** The newest entries of some chains, newest first. */
export function entriesInChains(
  store: Store,
  chains: readonly string[],
  range: Range,
): Promise<EntryRow[]> {
  return store.dialect === "postgres"
    ? entriesAtOnce(store, chains, range)
    : entriesInTurn(store, chains, range);
}

/**
 * One round trip for however many chains. Each is read back from its head, or from the
 * first mark that is not before the range; a chain that was tampered with is no circle.
 */
function entriesAtOnce(
  reader: Reader,
  chains: readonly string[],
  { before, rowsMax }: Range,
): Promise<EntryRow[]> {
  return reader.all<EntryRow>(sql`
    SELECT entry.* FROM unnest(string_to_array(${chains.join(",")}, ',')) AS wanted (chain)
    CROSS JOIN LATERAL (
      WITH RECURSIVE walk (leaf_index, prev_index) AS (
        SELECT leaf_index, prev_index FROM evidence_entries
        WHERE leaf_index = COALESCE(
          (SELECT min(leaf_index) FROM evidence_chain_marks
            WHERE chain = wanted.chain AND leaf_index >= ${before}),
          (SELECT leaf_index FROM evidence_chain_ends WHERE chain = wanted.chain))
        UNION ALL
        SELECT earlier.leaf_index, earlier.prev_index FROM walk
        JOIN evidence_entries AS earlier
          ON earlier.leaf_index = walk.prev_index AND earlier.leaf_index < walk.leaf_index
      )
      SELECT leaf_index FROM walk WHERE leaf_index < ${before} LIMIT ${rowsMax}) AS place
    JOIN evidence_entries AS entry ON entry.leaf_index = place.leaf_index
    ORDER BY entry.leaf_index DESC LIMIT ${rowsMax}`);
}

/** Takes of each chain only what is newer than the page so far, which for most chains is nothing. */
async function entriesInTurn(
  reader: Reader,
  chains: readonly string[],
  { owner, before, rowsMax }: Range,
): Promise<EntryRow[]> {
  let newest: number[] = [];
  for (const [at, chain] of chains.entries()) {
    if (at % CHAINS_PER_TURN === CHAINS_PER_TURN - 1) await ownTurn(owner);
    const oldest = newest.length < rowsMax ? -1 : (newest.at(-1) ?? -1);
    const rows = await reader.all<{ leaf_index: number }>(sql`
      WITH RECURSIVE walk (leaf_index, prev_index) AS (
        SELECT leaf_index, prev_index FROM evidence_entries
        WHERE leaf_index = COALESCE(
          (SELECT min(leaf_index) FROM evidence_chain_marks
            WHERE chain = ${chain} AND leaf_index >= ${before}),
          (SELECT leaf_index FROM evidence_chain_ends WHERE chain = ${chain}))
        UNION ALL
        SELECT earlier.leaf_index, earlier.prev_index FROM walk
        JOIN evidence_entries AS earlier
          ON earlier.leaf_index = walk.prev_index AND earlier.leaf_index < walk.leaf_index
        WHERE walk.prev_index > ${oldest}
      )
      SELECT leaf_index FROM walk WHERE leaf_index < ${before} AND leaf_index > ${oldest}
      LIMIT ${rowsMax}`);
    if (rows.length === 0) continue;
    newest = [...newest, ...rows.map(({ leaf_index }) => leaf_index)]
      .sort((one, other) => other - one)
      .slice(0, rowsMax);
  }
  const entries: EntryRow[] = [];
  for (const index of newest) {
    const entry = await reader.get<EntryRow>(
      sql`SELECT * FROM evidence_entries WHERE leaf_index = ${index}`,
    );
    if (entry) entries.push(entry);
  }
  return entries;
}
