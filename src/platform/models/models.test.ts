import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { FailureReport } from "./guarded-endpoint.js";
import {
  type Builtin,
  type CompletionChunk,
  createModels,
  type Message,
  type Models,
  type ModelsConfig,
  type ModelUse,
} from "./models.js";

type Handler = (response: ServerResponse, request: IncomingMessage, body: string) => void;

interface House {
  readonly models: Models;
  readonly failures: FailureReport[];
  readonly uses: ModelUse[];
  /** Milliseconds between attempts. No time passes in them. */
  readonly waits: number[];
  readonly seen: { request: IncomingMessage; body: string }[];
  now: number;
}

const KEY = "sk-secret-0123456789";
const messages: Message[] = [{ role: "user", content: "Say hello" }];
const builtin: Builtin = {
  model: "builtin/echo",
  complete: async ([message]) => ({ text: `echo ${message?.content}` }),
};
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Models over a real endpoint that treats request after request by one handler after another. */
async function openHouse(handlers: Handler[], config: Partial<ModelsConfig> = {}): Promise<House> {
  const seen: House["seen"] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ request, body });
    const handler = handlers[Math.min(seen.length, handlers.length) - 1];
    handler?.(response, request, body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => shut(server));
  const { port } = server.address() as AddressInfo;
  return houseAt(`http://127.0.0.1:${port}/v1`, { seen, config });
}

async function houseAt(
  baseUrl: string | undefined,
  { seen = [], config = {} }: { seen?: House["seen"]; config?: Partial<ModelsConfig> } = {},
): Promise<House> {
  const [failures, uses, waits] = [[] as FailureReport[], [] as ModelUse[], [] as number[]];
  const house = { failures, uses, waits, seen, now: 1_000_000 };
  const models = await createModels(
    {
      ...(baseUrl ? { baseUrl } : {}),
      apiKey: KEY,
      names: ["big", "small"],
      timeoutMs: 5_000,
      ...config,
    },
    {
      onFailure: (failure) => failures.push(failure),
      onUsage: (use) => uses.push(use),
      clock: () => house.now,
      wait: async (ms) => void waits.push(ms),
    },
  );
  closers.push(() => models.close());
  return Object.assign(house, { models });
}

async function shut(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}

function status(code: number, headers: Record<string, string> = {}): Handler {
  return (response) => response.writeHead(code, headers).end(`upstream says ${KEY}`);
}

function text(body: string, type = "application/json"): Handler {
  return (response) => response.writeHead(200, { "content-type": type }).end(body);
}

const usage = { prompt_tokens: 7, completion_tokens: 3 };
const whole = {
  model: "big-2025",
  choices: [{ message: { role: "assistant", content: "Hello" }, finish_reason: "stop" }],
  usage,
};
const hello = text(JSON.stringify(whole));

function events(...data: unknown[]): string {
  return data
    .map((item) => `data: ${typeof item === "string" ? item : JSON.stringify(item)}\n\n`)
    .join("");
}

function piece(content: string, finish_reason: string | null = null) {
  return { model: "big-2025", choices: [{ delta: { content }, finish_reason }] };
}

const helloStream = text(
  events(piece("Hel"), piece("lo"), piece("", "stop"), { choices: [], usage }, "[DONE]"),
  "text/event-stream",
);

async function collect(chunks: AsyncIterable<CompletionChunk>): Promise<CompletionChunk[]> {
  const all: CompletionChunk[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
}

function textOf(chunks: readonly CompletionChunk[]): string {
  return chunks.map((chunk) => chunk.text).join("");
}

describe("who answers", () => {
  const echoed = { text: "echo Say hello", model: "builtin/echo", finishReason: "stop" };

  it.each([
    ["no name", undefined, undefined],
    ["a name", "big", "big"],
    ["the name of the builtin", "builtin/echo", undefined],
    ["the name of another builtin", "builtin/other", "builtin/other"],
  ])("without an endpoint the builtin does, given %s", async (_name, model, substituted) => {
    const { models, failures } = await houseAt(undefined);
    const expected = { ...echoed, ...(substituted ? { substituted } : {}) };
    const options = { builtin, ...(model ? { model } : {}) };
    expect(await models.complete(messages, options)).toEqual(expected);
    expect(await collect(models.stream(messages, options))).toEqual([expected]);
    expect(models.status()).toEqual({ status: "not_configured" });
    expect([models.configured, models.names, failures]).toEqual([false, [], []]);
  });

  it.each([
    ["no name", undefined, "big", undefined],
    ["its first model", "big", "big", undefined],
    ["its second model", "small", "small", undefined],
    ["a name that it does not serve", "gpt-9", "big", "gpt-9"],
  ])("the endpoint does, given %s", async (_name, model, asked, substituted) => {
    const { models, seen } = await openHouse([hello]);
    const answer = await models.complete(messages, { builtin, ...(model ? { model } : {}) });
    expect(answer).toEqual({
      text: "Hello",
      model: "big-2025",
      finishReason: "stop",
      usage: { inputTokens: 7, outputTokens: 3 },
      ...(substituted ? { substituted } : {}),
    });
    expect(JSON.parse(seen[0]?.body ?? "")).toEqual({ model: asked, messages });
    expect(models.status()).toEqual({ status: "up", breaker: "closed" });
  });

  it("the builtin does when its kind is named, though there is an endpoint", async () => {
    const { models, seen } = await openHouse([hello]);
    expect(await models.complete(messages, { builtin, model: "builtin/echo" })).toEqual(echoed);
    expect(seen).toEqual([]);
  });

  it("the builtin does when the endpoint fails and no model was named", async () => {
    const { models, failures } = await openHouse([status(401)]);
    expect(await models.complete(messages, { builtin })).toEqual(echoed);
    expect(await collect(models.stream(messages, { builtin }))).toEqual([echoed]);
    const failure = { model: "big", kind: "unauthorized", status: 401, attempts: 1 };
    expect(failures).toEqual([failure, failure]);
    expect(models.status()).toMatchObject({
      status: "degraded",
      lastFailure: { kind: "unauthorized", at: 1_000_000 },
    });
  });

  it("the builtin does for a name that the endpoint does not serve, when it fails", async () => {
    const { models } = await openHouse([status(401)]);
    const answer = await models.complete(messages, { builtin, model: "gpt-9" });
    expect(answer).toEqual({ ...echoed, substituted: "gpt-9" });
  });

  it("nobody does when the endpoint fails and its model was named", async () => {
    const { models } = await openHouse([status(401)]);
    const failure = { name: "ModelUnavailable", model: "small", kind: "unauthorized" };
    const options = { builtin, model: "small" };
    await expect(models.complete(messages, options)).rejects.toMatchObject(failure);
    await expect(collect(models.stream(messages, options))).rejects.toMatchObject(failure);
  });

  it("reports the use of models by names that are few", async () => {
    const { models, uses } = await openHouse([hello, helloStream, status(400)]);
    await models.complete(messages, { builtin, model: "gpt-9" });
    await collect(models.stream(messages, { builtin }));
    await models.complete(messages, { builtin });
    const tokens = { inputTokens: 7, outputTokens: 3 };
    expect(uses).toEqual([
      { model: "big", usage: tokens },
      { model: "big", usage: tokens },
      { model: "builtin/echo" },
    ]);
  });
});

describe("the request", () => {
  it.each(["/v1", "/v1/", "", "/"])("goes below the base address ending in '%s'", async (path) => {
    const house = await openHouse([hello]);
    await house.models.complete(messages, { builtin, model: "big" });
    const host = house.seen[0]?.request.headers.host;
    const { models } = await houseAt(`http://${host}${path}`);
    await models.complete(messages, { builtin, model: "big" });
    expect(house.seen[1]?.request.url).toBe(`${path.replace(/\/$/, "")}/chat/completions`);
  });

  it("has the key, and what the caller set", async () => {
    const { models, seen } = await openHouse([hello]);
    await models.complete(messages, { builtin, maxTokens: 5, temperature: 0 });
    expect(seen[0]?.request.method).toBe("POST");
    expect(seen[0]?.request.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      "content-type": "application/json",
    });
    expect(JSON.parse(seen[0]?.body ?? "")).toMatchObject({ max_tokens: 5, temperature: 0 });
  });

  it("uses its connections again", async () => {
    const { models, seen } = await openHouse([hello]);
    for (let call = 0; call < 6; call += 1) await models.complete(messages, { builtin });
    expect(new Set(seen.map(({ request }) => request.socket)).size).toBeLessThan(3);
  });

  it("cannot be made with a key that no header holds", async () => {
    await expect(houseAt("http://127.0.0.1:1", { config: { apiKey: "a\nb" } })).rejects.toThrow(
      "header",
    );
    await expect(houseAt("http://127.0.0.1:1", { config: { apiKey: "ключ" } })).rejects.toThrow(
      "header",
    );
  });

  it("cannot be made without the name of a model", async () => {
    await expect(houseAt("http://127.0.0.1:1", { config: { names: [] } })).rejects.toThrow("name");
  });
});

describe("failures", () => {
  const named = { builtin, model: "big" };
  const cut: Handler = (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"choices":[', () => response.destroy());
  };

  it.each([
    ["5xx", [status(500), status(503), hello], 2],
    ["408", [status(408), hello], 1],
    ["429", [status(429), hello], 1],
    ["a connection that breaks before the answer", [(r: ServerResponse) => r.destroy(), hello], 1],
    ["a connection that breaks in the answer", [cut, cut, hello], 2],
  ])("tries again after %s", async (_name, handlers, retries) => {
    const { models, waits, failures } = await openHouse(handlers as Handler[]);
    expect(await models.complete(messages, named)).toMatchObject({ text: "Hello" });
    expect(waits).toHaveLength(retries);
    expect(failures).toEqual([]);
  });

  it("waits longer before the second retry, within its bounds, and makes no third", async () => {
    const { models, waits, seen, failures } = await openHouse([status(502)]);
    await expect(models.complete(messages, named)).rejects.toMatchObject({ kind: "server_error" });
    expect(seen).toHaveLength(3);
    expect(failures).toEqual([{ model: "big", kind: "server_error", status: 502, attempts: 3 }]);
    const [first = 0, second = 0] = waits;
    expect(first).toSatisfy((ms: number) => ms >= 125 && ms <= 250);
    expect(second).toSatisfy((ms: number) => ms >= 250 && ms <= 500);
  });

  it.each([
    ["seconds", "3", 3_000],
    ["a date", new Date(1_002_000).toUTCString(), 2_000],
    ["a date that has passed", new Date(0).toUTCString(), 0],
  ])("waits as long as the endpoint asks for in %s", async (_name, header, ms) => {
    const { models, waits } = await openHouse([status(429, { "retry-after": header }), hello]);
    await models.complete(messages, named);
    expect(waits).toEqual([ms]);
  });

  it("gives up when the endpoint asks for more than 5 s", async () => {
    const handlers = [status(429, { "retry-after": "6" }), hello];
    const { models, waits } = await openHouse(handlers, { timeoutMs: 60_000 });
    await expect(models.complete(messages, named)).rejects.toMatchObject({
      kind: "rate_limited",
      retryAfterSeconds: 6,
    });
    expect(waits).toEqual([]);
  });

  it("gives up when the time of the call ends before the next attempt", async () => {
    const house = await openHouse([status(429, { "retry-after": "2" })]);
    const call = house.models.complete(messages, { ...named, timeoutMs: 1_500 });
    await expect(call).rejects.toMatchObject({ kind: "rate_limited" });
    expect(house.waits).toEqual([]);
  });

  it.each([
    ["400", status(400), "rejected"],
    ["404", status(404), "rejected"],
    ["403", status(403), "unauthorized"],
    ["what is not JSON", text("<html>"), "bad_answer"],
    ["JSON that is not an answer", text("{}"), "bad_answer"],
    ["null", text("null"), "bad_answer"],
    ["no choice", text('{"choices":[]}'), "bad_answer"],
    ["a message without text", text('{"choices":[{"message":{"content":null}}]}'), "bad_answer"],
  ])("does not try again after %s", async (_name, handler, kind) => {
    const { models, seen } = await openHouse([handler]);
    await expect(models.complete(messages, named)).rejects.toMatchObject({ kind });
    expect(seen).toHaveLength(1);
  });

  it("does not follow a redirect, which could carry the key away", async () => {
    const other = await openHouse([hello]);
    await other.models.complete(messages, named);
    const location = `http://${other.seen[0]?.request.headers.host}/v1/chat/completions`;
    const { models } = await openHouse([status(307, { location })]);
    await expect(models.complete(messages, named)).rejects.toMatchObject({ kind: "redirect" });
    expect(other.seen).toHaveLength(1);
  });

  it("stops reading an answer over 4 MiB", async () => {
    const content = "x".repeat(4 * 1024 * 1024);
    const huge = text(JSON.stringify({ choices: [{ message: { content } }] }));
    const { models } = await openHouse([huge]);
    await expect(models.complete(messages, named)).rejects.toMatchObject({ kind: "too_large" });
  });

  it("reads an answer of just under 4 MiB", async () => {
    const content = "x".repeat(4 * 1024 * 1024 - 100);
    const { models } = await openHouse([
      text(JSON.stringify({ choices: [{ message: { content } }] })),
    ]);
    expect((await models.complete(messages, named)).text).toHaveLength(content.length);
  });

  it.each([
    ["before the headers", (() => {}) as Handler],
    [
      "in the body",
      ((response) => {
        response.writeHead(200, { "content-type": "application/json" }).write("{");
      }) as Handler,
    ],
  ])("times out when the endpoint falls silent %s, and hangs up", async (_name, handler) => {
    const closed: Promise<unknown>[] = [];
    const house = await openHouse([
      (response, request, body) => {
        closed.push(once(response, "close"));
        handler(response, request, body);
      },
    ]);
    const call = house.models.complete(messages, { ...named, timeoutMs: 300 });
    await expect(call).rejects.toMatchObject({ kind: "timeout" });
    await Promise.all(closed);
    expect(closed).toHaveLength(1);
    expect(house.failures).toEqual([{ model: "big", kind: "timeout", attempts: 1 }]);
  });

  it("fails when nothing listens", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await shut(server);
    const { models, failures } = await houseAt(`http://127.0.0.1:${port}`);
    await expect(models.complete(messages, named)).rejects.toMatchObject({ kind: "connection" });
    expect(failures).toEqual([
      { model: "big", kind: "connection", code: "ECONNREFUSED", attempts: 3 },
    ]);
  });

  it("takes an answer whose usage or model makes no sense", async () => {
    const odd = { ...whole, model: "<b>", usage: { prompt_tokens: -1 } };
    const { models } = await openHouse([text(JSON.stringify(odd))]);
    expect(await models.complete(messages, named)).toEqual({
      text: "Hello",
      model: "big",
      finishReason: "stop",
    });
  });

  it.each([
    ["length", "length"],
    ["content_filter", "content_filter"],
    ["end_turn", "stop"],
    [null, "stop"],
  ])("reads the finish reason %s as %s", async (finish_reason, finishReason) => {
    const choices = [{ message: { content: "Hello" }, finish_reason }];
    const { models } = await openHouse([text(JSON.stringify({ choices }))]);
    expect(await models.complete(messages, named)).toMatchObject({ finishReason });
  });

  it("shows neither the key nor the endpoint's own words", async () => {
    const handlers = [status(500), status(429), status(400), text(KEY), cut];
    for (const handler of handlers) {
      const { models, failures } = await openHouse([handler]);
      const error = await models.complete(messages, named).catch((thrown: Error) => thrown);
      const shown = JSON.stringify([error, String(error), (error as Error).stack, failures]);
      expect(error).toMatchObject({ name: "ModelUnavailable" });
      expect(shown).not.toContain(KEY);
      expect(shown).not.toContain("upstream says");
    }
  });
});

describe("streams", () => {
  const named = { builtin, model: "big" };

  function streaming(write: (response: ServerResponse) => void): Handler {
    return (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      write(response);
    };
  }

  it("come in pieces, the last with finish reason and usage", async () => {
    const { models, seen } = await openHouse([helloStream]);
    expect(await collect(models.stream(messages, { builtin, model: "gpt-9" }))).toEqual([
      { text: "Hel", model: "big-2025", substituted: "gpt-9" },
      { text: "lo", model: "big-2025", substituted: "gpt-9" },
      {
        text: "",
        model: "big-2025",
        substituted: "gpt-9",
        finishReason: "stop",
        usage: { inputTokens: 7, outputTokens: 3 },
      },
    ]);
    expect(JSON.parse(seen[0]?.body ?? "")).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it("are read byte by byte, in the middle of a character too", async () => {
    const bytes = Buffer.from(events(piece("Grüße 🙂", "stop"), "[DONE]"));
    const { models } = await openHouse([
      streaming(async (response) => {
        for (const byte of bytes) {
          response.write(Buffer.from([byte]));
          await new Promise((resolve) => setImmediate(resolve));
        }
        response.end();
      }),
    ]);
    expect(textOf(await collect(models.stream(messages, named)))).toBe("Grüße 🙂");
  });

  it("hand on a piece before the next one comes", async () => {
    let goOn: () => void = () => {};
    const { models } = await openHouse([
      streaming((response) => {
        response.write(events(piece("one")));
        goOn = () => response.end(events(piece("two", "stop"), "[DONE]"));
      }),
    ]);
    const chunks: string[] = [];
    for await (const chunk of models.stream(messages, named)) {
      chunks.push(chunk.text);
      if (chunk.text === "one") goOn();
    }
    expect(chunks.join()).toBe("one,two,");
  });

  it("end well without [DONE] and without the last empty line", async () => {
    const body = `${events(piece("Hello"))}data: ${JSON.stringify(piece("", "stop"))}`;
    const { models } = await openHouse([text(body, "text/event-stream")]);
    expect(textOf(await collect(models.stream(messages, named)))).toBe("Hello");
  });

  it.each([
    ["is cut off", (response: ServerResponse) => response.destroy(), "connection"],
    ["ends without a finish", (response: ServerResponse) => response.end(), "interrupted"],
    [
      "ends with [DONE] and no finish",
      (response: ServerResponse) => response.end(events("[DONE]")),
      "interrupted",
    ],
    [
      "reports an error",
      (response: ServerResponse) => response.end(events({ error: { message: KEY } })),
      "interrupted",
    ],
    ["turns into garbage", (response: ServerResponse) => response.end(events("{")), "bad_answer"],
  ])("raise when the answer %s midway, even if no model was named", async (_name, end, kind) => {
    let goOn: () => void = () => {};
    const { models, failures, seen } = await openHouse([
      streaming((response) => {
        response.write(events(piece("one")));
        goOn = () => void end(response);
      }),
    ]);
    const chunks: string[] = [];
    const reading = (async () => {
      for await (const chunk of models.stream(messages, { builtin })) {
        chunks.push(chunk.text);
        goOn();
      }
    })();
    await expect(reading).rejects.toMatchObject({ name: "ModelUnavailable", kind });
    expect([chunks, seen.length]).toEqual([["one"], 1]);
    expect(failures).toMatchObject([{ kind }]);
  });

  it("are asked for again when nothing was handed on", async () => {
    const broken = streaming((response) => response.end(": nothing\n\n"));
    const { models, waits } = await openHouse([status(500), broken, helloStream]);
    expect(textOf(await collect(models.stream(messages, named)))).toBe("Hello");
    expect(waits).toHaveLength(2);
  });

  it("time out before the first piece, and the builtin answers", async () => {
    const { models } = await openHouse([streaming((response) => response.write(": wait\n\n"))]);
    const chunks = await collect(models.stream(messages, { builtin, timeoutMs: 100 }));
    expect(textOf(chunks)).toBe("echo Say hello");
  });

  it("time out when they fall silent midway", async () => {
    const { models } = await openHouse(
      [streaming((response) => response.write(events(piece("one"))))],
      { timeoutMs: 100 },
    );
    await expect(collect(models.stream(messages, named))).rejects.toMatchObject({
      kind: "timeout",
    });
  });

  it("may take longer than the time until their first piece", async () => {
    const { models } = await openHouse([
      streaming((response) => {
        let left = 6;
        const next = () => {
          left -= 1;
          response.write(events(piece("x", left === 0 ? "stop" : null)));
          if (left === 0) response.end();
          else setTimeout(next, 250);
        };
        next();
      }),
    ]);
    const chunks = await collect(models.stream(messages, { ...named, timeoutMs: 1_000 }));
    expect(textOf(chunks)).toBe("xxxxxx");
  });

  it("are not taken from an answer that is no stream", async () => {
    const { models } = await openHouse([hello]);
    const reading = collect(models.stream(messages, named));
    await expect(reading).rejects.toMatchObject({ kind: "bad_answer" });
  });

  it("hang up on the endpoint when the reader stops", async () => {
    let closed: Promise<unknown> = Promise.reject(new Error("no request came"));
    closed.catch(() => {});
    const { models } = await openHouse([
      streaming((response) => {
        closed = once(response, "close");
        response.write(events(piece("one")));
      }),
    ]);
    for await (const chunk of models.stream(messages, named)) {
      expect(chunk.text).toBe("one");
      break;
    }
    await closed;
    expect(models.status()).toEqual({ status: "up", breaker: "closed" });
  });
});

describe("abort", () => {
  it("by the caller hangs up on the endpoint, and nothing stands in", async () => {
    const caller = new AbortController();
    let closed: Promise<unknown> | undefined;
    const { models, failures, seen } = await openHouse([
      (response) => {
        closed = once(response, "close");
        caller.abort();
      },
    ]);
    const call = models.complete(messages, { builtin, signal: caller.signal });
    await expect(call).rejects.toMatchObject({ name: "ModelAborted" });
    await closed;
    expect([seen.length, failures]).toEqual([1, []]);
    expect(models.status()).toMatchObject({ status: "up" });
  });

  it("by the caller ends a stream", async () => {
    const caller = new AbortController();
    let closed: Promise<unknown> | undefined;
    const { models } = await openHouse([
      (response) => {
        closed = once(response, "close");
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(events(piece("one")));
      },
    ]);
    const reading = (async () => {
      for await (const _ of models.stream(messages, { builtin, signal: caller.signal })) {
        caller.abort();
      }
    })();
    await expect(reading).rejects.toMatchObject({ name: "ModelAborted" });
    await closed;
  });

  it("before the call asks nobody", async () => {
    const { models, seen } = await openHouse([hello]);
    const signal = AbortSignal.abort();
    await expect(models.complete(messages, { builtin, signal })).rejects.toMatchObject({
      name: "ModelAborted",
    });
    expect(seen).toEqual([]);
  });

  it("by closing ends what is under way", async () => {
    let isAsked: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const { models } = await openHouse([() => isAsked()]);
    const call = models
      .complete(messages, { builtin, model: "big" })
      .catch((error: Error) => error);
    await asked;
    await models.close();
    expect(await call).toMatchObject({ name: "ModelUnavailable" });
  });
});

describe("the breaker", () => {
  const named = { builtin, model: "big" };

  it("keeps calls away from an endpoint that is down until a probe gets an answer", async () => {
    const handlers = [...Array<Handler>(6).fill(status(401)), hello];
    const house = await openHouse(handlers);
    const { models, seen } = house;
    for (let call = 0; call < 5; call += 1) await models.complete(messages, { builtin });
    expect(models.status()).toMatchObject({ status: "degraded", breaker: "open" });
    await expect(models.complete(messages, named)).rejects.toMatchObject({
      kind: "breaker_open",
      retryAfterSeconds: 30,
    });
    expect(await models.complete(messages, { builtin })).toMatchObject({ model: "builtin/echo" });
    expect(seen).toHaveLength(5);
    expect(house.failures.at(-1)).toEqual({ model: "big", kind: "breaker_open", attempts: 0 });

    house.now += 30_000;
    await expect(models.complete(messages, named)).rejects.toMatchObject({ kind: "unauthorized" });
    expect(models.status()).toMatchObject({ breaker: "open" });
    house.now += 30_000;
    expect(await models.complete(messages, named)).toMatchObject({ text: "Hello" });
    expect(models.status()).toMatchObject({ status: "up", breaker: "closed" });
    expect(seen).toHaveLength(7);
  });

  it("stays closed when the endpoint only refuses what it was asked", async () => {
    const { models } = await openHouse([status(400)]);
    for (let call = 0; call < 6; call += 1) await models.complete(messages, { builtin });
    expect(models.status()).toMatchObject({ status: "up", breaker: "closed" });
  });
});
