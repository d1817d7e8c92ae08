import type { CliAnswer } from "../../helpers/servers/run-cli.js";
import type { Caller } from "../routes/abused-routes.js";
import { entriesByFamily } from "../routes/entries.js";
import type { Made, PreparingCall } from "../routes/entry.js";

/** One account with a key of every realm, and what its calls need to exist. */
export interface Tenant {
  /** What shows the server who calls. */
  headersOf(caller: Caller): Readonly<Record<string, string>>;
  /** What `prepare` of a family made. */
  madeFor(family: string): Made;
  readonly call: PreparingCall;
}

type Cli = (args: readonly string[]) => Promise<CliAnswer>;

/** Signs up, makes the keys and lets every family prepare what its routes need. */
export async function makeTenant(url: string, cli: Cli, email: string): Promise<Tenant> {
  const headers = await makeHeaders(url, cli, email);
  const headersOf = (caller: Caller) => (caller === "nobody" ? {} : headers[caller]);
  const call: PreparingCall = (method, path, body) =>
    ask(url + path, { method, body, headers: headersOf(callerOfPath(path)) });
  const made = new Map<string, Made>();
  for (const [family, { prepare }] of entriesByFamily) {
    made.set(family, (await prepare?.(call)) ?? {});
  }
  return { headersOf, madeFor: (family) => made.get(family) ?? {}, call };
}

async function makeHeaders(url: string, cli: Cli, email: string) {
  const post = (path: string, body?: unknown) => ask(url + path, { method: "POST", body });
  const agent = await post("/api/agents/signup");
  const [gateway, evidence, products] = await Promise.all([
    makeKey(cli, "gateway", email, ["--grant", "all"]),
    makeKey(cli, "evidence", email, ["--tier", "pro"]),
    makeKey(cli, "products", email, ["--scope", "all"]),
  ]);
  return {
    agentKey: { "x-api-key": String(agent.apiKey) },
    evidenceKey: { "x-api-key": evidence },
    gatewayKey: { authorization: `Bearer ${gateway}` },
    productsKey: { authorization: `Bearer ${products}` },
    session: { cookie: await signIn(url, cli, email) },
  };
}

async function makeKey(cli: Cli, realm: string, email: string, more: readonly string[]) {
  const made = await cli(["keys", "create", "--realm", realm, "--email", email, ...more]);
  if (made.status !== 0) throw new Error(made.stderr);
  return made.stdout.trim();
}

async function signIn(url: string, cli: Cli, email: string): Promise<string> {
  await ask(`${url}/v1/accounts`, { method: "POST", body: { email } });
  const { messages } = JSON.parse((await cli(["mail", "list", "--json"])).stdout) as {
    messages: { to: string; text: string }[];
  };
  const letter = messages.find(({ to }) => to === email)?.text ?? "";
  const token = /\/account\/confirm\?token=(\S+)/.exec(letter)?.[1] ?? "";
  const reply = await fetch(`${url}/v1/accounts/confirm`, {
    method: "POST",
    body: JSON.stringify({ token }),
  });
  return reply.headers.get("set-cookie")?.split(";")[0] ?? "";
}

function callerOfPath(path: string): Caller {
  if (path.startsWith("/api/agents/")) return "agentKey";
  if (path.startsWith("/v1/api/")) return "gatewayKey";
  if (path.startsWith("/api/v1/")) return "evidenceKey";
  return path.startsWith("/v1/account") ? "session" : "productsKey";
}

async function ask(
  url: string,
  request: { method: string; body?: unknown; headers?: Readonly<Record<string, string>> },
): Promise<Record<string, unknown>> {
  const { method, body, headers = {} } = request;
  const reply = await fetch(url, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${url} answered ${reply.status}: ${text}`);
  const isJson = reply.headers.get("content-type")?.startsWith("application/json");
  return isJson ? (JSON.parse(text) as Record<string, unknown>) : { text };
}
