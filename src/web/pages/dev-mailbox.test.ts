import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../test/helpers/apps/test-app.js";

const HOME = "http://localhost:8080";

let house: TestApp;

const visit = (options: InjectOptions = {}) =>
  house.app.inject({
    url: "/dev/mailbox",
    ...options,
    headers: { accept: "text/html", ...options.headers },
  });

const write = (to: string, text: string) =>
  house.platform.store.durable.tx((tx) =>
    house.platform.mailer.send(tx, { to, subject: "A & B", text }),
  );

const start = async (environment: Record<string, string>) => {
  house = await buildTestApp({ PUBLIC_URL: HOME, ...environment }, { clock: () => now++ });
};
let now = Date.UTC(2026, 2, 14);

async function expectUnknown(options: InjectOptions): Promise<void> {
  const shown = await visit(options);
  const unknown = await visit({ ...options, url: "/dev/nothing" });
  const withoutId = (body: string) => body.replace(/req_[0-9a-f]{24}/, "");
  expect(shown.statusCode).toBe(404);
  expect(withoutId(shown.body)).toBe(withoutId(unknown.body));
  expect(shown.headers["cache-control"]).toBe("no-store");
}

describe("GET /dev/mailbox", () => {
  beforeAll(() => start({}));
  afterAll(() => house.close());

  it("says that no mail was written yet", async () => {
    const { statusCode, headers, body } = await visit();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    expect(body).toContain("No mail has been written yet.");
  });

  it("shows messages newest first, with what leads here as links", async () => {
    await write("ada@example.org", "first");
    await write("bo@example.org", `Open this.\n\n${HOME}/account/confirm?token=a&b.\n`);
    const { body } = await visit();
    expect(body.indexOf("bo@example.org")).toBeLessThan(body.indexOf("ada@example.org"));
    expect(body).toContain("A &#38; B</h2>");
    const link = `${HOME}/account/confirm?token=a&#38;b`;
    expect(body).toContain(`Open this.\n\n<a href="${link}">${link}</a>.\n`);
  });

  it.each([
    "https://evil.example/account/confirm",
    `${HOME}.evil.example/`,
    `${HOME}@evil.example/`,
    "http://localhost:9999/",
    "javascript:alert(1)",
    "<img src=x onerror=alert(1)>",
  ])("leaves %s as text", async (text) => {
    await write("ada@example.org", `${text} ${HOME}`);
    const { body } = await visit();
    const letter = /<p class="letter">(.*?)<\/p>/s.exec(body)![1]!;
    expect(letter).not.toContain("<");
    const read = letter.replace(/&#(\d+);/g, (_reference, code) =>
      String.fromCharCode(Number(code)),
    );
    expect(read).toBe(`${text} ${HOME}`);
  });

  it.each<[string, InjectOptions]>([
    ["another machine", { remoteAddress: "192.0.2.1" }],
    ...["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via"].map(
      (name): [string, InjectOptions] => [
        `a request with ${name}`,
        { headers: { [name]: "127.0.0.1" } },
      ],
    ),
    ["a name that was led here", { headers: { host: "evil.example" } }],
    ["a page of another site", { headers: { origin: "http://evil.example" } }],
  ])("is as unknown to %s as any unknown page", (_name, options) => expectUnknown(options));
});

describe.each<[string, Record<string, string>, InjectOptions]>([
  ["a site for more than this machine", { PUBLIC_URL: "https://gate.example" }, {}],
  ["a site with a mail server", { SMTP_URL: "smtp://127.0.0.1:1" }, {}],
  [
    "a machine behind a proxy that is trusted",
    { TRUST_PROXY: "1" },
    { remoteAddress: "192.0.2.1", headers: { "x-forwarded-for": "127.0.0.1" } },
  ],
])("for %s", (_name, environment, options) => {
  beforeAll(() => start(environment));
  afterAll(() => house.close());

  it("there is no such page", () => expectUnknown(options));
});
