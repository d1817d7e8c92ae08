import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { FailureReport } from "./guarded-endpoint.js";
import { createModels, type ModelUse } from "./models.js";

type Handler = (response: ServerResponse) => void;

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Models over an endpoint that treats one request after another by one handler after another. */
async function openHouse(...handlers: Handler[]) {
  const seen: { request: IncomingMessage; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ request, body });
    handlers[Math.min(seen.length, handlers.length) - 1]?.(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const failures: FailureReport[] = [];
  const uses: ModelUse[] = [];
  const models = await createModels(
    {
      baseUrl: `http://127.0.0.1:${port}/v1/?version=1`,
      apiKey: "sk-1",
      names: ["big"],
      timeoutMs: 5_000,
    },
    {
      onFailure: (failure) => failures.push(failure),
      onUsage: (use) => uses.push(use),
      wait: async () => {},
    },
  );
  closers.push(async () => {
    await models.close();
    server.closeAllConnections();
    server.close();
  });
  return { models, seen, failures, uses };
}

const request = { path: "/chat/completions", body: { model: "big", tools: [], odd: 1 } } as const;

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const bytes of body) parts.push(bytes);
  return Buffer.concat(parts).toString("utf8");
}

function reply(status: number, body: string, headers: Record<string, string> = {}): Handler {
  return (response) => response.writeHead(status, headers).end(body);
}

describe("forward", () => {
  it("sends a request as it is and answers the reply as it came, its usage counted", async () => {
    const text = ' {"choices":[{}],"usage":{"prompt_tokens":7,"completion_tokens":3}}\n';
    const { models, seen, uses } = await openHouse(
      reply(200, text, { "content-type": "application/json", "x-own": "1", "set-cookie": "a=b" }),
    );
    const answer = await models.forward({ ...request, traceparent: "00-1-2-01" });
    expect([answer.status, await textOf(answer.body)]).toEqual([200, text]);
    expect(answer.headers).toMatchObject({ "content-type": "application/json", "x-own": "1" });
    expect(answer.headers).not.toHaveProperty("set-cookie");
    expect(seen[0]?.request.url).toBe("/v1/chat/completions?version=1");
    expect(seen[0]?.request.headers).toMatchObject({
      authorization: "Bearer sk-1",
      traceparent: "00-1-2-01",
    });
    expect(JSON.parse(seen[0]?.body ?? "")).toEqual(request.body);
    expect(uses).toEqual([{ model: "big", usage: { inputTokens: 7, outputTokens: 3 } }]);
  });

  it("reaches the embeddings, and counts names it does not know as one", async () => {
    const { models, seen, uses } = await openHouse(reply(200, '{"usage":{"prompt_tokens":2}}'));
    const body = { model: "text-embedding-9", input: "a" };
    const answer = await models.forward({ path: "/embeddings", body });
    await textOf(answer.body);
    expect(seen[0]?.request.url).toBe("/v1/embeddings?version=1");
    expect(uses).toEqual([{ model: "other", usage: { inputTokens: 2, outputTokens: 0 } }]);
  });

  it("sends a body that is written already, byte for byte", async () => {
    const { models, seen, uses } = await openHouse(reply(200, "{}"));
    const body = Buffer.from('{ "model": "big" }');
    await textOf((await models.forward({ ...request, body, writtenModel: "big" })).body);
    expect(seen[0]?.body).toBe('{ "model": "big" }');
    expect(uses).toEqual([{ model: "big" }]);
  });

  it("hands on pieces of a stream as they come", async () => {
    let goOn: () => void = () => {};
    const { models } = await openHouse((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write("data: 1\n\n");
      goOn = () => response.end("data: [DONE]\n\n");
    });
    const { body } = await models.forward(request);
    const pieces: string[] = [];
    for await (const bytes of body) {
      pieces.push(Buffer.from(bytes).toString());
      goOn();
    }
    expect(pieces).toEqual(["data: 1\n\n", "data: [DONE]\n\n"]);
  });

  it.each([
    [400, "rejected", "up"],
    [401, "unauthorized", "degraded"],
    [429, "rate_limited", "degraded"],
    [500, "server_error", "degraded"],
  ])("answers an error of status %i once, as it came", async (status, kind, health) => {
    const { models, seen, failures, uses } = await openHouse(
      reply(status, '{"error":{}}', { "retry-after": "1" }),
    );
    const answer = await models.forward(request);
    expect([answer.status, await textOf(answer.body)]).toEqual([status, '{"error":{}}']);
    expect(answer.headers["retry-after"]).toBe("1");
    expect([seen.length, uses]).toEqual([1, []]);
    expect(failures).toEqual([{ model: "big", kind, status, attempts: 1 }]);
    expect(models.status().status).toBe(health);
  });

  it("fails where the endpoint redirects, and goes nowhere else", async () => {
    const { models, seen } = await openHouse(reply(302, "", { location: "/elsewhere" }));
    await expect(models.forward(request)).rejects.toMatchObject({ kind: "redirect" });
    expect(seen).toHaveLength(1);
  });

  it("tries again where the connection fails before the reply", async () => {
    const { models, seen } = await openHouse(
      (response) => void response.destroy(),
      reply(200, "{}"),
    );
    expect(await textOf((await models.forward(request)).body)).toBe("{}");
    expect(seen).toHaveLength(2);
  });

  it("raises where the reply is cut off midway, and reports it", async () => {
    const { models, failures, uses } = await openHouse((response) => {
      response.writeHead(200).write('{"cho');
      setTimeout(() => response.destroy(), 20);
    });
    const { body } = await models.forward(request);
    await expect(textOf(body)).rejects.toMatchObject({ name: "ModelFailure", kind: "connection" });
    expect(failures).toMatchObject([{ kind: "connection" }]);
    expect(uses).toEqual([]);
  });

  it.each([
    ["before the reply", () => {}],
    ["before its first byte", (response: ServerResponse) => response.writeHead(200).flushHeaders()],
  ])("times out in silence %s", async (_name, handler) => {
    const { models } = await openHouse(handler);
    const call = models.forward({ ...request, timeoutMs: 60 });
    await expect(call).rejects.toMatchObject({ name: "ModelFailure", kind: "timeout" });
  });

  it("times out in silence midway", async () => {
    const { models } = await openHouse((response) => void response.writeHead(200).write("{"));
    const { body } = await models.forward({ ...request, timeoutMs: 60 });
    await expect(textOf(body)).rejects.toMatchObject({ kind: "timeout" });
  });

  it("refuses a reply over 32 MiB", async () => {
    const { models } = await openHouse(reply(200, "x".repeat(32 * 1024 * 1024 + 1)));
    const { body } = await models.forward(request);
    await expect(textOf(body)).rejects.toMatchObject({ kind: "too_large" });
  });

  it("hangs up on the endpoint when its caller does, before and after the reply begins", async () => {
    const closed: Promise<unknown>[] = [];
    const caller = new AbortController();
    const { models } = await openHouse(
      (response) => {
        closed.push(once(response, "close"));
        response.writeHead(200).write("{");
      },
      (response) => {
        closed.push(once(response, "close"));
        caller.abort();
      },
    );
    const first = await models.forward(request);
    for await (const _ of first.body) break;
    const second = models.forward({ ...request, signal: caller.signal });
    await expect(second).rejects.toMatchObject({ name: "ModelAborted" });
    await Promise.all(closed);
    expect(models.status().status).toBe("up");
  });

  it("is kept from an endpoint that is down", async () => {
    const { models, seen } = await openHouse(reply(500, ""));
    for (let call = 0; call < 5; call += 1) await textOf((await models.forward(request)).body);
    await expect(models.forward(request)).rejects.toMatchObject({ kind: "breaker_open" });
    expect(seen).toHaveLength(5);
  });

  it("asks nobody where there is no endpoint", async () => {
    const models = await createModels({ names: [], timeoutMs: 100 });
    await expect(models.forward(request)).rejects.toThrow("no model endpoint");
  });
});
