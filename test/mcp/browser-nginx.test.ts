import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findNginx, NGINX_MISSING, type Nginx, startNginx } from "../helpers/servers/nginx.js";

const NAMES = ["gatehouse-1", "gatehouse-2"];
const KEYS = Array.from({ length: 24 }, (_, at) => `key-${at}`);

const reason = findNginx() ? "" : ` (skipped: ${NGINX_MISSING})`;

describe.skipIf(reason !== "")(`nginx in front of two servers${reason}`, () => {
  const servers = NAMES.map((name) =>
    createServer((_request, reply) => reply.setHeader("x-server", name).end()),
  );
  let nginx: Nginx;
  beforeAll(async () => {
    const places: [string, string][] = [];
    for (const [at, server] of servers.entries()) {
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      const { port } = server.address() as AddressInfo;
      places.push([`${NAMES[at]}:8080`, `127.0.0.1:${port}`]);
    }
    nginx = await startNginx(Object.fromEntries(places));
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const server of servers) server.close();
  });

  async function serverOf(path: string, headers: Record<string, string>): Promise<string> {
    const reply = await fetch(nginx.url + path, { method: "POST", headers });
    return reply.headers.get("x-server") ?? "";
  }

  it.each(["authorization", "x-api-key"])(
    "sends what one key asks of the browser to one of them, by %s",
    async (header) => {
      const chosen = new Set<string>();
      for (const key of KEYS) {
        const ask = () => serverOf("/v1/api/browser/mcp", { [header]: key });
        const server = await ask();
        chosen.add(server);
        expect([await ask(), await ask(), await ask()]).toEqual([server, server, server]);
      }
      expect([...chosen].sort()).toEqual(NAMES);
    },
  );

  it("spreads everything else", async () => {
    const chosen = new Set<string>();
    for (const key of KEYS) {
      for (let times = 0; times < 2; times += 1) {
        chosen.add(await serverOf("/v1/api/events/api/v1/collect", { "x-api-key": key }));
      }
    }
    expect([...chosen].sort()).toEqual(NAMES);
  });
});
