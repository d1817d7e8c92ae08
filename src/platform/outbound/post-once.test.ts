import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startWebhookSink, type WebhookSink } from "../../../test/helpers/servers/webhook-sink.js";
import { type AddressGuard, createAddressGuard } from "./address-guard.js";
import { type PostResult, postOnce } from "./post-once.js";

let sink: WebhookSink;
let guard: AddressGuard;

beforeEach(async () => {
  sink = await startWebhookSink();
  guard = createAddressGuard({ allowLoopback: true });
});
afterEach(async () => {
  vi.useRealTimers();
  await guard.close();
  await sink.close();
});

const never = new AbortController().signal;
async function post(url: string, signal: AbortSignal = never): Promise<PostResult> {
  const headers = { "content-type": "application/json", "webhook-id": "whe_1" };
  return postOnce(await guard.dispatcher(), {
    url: new URL(url),
    headers,
    body: Buffer.from("{}"),
    signal,
  });
}

it("posts the bytes and answers the status", async () => {
  expect(await post(`${sink.url}/hook?a=1`)).toEqual({ status: 204, error: null });
  expect(sink.arrivals).toMatchObject([{ path: "/hook?a=1", id: "whe_1", body: "{}" }]);
});

it("answers the Retry-After header", async () => {
  sink.answer = (_arrival, reply) => void reply.writeHead(503, { "retry-after": "9" }).end("busy");
  expect(await post(sink.url)).toEqual({ status: 503, error: null, retryAfter: "9" });
});

it.each([301, 302, 303, 307, 308])(
  "takes %s for the answer and does not follow it",
  async (code) => {
    sink.answer = (_arrival, reply) => void reply.writeHead(code, { location: "/next" }).end();
    expect(await post(sink.url)).toMatchObject({ status: code });
    expect(sink.arrivals).toHaveLength(1);
  },
);

it("keeps its connections after small answers, not after those over 2 KiB", async () => {
  const connectionsFor = async (bytes: number) => {
    const ports = new Set<number | undefined>();
    sink.answer = (_arrival, reply) => {
      ports.add(reply.socket?.remotePort);
      reply.end("x".repeat(bytes));
    };
    for (let call = 0; call < 6; call += 1) expect((await post(sink.url)).status).toBe(200);
    return ports.size;
  };
  expect(await connectionsFor(2_048)).toBeLessThan(6);
  expect(await connectionsFor(200_000)).toBeGreaterThanOrEqual(5);
});

it("takes the status for the answer when the rest never comes", async () => {
  sink.answer = (_arrival, reply) => {
    reply.writeHead(200, { "content-length": "100" }).write("a");
    reply.socket?.end();
  };
  expect(await post(sink.url)).toEqual({ status: 200, error: null });
});

it("gives up after 10 seconds without an answer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  sink.answer = () => {};
  const answer = post(sink.url);
  await arrived();
  vi.advanceTimersByTime(9_999);
  expect(await Promise.race([answer, new Promise((done) => setImmediate(done, "waits"))])).toBe(
    "waits",
  );
  vi.advanceTimersByTime(1);
  expect(await answer).toEqual({ status: null, error: "timeout" });
});

it("waits for none of 63 others at the same host", async () => {
  const replies: ServerResponse[] = [];
  sink.answer = (_arrival, reply) => void replies.push(reply);
  const answers = Array.from({ length: 64 }, () => post(sink.url));
  await sink.received(64);
  for (const reply of replies) reply.end();
  expect(await Promise.all(answers)).toEqual(Array(64).fill({ status: 200, error: null }));
});

it("is given up by its caller", async () => {
  const caller = new AbortController();
  sink.answer = () => caller.abort();
  expect(await post(sink.url, caller.signal)).toEqual({ status: null, error: "aborted" });
  expect(await post(sink.url, caller.signal)).toEqual({ status: null, error: "aborted" });
  expect(sink.arrivals).toHaveLength(1);
});

it("says why there is no answer", async () => {
  sink.answer = (_arrival, reply) => void reply.socket?.destroy();
  expect(await post(sink.url)).toEqual({ status: null, error: "connection" });
  expect(await post(sink.url.replace("http:", "https:"))).toEqual({ status: null, error: "tls" });
  const closed = createAddressGuard({ allowLoopback: false });
  const call = { url: new URL(sink.url), headers: {}, body: Buffer.from("{}"), signal: never };
  const refused = await postOnce(await closed.dispatcher(), call);
  expect(refused).toEqual({ status: null, error: "address_refused" });
  await closed.close();
});

async function arrived(): Promise<void> {
  while (sink.arrivals.length === 0) await new Promise((done) => setImmediate(done));
}
