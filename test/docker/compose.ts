import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { startFleet } from "../helpers/servers/fleet.js";
import { launchPostgres, POSTGRES_MISSING } from "../helpers/servers/postgres.js";
import { ROOT, readDefinition } from "./image-definition.js";

export interface ComposeService {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly init?: boolean;
  readonly stop_grace_period?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly volumes?: readonly string[];
  readonly extra_hosts?: readonly string[];
  readonly networks?: Readonly<Record<string, { readonly ipv4_address?: string } | null>>;
}

export const REPLICAS = ["gatehouse-1", "gatehouse-2"] as const;
/** Each of its signs means something in a URL. */
const PASSWORD = "p@ss:w/rd%#?";

/** The services of compose.yaml with their variables filled in; throws what compose says of a missing one. */
export function readCompose(
  variables: Readonly<Record<string, string>>,
): Readonly<Record<string, ComposeService>> {
  const fill = (value: unknown): unknown => {
    if (typeof value === "string") return fillIn(value, variables);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one)]));
  };
  const text = readFileSync(`${ROOT}/compose.yaml`, "utf8");
  return fill(parse(text, { merge: true }).services) as Record<string, ComposeService>;
}

function fillIn(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_all, name, kind, rest) => {
    const value = variables[name] ?? "";
    if (value !== "" || kind === undefined) return value;
    if (kind === "-") return rest;
    throw new Error(`required variable ${name} is missing a value: ${rest}`);
  });
}

/**
 * Starts what compose.yaml says, without containers: PostgreSQL with a password, two servers with the
 * environment of their services, nginx with the mounted configuration, all on loopback. Throws at the
 * first thing that does not work; leaves nothing.
 */
export async function runCompose(onPassed: (step: string) => void = () => {}): Promise<void> {
  const services = readCompose({
    POSTGRES_PASSWORD: PASSWORD,
    EVIDENCE_SIGNING_KEY: Buffer.alloc(32, 7).toString("base64"),
  });
  const postgres = await launchPostgres({ password: PASSWORD });
  if (!postgres) throw new Error(POSTGRES_MISSING);
  try {
    await postgres.createDatabase("gatehouse");
    const [first, second] = REPLICAS.map((name) => services[name]?.environment ?? {});
    assert.deepEqual(first, second);
    const { DATABASE_URL: url = "" } = first ?? {};
    const proxy = services.nginx?.networks?.gatehouse?.ipv4_address ?? "";
    assert.equal(first?.TRUST_PROXY, proxy);
    const { DATABASE_URL, ...image } = readDefinition().environment;
    const fleet = await startFleet({
      ...image,
      ...first,
      HOST: "127.0.0.1",
      TRUST_PROXY: "127.0.0.1",
      DATABASE_URL: url.replace("@postgres/", `@127.0.0.1:${postgres.port}/`),
    });
    onPassed("two servers on PostgreSQL, which asks for a password with signs of URLs in it");
    try {
      await callThrough(fleet.nginx.url, await fleet.requests());
      const asked = new Set(fleet.nginx.calls().map(({ servers }) => servers));
      assert.deepEqual(
        [...asked].sort(),
        fleet
          .servers()
          .map((one) => new URL(one.url).host)
          .sort(),
      );
      onPassed("calls through nginx with deploy/nginx.conf reach both servers");
    } finally {
      await fleet.stop();
    }
  } finally {
    await postgres.stop();
  }
}

type Requests = Awaited<ReturnType<Awaited<ReturnType<typeof startFleet>>["requests"]>>;

/** Each call several times, so that every server has each; what one sealed, the other verifies. */
async function callThrough(url: string, requests: Requests): Promise<void> {
  for (const { path, ...request } of [...requests, ...requests, ...requests, ...requests]) {
    const reply = await fetch(`${url}${path}`, request);
    const text = await reply.text();
    assert.ok(reply.ok, `${path} answers ${reply.status}: ${text}`);
    if (!path.endsWith("/seal")) continue;
    for (let asked = 0; asked < 4; asked += 1) {
      const body = JSON.stringify({ packet: JSON.parse(text) });
      const headers = { "content-type": "application/json" };
      const verify = `${url}/api/v1/evidence/verify`;
      const verdict = await (await fetch(verify, { method: "POST", headers, body })).text();
      assert.equal(JSON.parse(verdict).valid, true, verdict);
    }
  }
}
