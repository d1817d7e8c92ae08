import { afterEach, beforeEach, expect, it } from "vitest";
import { temporaryStore } from "../../../test/helpers/temporary-store.js";
import { type Store, sql } from "../../platform/store/sql.js";
import { interruptAbandonedJobs } from "./store.js";

let store: Store;
beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.close());

it("ends the pending jobs of processes that are gone, and never those of its own", async () => {
  await store.run(sql`
    INSERT INTO agents (id, name, plan, jobs_made, created_at) VALUES ('agt_1', 'a', 'free', 3, 1)`);
  for (const [number, process] of ["prc_own", "prc_gone", "prc_alive"].entries()) {
    await store.run(sql`
      INSERT INTO jobs (id, agent_id, number, type, seconds, brief, status, price_cents, paid,
                        process_id, created_at)
      VALUES (${process}, 'agt_1', ${number}, 'script', 30, 'b', 'pending', 200, 0, ${process}, 1)`);
  }
  // The own beat is late too: a process that asks is alive all the same.
  await store.run(sql`
    INSERT INTO processes (id, started_at, beat_at)
    VALUES ('prc_own', 0, 10), ('prc_gone', 0, 10), ('prc_alive', 0, 99)`);
  expect(await interruptAbandonedJobs(store, { deadBefore: () => 50, processId: "prc_own" })).toBe(
    1,
  );
  expect(await store.all(sql`SELECT id, status FROM jobs ORDER BY id`)).toEqual([
    { id: "prc_alive", status: "pending" },
    { id: "prc_gone", status: "error" },
    { id: "prc_own", status: "pending" },
  ]);
});
