import { readFileSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { findNginx, NGINX_CONFIG, NGINX_MISSING } from "../helpers/servers/nginx.js";
import { POSTGRES_MISSING } from "../helpers/servers/postgres.js";
import { type ComposeService, REPLICAS, readCompose, runCompose } from "./compose.js";

const SET = { POSTGRES_PASSWORD: "secret", EVIDENCE_SIGNING_KEY: "key" };
/** What a server may take at its end beside the work that it waits for. */
const CLOSING_SECONDS = 7;

const services = readCompose(SET);
const replicas = REPLICAS.map((name) => services[name] as ComposeService);
const addressOf = (name: string) => services[name]?.networks?.gatehouse?.ipv4_address;

describe("compose.yaml", () => {
  it.each(Object.keys(SET))("tells that %s is missing", (name) => {
    expect(() => readCompose({ ...SET, [name]: "" })).toThrow(name);
  });

  it("says how a signing key is made", () => {
    expect(() => readCompose({ ...SET, EVIDENCE_SIGNING_KEY: "" })).toThrow(
      "openssl rand -base64 32",
    );
  });

  it("keeps the password out of the URL", () => {
    for (const { environment } of replicas) {
      expect(environment?.DATABASE_URL).toBe("postgres://gatehouse@postgres/gatehouse");
      expect(environment?.PGPASSWORD).toBe(services.postgres?.environment?.POSTGRES_PASSWORD);
    }
  });

  it("gives every service a read-only root", () => {
    for (const service of Object.values(services)) expect(service.read_only).toBe(true);
  });

  it("gives servers room for the browser, and takes away what is left of it", () => {
    for (const { tmpfs, init } of replicas) {
      expect(tmpfs).toEqual(["/tmp:size=1g"]);
      expect(init).toBe(true);
    }
  });

  it("lets servers end before they are killed", () => {
    for (const { stop_grace_period: period = "", environment } of replicas) {
      const seconds = Number(environment?.SHUTDOWN_SECONDS) + CLOSING_SECONDS;
      expect(Number(period.replace("s", ""))).toBeGreaterThan(seconds);
    }
  });

  it("has nginx find each server at its address, and servers believe nginx alone", () => {
    const config = readFileSync(NGINX_CONFIG, "utf8");
    for (const name of REPLICAS) {
      expect(services.nginx?.extra_hosts).toContain(`${name}:${addressOf(name)}`);
      expect(config).toContain(`server ${name}:8080`);
    }
    expect(services.nginx?.volumes).toContain(
      "./deploy/nginx.conf:/etc/nginx/conf.d/default.conf:ro",
    );
    for (const { environment } of replicas)
      expect(environment?.TRUST_PROXY).toBe(addressOf("nginx"));
  });

  it("has its configuration of nginx in the documentation", () => {
    const page = readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8");
    expect(page).toContain(`\`\`\`nginx\n${readFileSync(NGINX_CONFIG, "utf8")}\`\`\``);
  });

  const hasPostgres = inject("postgresPort") !== undefined;
  const missing = hasPostgres ? (findNginx() ? undefined : NGINX_MISSING) : POSTGRES_MISSING;
  const reason = missing ? ` (skipped: ${missing})` : "";
  it.skipIf(missing)(`works as written, without containers${reason}`, () => runCompose());
});
