import { join } from "node:path";
import { expect, it } from "vitest";
import { runCli } from "../helpers/servers/run-cli.js";
import { startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";

const LIMIT = 3_000;
const KILLS = 4;

const folder = tempFolder();

it("counts no call of a key twice and forgets none over kills under load", async () => {
  const environment = {
    DATABASE_URL: `sqlite:${join(folder, "quota.db")}`,
    FREE_CALLS_PER_DAY: String(LIMIT),
    LOG_LEVEL: "error",
  };
  const made = await runCli(
    ["keys", "create", "--realm", "gateway", "--email", "kill@example.org"],
    environment,
  );
  const authorization = `Bearer ${made.stdout.trim()}`;
  let answered = 0;
  let sent = 0;
  let lowest = LIMIT;
  for (let round = 0; round < KILLS; round++) {
    const server = await startServer(environment);
    const load = Array.from({ length: 8 }, async () => {
      for (;;) {
        sent += 1;
        const reply = await fetch(`${server.url}/v1/api/sign/health`, {
          headers: { authorization },
        });
        if (reply.status !== 200) return;
        answered += 1;
        lowest = Math.min(lowest, Number(reply.headers.get("x-gw-calls-remaining")));
        await reply.arrayBuffer();
      }
    });
    // A call that the kill cuts off rejects, and must find somebody who waits for it.
    const settled = Promise.allSettled(load);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await server.stop("SIGKILL");
    await settled;
  }
  const server = await startServer(environment);
  try {
    const reply = await fetch(`${server.url}/v1/api/sign/health`, { headers: { authorization } });
    const counted = LIMIT - Number(reply.headers.get("x-gw-calls-remaining"));
    // Each answered call was on record before its answer; those that a kill cut off may be.
    expect(counted).toBeGreaterThan(answered);
    expect(counted).toBeLessThanOrEqual(sent + 1);
    expect(counted).toBeGreaterThan(LIMIT - lowest);
  } finally {
    await server.stop("SIGTERM");
  }
});
