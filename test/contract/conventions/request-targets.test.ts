import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GatewayTestApp, startGateway } from "../../helpers/apps/gateway-app.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { startRemoteBackend } from "../../helpers/servers/remote-backend.js";
import { echoBackend } from "../gateway/echo-backend.js";
import { exchange, listen, parseReply } from "./raw-http.js";

let house: TestApp;
let gateway: GatewayTestApp;
let remote: Awaited<ReturnType<typeof startRemoteBackend>>;
let port: number;
let key: string;
beforeAll(async () => {
  house = await buildTestApp();
  port = await listen(house.app);
  remote = await startRemoteBackend((_request, response) => response.end("there"));
  gateway = await startGateway({
    offered: [echoBackend().backend],
    remoteUrls: { away: `${remote.url}/base` },
  });
  key = (await gateway.issueKey("acc_one")).text;
});
afterAll(async () => {
  await Promise.all([house.close(), gateway.close()]);
  await remote.stop();
});

async function ask(at: number, line: string, ...lines: string[]) {
  const head = [`${line} HTTP/1.1`, "host: a", "connection: close", ...lines];
  return parseReply(await exchange(at, Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1")));
}
const authorization = () => `authorization: Bearer ${key}`;

describe("a request target", () => {
  it.each(["http://a/livez", "HTTP://other:8080/livez?x=1", "https://[::1]/livez", "/livez?a#b"])(
    "%s is read by its path, or refused",
    async (target) => {
      const reply = await ask(port, `GET ${target}`);
      expect(reply.status).toBe(target.includes("#") ? 400 : 200);
    },
  );

  it("without a path is that of the site itself", async () => {
    for (const target of ["http://a", "http://a?x=1"]) {
      const reply = await ask(port, `GET ${target}`, "accept: text/html");
      expect([reply.status, reply.body.includes("<title>")]).toEqual([200, true]);
    }
  });

  it("that is a URL is the same request as its path", async () => {
    const repeat = "idempotency-key: the-same-sign-up";
    const [first, second] = [
      await ask(port, "POST /api/agents/signup", repeat),
      await ask(port, "POST http://a/api/agents/signup", repeat),
    ];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect((await ask(port, "PUT http://a/api/agents/jobs")).status).toBe(405);
    expect((await ask(port, "GET http://a/api/agents/jobs")).status).toBe(401);
  });

  it("that is a URL tells the host, whatever the header beside it says", async () => {
    const local = await buildTestApp({ PUBLIC_URL: "http://localhost:8080" });
    try {
      const at = await listen(local.app);
      const mailbox = async (origin: string, host: string) => {
        const head = `GET ${origin}/dev/mailbox HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
        return parseReply(await exchange(at, head)).status;
      };
      expect(await mailbox("", "localhost")).toBe(200);
      expect(await mailbox("http://localhost", "evil.example")).toBe(200);
      expect(await mailbox("http://evil.example", "localhost")).toBe(404);
    } finally {
      await local.close();
    }
  });

  it.each([
    "GET *",
    "OPTIONS *",
    "GET http://",
    "GET http:///livez",
    "GET http://user:password@a/livez",
    "GET http://a\\livez",
    "GET ftp://a/livez",
    "GET /livez#fragment",
    "GET http://a/livez#fragment",
    "GET a:80",
    "GET livez",
    "GET ?x",
    "GET \\livez",
    "GET /liv\u0001ez",
    "GET /liv\u007fez",
    "GET /liv\u00e9z",
  ])("%j is refused with 400", async (line) => {
    const { status, body } = await ask(port, line);
    expect(status, body).toBe(400);
    expect(JSON.parse(body).error.code).toBe("invalid_request");
  });

  it("of a tunnel closes the connection", async () => {
    expect(await exchange(port, "CONNECT a:80 HTTP/1.1\r\nhost: a\r\n\r\n")).toBe("");
  });

  it.each([
    "//livez",
    "//evil.example/livez",
    "/\\livez",
    "/a\\..\\livez",
    "/x/../livez",
    "/./livez",
    "/%2e%2e/livez",
    "/%2Flivez",
    "/livez%00",
    "/livez;x",
    "/%",
    `/${"a".repeat(15_000)}`,
    `/v1/api/${"a".repeat(15_000)}`,
  ])("%s is a path of its own, which nothing answers", async (path) => {
    expect((await ask(port, `GET ${path}`, "accept: */*")).status).toBe(404);
  });

  it("of 17,000 characters is 431", async () => {
    expect((await ask(port, `GET /${"a".repeat(17_000)}`)).status).toBe(431);
  });
});

describe("a request target of the gateway", () => {
  it("that is a URL leads to the service of its path, as it was written", async () => {
    const path = "/v1/api/echo/see/a%2Fb?x=%zz";
    const reply = await ask(gateway.port, `GET http://other${path}`, authorization());
    expect([reply.status, JSON.parse(reply.body).url]).toEqual([200, "/see/a%2Fb?x=%zz"]);
    const away = await ask(gateway.port, "GET http://other/v1/api/away/x?y", authorization());
    expect([away.status, remote.arrived.at(-1)?.url]).toEqual([200, "/base/x?y"]);
  });

  it.each([
    "/../see",
    "/%2e%2e/see",
    "/a/%2E./see",
    "/a%2f..%2fsee",
    "/a\\..\\see",
    "/a%5c..%5csee",
    "/..;x/see",
  ])("never climbs: %s", async (path) => {
    for (const slug of ["echo", "away"]) {
      for (const origin of ["", "http://other"]) {
        const line = `GET ${origin}/v1/api/${slug}${path}`;
        const reply = await ask(gateway.port, line, authorization());
        expect(reply.status, line).toBe(400);
        expect(reply.body).toContain("the path must not hold dot segments");
      }
    }
  });

  it("with a fragment is refused before its backend", async () => {
    const before = remote.arrived.length;
    const reply = await ask(gateway.port, "GET /v1/api/away/x#/../y", authorization());
    expect([reply.status, remote.arrived.length]).toEqual([400, before]);
  });
});
