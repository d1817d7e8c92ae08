import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { agentClient, signUp } from "../helpers/agent-client.js";
import { startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";

const folder = tempFolder();
const database = (name: string) => ({ DATABASE_URL: `sqlite:${join(folder, name)}` });

describe("a signal to stop", () => {
  it("lets an idle server exit with 0, also with a caller's connection kept open", async () => {
    const server = await startServer(database("idle.db"));
    await (await fetch(`${server.url}/livez`)).text();
    expect(await server.stop("SIGTERM")).toBe(0);
    expect(server.output()).toContain('"msg":"closed"');
  });

  it("answers the requests in flight before it ends", async () => {
    const server = await startServer(database("busy.db"));
    const agent = await signUp(server.url);
    const jobs = Array.from({ length: 20 }, (_, place) =>
      agent.createJob(`Shift plan ${place} for the night crew`, 300),
    );
    await jobs[0];
    const [code, ...made] = await Promise.all([server.stop("SIGTERM"), ...jobs]);
    expect(code).toBe(0);

    const again = await startServer(database("busy.db"));
    try {
      const client = agentClient(again.url, agent.key);
      for (const { id } of made) expect((await client.job(id)).status).toBe("script_ready");
    } finally {
      await again.stop("SIGTERM");
    }
  });

  it("writes the last log lines out", async () => {
    const server = await startServer(database("log.db"));
    await (await fetch(`${server.url}/livez`)).text();
    await server.stop("SIGTERM");
    const lines = server.output().trim().split("\n");
    const requests = lines
      .map((line) => JSON.parse(line))
      .filter(({ route }) => route === "/livez");
    expect(requests).toHaveLength(1);
  });
});
