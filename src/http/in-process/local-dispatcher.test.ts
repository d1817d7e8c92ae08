import { Readable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { type Dispatcher, request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LocalDispatcher } from "./local-dispatcher.js";

let app: FastifyInstance;
let dispatcher: LocalDispatcher;
beforeAll(async () => {
  app = Fastify();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer" },
    async (_request: unknown, body: unknown) => body,
  );
  app.all("/see", async ({ method, headers, url }) => ({ method, headers, url }));
  app.post("/echo", async (request) => request.body);
  app.get("/stream", async (_request, reply) =>
    reply.send(Readable.from(["one ", "two ", "three"])),
  );
  app.get("/breaks", async (_request, reply) => {
    const broken = async function* () {
      yield "half";
      throw new Error("no more");
    };
    return reply.send(Readable.from(broken()));
  });
  app.get("/waits", async () => new Promise(() => undefined));
  await app.ready();
  dispatcher = new LocalDispatcher(
    async () => (request, response) => app.routing(request, response),
  );
});
afterAll(() => app.close());

type Event = readonly [name: string, ...values: unknown[]];

/** A handler in today's callbacks that notes what it is called with. */
function noting(overrides: Partial<Dispatcher.DispatchHandler> = {}) {
  const events: Event[] = [];
  let settle: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: () => void events.push(["start"]),
    onResponseStart: (_controller, status) => void events.push(["head", status]),
    onResponseData: (_controller, chunk) => void events.push(["data", chunk.toString()]),
    onResponseEnd() {
      events.push(["end"]);
      settle();
    },
    onResponseError(_controller, error) {
      events.push(["error", error.message]);
      settle();
    },
    ...overrides,
  };
  return { handler, events, over };
}

describe("request(), which speaks in callbacks of before undici 7", () => {
  it("gets an answer with its body", async () => {
    const { statusCode, headers, body } = await request("http://backend.test/see?a=1", {
      dispatcher: dispatcher as unknown as Dispatcher,
      method: "GET",
      headers: { "x-one": "1" },
    });
    expect([statusCode, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(await body.json()).toMatchObject({
      method: "GET",
      url: "/see?a=1",
      headers: { "x-one": "1" },
    });
  });

  it.each([
    ["text", "a body – ☃"],
    ["bytes", Buffer.from([0, 1, 254, 255])],
    ["a stream", Readable.from([Buffer.from("a bo"), Buffer.from("dy")])],
  ])("sends %s as a body", async (_name, body) => {
    const whole = body instanceof Readable ? Buffer.from("a body") : Buffer.from(body);
    const reply = await request("http://backend.test/echo", {
      dispatcher: dispatcher as unknown as Dispatcher,
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body,
    });
    expect(Buffer.from(await reply.body.arrayBuffer()).equals(whole)).toBe(true);
  });

  it("reads a stream, and fails when it breaks off", async () => {
    const whole = await request("http://backend.test/stream", {
      dispatcher: dispatcher as unknown as Dispatcher,
      method: "GET",
    });
    expect(await whole.body.text()).toBe("one two three");
    const broken = await request("http://backend.test/breaks", {
      dispatcher: dispatcher as unknown as Dispatcher,
      method: "GET",
    });
    await expect(broken.body.text()).rejects.toThrow();
  });

  it("ends when its signal aborts", async () => {
    const abort = new AbortController();
    const call = request("http://backend.test/waits", {
      dispatcher: dispatcher as unknown as Dispatcher,
      method: "GET",
      signal: abort.signal,
    });
    abort.abort();
    await expect(call).rejects.toThrow(/abort/i);
  });
});

describe("a handler", () => {
  it("hears start, head, data and end in this order", async () => {
    const { handler, events, over } = noting();
    dispatcher.dispatch({ path: "/echo", method: "POST", body: "text" }, handler);
    await over;
    expect(events).toEqual([["start"], ["head", 200], ["data", "text"], ["end"]]);
  });

  it("of no known kind is refused, as undici does", () => {
    expect(() => dispatcher.dispatch({ path: "/see", method: "GET" }, {})).toThrow(
      "invalid onError method",
    );
  });

  it.each(["onResponseStart", "onResponseData", "onResponseEnd"] as const)(
    "that throws in %s hears of it itself",
    async (callback) => {
      const { handler, events, over } = noting({
        [callback]: () => {
          throw new Error("a defect");
        },
      });
      dispatcher.dispatch({ path: "/echo", method: "POST", body: "text" }, handler);
      await over;
      expect(events.at(-1)).toEqual(["error", "a defect"]);
      expect(events.filter(([name]) => name === "error")).toHaveLength(1);
    },
  );

  it("that aborts before it began hears its reason", () => {
    const { handler, events } = noting({
      onRequestStart: (controller) => controller.abort(new Error("never mind")),
    });
    dispatcher.dispatch({ path: "/see", method: "GET" }, handler);
    expect(events).toEqual([["error", "never mind"]]);
  });

  it("that pauses gets the rest when it resumes", async () => {
    const { handler, events, over } = noting({
      onResponseData(controller, chunk) {
        events.push(["data", chunk.toString()]);
        controller.pause();
        setTimeout(() => controller.resume(), 5);
      },
    });
    dispatcher.dispatch({ path: "/stream", method: "GET" }, handler);
    await over;
    expect(
      events
        .filter(([name]) => name === "data")
        .map(([, text]) => text)
        .join(""),
    ).toBe("one two three");
    expect(events.at(-1)).toEqual(["end"]);
  });
});

describe("closing", () => {
  it("takes promises and callbacks", async () => {
    await dispatcher.close();
    await dispatcher.destroy();
    await new Promise<void>((resolve) => dispatcher.close(resolve));
    await new Promise<void>((resolve) => dispatcher.destroy(null, resolve));
  });
});
