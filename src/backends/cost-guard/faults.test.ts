import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type GatewayTestApp, startGateway } from "../../../test/helpers/apps/gateway-app.js";
import {
  chunkOf,
  chunksOf,
  completionOf,
  type EndpointHandler,
  json,
  type ScriptedEndpoint,
  startScriptedEndpoint,
  stream,
} from "../../../test/helpers/servers/scripted-endpoint.js";
import { backend } from "./index.js";

const KEY = "sk-upstream-0123456789abcdef";

let endpoint: ScriptedEndpoint;
let house: GatewayTestApp;
let authorization: string;
let questions = 0;

beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
});
afterAll(() => endpoint.close());
beforeEach(async () => {
  // A house for each case: an endpoint that fails opens the breaker.
  house = await startGateway({
    offered: [backend],
    environment: {
      MODEL_BASE_URL: endpoint.url,
      MODEL_API_KEY: KEY,
      MODEL_NAMES: "big",
      MODEL_TIMEOUT_SECONDS: "1",
    },
  });
  authorization = `Bearer ${(await house.issueKey()).text}`;
  return () => house.close();
});

function question(more: object = {}): object {
  questions += 1;
  return { model: "big", messages: [{ role: "user", content: `Question ${questions}` }], ...more };
}

function ask(body: unknown, init: RequestInit = {}): Promise<Response> {
  return fetch(`${house.url}/v1/api/cost-guard/v1/chat/completions`, {
    method: "POST",
    headers: { authorization },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });
}

const errorOf = async (response: Response) => ((await response.json()) as { error: unknown }).error;

async function expectNothingKept(body: object): Promise<void> {
  endpoint.script(json(completionOf("Hello")));
  const next = await ask({ ...body, stream: false });
  expect([next.status, next.headers.get("x-cache")]).toEqual([200, "miss"]);
}

const endpointError = (message: string, more: object = {}) => ({
  error: { message, type: "invalid_request_error", param: null, code: null, ...more },
});

describe("an endpoint that refuses", () => {
  it.each<[string, EndpointHandler, number, object]>([
    [
      "the request, in words that are safe",
      json(
        endpointError("Invalid value: 'x'.", { param: "tools[0].type", code: "invalid_value" }),
        {
          status: 400,
        },
      ),
      400,
      {
        message: "Invalid value: 'x'.",
        type: "invalid_request_error",
        param: "tools[0].type",
        code: "invalid_value",
      },
    ],
    [
      "the request, in words that show its key",
      json(endpointError(`Incorrect key ${KEY} at http://10.0.0.7/v1`), { status: 400 }),
      400,
      {
        message: "the model endpoint refuses this request",
        type: "invalid_request_error",
        param: null,
        code: "invalid_request",
      },
    ],
    [
      "a model that it does not have",
      json(endpointError("The model does not exist", { code: "model_not_found" }), { status: 404 }),
      404,
      {
        message: "The model does not exist",
        type: "invalid_request_error",
        param: null,
        code: "model_not_found",
      },
    ],
    [
      "the key of the house",
      json(endpointError(`Incorrect API key: ${KEY}`), { status: 401 }),
      503,
      {
        message: "the model does not answer at the moment",
        type: "server_error",
        param: null,
        code: "unavailable",
      },
    ],
    [
      "for its own sake",
      (response) => response.writeHead(500).end("stack at /srv/app.py"),
      503,
      {
        message: "the model does not answer at the moment",
        type: "server_error",
        param: null,
        code: "unavailable",
      },
    ],
  ])("refuses %s", async (_name, handler, status, error) => {
    endpoint.script(handler);
    const body = question();
    const answer = await ask(body);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect([answer.status, await errorOf(answer)]).toEqual([status, error]);
    expect(endpoint.asked).toHaveLength(1);
    expect(endpoint.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    await expectNothingKept(body);
  });

  it("passes on how long to wait", async () => {
    endpoint.script(json({}, { status: 429, headers: { "retry-after": "17" } }));
    const answer = await ask(question({ stream: true }));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "17"]);
    expect(await errorOf(answer)).toEqual({
      message: "the model endpoint limits its calls; try again later",
      type: "rate_limit_error",
      param: null,
      code: "rate_limited",
    });
  });
});

describe("an endpoint that answers badly", () => {
  const half = JSON.stringify(completionOf("Hello")).slice(0, 60);
  const broken = "the model endpoint sent an answer that is no chat completion";
  const cut = "the model endpoint broke off its answer";
  const silent = "the model did not answer in time";

  it.each<[string, EndpointHandler, boolean, number, string]>([
    ["half a JSON", json(half), false, 502, broken],
    ["JSON that is something else", json({ ok: true }), false, 502, broken],
    ["an error as if it were none", json(endpointError("no")), false, 502, broken],
    [
      "text that is no UTF-8",
      (response) => response.end(Buffer.from([0x22, 0xff])),
      false,
      502,
      broken,
    ],
    [
      "a page",
      (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
      false,
      502,
      broken,
    ],
    ["JSON where a stream was asked for", json(completionOf("Hello")), true, 502, broken],
    [
      "too much",
      json(completionOf("x".repeat(9 * 2 ** 20))),
      false,
      502,
      "the answer of the model is too large",
    ],
    ["nothing, ever", () => {}, false, 504, silent],
    ["a head alone", (response) => response.writeHead(200).flushHeaders(), true, 504, silent],
    [
      "a part and then nothing",
      (response) => void response.writeHead(200, { "content-type": "application/json" }).write("{"),
      false,
      504,
      silent,
    ],
    [
      "a part and hangs up",
      (response) => {
        response.writeHead(200, { "content-type": "application/json" }).write(half);
        setTimeout(() => response.destroy(), 10);
      },
      false,
      502,
      cut,
    ],
    ["a stream without events", stream([]), true, 502, cut],
  ])("sends %s", async (_name, handler, isStream, status, message) => {
    endpoint.script(handler);
    const body = question({ stream: isStream });
    const answer = await ask(body);
    expect([answer.status, await errorOf(answer)]).toEqual([
      status,
      {
        message,
        type: "server_error",
        param: null,
        code: status === 504 ? "timeout" : "bad_gateway",
      },
    ]);
    await expectNothingKept(body);
  });

  it.each<[string, EndpointHandler, string]>([
    [
      "is cut off in the middle of a token",
      (response) => {
        stream([chunkOf({ content: "Hel" })], () => {})(response, {} as never);
        response.write('data: {"choices":[{"del');
        setTimeout(() => response.destroy(), 20);
      },
      cut,
    ],
    ["ends without its end", stream([chunkOf({ content: "Hel" })]), cut],
    ["ends with [DONE] alone", stream([chunkOf({ content: "Hel" }), "[DONE]"]), cut],
    ["falls silent", stream([chunkOf({ content: "Hel" })], () => {}), silent],
    ["turns into something else", stream([chunkOf({ content: "Hel" }), "<p>"]), broken],
    ["has a chunk without choices", stream([chunkOf({ content: "Hel" }), {}]), broken],
    ["reports an error", stream([chunkOf({ content: "Hel" }), endpointError(KEY)]), cut],
  ])("sends a stream that %s, which ends with an error", async (_name, handler, message) => {
    endpoint.script(handler);
    const body = question({ stream: true });
    const answer = await ask(body);
    expect([answer.status, answer.headers.get("x-cache")]).toEqual([200, "miss"]);
    const text = await answer.text();
    expect(text).toContain("Hel");
    expect(text).not.toContain("[DONE]");
    expect(text).not.toContain(KEY);
    const last = text.trimEnd().split("\n\n").at(-1) ?? "";
    expect(last.startsWith("event: error\ndata: ")).toBe(true);
    expect(JSON.parse(last.slice("event: error\ndata: ".length))).toMatchObject({
      error: { message, type: "server_error", param: null },
    });
    await expectNothingKept(body);
  });

  it("is not reached at all: 503, and the next calls are kept from it", async () => {
    const other = await startGateway({
      offered: [backend],
      environment: { MODEL_BASE_URL: "http://127.0.0.1:1/v1", MODEL_NAMES: "big" },
    });
    try {
      const headers = { authorization: `Bearer ${(await other.issueKey()).text}` };
      const send = (body: object) =>
        fetch(`${other.url}/v1/api/cost-guard/v1/chat/completions`, {
          method: "POST",
          headers,
          body: JSON.stringify(body),
        });
      for (let call = 0; call < 6; call += 1) {
        const answer = await send(question());
        expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([503, true]);
      }
      // Who named no model is answered by a builtin, which is not kept.
      const unnamed = { messages: [{ role: "user", content: "Hello" }] };
      for (let call = 0; call < 2; call += 1) {
        const answer = await send(unnamed);
        expect([answer.status, answer.headers.get("x-cache")]).toEqual([200, "miss"]);
        expect(((await answer.json()) as { model: string }).model).toMatch(/^builtin\//);
      }
    } finally {
      await other.close();
    }
  });
});

describe("clients that hang up", () => {
  it("end the call of the model when nobody else waits, and nothing is kept", async () => {
    let isClosed = false;
    endpoint.script((response) => {
      stream([chunkOf({ content: "Hel" })], () => {})(response, {} as never);
      response.once("close", () => {
        isClosed = true;
      });
    });
    const body = question({ stream: true });
    const client = new AbortController();
    const answer = await ask(body, { signal: client.signal });
    const reader = answer.body?.getReader();
    await reader?.read();
    client.abort();
    while (!isClosed) await sleep(5);
    await expectNothingKept(body);
  });

  it("do not end it for those who joined", async () => {
    let goOn: () => void = () => {};
    const all = chunksOf("Hello you");
    endpoint.script((response) => {
      stream(all.slice(0, 2), () => {})(response, {} as never);
      goOn = () =>
        stream(all.slice(2))(Object.assign(response, { writeHead: () => response }), {} as never);
    });
    const body = question({ stream: true });
    const client = new AbortController();
    const leader = await ask(body, { signal: client.signal });
    const follower = await ask(body);
    const asJson = ask({ ...body, stream: false });
    await leader.body?.getReader().read();
    client.abort();
    await sleep(30);
    goOn();
    expect(await follower.text()).toContain("you");
    expect(await (await asJson).json()).toEqual(completionOf("Hello you"));
    expect(endpoint.asked).toHaveLength(1);
    expect((await ask(body)).headers.get("x-cache")).toBe("hit");
  });

  it("hold nobody else when they read slowly", async () => {
    const words = Array.from({ length: 400 }, () => chunkOf({ content: "x".repeat(10_000) }));
    const all = [...words, chunkOf({}, { finish_reason: "stop" }), "[DONE]"];
    let goOn: () => void = () => {};
    endpoint.script((response) => {
      stream(all.slice(0, 1), () => {})(response, {} as never);
      goOn = () =>
        stream(all.slice(1))(Object.assign(response, { writeHead: () => response }), {} as never);
    });
    const body = question({ stream: true });
    const slow = await ask(body);
    const fast = await ask(body);
    goOn();
    const text = await fast.text();
    expect(text.endsWith("data: [DONE]\n\n")).toBe(true);
    expect(await slow.text()).toBe(text);
  });
});
