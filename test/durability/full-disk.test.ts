import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { agentClient, signUp } from "../helpers/agent-client.js";
import { runCli } from "../helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { mountSmallDisk, SMALL_DISK_MISSING } from "../helpers/servers/small-disk.js";
import { eventually } from "../helpers/waiting.js";

const TRIES = 40;
const disk = mountSmallDisk(48);
afterAll(() => disk?.remove());

describe.skipIf(!disk)(
  `a server whose disk is full${disk ? "" : ` (skipped: ${SMALL_DISK_MISSING})`}`,
  () => {
    const healthOf = async ({ url }: ServerProcess) => {
      const reply = await fetch(`${url}/health`);
      const { status, checks } = (await reply.json()) as {
        status: string;
        checks: Record<string, { status: string }>;
      };
      return { code: reply.status, status, store: checks.store?.status, disk: checks.disk?.status };
    };
    const statusOf = async (url: string) => (await fetch(url)).status;

    it("says so, keeps what it acknowledged, and goes on when there is room", async () => {
      const environment = {
        DATABASE_URL: `sqlite:${join(disk!.folder, "gatehouse.db")}`,
        LOG_LEVEL: "error",
        WORKERS: "1",
      };
      let server = await startServer(environment);
      try {
        const agent = await signUp(server.url);
        const kept = [(await agent.createJob("Lock the tool cabinet in hall 4")).id];
        expect(await healthOf(server)).toMatchObject({ code: 200, disk: "degraded" });

        disk?.fill();
        await eventually(async () =>
          expect(await healthOf(server)).toEqual({
            code: 503,
            status: "down",
            store: "down",
            disk: "down",
          }),
        );
        expect(await statusOf(`${server.url}/readyz`)).toBe(503);
        expect(await statusOf(`${server.url}/livez`)).toBe(200);
        let refused = 0;
        for (let tried = 0; tried < TRIES; tried += 1) {
          const body = JSON.stringify({
            brief: `Lock cabinet ${tried}. ${"Bring the key. ".repeat(500)}`,
          });
          const headers = { "x-api-key": agent.key, "content-type": "application/json" };
          const url = `${server.url}/api/agents/jobs`;
          const reply = await fetch(url, { method: "POST", headers, body });
          expect([200, 503]).toContain(reply.status);
          if (reply.status === 503) refused += 1;
          else kept.push(((await reply.json()) as { job: { id: string } }).job.id);
        }
        expect(refused).toBeGreaterThan(0);
        expect(await agent.job(kept[0] as string)).toMatchObject({ id: kept[0] });

        const { status, stdout } = await runCli(["doctor"], environment);
        expect(status).toBe(1);
        expect(stdout).toMatch(
          /^fail\tdisk\t0 MiB free at .*: it is full, and nothing can be stored$/m,
        );

        disk?.makeRoom();
        await eventually(async () => expect((await healthOf(server)).code).toBe(200));
        kept.push((await agent.createJob("Lock the tool cabinet in hall 5")).id);
        expect(server.output()).toContain("the heartbeat could not be written");
        expect(await server.stop("SIGTERM")).toBe(0);

        server = await startServer(environment);
        const again = agentClient(server.url, agent.key);
        for (const id of kept) expect(await again.job(id)).toMatchObject({ id });
      } finally {
        await server.stop("SIGTERM");
      }
    });
  },
);
