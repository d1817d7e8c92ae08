import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { WebhookEvent } from "../../../src/platform/outbox/event.js";
import { startPglite } from "../../helpers/servers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../../helpers/servers/postgres.js";
import { type Arrival, answerWith, startWebhookSink } from "../../helpers/servers/webhook-sink.js";
import { eventually } from "../../helpers/waiting.js";
import { hasKeySignature, hasSecretSignature } from "../../helpers/webhook-signature.js";
import { startWebhookApp, type WebhookApp, type WebhookView } from "./webhook-app.js";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const detection = (id: string): WebhookEvent => ({
  event: "detection.complete",
  data: { id, is_ai: true, confidence: 0.97, timestamp: "2026-01-02T03:04:05.678Z" },
});

const insertion: WebhookEvent = {
  event: "collection.updated",
  data: {
    collection: "notes",
    change: "inserted",
    id: "n1",
    count: 1,
    timestamp: "2026-01-02T03:04:05.678Z",
  },
};

/** An app that may call this machine, a receiver there, and an account. */
async function setUp(database: { databaseUrl?: string | undefined; poolSize?: number } = {}) {
  const house = await startWebhookApp({ allowLoopback: true, ...database });
  closing.push(() => house.close());
  const sink = await startWebhookSink();
  closing.push(() => sink.close());
  return { house, sink, ...(await join(house)) };
}

async function join(house: WebhookApp) {
  const accountId = house.newAccount();
  const send = house.sendWith(await house.keyOf(accountId));
  return {
    accountId,
    send,
    async register(wanted: object): Promise<WebhookView> {
      const events = ["detection.complete", "collection.updated"];
      const reply = await send("POST", "", { events, ...wanted });
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json();
    },
    async emit(...events: WebhookEvent[]): Promise<void> {
      const { store, webhooks } = house.platform;
      await store.durable.tx((tx) => webhooks.emit(tx, accountId, events));
      webhooks.wake();
    },
    async deliveries(id: string) {
      const reply = await send("GET", `/${id}/deliveries`);
      return reply.json<{ deliveries: Record<string, unknown>[] }>().deliveries;
    },
  };
}

type Attempt = Arrival & { readonly secret: string };

const GUIDE = new URL("../../../docs/webhooks.md", import.meta.url);

function codeOfGuide(language: string): string {
  const code = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(
    readFileSync(GUIDE, "utf8"),
  )?.[1];
  if (code === undefined) throw new Error(`the guide shows no ${language}`);
  return code;
}

async function verifierOfGuide(): Promise<(attempt: Attempt) => boolean> {
  const address = `data:text/javascript,${encodeURIComponent(codeOfGuide("js"))}`;
  const { isGenuine } = await import(/* @vite-ignore */ address);
  return ({ headers, body, secret }) => isGenuine(headers, Buffer.from(body), secret);
}

/** What the guide's Python prints; undefined where there is no Python. */
function verifyInPython({ headers, body, secret }: Attempt): string | undefined {
  const script = `${codeOfGuide("python")}
import json, sys
headers, body, secret = json.load(sys.stdin)
print(is_genuine(headers, body.encode(), secret))`;
  const { status, stdout, stderr, error } = spawnSync("python3", ["-I", "-c", script], {
    input: JSON.stringify([headers, body, secret]),
    encoding: "utf8",
  });
  if (error) return undefined;
  expect([status, stderr]).toEqual([0, ""]);
  return stdout.trim();
}

const eventOf = ({ body }: Arrival) => JSON.parse(body) as WebhookEvent | { event: "webhook.test" };
const headerOf = ({ headers }: Arrival, name: string) => String(headers[name]);
const secretOf = ({ secret }: WebhookView) => String(secret);

describe("a webhook", () => {
  it("is sent events as the seed shows them, signed by Standard Webhooks", async () => {
    const { house, sink, register, emit, deliveries } = await setUp();
    const webhook = await register({ url: `${sink.url}/hook` });
    const before = Math.floor(house.platform.clock() / 1000);
    await emit(detection("det_1"), insertion);
    const messages = await sink.received(2);
    expect(messages.map(eventOf)).toEqual([detection("det_1"), insertion]);
    for (const message of messages) {
      expect(hasSecretSignature(message, secretOf(webhook))).toBe(true);
      expect(hasSecretSignature(message, `whsec_${Buffer.alloc(32).toString("base64")}`)).toBe(
        false,
      );
      expect(headerOf(message, "content-type")).toMatch(/^application\/json/);
      expect(headerOf(message, "webhook-id")).not.toContain(".");
      expect(Number(headerOf(message, "webhook-timestamp"))).toBeGreaterThanOrEqual(before);
    }
    const tampered = { ...(messages[0] as Arrival), body: '{"event":"x"}' };
    expect(hasSecretSignature(tampered, secretOf(webhook))).toBe(false);
    await eventually(async () => {
      expect(await deliveries(webhook.id)).toMatchObject([
        { event: "collection.updated", status: "delivered" },
        { event: "detection.complete", status: "delivered" },
      ]);
    });
    expect(house.logged()).not.toMatch(/whsec_|\/hook|det_1/);
    const [last] = await deliveries(webhook.id);
    expect(last).toEqual({
      id: expect.stringMatching(/^whd_[0-9a-f]{24}$/),
      webhook_id: webhook.id,
      event_id: headerOf(messages[1] as Arrival, "webhook-id"),
      event: "collection.updated",
      status: "delivered",
      attempts: 1,
      response_status: 204,
      error: null,
      created_at: expect.any(String),
      first_attempt_at: expect.any(String),
      next_attempt_at: null,
      delivered_at: expect.any(String),
    });
  });

  it("is verified by the code of the guide", async () => {
    const { sink, send, register } = await setUp();
    const webhook = await register({ url: `${sink.url}/hook` });
    await send("POST", `/${webhook.id}/rotate`);
    await send("POST", `/${webhook.id}/test`);
    const [message] = (await sink.received(1)) as [Arrival];
    const attempts = [
      { ...message, secret: secretOf(webhook) },
      { ...message, secret: `whsec_${Buffer.alloc(32).toString("base64")}` },
      { ...message, secret: secretOf(webhook), body: "{}" },
      {
        ...message,
        secret: secretOf(webhook),
        headers: { ...message.headers, "webhook-timestamp": "1700000000" },
      },
    ];
    expect(attempts.map(await verifierOfGuide())).toEqual([true, false, false, false]);
    const inPython = attempts.map((attempt) => verifyInPython(attempt));
    if (inPython.includes(undefined)) console.warn("the guide's Python is not tried: no python3");
    else expect(inPython).toEqual(["True", "False", "False", "False"]);
  });

  it("is verified with its public key when it was registered for v1a", async () => {
    const { sink, register, emit } = await setUp();
    const webhook = await register({ url: sink.url, signature: "v1a" });
    const other = await register({ url: sink.url, signature: "v1a" });
    await emit(detection("det_1"));
    const messages = await sink.received(2);
    for (const key of [webhook, other]) {
      const fitting = messages.filter((message) =>
        hasKeySignature(message, String(key.public_key)),
      );
      expect(fitting).toHaveLength(1);
    }
  });

  it("gets only the events that it asked for, of its own account", async () => {
    const { house, sink, register, emit } = await setUp();
    const stranger = await join(house);
    await register({ url: sink.url, events: ["collection.updated"] });
    await stranger.emit(insertion, detection("det_theirs"));
    await emit(detection("det_mine"), insertion);
    await stranger.register({ url: `${sink.url}?theirs`, events: ["detection.complete"] });
    await stranger.emit(detection("det_later"));
    const messages = await sink.received(2);
    expect(messages.map(eventOf)).toEqual(
      expect.arrayContaining([insertion, detection("det_later")]),
    );
    expect(messages).toHaveLength(2);
  });

  it("is tested with an event that says so", async () => {
    const { sink, send, register, deliveries } = await setUp();
    const webhook = await register({ url: `${sink.url}/hook` });
    const reply = await send("POST", `/${webhook.id}/test`);
    expect(reply.statusCode).toBe(202);
    const [message] = await sink.received(1);
    expect(eventOf(message as Arrival).event).toBe("webhook.test");
    expect(hasSecretSignature(message as Arrival, secretOf(webhook))).toBe(true);
    await eventually(async () => {
      const [delivery] = await deliveries(webhook.id);
      expect(delivery).toMatchObject({
        id: reply.json().delivery_id,
        event: "webhook.test",
        status: "delivered",
      });
      const one = (await send("GET", `/${webhook.id}`)).json();
      expect(one.last_delivery).toEqual(delivery);
    });
  });

  it("is sent an event again under the same webhook-id", async () => {
    const { sink, send, register, emit, deliveries } = await setUp();
    const webhook = await register({ url: `${sink.url}/hook` });
    await emit(detection("det_1"));
    await sink.received(1);
    const [first] = await deliveries(webhook.id);
    const reply = await send("POST", `/deliveries/${first?.id}/redeliver`);
    expect(reply.statusCode).toBe(202);
    expect(reply.json().delivery_id).not.toBe(first?.id);
    const [one, two] = await sink.received(2);
    expect(two?.body).toBe(one?.body);
    expect(two?.headers["webhook-id"]).toBe(one?.headers["webhook-id"]);
    expect(await deliveries(webhook.id)).toMatchObject([
      { id: reply.json().delivery_id, event_id: first?.event_id },
      { id: first?.id },
    ]);
  });

  it("is sent an event again only while it is enabled", async () => {
    const { sink, send, register, emit, deliveries } = await setUp();
    const webhook = await register({ url: `${sink.url}/hook` });
    await emit(detection("det_1"));
    await sink.received(1);
    await send("PATCH", `/${webhook.id}`, { enabled: false });
    const [first] = await deliveries(webhook.id);
    const reply = await send("POST", `/deliveries/${first?.id}/redeliver`);
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, "conflict"]);
    expect(await deliveries(webhook.id)).toHaveLength(1);
  });

  it("is neither turned nor sent old events again by a key that may not have them", async () => {
    const { house, sink, send, register, emit, deliveries, accountId } = await setUp();
    const webhook = await register({ url: `${sink.url}/hook` });
    await emit(detection("det_1"), insertion);
    await sink.received(2);
    await send("PATCH", `/${webhook.id}`, { events: ["collection.updated"] });
    const weak = house.sendWith(await house.keyOf(accountId, ["vectordb"]));
    const [inserted, detected] = await deliveries(webhook.id);
    const refused = [
      await weak("PATCH", `/${webhook.id}`, { url: `${sink.url}/theirs` }),
      await weak("POST", `/${webhook.id}/rotate`),
      await weak("POST", `/deliveries/${detected?.id}/redeliver`),
    ];
    for (const reply of refused) {
      expect([reply.statusCode, reply.json().error]).toMatchObject([
        403,
        {
          code: "forbidden",
          message: 'a webhook for detection.complete needs the scope "detector"',
        },
      ]);
    }
    expect(await deliveries(webhook.id)).toHaveLength(2);
    const again = await weak("POST", `/deliveries/${inserted?.id}/redeliver`);
    expect(again.statusCode).toBe(202);
    const messages = await sink.received(3);
    expect(messages.map(eventOf)).toEqual([detection("det_1"), insertion, insertion]);
    expect(messages.map(({ path }) => path)).toEqual(["/hook", "/hook", "/hook"]);
    expect((await weak("POST", `/${webhook.id}/test`)).statusCode).toBe(202);
    const [test] = await deliveries(webhook.id);
    expect((await weak("POST", `/deliveries/${test?.id}/redeliver`)).statusCode).toBe(202);
  });

  it("is signed with both secrets after a rotation", async () => {
    const { sink, send, register } = await setUp();
    const webhook = await register({ url: `${sink.url}/hook` });
    const rotated = (await send("POST", `/${webhook.id}/rotate`)).json<WebhookView>();
    await send("POST", `/${webhook.id}/test`);
    const [message] = await sink.received(1);
    for (const secret of [secretOf(webhook), secretOf(rotated)]) {
      expect(hasSecretSignature(message as Arrival, secret)).toBe(true);
    }
  });

  it("takes a redirect as a refusal and does not follow it", async () => {
    const { sink, send, register, deliveries } = await setUp();
    const webhook = await register({ url: `${sink.url}/hook` });
    sink.answer = answerWith(302, { location: "/elsewhere" });
    await send("POST", `/${webhook.id}/test`);
    await sink.received(1);
    await eventually(async () => {
      expect(await deliveries(webhook.id)).toMatchObject([
        {
          status: "pending",
          attempts: 1,
          response_status: 302,
          next_attempt_at: expect.any(String),
          delivered_at: null,
        },
      ]);
    });
    expect(sink.arrivals).toHaveLength(1);
  });

  it("is disabled by 410 and says why", async () => {
    const { sink, send, register, emit } = await setUp();
    const webhook = await register({ url: `${sink.url}/hook` });
    sink.answer = answerWith(410);
    await emit(detection("det_1"), detection("det_2"));
    await sink.received(1);
    await eventually(async () => {
      expect((await send("GET", `/${webhook.id}`)).json()).toMatchObject({
        status: "disabled",
        disabled_reason: "gone",
        disabled_at: expect.any(String),
        last_delivery: { status: "failed" },
      });
    });
    sink.answer = answerWith(204);
    await send("PATCH", `/${webhook.id}`, { enabled: true });
    await emit(detection("det_3"));
    const messages = await sink.received(2);
    expect(messages.map(eventOf)).toEqual([detection("det_1"), detection("det_3")]);
  });

  it("reaches nothing on this machine under a public name", async () => {
    const { house, sink, send, register, deliveries } = await setUp();
    house.resolveTo("127.0.0.1");
    const { port } = new URL(sink.url);
    const webhook = await register({ url: `https://rebinding.example.com:${port}/hook` });
    await send("POST", `/${webhook.id}/test`);
    await eventually(async () => {
      expect(await deliveries(webhook.id)).toMatchObject([
        { status: "pending", attempts: 1, response_status: null, error: "address_refused" },
      ]);
    });
    expect(sink.arrivals).toHaveLength(0);
  });
});

const pglite = await startPglite();
const postgres = await startPostgres();
afterAll(async () => {
  await pglite.stop();
  await postgres?.stop();
});
const databases = [
  { title: "PGlite", url: pglite.url, poolSize: 1 },
  {
    title: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    url: await postgres?.createDatabase(),
    poolSize: 5,
  },
];

describe.each(databases)("webhooks on $title", ({ url, poolSize }) => {
  it.skipIf(url === undefined)("are registered, called, listed and removed", async () => {
    const { sink, send, register, emit, deliveries } = await setUp({ databaseUrl: url, poolSize });
    const webhook = await register({ url: `${sink.url}/hook` });
    await emit(detection("det_1"), insertion);
    const messages = await sink.received(2);
    expect(messages.every((message) => hasSecretSignature(message, secretOf(webhook)))).toBe(true);
    await eventually(async () => {
      expect(await deliveries(webhook.id)).toMatchObject([
        { status: "delivered" },
        { status: "delivered" },
      ]);
    });
    const { webhooks } = (await send("GET", "")).json<{ webhooks: object[] }>();
    expect(webhooks).toMatchObject([{ id: webhook.id, last_delivery: { status: "delivered" } }]);
    const page = (await send("GET", `/${webhook.id}/deliveries?limit=1`)).json();
    const rest = await send("GET", `/${webhook.id}/deliveries?cursor=${page.next_cursor}`);
    expect(rest.json()).toMatchObject({ deliveries: [{ event: "detection.complete" }] });
    const moved = await send("PATCH", `/${webhook.id}`, { events: ["detection.complete"] });
    expect(moved.json().events).toEqual(["detection.complete"]);
    expect((await send("DELETE", `/${webhook.id}`)).statusCode).toBe(200);
    expect((await send("GET", `/${webhook.id}/deliveries`)).statusCode).toBe(404);
  });

  it.skipIf(url === undefined)("are at most 20, also when they come together", async () => {
    const { sink, send } = await setUp({ databaseUrl: url, poolSize });
    const body = { url: sink.url, events: ["detection.complete"] };
    const replies = await Promise.all(Array.from({ length: 24 }, () => send("POST", "", body)));
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(4).fill(409)]);
    expect((await send("GET", "")).json().webhooks).toHaveLength(20);
  });
});
