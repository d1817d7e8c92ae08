import { setImmediate as nextTurn } from "node:timers/promises";
import { type Reader, type Store, sql } from "../store/sql.js";
import { type ChainOf, chainName, indexedText } from "./chains.js";
import type { EntryRow } from "./log-store.js";
import type { PacketFilter } from "./served-log.js";

/** Chains that are looked at between two turns of the event loop. */
const CHAINS_PER_TURN = 100;

/** The newest entries before a place in the log. */
interface Range {
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
  const range = { before, rowsMax: limit + 1 };
  if (agentId === undefined && workflowId === undefined) return entriesOf(store, owner, range);
  if (agentId !== undefined && workflowId !== undefined) {
    const of: ChainOf = { owner, parts: decisionChain(agentId, workflowId) };
    return entriesInChain(store, chainName(chainKey, of), range);
  }
  if (store.dialect === "postgres") {
    return agentId === undefined
      ? entriesOfWorkflow(store, { owner, workflowId: indexedText(workflowId ?? "") }, range)
      : entriesOfAgent(store, { owner, agentId: indexedText(agentId) }, range);
  }
  const chains = await chainsOf(store, { owner, agentId, workflowId });
  return entriesInChains(store, chains, range);
}

function entriesOf(reader: Reader, owner: string, { before, rowsMax }: Range): Promise<EntryRow[]> {
  return reader.all<EntryRow>(sql`
    SELECT * FROM evidence_entries
    WHERE owner = ${owner} AND leaf_index < ${before} ORDER BY leaf_index DESC LIMIT ${rowsMax}`);
}

function entriesInChain(
  reader: Reader,
  chain: string,
  { before, rowsMax }: Range,
): Promise<EntryRow[]> {
  return reader.all<EntryRow>(sql`
    SELECT * FROM evidence_entries
    WHERE chain = ${chain} AND leaf_index < ${before} ORDER BY leaf_index DESC LIMIT ${rowsMax}`);
}

/** On PostgreSQL, one journey to the server for however many chains. */
function entriesOfAgent(
  reader: Reader,
  { owner, agentId }: { readonly owner: string; readonly agentId: string },
  { before, rowsMax }: Range,
): Promise<EntryRow[]> {
  return reader.all<EntryRow>(sql`
    SELECT newest.* FROM evidence_chains
    CROSS JOIN LATERAL (
      SELECT * FROM evidence_entries
      WHERE evidence_entries.chain = evidence_chains.chain AND leaf_index < ${before}
      ORDER BY leaf_index DESC LIMIT ${rowsMax}) AS newest
    WHERE evidence_chains.owner = ${owner} AND evidence_chains.agent_id = ${agentId}
    ORDER BY newest.leaf_index DESC LIMIT ${rowsMax}`);
}

function entriesOfWorkflow(
  reader: Reader,
  { owner, workflowId }: { readonly owner: string; readonly workflowId: string },
  { before, rowsMax }: Range,
): Promise<EntryRow[]> {
  return reader.all<EntryRow>(sql`
    SELECT newest.* FROM evidence_chains
    CROSS JOIN LATERAL (
      SELECT * FROM evidence_entries
      WHERE evidence_entries.chain = evidence_chains.chain AND leaf_index < ${before}
      ORDER BY leaf_index DESC LIMIT ${rowsMax}) AS newest
    WHERE evidence_chains.owner = ${owner} AND evidence_chains.workflow_id = ${workflowId}
      AND evidence_chains.workflow_id <> ''
    ORDER BY newest.leaf_index DESC LIMIT ${rowsMax}`);
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

/** Takes of each chain only what is newer than the page so far, which for most chains is nothing. */
async function entriesInChains(
  reader: Reader,
  chains: readonly string[],
  { before, rowsMax }: Range,
): Promise<EntryRow[]> {
  let newest: number[] = [];
  for (const [at, chain] of chains.entries()) {
    if (at % CHAINS_PER_TURN === CHAINS_PER_TURN - 1) await nextTurn();
    const oldest = newest.length < rowsMax ? -1 : (newest.at(-1) ?? -1);
    const rows = await reader.all<{ leaf_index: number }>(sql`
      SELECT leaf_index FROM evidence_entries
      WHERE chain = ${chain} AND leaf_index < ${before} AND leaf_index > ${oldest}
      ORDER BY leaf_index DESC LIMIT ${rowsMax}`);
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
