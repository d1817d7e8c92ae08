import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../src/platform/store/sql.js";
import { type PageServer, startPageServer } from "../helpers/servers/page-server.js";
import { startPglite } from "../helpers/servers/pglite.js";
import { type BrowserApp, CLIENTS, startBrowserApp, textOf } from "./browser-app.js";

const ACCOUNT = "acc_servers";
const OTHER_SERVER = "prc_000000000000000000000002";
const GONE = "the server that had this browser is gone, and its pages and cookies with it";
const connect = CLIENTS["today's client on 2026-07-28"];

let site: PageServer;
beforeAll(async () => {
  site = await startPageServer();
  site.pages.set("/", (_request, reply) => {
    reply.writeHead(200, { "content-type": "text/html" }).end("<title>Start</title><h1>Start</h1>");
  });
});
afterAll(() => site.close());

describe("a browser that another server of the installation has", () => {
  let pglite: Awaited<ReturnType<typeof startPglite>>;
  let served: BrowserApp;
  beforeAll(async () => {
    pglite = await startPglite();
    served = await startBrowserApp({
      environment: { DATABASE_URL: pglite.url, DATABASE_POOL: "1" },
    });
  });
  afterAll(async () => {
    await served.close();
    await pglite.stop();
  });

  /** As the other one leaves it in the database. */
  async function openElsewhere(name: string): Promise<void> {
    const { store, clock } = served.platform;
    const now = clock();
    await store.run(sql`
      INSERT INTO processes (id, started_at, beat_at) VALUES (${OTHER_SERVER}, ${now}, ${now + 3_600_000})
      ON CONFLICT (id) DO NOTHING`);
    await store.run(sql`
      INSERT INTO browser_homes (account_id, name, process_id, since, used_at)
      VALUES (${ACCOUNT}, ${name}, ${OTHER_SERVER}, ${now}, ${now})`);
  }

  it("is refused in words, and begun here once it was given up there", async () => {
    const client = await connect(served.mcpUrl, await served.grantedKey(ACCOUNT));
    await openElsewhere("shop");
    const navigate = () => client.call("navigate", { url: site.url, session: "shop" });
    const refused = await navigate();
    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toContain(
      "### Error\nthis browser is open on another server of this installation. Have all requests of a key sent to one server; until then, browser_close gives its pages up, and another name as `session` begins one here",
    );
    const other = await client.call("navigate", { url: site.url, session: "other" });
    expect(textOf(other)).toContain("- Page Title: Start");
    expect((await client.call("close", { session: "shop" })).isError).toBeUndefined();
    const begun = await navigate();
    expect(textOf(begun)).toContain("- Page Title: Start");
    expect(textOf(begun)).not.toContain("### Events");
  });

  it("is taken over when that one is dead, and the answer says what is lost", async () => {
    const client = await connect(served.mcpUrl, await served.grantedKey(ACCOUNT));
    await openElsewhere("left");
    await served.platform.store.run(sql`DELETE FROM processes WHERE id = ${OTHER_SERVER}`);
    const first = await client.call("snapshot", { session: "left" });
    expect(first.isError).toBe(true);
    expect(textOf(first)).toContain(`### Events\n- ${GONE}`);
    const second = await client.call("snapshot", { session: "left" });
    expect(textOf(second)).not.toContain(GONE);
  });
});

describe("a server that is started again on its file", () => {
  it("has the browsers at once, without their pages, and knows no session of before", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gatehouse-browser-"));
    const environment = { DATABASE_URL: `sqlite:${join(folder, "gatehouse.db")}` };
    const before = await startBrowserApp({ environment });
    const key = await before.grantedKey(ACCOUNT);
    const plain = await connect(before.mcpUrl, key);
    await plain.call("navigate", { url: site.url });
    const session = await CLIENTS["today's client on the older era"](before.mcpUrl, key);
    const { sessionId = "" } = session;
    await before.close();

    const after = await startBrowserApp({ environment });
    const answer = await (await connect(after.mcpUrl, key)).call("snapshot");
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toContain(`### Events\n- ${GONE}`);
    const reply = await fetch(after.mcpUrl, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "mcp-session-id": sessionId },
      body: JSON.stringify({ method: "tools/list" }),
    });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({
      error: {
        code: -32001,
        message: expect.stringMatching(
          /^this session lives on another server of this installation/,
        ),
      },
    });
    await after.close();
    rmSync(folder, { recursive: true });
  });
});
