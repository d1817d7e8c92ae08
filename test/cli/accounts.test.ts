import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UsageError } from "../../src/cli/command.js";
import { nouns } from "../../src/cli/nouns.js";
import { declarations } from "../../src/config.js";
import { startPglite } from "../helpers/servers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../helpers/servers/postgres.js";
import { openCli } from "../helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { expectFollowed } from "../helpers/waiting.js";

const SERVICES = declarations.backends;
const SLUGS = SERVICES.map(({ slug }) => slug).join(", ");
const BY_REQUEST = SERVICES.filter(({ access }) => access === "by-request").map(({ slug }) => slug);

type Environment = Readonly<Record<string, string>>;
interface Place {
  readonly environment: Environment;
  /** Whether a server can have the database open while the command runs. */
  readonly isShared: boolean;
  stop(): Promise<void>;
}

const folder = tempFolder();
const { run, close } = openCli();
afterAll(close);

/** The dialect without the server, where PostgreSQL is not installed. */
async function openPglite(): Promise<Place> {
  const { url, stop } = await startPglite();
  return { environment: { DATABASE_URL: url, DATABASE_POOL: "1" }, isShared: false, stop };
}

const places: readonly (readonly [name: string, open: () => Promise<Place>])[] = [
  [
    "SQLite",
    async () => ({
      environment: { DATABASE_URL: `sqlite:${join(folder, "accounts.db")}` },
      isShared: true,
      stop: async () => undefined,
    }),
  ],
  [
    "PostgreSQL",
    async () => {
      const server = await startPostgres();
      if (!server) return openPglite();
      const environment = { DATABASE_URL: await server.createDatabase() };
      return { environment, isShared: true, stop: server.stop };
    },
  ],
];

describe.each(places)("on %s, the command", (_name, open) => {
  let place: Place | undefined;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    place = await open();
    if (place?.isShared) server = await startServer(place.environment);
  });
  afterAll(async () => {
    await server?.stop("SIGTERM");
    await place?.stop();
  });

  const cli = (...args: string[]) => run(args, place!.environment);
  const json = async <Answer>(...args: string[]) => {
    const { status, stdout, stderr } = await cli(...args, "--json");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    return JSON.parse(stdout) as Answer;
  };
  interface KeyView {
    readonly id: string;
    readonly key: string;
    readonly hint: string;
    readonly email: string;
    readonly owner_id: string;
  }

  /** What the server answers to a key that calls a by-request service. */
  const call = async (key: string, slug: string) => {
    const headers = { authorization: `Bearer ${key}` };
    return (await fetch(`${server!.url}/v1/api/${slug}/health`, { headers })).status;
  };

  it("makes a key of an account and prints it alone", async (context) => {
    if (!place) return context.skip(POSTGRES_MISSING);
    const made = await cli("keys", "create", "--realm", "gateway", "--email", "Ada@Example.org");
    expect(made).toMatchObject({ status: 0, stderr: "" });
    expect(made.stdout).toMatch(/^gwk_[0-9A-Za-z]{28}\n$/);
    if (server) expect(await call(made.stdout.trim(), "sign")).toBe(200);
    const { accounts } = await json<{ accounts: object[] }>("accounts", "list");
    expect(accounts).toEqual([
      {
        id: expect.stringMatching(/^acc_[0-9a-f]{24}$/),
        email: "ada@example.org",
        created_at: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it.each([
    ["gateway", /^gwk_/, []],
    ["products", /^prd_/, ["all"]],
    ["evidence", /^cb_/, []],
  ])("tells all of a key of %s but the key when it lists", async (realm, prefix, scopes) => {
    if (!place) return;
    const email = `${realm}@example.org`;
    const made = await json<KeyView>("keys", "create", "--realm", realm, "--email", email);
    expect(made.key).toMatch(prefix);
    const { key, ...rest } = made;
    expect(rest).toEqual({
      id: expect.stringMatching(/^key_/),
      hint: key.slice(0, 8),
      realm,
      name: "operator",
      owner_id: expect.stringMatching(/^acc_/),
      email,
      scopes,
      tier: "free",
      created_at: expect.stringMatching(/Z$/),
      last_used: null,
      expires_at: null,
      revoked_at: null,
    });
    const listed = await cli("keys", "list", "--email", email, "--json");
    expect(JSON.parse(listed.stdout)).toEqual({ keys: [rest] });
    const lines = await cli("keys", "list", "--realm", realm, "--email", email.toUpperCase());
    expect(lines.stdout).toMatch(new RegExp(`^${made.id}\t${made.hint}\t${realm}\t[^\n]*\n$`));
    expect(listed.stdout + lines.stdout).not.toContain(key);
  });

  it("gives a key what was asked for", async () => {
    if (!place) return;
    const before = Date.now();
    const made = await json<KeyView & { expires_at: string }>(
      ...["keys", "create", "--realm", "products", "--email", "bo@example.org", "--tier", "pro"],
      ...["--scope", "detector,vectordb", "--scope", "inference", "--scope", "detector"],
      ...["--name", "night shift", "--expires-in-days", "30"],
    );
    expect(made).toMatchObject({
      scopes: ["detector", "vectordb", "inference"],
      tier: "pro",
      name: "night shift",
    });
    const days = (Date.parse(made.expires_at) - before) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(30);
    expect(days).toBeLessThan(30.01);
    const again = await json<KeyView>(
      ...["keys", "create", "--realm", "gateway", "--email", "BO@example.org", "--scope", "all"],
    );
    expect(again).toMatchObject({ owner_id: made.owner_id, scopes: ["all"] });
  });

  it("grants a service before its account exists, and takes it back within a second", async () => {
    if (!place) return;
    const who = ["--email", "cy@example.org", "--slug", "keyed-store"];
    const outcome = { email: "cy@example.org", slug: "keyed-store" };
    expect(await json("access", "grant", ...who)).toEqual({ ...outcome, outcome: "granted" });
    expect(await json("access", "grant", ...who)).toEqual({
      ...outcome,
      outcome: "already-granted",
    });
    const { key } = await json<KeyView>("keys", "create", "--realm", "gateway", ...who.slice(0, 2));
    if (server) expect(await call(key, "keyed-store")).toBe(200);
    expect(await cli("access", "deny", ...who)).toEqual({
      status: 0,
      stdout: "cy@example.org may not call keyed-store\n",
      stderr: "",
    });
    if (server) await expectFollowed(() => call(key, "keyed-store"), 403);
    expect(await cli("access", "grant", ...who)).toMatchObject({
      status: 0,
      stdout: "cy@example.org may call keyed-store\n",
    });
    if (server) await expectFollowed(() => call(key, "keyed-store"), 200);
  });

  it("grants with the key: some services, or all", async () => {
    if (!place) return;
    const some = await json<KeyView>(
      ...["keys", "create", "--realm", "gateway", "--email", "di@example.org"],
      ...["--grant", "keyed-store,sign", "--grant", "run-record"],
    );
    const all = await json<KeyView>(
      ...["keys", "create", "--realm", "gateway", "--email", "ed@example.org", "--grant", "all"],
    );
    if (!server) return;
    const refused = async (key: string) => {
      const statuses = await Promise.all(BY_REQUEST.map((slug) => call(key, slug)));
      return BY_REQUEST.filter((_slug, index) => statuses[index] === 403);
    };
    expect(await refused(some.key)).toEqual(["browser", "code-mode", "quantum", "text-gate"]);
    expect(await refused(all.key)).toEqual([]);
  });

  it("shows who asked for what, and answers it", async () => {
    if (!server) return;
    const session = await signIn("flo@example.org");
    const asked = await fetch(`${server.url}/v1/account/access-requests`, {
      method: "POST",
      headers: { cookie: session, "content-type": "application/json" },
      body: JSON.stringify({ slug: "keyed-store", reason: "to\tkeep\nkeys" }),
    });
    expect(asked.status).toBe(201);
    const { requests } = await json<{ requests: object[] }>("access", "list", "--status", "open");
    expect(requests).toMatchObject([
      { email: "flo@example.org", slug: "keyed-store", reason: "to\tkeep\nkeys", status: "open" },
    ]);
    const lines = (await cli("access", "list")).stdout;
    expect(lines).toMatch(/^[^\n]*\tto keep keys\t[^\n]*\n$/);
    await json("access", "grant", "--email", "flo@example.org", "--slug", "keyed-store");
    expect(await json("access", "list", "--status", "open")).toEqual({ requests: [] });
    expect(await json("access", "list", "--status", "granted")).toMatchObject({
      requests: [{ email: "flo@example.org", status: "granted" }],
    });
  });

  it("shows the mail that waits here, newest first", async () => {
    if (!server) return;
    for (const email of ["gus@example.org", "hal@example.org"]) {
      const body = JSON.stringify({ email });
      const { status } = await fetch(`${server.url}/v1/accounts`, { method: "POST", body });
      expect(status).toBe(202);
    }
    const { messages } = await json<{ messages: { to: string; text: string }[] }>("mail", "list");
    expect(messages.slice(0, 2)).toMatchObject([
      { to: "hal@example.org", subject: expect.any(String), created_at: expect.any(String) },
      { to: "gus@example.org" },
    ]);
    expect(messages[0]!.text).toContain(`${server.url}/`);
    const { stdout } = await cli("mail", "list");
    expect(stdout).toMatch(/^To: hal@example\.org\nSubject: [^\n]+\nDate: [^\n]+Z\n\n/);
    expect(stdout).toContain(messages[0]!.text);
  });

  async function signIn(email: string): Promise<string> {
    const post = (path: string, body: object) =>
      fetch(server!.url + path, { method: "POST", body: JSON.stringify(body) });
    await post("/v1/accounts", { email });
    const { messages } = await json<{ messages: { to: string; text: string }[] }>("mail", "list");
    const token = /token=([\w-]+)/.exec(messages.find(({ to }) => to === email)!.text)?.[1];
    const { headers } = await post("/v1/accounts/confirm", { token });
    return headers.get("set-cookie")!.split(";")[0]!;
  }
});

describe("what cannot be done", () => {
  const database = join(folder, "untouched.db");
  const cli = (...args: string[]) => run(args, { DATABASE_URL: `sqlite:${database}` });
  const key = ["keys", "create", "--realm", "gateway", "--email", "ada@example.org"];
  const who = ["--email", "ada@example.org"];

  it.each<[readonly string[], string]>([
    [["keys", "create", "--realm", "gateway"], "keys create --realm gateway needs --email"],
    [["keys", "create", "--realm", "evidence", "--email", "@"], "--email must be an address"],
    [[...key, "--grant", "moon"], `--grant must be one of ${SLUGS}, pro or all`],
    [[...key, "--grant", "sign,"], "--grant must be one of "],
    [
      [...key, "--scope", "detector,moon"],
      "--scope must be one of detector, vectordb, inference, optimizer or all",
    ],
    [[...key, "--tier", "gold"], "--tier must be one of free, pro"],
    [[...key, "--expires-in-days", "0"], "--expires-in-days must be an integer from 1 to 3650"],
    [[...key, "--expires-in-days", "3651"], "--expires-in-days must be an integer from 1 to 3650"],
    [[...key, "--expires-in-days", "1.5"], "--expires-in-days must be an integer from 1 to 3650"],
    [[...key, "--expires-in-days", "1e3"], "--expires-in-days must be an integer from 1 to 3650"],
    [[...key, "--name", ""], "--name must be one line of 1 to 100 characters"],
    [[...key, "--name", "a\nb"], "--name must be one line of 1 to 100 characters"],
    [[...key, "--name", "n".repeat(101)], "--name must be one line of 1 to 100 characters"],
    [["keys", "list", "--email", "ada"], "--email must be an address"],
    [["access"], "access takes list, grant or deny"],
    [["access", "list", "--status", "lost"], "--status must be one of open, granted, denied"],
    [["access", "grant", "--slug", "quantum"], "access grant needs --email"],
    [["access", "deny", ...who], "access deny needs --slug"],
    [["access", "grant", ...who, "--slug", "moon"], `--slug must be one of ${SLUGS}`],
    [["accounts"], "accounts takes list"],
    [["accounts", "list", "ada@example.org"], 'nothing is known of "ada@example.org"'],
    [["mail", "send"], "mail takes list"],
  ])("%j is refused before anything is opened", async ([noun, ...args], message) => {
    const command = await nouns.find(({ name }) => name === noun)!.load();
    const refusal = await command.run(args).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect(String(refusal)).toContain(`UsageError: ${message}`);
  });

  it.each([
    [["access", "deny", ...who, "--slug", "quantum"], "there is no account ada@example.org"],
  ])("%j fails with one line and status 1", async (args, message) => {
    await cli("migrate");
    expect(await cli(...args)).toEqual({
      status: 1,
      stdout: "",
      stderr: `gatehouse: ${message}\n`,
    });
  });

  it("leaves a service that needs no grant as it is", async () => {
    const slug = ["--slug", "sign"];
    expect(await cli("access", "grant", ...who, ...slug)).toMatchObject({
      status: 0,
      stdout: "sign is self-service: it answers any gateway key\n",
    });
    expect(await cli("access", "deny", ...who, ...slug)).toMatchObject({
      status: 1,
      stderr: "gatehouse: sign is self-service: it answers any gateway key\n",
    });
    expect(await cli("access", "deny", ...who, "--slug", "quantum")).toMatchObject({
      status: 1,
      stderr: "gatehouse: ada@example.org neither asked for quantum nor has it\n",
    });
  });
});
