import type { LoadRequest } from "../keep-alive-load.js";
import { type Nginx, startNginx } from "./nginx.js";
import { runCli } from "./run-cli.js";
import { freePort, type ServerProcess, startServer } from "./server-process.js";

/** Two servers on one database behind nginx, as compose.yaml has them. */
export interface Fleet {
  readonly nginx: Nginx;
  servers(): readonly ServerProcess[];
  /** Ends one server after the other, and starts it again as soon as it has ended; answers how long each took. */
  restartAll(): Promise<number[]>;
  /** Calls of several kinds, with keys of this database. */
  requests(): Promise<LoadRequest[]>;
  stop(): Promise<void>;
}

const NAMES = ["gatehouse-1", "gatehouse-2"];

/** Starts a fleet; `environment` is what each server has, beside its port. */
export async function startFleet(environment: Readonly<Record<string, string>>): Promise<Fleet> {
  const ports = [await freePort(), await freePort()];
  const start = (place: number) => startServer({ ...environment, PORT: String(ports[place]) });
  const servers = [await start(0), await start(1)];
  const addresses = NAMES.map((name, place) => [`${name}:8080`, `127.0.0.1:${ports[place]}`]);
  const stopServers = () => Promise.all(servers.map((server) => server.stop("SIGTERM")));
  const nginx = await startNginx(Object.fromEntries(addresses)).catch(async (error) => {
    await stopServers();
    throw error;
  });
  const makeKey = async (realm: string, ...more: string[]) => {
    const words = ["keys", "create", "--realm", realm, "--email", "ada@example.org", ...more];
    return (await runCli(words, environment)).stdout.trim();
  };
  return {
    nginx,
    servers: () => servers,
    async restartAll() {
      const times: number[] = [];
      for (const place of servers.keys()) {
        const startedAt = performance.now();
        const status = await servers[place]?.stop("SIGTERM");
        if (status !== 0) throw new Error(`it ended with ${status}: ${servers[place]?.output()}`);
        servers[place] = await start(place);
        await untilReady(servers[place]);
        times.push(performance.now() - startedAt);
      }
      return times;
    },
    async requests() {
      const evidence = { "x-api-key": await makeKey("evidence", "--tier", "pro") };
      const gateway = { authorization: `Bearer ${await makeKey("gateway", "--grant", "all")}` };
      const event = { app_id: "shop", event_name: "opened" };
      const decision = { agent_id: "buyer", decision: "Reorder 40 jars" };
      return [
        { method: "GET", path: "/livez" },
        { method: "POST", path: "/api/v1/evidence/seal", ...json(evidence, decision) },
        { method: "GET", path: "/v1/catalogue" },
        { method: "POST", path: "/v1/api/events/api/v1/collect", ...json(gateway, event) },
      ];
    },
    async stop() {
      await nginx.stop();
      await stopServers();
    },
  };
}

function json(headers: Readonly<Record<string, string>>, body: unknown) {
  const type = { "content-type": "application/json" };
  return { headers: { ...headers, ...type }, body: JSON.stringify(body) };
}

async function untilReady({ url }: ServerProcess): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 5));
}
