import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../test/helpers/apps/test-app.js";

const HOME = "http://localhost:8080";
const PATH = "/account/confirm";
const MINUTES = 60_000;

let house: TestApp;
let now = Date.UTC(2026, 2, 14);
let asked = 0;
beforeAll(async () => {
  house = await buildTestApp({ PUBLIC_URL: HOME }, { clock: () => now });
});
afterAll(() => house.close());

/** The token of a new link, for an address of its own unless one is given. */
async function askForLink(email = `ada${asked++}@example.org`): Promise<string> {
  now += 1;
  const { statusCode } = await house.app.inject({
    method: "POST",
    url: "/v1/accounts",
    payload: { email },
  });
  expect(statusCode).toBe(202);
  const [mail] = await house.platform.mailer.list();
  return /\/account\/confirm\?token=([\w-]+)/.exec(mail!.text)![1]!;
}

const open = (query: string, method: "GET" | "HEAD" = "GET") =>
  house.app.inject({ method, url: PATH + query, headers: { accept: "text/html" } });

const press = (payload: string, headers: Record<string, string> = {}) =>
  house.app.inject({
    method: "POST",
    url: PATH,
    payload,
    headers: {
      accept: "text/html",
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
  });

const accountOf = async (cookie: string) =>
  house.app.inject({ url: "/v1/account", headers: { cookie } });

describe("GET /account/confirm", () => {
  it("shows a button and spends nothing, however often the link is opened", async () => {
    const token = await askForLink();
    for (const method of ["GET", "HEAD", "GET"] as const) {
      const { statusCode, headers } = await open(`?token=${token}`, method);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "referrer-policy": "same-origin",
        "content-security-policy": expect.stringContaining("form-action 'self'"),
      });
      expect(headers).not.toHaveProperty("set-cookie");
    }
    const { body } = await open(`?token=${token}`);
    expect(body).toContain('<form method="post" action="/account/confirm">');
    expect(body).toContain(`<input type="hidden" name="token" value="${token}">`);
    expect(body.match(/<button/g)).toHaveLength(1);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect((await press(`token=${token}`)).statusCode).toBe(200);
  });

  it("tells a false token from a true one no sooner than the button does", async () => {
    const token = await askForLink();
    const [right, wrong] = await Promise.all([
      open(`?token=${token}`),
      open(`?token=${"A".repeat(token.length)}`),
    ]);
    expect(wrong.statusCode).toBe(200);
    expect(wrong.body.replaceAll("A".repeat(token.length), token)).toBe(right.body);
  });

  it.each([
    ["no token", ""],
    ["an empty one", "?token="],
    ["two", "?token=a&token=b"],
    ["257 characters", `?token=${"a".repeat(257)}`],
  ])("says that a link with %s is not complete", async (_name, query) => {
    const { statusCode, body } = await open(query);
    expect(statusCode).toBe(400);
    expect(body).toContain("<h1>This link is not complete</h1>");
    expect(body).toContain(`${HOME}/v1/accounts`);
    expect(body).not.toContain("<form");
  });

  it("lets nothing out of the value of its field", async () => {
    const { body } = await open(`?token=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(body).not.toContain("<script>alert");
  });
});

describe("POST /account/confirm", () => {
  it("confirms the address and signs in, as the API does", async () => {
    const token = await askForLink("bo@example.org");
    const { statusCode, headers, body } = await press(`token=${token}`, { origin: HOME });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(body).toContain("<h1>Your address is confirmed</h1>");
    expect(body).toContain("<strong>bo@example.org</strong>");
    const cookie = String(headers["set-cookie"]);
    const other = await askForLink();
    const { headers: ofApi } = await house.app.inject({
      method: "POST",
      url: "/v1/accounts/confirm",
      payload: { token: other },
    });
    const session = /=[\w-]+;/;
    expect(cookie.replace(session, "=;")).toBe(String(ofApi["set-cookie"]).replace(session, "=;"));
    expect(cookie).toContain("Max-Age=604800;");
    const account = await accountOf(cookie.split(";")[0]!);
    expect(account.json()).toMatchObject({ email: "bo@example.org" });
    expect(body).not.toContain(token);
    expect(body).not.toContain(cookie.split(/[=;]/)[1]!);
  });

  it("takes a token once, also when it is pressed twice at once", async () => {
    const token = await askForLink();
    const pressed = await Promise.all([1, 2, 3].map(() => press(`token=${token}`)));
    const statuses = pressed.map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 401, 401]);
  });

  it.each([
    ["unknown", async () => "token=AAAAAAAAAAAAAAAAAAAAAA"],
    ["empty", async () => "token="],
    ["missing", async () => "other=1"],
    ["hidden in no form at all", async () => ""],
    [
      "31 minutes old",
      async () => {
        const token = await askForLink();
        now += 31 * MINUTES;
        return `token=${token}`;
      },
    ],
  ])("answers 401 and how to get a new link to a token that is %s", async (_name, form) => {
    const { statusCode, headers, body } = await press(await form());
    expect(statusCode).toBe(401);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers).not.toHaveProperty("set-cookie");
    expect(body).toContain("<h1>This link no longer works</h1>");
    expect(body).toContain(`curl -sS &#39;${HOME}/v1/accounts&#39; `);
  });

  it.each([
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ "sec-fetch-site": "cross-site" }],
  ])("refuses a page of another site: %j", async (from) => {
    const token = await askForLink();
    const { statusCode, headers } = await press(`token=${token}`, from);
    expect(statusCode).toBe(403);
    expect(headers).not.toHaveProperty("set-cookie");
    expect((await press(`token=${token}`)).statusCode).toBe(200);
  });

  it.each([
    ["a form of 4,097 bytes", `token=${"a".repeat(4091)}`, {}, 413],
    ["JSON", '{"token":"a"}', { "content-type": "application/json" }, 400],
    ["plain text", "token=a", { "content-type": "text/plain" }, 400],
  ])("refuses %s", async (_name, payload, headers, status) => {
    const { statusCode } = await press(payload, headers as Record<string, string>);
    expect(statusCode).toBe(status);
  });

  it("reads a form of 4,096 bytes", async () => {
    expect((await press(`token=${"a".repeat(4090)}`)).statusCode).toBe(401);
  });

  it("keeps the body of a form out of the log", async () => {
    const token = await askForLink();
    await open(`?token=${token}`);
    await press(`token=${token}`);
    expect(house.log.text()).not.toContain(token);
  });

  it("shows commands that lead a shell to a key, whatever the address holds", async () => {
    const email = "o'brien+$id`id`@example.org";
    const { body } = await press(`token=${await askForLink(email)}`);
    const [ask, make] = ["new-link", "make-key"].map((id) =>
      new RegExp(`<pre id="${id}"[^>]*><code[^>]*>(.*?)</code>`, "s")
        .exec(body)![1]!
        .replace(/<[^>]+>/g, "")
        .replace(/&#(\d+);/g, (_reference, code) => String.fromCharCode(Number(code))),
    );
    const calls = shellCalls(`${ask}\n${make!.replace(/^token=.*/, "token=the-token")}`);
    expect(calls.map((call) => call.find((word) => word.startsWith(HOME)))).toEqual([
      `${HOME}/v1/accounts`,
      `${HOME}/v1/accounts/confirm`,
      `${HOME}/v1/account/keys`,
    ]);
    expect(calls.map((call) => JSON.parse(call.at(-1)!))).toEqual([
      { email },
      { token: "the-token" },
      { name: "my agent", realm: "gateway" },
    ]);
  });
});

/** The words of every call of curl that a shell makes of some commands. */
function shellCalls(commands: string): string[][] {
  const curl = `curl() { printf '%s\\n' "$@"; echo; }`;
  const printed = execFileSync("sh", ["-eu", "-c", `${curl}\n${commands}`], { encoding: "utf8" });
  return printed
    .trim()
    .split("\n\n")
    .map((call) => call.split("\n"));
}
