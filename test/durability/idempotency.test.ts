import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../src/platform/store/open-store.js";
import { sql } from "../../src/platform/store/sql.js";
import { post } from "../helpers/repeats/premises.js";
import { environmentForCalls, expectOnce, prepareCalls } from "../helpers/repeats/prepare-calls.js";
import type { RepeatableCall } from "../helpers/repeats/repeatable-call.js";
import { startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";

/** Every one, which takes minutes: IDEMPOTENCY_KILLS=all npx vitest run test/durability/idempotency.test.ts */
const isWhole = process.env.IDEMPOTENCY_KILLS === "all";
/** Commits that all calls at once lead to, and some more; a round without a kill ends the whole run. */
const COMMITS_MAX = 200;
const SOME = [12, 30, 45];

const folder = tempFolder();
const PRELOAD = new URL("kill-at-commit.mjs", import.meta.url).href;

/** Calls every idempotent route at once, and kills the server at a commit; false when it lived. */
async function callUntilKilled(
  databaseUrl: string,
  killFile: string,
  kill: { readonly commits: number; readonly isDone: boolean },
): Promise<{ calls: readonly RepeatableCall[]; isKilled: boolean }> {
  const server = await startServer({
    ...environmentForCalls,
    DATABASE_URL: databaseUrl,
    NODE_OPTIONS: `--import ${PRELOAD}`,
    KILL_FILE: killFile,
  });
  const store = await openStore(databaseUrl, { poolSize: 1 });
  try {
    const calls = await prepareCalls({ url: server.url, store });
    writeFileSync(killFile, JSON.stringify(kill));
    expect(existsSync(killFile)).toBe(true);
    await Promise.allSettled(calls.map((call) => post(server.url, call)));
    return { calls, isKilled: (await server.stop("SIGTERM")) === null };
  } finally {
    await store.close();
  }
}

/** A round: false when the calls ended before the commit that was to be the last one. */
async function repeatAfterKill(kill: { commits: number; isDone: boolean }): Promise<boolean> {
  const round = mkdtempSync(join(folder, "round-"));
  const databaseUrl = `sqlite:${join(round, "gatehouse.db")}`;
  const { calls, isKilled } = await callUntilKilled(databaseUrl, join(round, "kill"), kill);
  const store = await openStore(databaseUrl, { poolSize: 1 });
  // Time would do the same: the dead process beats no more.
  await store.run(sql`DELETE FROM processes`);
  const server = await startServer({ ...environmentForCalls, DATABASE_URL: databaseUrl });
  try {
    await Promise.all(calls.map((call) => expectOnce({ url: server.url, store }, call)));
  } finally {
    await server.stop("SIGTERM");
    await store.close();
  }
  return isKilled;
}

it.each(SOME)("does nothing twice when it is killed at commit %i", async (commits) => {
  expect(await repeatAfterKill({ commits, isDone: commits % 4 !== 0 })).toBe(true);
});

it.runIf(isWhole)(
  `does nothing twice at whatever commit it is killed${isWhole ? "" : ", skipped: IDEMPOTENCY_KILLS=all kills at each"}`,
  async () => {
    for (const isDone of [false, true]) {
      let commits = 1;
      while (commits < COMMITS_MAX && (await repeatAfterKill({ commits, isDone }))) commits += 1;
      expect(commits).toBeGreaterThan(SOME.at(-1) ?? 0);
    }
  },
  3_600_000,
);
