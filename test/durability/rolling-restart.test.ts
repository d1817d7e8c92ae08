import { describe, expect, it } from "vitest";
import { startLoad } from "../helpers/keep-alive-load.js";
import { startFleet } from "../helpers/servers/fleet.js";
import { findNginx, NGINX_MISSING } from "../helpers/servers/nginx.js";
import { POSTGRES_MISSING, startPostgres } from "../helpers/servers/postgres.js";
import { until } from "../helpers/waiting.js";

const CLIENTS = 16;

const postgres = await startPostgres();
const missing = postgres ? (findNginx() ? undefined : NGINX_MISSING) : POSTGRES_MISSING;

describe.skipIf(missing)(
  `two servers behind nginx${missing ? ` (skipped: ${missing})` : ""}`,
  () => {
    // A POST over a kept connection that is closed in the same moment cannot be told from one that was
    // read, so nginx does not send it again: with a busy machine between the two that happens.
    it("fail no request while they are restarted in turn", { retry: 2 }, async () => {
      const fleet = await startFleet({
        DATABASE_URL: (await postgres?.createDatabase()) ?? "",
        EVIDENCE_SIGNING_KEY: Buffer.alloc(32, 7).toString("base64"),
        FREE_CALLS_PER_DAY: "1000000",
        TRUST_PROXY: "loopback",
        LOG_LEVEL: "warn",
      });
      try {
        const requests = await fleet.requests();
        const load = startLoad(fleet.nginx.url, { clients: CLIENTS, requests });
        await until(() => load.answered() > 100);
        await fleet.restartAll();
        const before = load.answered();
        await until(() => load.answered() > before + 100);
        const { failures, refused, answers } = await load.stop();
        expect({ failures, refused }, fleet.nginx.errors()).toEqual({ failures: [], refused: 0 });
        expect(Object.keys(answers).sort()).toEqual(["GET 2xx", "POST 2xx"]);
        const asked = new Set(fleet.nginx.calls().map(({ servers }) => servers));
        for (const { url } of fleet.servers()) expect(asked).toContain(new URL(url).host);
      } finally {
        await fleet.stop();
      }
    });
  },
);
