import { spawn, spawnSync } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GatewayTestApp, startGateway } from "../../helpers/apps/gateway-app.js";
import {
  type RemoteTestBackend,
  startRemoteBackend,
} from "../../helpers/servers/remote-backend.js";
import { eventually } from "../../helpers/waiting.js";

const hasCurl = spawnSync("curl", ["--version"]).status === 0;
if (!hasCurl) console.log("skipped: curl's Expect, because curl is not installed");

const SECRET = "a shared secret of the operator";
const LIMITS = { connectMs: 1_000, queueMs: 1_000, headersMs: 700, bodyMs: 60_000 };
const COMPLETION = {
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "m",
  choices: [{ index: 0, message: { role: "assistant", content: "Hello" }, finish_reason: "stop" }],
};

let remote: RemoteTestBackend;
let house: GatewayTestApp;
let key: string;
let hangUps = 0;
beforeAll(async () => {
  remote = await startRemoteBackend(
    (request, response, body) => {
      const path = (request.url ?? "").split("?")[0];
      switch (path) {
        case "/base/v1/chat/completions":
          return answerChat(response, body);
        case "/base/echo":
          response.writeHead(200, { "content-type": "application/octet-stream" });
          return void response.end(body);
        case "/base/latin":
          response.writeHead(200, [
            "X-Name",
            Buffer.from("Zo\u00eb").toString("latin1"),
            "Vary",
            "a",
            "Vary",
            "b",
          ]);
          return void response.end("ok");
        case "/base/silent":
          return;
        case "/base/breaks":
          response.writeHead(200, { "content-length": "100" });
          response.write("the first half");
          return void setTimeout(() => response.destroy(), 20);
        case "/base/no-content-with-body":
          return void request.socket.end(
            "HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\nhello",
          );
        case "/base/head-alone":
          response.writeHead(200, { "content-length": "100" });
          response.flushHeaders();
          return void setTimeout(() => response.destroy(), 20);
        case "/base/resets":
          return void request.socket.resetAndDestroy();
        case "/base/hints":
          response.writeEarlyHints({ link: "</a.css>; rel=preload" });
          return void response.end("after hints");
        case "/base/trailers":
          response.writeHead(200, { trailer: "x-sum" });
          response.write("body");
          response.addTrailers({ "x-sum": "42" });
          return void response.end();
        case "/base/events":
          response.writeHead(200, { "content-type": "text/event-stream" });
          response.write("data: 0\n\n");
          return void response.on("close", () => {
            hangUps += 1;
          });
        default:
          response.writeHead(200, { "content-type": "application/json" });
          return void response.end(JSON.stringify({ url: request.url }));
      }
    },
    (request, response) => {
      if (request.url !== "/base/early") return false;
      response.writeHead(413, { "content-type": "text/plain" });
      response.end("too much");
      return true;
    },
  );
  house = await startGateway({
    remoteUrls: { "cost-guard": `${remote.url}/base/`, nobody: "http://127.0.0.1:9" },
    sharedSecret: SECRET,
    limits: LIMITS,
    environment: { FREE_CALLS_PER_DAY: "100000" },
  });
  key = (await house.issueKey("acc_one")).text;
});
afterAll(async () => {
  await house.close();
  await remote.stop();
});

function answerChat(response: import("node:http").ServerResponse, body: Buffer): void {
  if (!JSON.parse(body.toString()).stream) {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(COMPLETION));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const chunk = (delta: object) =>
    `data: ${JSON.stringify({ ...COMPLETION, object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`;
  response.write(chunk({ role: "assistant", content: "Hel" }));
  setTimeout(() => response.end(`${chunk({ content: "lo" })}data: [DONE]\n\n`), 30);
}

const bearer = (text = key) => ({ authorization: `Bearer ${text}` });
const at = (path: string, slug = "cost-guard") => `${house.url}/v1/api/${slug}${path}`;
const lastArrived = () => {
  const last = remote.arrived.at(-1);
  if (!last) throw new Error("nothing arrived");
  return last;
};

describe("a backend elsewhere", () => {
  it("serves the official OpenAI client, whole and streamed, byte for byte", async () => {
    const client = new OpenAI({ apiKey: key, baseURL: at("/v1"), maxRetries: 0 });
    const messages = [{ role: "user" as const, content: "Say hello – ☃" }];
    const whole = await client.chat.completions.create({ model: "m", messages });
    expect(whole).toMatchObject(COMPLETION);
    expect(JSON.parse(lastArrived().body.toString())).toEqual({ model: "m", messages });
    let text = "";
    const stream = await client.chat.completions.create({ model: "m", messages, stream: true });
    for await (const part of stream) text += part.choices[0]?.delta.content ?? "";
    expect(text).toBe("Hello");
    expect(lastArrived().headers.authorization).toBeUndefined();
  });

  it.skipIf(!hasCurl)("serves curl's Expect: 100-continue byte for byte", async () => {
    const folder = await mkdtemp(join(tmpdir(), "gatehouse-curl-"));
    try {
      const body = randomBytes(2_000_000);
      await writeFile(join(folder, "body"), body);
      const url = at("/echo");
      const headers = ["-H", `authorization: Bearer ${key}`, "-H", "expect: 100-continue"];
      const child = spawn("curl", [
        "-sS",
        "--data-binary",
        `@${join(folder, "body")}`,
        ...headers,
        url,
      ]);
      const chunks: Buffer[] = [];
      child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
      await once(child, "close");
      expect(Buffer.concat(chunks).equals(body)).toBe(true);
      expect(lastArrived().body.equals(body)).toBe(true);
      expect(lastArrived().headers.expect).toBeUndefined();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("sees the path under its base, and who asks, signed", async () => {
    await fetch(at("/see/a%2Fb?x=%7E"), {
      headers: {
        ...bearer(),
        "x-gw-account": "acc_other",
        "X-GW-Signature": "v1=0",
        "x-api-key": "k",
      },
    });
    const { url, headers, rawHeaders } = lastArrived();
    expect(url).toBe("/base/see/a%2Fb?x=%7E");
    expect(headers["x-gw-account"]).toBe("acc_one");
    expect(headers.host).toBe(remote.url.slice("http://".length));
    expect(headers["x-api-key"]).toBeUndefined();
    const timestamp = headers["x-gw-timestamp"];
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    const signed = `${timestamp}.acc_one.GET.${url}`;
    const signature = createHmac("sha256", SECRET).update(signed).digest("hex");
    expect(headers["x-gw-signature"]).toBe(`v1=${signature}`);
    expect(rawHeaders.join(" ")).not.toContain(key);
  });

  it.each(["PUT", "PATCH", "DELETE", "PROPFIND", "PURGE", "REPORT"])("sees %s", async (method) => {
    const reply = await fetch(at("/see"), { method, headers: bearer() });
    expect([reply.status, lastArrived().method]).toEqual([200, method]);
  });

  it("keeps repeated headers and bytes that are no ASCII", async () => {
    const outgoing = httpRequest(at("/latin"), { headers: bearer() }).end();
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    incoming.resume();
    expect(incoming.headersDistinct.vary).toEqual(["a", "b"]);
    expect(Buffer.from(incoming.headers["x-name"] as string, "latin1").toString()).toBe("Zo\u00eb");
  });

  it("passes early hints and trailers on", async () => {
    const outgoing = httpRequest(at("/hints"), { headers: bearer() }).end();
    const [[information], [hinted]] = await Promise.all([
      once(outgoing, "information"),
      once(outgoing, "response"),
    ]);
    expect(information.headers.link).toBe("</a.css>; rel=preload");
    hinted.resume();
    const second = httpRequest(at("/trailers"), { headers: bearer() }).end();
    const [incoming] = (await once(second, "response")) as [IncomingMessage];
    incoming.resume();
    await once(incoming, "end");
    expect(incoming.trailers).toEqual({ "x-sum": "42" });
  });

  it("hears that its caller hung up", async () => {
    const before = hangUps;
    const abort = new AbortController();
    const reply = await fetch(at("/events"), { headers: bearer(), signal: abort.signal });
    const reader = reply.body?.getReader();
    await reader?.read();
    abort.abort();
    await reader?.closed.catch(() => undefined);
    await eventually(() => expect(hangUps).toBe(before + 1));
  });

  it("that breaks off is broken for the caller", async () => {
    const reply = await fetch(at("/breaks"), { headers: bearer() });
    await expect(reply.text()).rejects.toThrow();
  });

  it("that answers before it read the upload is heard, and the connection goes on", async () => {
    const socket = connect(house.port, "127.0.0.1");
    const head = (path: string, more: string) =>
      `POST /v1/api/cost-guard${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n${more}\r\n`;
    const size = 8_000_000;
    socket.write(head("/early", `Content-Length: ${size}\r\n`));
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.write(Buffer.alloc(size));
    const text = () => Buffer.concat(chunks).toString("latin1");
    await eventually(() => expect(text()).toMatch(/^HTTP\/1\.1 413 .*too much/s));
    socket.write(`${head("/echo", "Content-Length: 5\r\nConnection: close\r\n")}again`);
    await once(socket, "close");
    expect(text()).toMatch(/HTTP\/1\.1 200 .*again/s);
  });
});

describe("headers that would wedge a connection pool", () => {
  const poison = [
    ["expect", "Expect: 100-continue\r\nContent-Length: 0\r\n"],
    ["te", "TE: trailers\r\n"],
    ["keep-alive", "Keep-Alive: timeout=5\r\n"],
    ["a nominated header", "Connection: keep-alive, x-foo\r\nX-Foo: 1\r\n"],
    ["chunks without an end of line of their own", "Transfer-Encoding: chunked\r\n"],
    ["bytes that are no ASCII", "X-Name: Zo\u00eb\r\n"],
    ["a control character", "X-Name: a\u007fb\r\n"],
  ] as const;

  it.each(poison)("with %s leave it working", async (_name, header) => {
    const ends = header.startsWith("Transfer") ? "0\r\n\r\n" : "";
    const call = async () => {
      const socket = connect(house.port, "127.0.0.1");
      socket.on("error", () => undefined);
      const request = `POST /v1/api/cost-guard/see HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n${header}\r\n${ends}`;
      socket.write(Buffer.from(request, "latin1"));
      let text = "";
      while (!/HTTP\/1\.1 [2-5]/.test(text)) {
        const [chunk] = (await once(socket, "data")) as [Buffer];
        text += chunk.toString("latin1");
      }
      socket.destroy();
      return /HTTP\/1\.1 ([2-5]\d\d)/.exec(text)?.[1];
    };
    const statuses = await Promise.all(Array.from({ length: 300 }, call));
    expect(new Set(statuses)).toEqual(new Set([header.includes("\u007f") ? "400" : "200"]));
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => fetch(at("/see"), { headers: bearer() })),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
  });
});

describe("a backend that does not answer", () => {
  const remaining = (reply: Response) => Number(reply.headers.get("x-gw-calls-remaining"));

  it("is 504 after its time, and the call is given back", async () => {
    const { text } = await house.issueKey();
    const first = await fetch(at("/see"), { headers: bearer(text) });
    const reply = await fetch(at("/silent"), { headers: bearer(text) });
    expect(reply.status).toBe(504);
    expect(await reply.json()).toMatchObject({
      error: { code: "timeout", message: "the backend of cost-guard did not answer in time" },
    });
    expect(remaining(reply)).toBe(remaining(first));
  });

  it("is 502 when it resets the connection, and the call is given back", async () => {
    const { text } = await house.issueKey();
    const first = await fetch(at("/see"), { headers: bearer(text) });
    const reply = await fetch(at("/resets"), { method: "POST", headers: bearer(text), body: "x" });
    expect(reply.status).toBe(502);
    expect(await reply.json()).toMatchObject({
      error: { code: "bad_gateway", message: "the backend of cost-guard could not be reached" },
    });
    expect(remaining(reply)).toBe(remaining(first));
  });

  it.each([
    ["a 204 that announces a body", "/no-content-with-body"],
    ["a head without the body that it announces", "/head-alone"],
  ])(
    "is 502 for %s, in place of a broken connection, and the call is given back",
    async (_name, path) => {
      const { text } = await house.issueKey();
      const first = await fetch(at("/see"), { headers: bearer(text) });
      const reply = await fetch(at(path), { method: "POST", headers: bearer(text), body: "x" });
      expect(reply.status).toBe(502);
      expect(await reply.json()).toMatchObject({ error: { code: "bad_gateway" } });
      expect(remaining(reply)).toBe(remaining(first));
    },
  );

  it("has no document where only the operator knows its slug", async () => {
    const reply = await fetch(`${house.url}/v1/catalogue/nobody/openapi.json`);
    expect(reply.status).toBe(503);
    const message = "nobody has no description: it is not served here";
    expect(await reply.json()).toMatchObject({ error: { code: "unavailable", message } });
  });

  it("is 502 when nobody listens, and down in the catalogue after five failures, at once", async () => {
    let tag = "";
    const look = async () => {
      const headers = { "if-none-match": tag };
      const reply = await fetch(`${house.url}/v1/catalogue`, { headers });
      if (reply.status === 304) return "unchanged";
      tag = String(reply.headers.get("etag"));
      const { services } = (await reply.json()) as {
        services: { slug: string; status: string; reason?: string }[];
      };
      const { status, reason } = services.find(({ slug }) => slug === "nobody") ?? {};
      return [status, reason];
    };
    const seen = [await look(), await look()];
    for (let tried = 0; tried < 6; tried++) {
      const reply = await fetch(at("/see", "nobody"), { headers: bearer() });
      expect(reply.status).toBe(502);
      seen.push(await look());
    }
    expect(seen).toEqual([
      ["up", undefined],
      "unchanged",
      ["degraded", "its backend failed to answer lately"],
      "unchanged",
      "unchanged",
      "unchanged",
      ["down", "its backend could not be reached lately"],
      "unchanged",
    ]);
  });

  it("gets a safe request once more when it closed a kept connection just then", async () => {
    let resets = 0;
    const flaky = await startRemoteBackend((request, response) => {
      if (request.url === "/flaky" && resets++ === 0) request.socket.destroy();
      else response.end("there");
    });
    const other = await startGateway({ remoteUrls: { flaky: flaky.url }, limits: LIMITS });
    try {
      const { text } = await other.issueKey();
      const url = `${other.url}/v1/api/flaky`;
      const reply = await fetch(`${url}/flaky`, { headers: bearer(text) });
      expect([reply.status, await reply.text()]).toEqual([200, "there"]);
      resets = 0;
      const posted = await fetch(`${url}/flaky`, { method: "POST", headers: bearer(text) });
      expect(posted.status).toBe(502);
      await flaky.stop();
      expect((await fetch(`${url}/x`, { headers: bearer(text) })).status).toBe(502);
      await flaky.listen();
      await sleep(10);
      expect((await fetch(`${url}/x`, { headers: bearer(text) })).status).toBe(200);
    } finally {
      await other.close();
      await flaky.stop();
    }
  });

  it("is 413 for an upload over the gateway's own limit", async () => {
    const outgoing = httpRequest(at("/echo"), {
      method: "POST",
      headers: { ...bearer(), "content-length": String(33_554_433) },
    });
    outgoing.on("error", () => undefined);
    outgoing.write("x");
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    incoming.resume();
    expect(incoming.statusCode).toBe(413);
    outgoing.destroy();
  });
});
