import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../../helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../../helpers/servers/server-process.js";
import { tempFolder } from "../../helpers/temp-folder.js";
import { expectFollowed } from "../../helpers/waiting.js";

const EMAIL = "person@example.org";
const folder = tempFolder();
const environment = { DATABASE_URL: `sqlite:${join(folder, "journey.db")}`, LOG_LEVEL: "error" };
let server: ServerProcess;
let cookie = "";
let key = "";
beforeAll(async () => {
  server = await startServer(environment);
});
afterAll(() => server.stop("SIGTERM"));

async function send(method: string, path: string, headers: object, body?: object) {
  const reply = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...(body ? { "content-type": "application/json" } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  const isJson = reply.headers.get("content-type")?.includes("json") && text !== "";
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    json: isJson ? JSON.parse(text) : {},
  };
}
const account = (method: string, path: string, body?: object) =>
  send(method, `/v1/account${path}`, { cookie }, body);
const call = (method: string, path: string, body?: object) =>
  send(method, `/v1/api/${path}`, { authorization: `Bearer ${key}` }, body);

it("leads from an address through the local mailbox to a key", async () => {
  expect((await send("POST", "/v1/accounts", {}, { email: EMAIL })).status).toBe(202);
  const { stdout } = await runCli(["mail", "list", "--json"], environment);
  const [message] = JSON.parse(stdout).messages;
  expect(message.to).toBe(EMAIL);
  const links = message.text.match(/https?:\/\/\S+/g);
  expect(links).toHaveLength(1);
  const token = new URL(links[0]).searchParams.get("token");
  const confirmed = await send("POST", "/v1/accounts/confirm", {}, { token });
  expect(confirmed.status).toBe(200);
  cookie = confirmed.headers.get("set-cookie")?.split(";")[0] ?? "";
  const made = await account("POST", "/keys", { name: "first", realm: "gateway" });
  expect(made.status).toBe(201);
  key = made.json.key;
  expect(server.output()).not.toContain(key);
});

it("calls the self-service backends with it", async () => {
  const event = { app_id: "app", event_name: "opened" };
  expect((await call("POST", "events/api/v1/collect", event)).json).toMatchObject({ persisted: 1 });
  const challenge = await call("POST", "sign/api/auth/wallet/challenge", {
    walletAddress: "0x52908400098527886e0f7030069857d2e4169ee7",
  });
  expect(challenge.json).toMatchObject({ expires_in: 300 });
  const card = await call("GET", "og-card/card.svg?title=Hello");
  expect(card.text).toMatch(/^<svg[^>]* width="1200"/);
});

it.each([
  ["keyed-store", "v1/keyspaces", { name: "people" }],
  ["run-record", "v1/runs", { name: "nightly" }],
])(
  "is refused %s until the operator grants it, then calls it within a second",
  async (slug, path, body) => {
    const refused = await call("POST", `${slug}/${path}`, body);
    expect([refused.status, refused.json.error.code]).toEqual([403, "forbidden"]);
    const asked = await account("POST", "/access-requests", { slug, reason: "to try it" });
    expect(asked.status).toBe(201);
    const granted = await runCli(
      ["access", "grant", "--email", EMAIL, "--slug", slug],
      environment,
    );
    expect(granted.status).toBe(0);
    await expectFollowed(async () => (await call("POST", `${slug}/${path}`, body)).status, 201);
    const { requests } = (await account("GET", "/access-requests")).json;
    expect(requests).toContainEqual(expect.objectContaining({ slug, status: "granted" }));
  },
);

it("tells the person how often each service was called", async () => {
  const usage = await account("GET", "/usage?days=1");
  expect(usage.status).toBe(200);
  expect(usage.text).toContain('"og-card"');
});
