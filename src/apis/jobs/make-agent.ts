import { randomBytes } from "node:crypto";
import type { Clock } from "../../platform/clock/clock.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import { newId } from "../../platform/ids/ids.js";
import type { Key } from "../../platform/keys/key.js";
import type { Keys } from "../../platform/keys/keys.js";
import { BY_STATEMENT, type Store, type Transaction } from "../../platform/store/sql.js";
import { pronounceableName, sanitizeAgentName } from "./agent-name.js";
import { insertAgent } from "./store.js";

const PLAN = "free";

export interface NewAgent {
  readonly agentName?: string | undefined;
  readonly email?: string | undefined;
}

export interface MadeAgent {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  /** The text of its key, shown this once. */
  readonly text: string;
  readonly key: Key;
}

/** Makes an account and its key in one transaction, on disk before it answers. */
export async function makeAgent(
  { store, keys, clock }: { store: Store; keys: Keys; clock: Clock },
  wanted: NewAgent,
  once?: Once<MadeAgent>,
): Promise<MadeAgent> {
  const id = newId("agt");
  const name = sanitizeAgentName(wanted.agentName ?? "") ?? pronounceableName(randomBytes(10));
  const make = async (tx: Transaction) => {
    const email = wanted.email ?? null;
    await insertAgent(tx, { id, name, email, plan: PLAN, createdAt: clock() });
    const issued = await keys.issue(tx, { realm: "jobs", ownerId: id, name, tier: PLAN });
    return { id, name, plan: PLAN, ...issued };
  };
  return commitOnce(store.durable, once, make, BY_STATEMENT);
}
