import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../test/helpers/apps/test-app.js";

const HOME = "http://localhost:8080";

let house: TestApp;
let now = Date.UTC(2026, 2, 14);
beforeAll(async () => {
  house = await buildTestApp({ PUBLIC_URL: HOME }, { clock: () => now });
});
afterAll(() => house.close());

const open = (url: string, cookie = "") =>
  house.app.inject({ url, headers: { accept: "text/html", ...(cookie ? { cookie } : {}) } });
const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  house.app.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(form).toString(),
    headers: {
      accept: "text/html",
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
  });
const lettersTo = async (email: string) =>
  (await house.platform.mailer.list()).filter(({ to }) => to === email);

/** Signs in by the pages alone; answers the cookie. */
async function signIn(email: string): Promise<string> {
  now += 60_000;
  expect((await post("/account", { email })).statusCode).toBe(202);
  const [letter] = await lettersTo(email);
  const token = /token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  const { headers, body } = await post("/account/confirm", { token });
  expect(body).toContain('<form class="form" method="post" action="/account/keys">');
  return String(headers["set-cookie"]).split(";")[0] ?? "";
}

describe("/account", () => {
  it("is a form for who is not signed in", async () => {
    const { statusCode, headers, body } = await open("/account");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
    });
    expect(body).toContain('<form class="form" method="post" action="/account">');
    expect(body).toContain("<h1>Sign up or sign in</h1>");
  });

  it("mails a link, and says where it is to be read", async () => {
    const { statusCode, body } = await post("/account", { email: "new@example.org" });
    expect(statusCode).toBe(202);
    expect(body).toContain("<strong>new@example.org</strong>");
    expect(body).toContain('href="/dev/mailbox"');
    expect(await lettersTo("new@example.org")).toHaveLength(1);
    const payload = { email: "newer@example.org" };
    const api = await house.app.inject({ method: "POST", url: "/v1/accounts", payload });
    expect(api.json().message).toContain("it waits on the page /dev/mailbox");
  });

  it("keeps what was typed when it is no address, and mails nothing", async () => {
    const before = (await house.platform.mailer.list()).length;
    const { statusCode, body } = await post("/account", { email: '"><b>nobody' });
    expect(statusCode).toBe(422);
    expect(body).toContain('value="&#34;&#62;&#60;b&#62;nobody"');
    expect(body).toContain('role="alert">This is no e-mail address.</p>');
    expect((await house.platform.mailer.list()).length).toBe(before);
  });

  it("says where mail is when this server sends it, or only its operator can read it", async () => {
    for (const [environment, words] of [
      [{ PUBLIC_URL: HOME, SMTP_URL: "smtp://127.0.0.1:9" }, "works once and for 30 minutes"],
      [{ PUBLIC_URL: "https://gate.example" }, "gatehouse mail list"],
    ] as const) {
      const other = await buildTestApp(environment);
      const { body } = await other.app.inject({
        method: "POST",
        url: "/account",
        payload: "email=a%40example.org",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      expect(body).toContain(words);
      expect(body).not.toContain("/dev/mailbox");
      const api = await other.app.inject({
        method: "POST",
        url: "/v1/accounts",
        payload: { email: "a@example.org" },
      });
      expect(api.json().message.includes("gatehouse mail list")).toBe(!("SMTP_URL" in environment));
      await other.close();
    }
  });

  it("lists the keys of who is signed in, without the keys themselves", async () => {
    const cookie = await signIn("lister@example.org");
    expect((await open("/account", cookie)).body).toContain("There is none yet.");
    const made = await post("/account/keys", { name: "<i>one</i>", realm: "gateway" }, { cookie });
    const key = /gwk_\w+/.exec(made.body)?.[0] ?? "";
    const { body } = await open("/account", cookie);
    expect(body).toContain("&#60;i&#62;one&#60;/i&#62;");
    expect(body).toContain(`<code>${key.slice(0, 8)}…</code>`);
    expect(body).not.toContain(key);
  });
});

describe("POST /account/keys", () => {
  it.each([
    ["gateway", "gwk_", "/v1/api/og-card/card.svg?title=a"],
    ["products", "prd_", "/v1/optimizer/assets"],
  ])("makes a key of the realm %s that works, and shows it once", async (realm, prefix, path) => {
    const cookie = await signIn(`maker-${realm}@example.org`);
    const { statusCode, headers, body } = await post(
      "/account/keys",
      { name: " my agent ", realm },
      { cookie, origin: HOME },
    );
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    const key = new RegExp(`${prefix}\\w+`).exec(body)?.[0] ?? "";
    const authorization = `Bearer ${key}`;
    const call = await house.app.inject({ url: path, headers: { authorization } });
    expect(call.statusCode, call.body).toBe(200);
    expect(house.log.text()).not.toContain(key);
  });

  it("leads who is not signed in to the form", async () => {
    const reply = await post("/account/keys", { name: "a", realm: "gateway" });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, "/account"]);
  });

  it.each([
    ["no name", { name: " ", realm: "gateway" }, "a name has 1 to 100 characters on one line"],
    ["a long name", { name: "a".repeat(101), realm: "gateway" }, "a name has 1 to 100"],
    ["two lines", { name: "a\nb", realm: "gateway" }, "a name has 1 to 100"],
    ["no realm", { name: "a" }, "say what it is for"],
    ["another realm", { name: "a", realm: "evidence" }, "say what it is for"],
  ])("makes none with %s", async (_name, form, words) => {
    const cookie = await signIn("refused@example.org");
    const { statusCode, body } = await post("/account/keys", form as Record<string, string>, {
      cookie,
    });
    expect(statusCode).toBe(422);
    expect(body).toContain(`role="alert">No key was made: ${words}`);
    expect(body).toContain("There is none yet.");
  });

  it("makes none beyond 50 that work", async () => {
    const cookie = await signIn("many@example.org");
    const form = { name: "a", realm: "gateway" };
    for (let made = 0; made < 50; made += 1) {
      expect((await post("/account/keys", form, { cookie })).statusCode).toBe(200);
    }
    const { statusCode, body } = await post("/account/keys", form, { cookie });
    expect(statusCode).toBe(409);
    expect(body).toContain("an account has at most 50 live keys; revoke one first");
  });

  it.each([
    ["/account", { email: "a@example.org" }],
    ["/account/keys", { name: "a", realm: "gateway" }],
    ["/account/sign-out", {}],
  ])("refuses a page of another site at %s", async (url, form) => {
    const cookie = await signIn("own@example.org");
    const origin = "https://evil.example";
    const reply = await post(url, form as Record<string, string>, { cookie, origin });
    expect(reply.statusCode).toBe(403);
    expect((await open("/account", cookie)).body).toContain("There is none yet.");
  });
});

describe("POST /account/sign-out", () => {
  it("ends the session in the browser and here", async () => {
    const cookie = await signIn("leaver@example.org");
    const reply = await post("/account/sign-out", {}, { cookie });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, "/account"]);
    expect(String(reply.headers["set-cookie"])).toContain("Max-Age=0");
    expect((await open("/account", cookie)).body).toContain("<h1>Sign up or sign in</h1>");
  });
});
