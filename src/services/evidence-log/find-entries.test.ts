import fc from "fast-check";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Engines, startEngines } from "../../../test/store/engines.js";
import { migrate } from "../../platform/store/migrate.js";
import { MIGRATIONS } from "../../platform/store/migrated-store.js";
import { openStore } from "../../platform/store/open-store.js";
import type { Store } from "../../platform/store/sql.js";
import { chainName, chainRow } from "./chains.js";
import { decisionChain, findEntries } from "./find-entries.js";
import { addBatch, type EntryRow } from "./log-store.js";

const CHAIN_KEY = Buffer.alloc(32, 1);
const OWNER = "key";
const BATCH = 100;

const engines: Engines = await startEngines();
afterAll(() => engines.stop());

interface Made {
  readonly index: number;
  readonly agentId: string;
  readonly workflowId: string;
}

/** Adds entries whose chains are picked by the numbers, as rows alone. */
async function addEntries(store: Store, picks: readonly number[]): Promise<Made[]> {
  const last = new Map<string, { readonly seq: number; readonly index: number }>();
  const made: Made[] = [];
  for (let from = 0; from < picks.length; from += BATCH) {
    const entries: EntryRow[] = [];
    const chains: ReturnType<typeof chainRow>[] = [];
    for (const pick of picks.slice(from, from + BATCH)) {
      const index = made.length;
      const of = { agentId: `agent ${pick % 2}`, workflowId: `flow ${pick}` };
      const whose = { owner: OWNER, parts: decisionChain(of.agentId, of.workflowId) };
      const chain = chainName(CHAIN_KEY, whose);
      const before = last.get(chain);
      const seq = before ? before.seq + 1 : 0;
      if (!before) chains.push(chainRow(chain, whose));
      last.set(chain, { seq, index });
      made.push({ index, ...of });
      entries.push({
        leaf_index: index,
        packet_id: `pkt_${index}`,
        leaf_hash: Buffer.alloc(32),
        owner: OWNER,
        chain,
        seq,
        prev_index: before?.index ?? null,
        issued_at: index,
        epoch: 0,
        signature: Buffer.alloc(64),
        countersignature: null,
        payload: "{}",
      });
    }
    const size = from + entries.length;
    const rest = { tiles: [], size, checkpoint: "", epoch: 0, issuedAt: 0 };
    const head = { size: from, epoch: 0, checkpoint: "" };
    await store.tx((tx) => addBatch(tx, { from: head, addition: { entries, chains, ...rest } }));
  }
  return made;
}

describe.each(engines.list)("finding entries on $title", ({ isMissing, ...engine }) => {
  if (isMissing) return;
  let store: Store;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const place = await engine.createPlace();
    remove = place.remove;
    store = await openStore(place.url, { poolSize: engine.poolSize });
    await migrate(store, MIGRATIONS);
  });
  afterEach(async () => {
    await store.close();
    await remove();
  });

  it("answers the newest before any place, in chains of hundreds and of one", async () => {
    const picks = fc.sample(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(0, 1, 2) },
        { weight: 1, arbitrary: fc.integer({ min: 3, max: 40 }) },
      ),
      { numRuns: 1_000, seed: 7 },
    );
    const made = await addEntries(store, picks);
    const query = fc.record({
      agentId: fc.constantFrom(undefined, "agent 0", "agent 1", "agent 9"),
      workflowId: fc.constantFrom(undefined, "flow 0", "flow 1", "flow 2", "flow 17", "flow 99"),
      limit: fc.integer({ min: 1, max: 100 }),
      before: fc.option(fc.integer({ min: 0, max: 1_010 }), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(query, async (filter) => {
        const expected = made
          .filter(({ index }) => index < (filter.before ?? made.length))
          .filter(({ agentId }) => (filter.agentId ?? agentId) === agentId)
          .filter(({ workflowId }) => (filter.workflowId ?? workflowId) === workflowId)
          .map(({ index }) => index)
          .reverse();
        const found = await findEntries(store, { owner: OWNER, chainKey: CHAIN_KEY }, filter);
        expect(found.map(({ leaf_index }) => leaf_index)).toEqual(
          expected.slice(0, filter.limit + 1),
        );
      }),
      { numRuns: 150 },
    );
  });
});
