import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiCase, apiCases } from "../../helpers/api-case.js";
import { type Method, startWebhookApp, type WebhookApp, type WebhookView } from "./webhook-app.js";

const URL_GIVEN = "https://example.com/hooks?tenant=1";
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const WEBHOOK_ID = expect.stringMatching(/^wh[a-z]_[0-9a-f]{24}$/);
const SECRET = expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/);
const PUBLIC_KEY = expect.stringMatching(/^whpk_[A-Za-z0-9+/]{43}=$/);
const EVENTS = ["detection.complete", "collection.updated"];

let house: WebhookApp;
beforeAll(async () => {
  house = await startWebhookApp();
});
afterAll(() => house.close());

/** An account with a key for everything. */
async function someone(accountId = house.newAccount()) {
  const as = await house.keyOf(accountId);
  const send = house.sendWith(as);
  async function register(wanted: object = {}): Promise<WebhookView> {
    const reply = await send("POST", "", { url: URL_GIVEN, events: EVENTS, ...wanted });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json();
  }
  return { accountId, as, send, register };
}

describe("registering", () => {
  it("answers the webhook and its secret, once", async () => {
    const { send } = await someone();
    const reply = await send("POST", "", { url: URL_GIVEN, events: EVENTS });
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([201, "no-store"]);
    const webhook = {
      id: WEBHOOK_ID,
      url: URL_GIVEN,
      events: EVENTS,
      signature: "v1",
      public_key: null,
      status: "active",
      disabled_reason: null,
      disabled_at: null,
      created_at: TIME,
    };
    expect(reply.json()).toEqual({ ...webhook, secret: SECRET });
    const { id } = reply.json<WebhookView>();
    const one = (await send("GET", `/${id}`)).json();
    expect(one).toEqual({ ...webhook, last_delivery: null });
    expect((await send("GET", "")).json()).toEqual({ webhooks: [one] });
  });

  it("answers a public key instead of a secret for v1a", async () => {
    const { send, register } = await someone();
    const registered = await register({ signature: "v1a" });
    expect(registered).toMatchObject({ signature: "v1a", public_key: PUBLIC_KEY });
    expect(registered).not.toHaveProperty("secret");
    const again = (await send("GET", `/${registered.id}`)).json<WebhookView>();
    expect(again.public_key).toBe(registered.public_key);
  });

  it("takes each event once", async () => {
    const { register } = await someone();
    const events = ["detection.complete", "detection.complete", "collection.updated"];
    expect((await register({ events })).events).toEqual(EVENTS);
  });

  it("repeats its answer for an Idempotency-Key, the secret with it", async () => {
    const { as, send } = await someone();
    const once = house.sendWith({ ...as, "idempotency-key": "register-once" });
    const post = (events: readonly string[]) => once("POST", "", { url: URL_GIVEN, events });
    const first = await post(EVENTS);
    const second = await post(EVENTS);
    expect(second.json()).toEqual(first.json());
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect((await post(["detection.complete"])).statusCode).toBe(409);
    expect((await send("GET", "")).json().webhooks).toHaveLength(1);
  });

  it("stops at 20 webhooks of an account, also when they come together", async () => {
    const { send, register } = await someone();
    const { id } = await register();
    const replies = await Promise.all(
      Array.from({ length: 21 }, () => send("POST", "", { url: URL_GIVEN, events: EVENTS })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(19);
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json()).toMatchObject({
      error: { code: "conflict", message: "an account has at most 20 webhooks" },
    });
    expect((await send("GET", "")).json().webhooks).toHaveLength(20);
    const other = await someone();
    await other.register();
    await send("DELETE", `/${id}`);
    await register();
  });

  const refusals: readonly [name: string, body: unknown, status: number, message: RegExp][] = [
    ["no url", { events: EVENTS }, 400, /^url is required$/],
    ["no events", { url: URL_GIVEN }, 400, /^events is required$/],
    ["an empty list of events", { url: URL_GIVEN, events: [] }, 422, /^events .*1/],
    ["too many events", { url: URL_GIVEN, events: Array(17).fill(EVENTS[0]) }, 422, /^events .*16/],
    ["events that are no list", { url: URL_GIVEN, events: EVENTS[0] }, 422, /^events must be an/],
    [
      "an unknown event, naming those there are",
      { url: URL_GIVEN, events: ["detection.complete", "collection.deleted"] },
      422,
      /^events\.1 must be one of detection\.complete, collection\.updated$/,
    ],
    ["the test event", { url: URL_GIVEN, events: ["webhook.test"] }, 422, /^events\.0 must be/],
    ["an unknown signature", { url: URL_GIVEN, events: EVENTS, signature: "v2" }, 422, /v1, v1a/],
    ["a url that is no text", { url: 7, events: EVENTS }, 422, /^url must be a string$/],
    ["an empty url", { url: "", events: EVENTS }, 422, /^url must have at least 1/],
    [
      "a long url",
      { url: `https://a.com/${"a".repeat(2035)}`, events: EVENTS },
      422,
      /^url .*2048/,
    ],
    ["a body that is no object", [URL_GIVEN], 400, /^the body must be an object$/],
    ["no body", undefined, 400, /^the body/],
  ];
  apiCases(
    () => house.app,
    refusals.map(
      ([name, payload, status, message]): ApiCase => ({
        name: `refuses ${name}`,
        request: async () => ({
          method: "POST",
          url: "/v1/webhooks",
          headers: { ...(await someone()).as, "content-type": "application/json" },
          ...(payload === undefined ? {} : { payload: payload as object }),
        }),
        status,
        body: {
          error: {
            code: status === 400 ? "invalid_request" : "validation_error",
            message: expect.stringMatching(message),
          },
        },
      }),
    ),
  );

  it.each([
    ["http://example.com/", /begin with https:\/\/.*WEBHOOK_ALLOW_LOOPBACK=1/],
    ["ftp://example.com/", /begin with https/],
    ["example.com/hooks", /absolute https address/],
    ["https://user:word@example.com/", /user name or password/],
    ["https://example.com:25/", /port 443/],
    ["https://169.254.169.254/latest/", /public internet/],
    ["https://192.168.1.1/", /public internet/],
    ["https://[::ffff:10.0.0.1]/", /public internet/],
    ["https://db.internal/", /public internet/],
    ["http://localhost:9000/", /loopback.*WEBHOOK_ALLOW_LOOPBACK=1/],
    ["https://127.1/", /loopback.*WEBHOOK_ALLOW_LOOPBACK=1/],
    ["https://[::1]/", /loopback.*WEBHOOK_ALLOW_LOOPBACK=1/],
  ])(
    "refuses the address %s, when it is registered and when it is changed",
    async (url, message) => {
      const { send, register } = await someone();
      const webhook = await register();
      const replies = [
        await send("POST", "", { url, events: EVENTS }),
        await send("PATCH", `/${webhook.id}`, { url, events: [EVENTS[0]], enabled: false }),
      ];
      for (const reply of replies) {
        expect(reply.statusCode).toBe(422);
        expect(reply.json().error).toMatchObject({
          code: "validation_error",
          message: expect.stringMatching(message),
          details: [{ path: "/url", message: expect.stringMatching(message) }],
        });
      }
      const { webhooks } = (await send("GET", "")).json<{ webhooks: WebhookView[] }>();
      expect(webhooks).toMatchObject([{ url: URL_GIVEN, events: EVENTS, status: "active" }]);
    },
  );
});

describe("changing", () => {
  it("changes what is given and nothing else", async () => {
    const { send, register } = await someone();
    const { id, secret: _secret, ...before } = await register();
    const url = "https://example.org/other";
    const moved = (await send("PATCH", `/${id}`, { url })).json();
    expect(moved).toEqual({ ...before, id, url, last_delivery: null });
    const events = ["collection.updated", "collection.updated"];
    const narrowed = (await send("PATCH", `/${id}`, { events })).json();
    expect(narrowed).toEqual({ ...moved, events: ["collection.updated"] });
    expect((await send("PATCH", `/${id}`, {})).json()).toEqual(narrowed);
    const nulls = { url: null, events: null, enabled: null };
    expect((await send("PATCH", `/${id}`, nulls)).json()).toEqual(narrowed);
    expect((await send("GET", `/${id}`)).json()).toEqual(narrowed);
  });

  it("disables and enables again", async () => {
    const { send, register } = await someone();
    const { id } = await register();
    const disabled = await send("PATCH", `/${id}`, { enabled: false });
    expect(disabled.json()).toMatchObject({
      status: "disabled",
      disabled_reason: "asked",
      disabled_at: TIME,
    });
    const refused = await send("POST", `/${id}/test`);
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      409,
      { code: "conflict", message: "the webhook is disabled; enable it first" },
    ]);
    expect((await send("GET", `/${id}/deliveries`)).json().deliveries).toEqual([]);
    expect((await send("PATCH", `/${id}`, { enabled: true })).json()).toMatchObject({
      status: "active",
      disabled_reason: null,
      disabled_at: null,
    });
  });

  it.each([
    [{ events: [] }, 422],
    [{ events: ["detection"] }, 422],
    [{ enabled: "true" }, 422],
    [{ enabled: 1 }, 422],
    [undefined, 400],
  ])("refuses %j", async (payload, status) => {
    const { send, register } = await someone();
    const { id } = await register();
    expect((await send("PATCH", `/${id}`, payload)).statusCode).toBe(status);
    expect((await send("GET", `/${id}`)).json()).toMatchObject({ url: URL_GIVEN, events: EVENTS });
  });

  it("gives a new secret, and a new public key", async () => {
    const { send, register } = await someone();
    const shared = await register();
    const rotated = await send("POST", `/${shared.id}/rotate`);
    expect(rotated.statusCode).toBe(200);
    expect(rotated.json()).toEqual({ ...shared, secret: SECRET });
    expect(rotated.json().secret).not.toBe(shared.secret);
    const paired = await register({ signature: "v1a" });
    const next = (await send("POST", `/${paired.id}/rotate`)).json<WebhookView>();
    expect(next).toEqual({ ...paired, public_key: PUBLIC_KEY });
    expect(next.public_key).not.toBe(paired.public_key);
  });

  it("deletes", async () => {
    const { send, register } = await someone();
    const { id } = await register();
    const kept = await register();
    const reply = await send("DELETE", `/${id}`);
    expect([reply.statusCode, reply.json()]).toEqual([200, { deleted: true, id }]);
    expect((await send("DELETE", `/${id}`)).statusCode).toBe(404);
    const { webhooks } = (await send("GET", "")).json<{ webhooks: WebhookView[] }>();
    expect(webhooks.map((webhook) => webhook.id)).toEqual([kept.id]);
  });
});

describe("who may", () => {
  const calls: readonly [method: Method, path: string, payload?: object][] = [
    ["GET", "/ID"],
    ["PATCH", "/ID", { enabled: false }],
    ["PATCH", "/ID", { url: "https://127.0.0.1/" }],
    ["DELETE", "/ID"],
    ["POST", "/ID/test"],
    ["POST", "/ID/rotate"],
    ["GET", "/ID/deliveries"],
    ["POST", "/deliveries/DELIVERY/redeliver"],
  ];

  it.each(calls)(
    "%s %s answers 404 for another account and for what is not there",
    async (method, path, payload) => {
      const owner = await someone();
      const webhook = await owner.register();
      const { delivery_id } = (await owner.send("POST", `/${webhook.id}/test`)).json();
      const before = (await owner.send("GET", `/${webhook.id}`)).json<WebhookView>();
      const stranger = await someone();
      const theirs = path.replace("ID", webhook.id).replace("DELIVERY", delivery_id);
      const nowhere = path.replace("ID", "whk_0").replace("DELIVERY", "whd_0");
      const replies = [
        await stranger.send(method, theirs, payload),
        await stranger.send(method, nowhere, payload),
      ];
      const [first, second] = replies.map((reply) => {
        const { request_id: _id, ...error } = reply.json().error;
        return [reply.statusCode, error];
      });
      expect(first).toEqual([404, { code: "not_found", message: expect.stringMatching(/^the /) }]);
      expect(second).toEqual(first);
      const after = (await owner.send("GET", `/${webhook.id}`)).json<WebhookView>();
      expect({ ...after, last_delivery: null }).toEqual({ ...before, last_delivery: null });
      expect((await stranger.send("GET", "")).json()).toEqual({ webhooks: [] });
    },
  );

  it.each([
    ...calls,
    ["GET", ""],
    ["POST", "", { url: URL_GIVEN, events: EVENTS }],
  ] as typeof calls)("%s %s asks for a key", async (method, path, payload) => {
    for (const headers of [{}, { authorization: "Bearer prd_wrong" }]) {
      const url = `/v1/webhooks${path}`;
      const reply = await house.app.inject({
        method,
        url,
        headers,
        ...(payload ? { payload } : {}),
      });
      expect([reply.statusCode, reply.json().error.code]).toEqual([401, "unauthorized"]);
      expect(reply.headers["www-authenticate"]).toMatch(/^Bearer/);
    }
  });

  it.each([
    ["detector", ["detection.complete"], 201],
    ["detector", ["collection.updated"], 403],
    ["detector", EVENTS, 403],
    ["vectordb", ["collection.updated"], 201],
    ["vectordb", ["detection.complete"], 403],
    ["inference", ["detection.complete"], 403],
    ["optimizer", ["collection.updated"], 403],
    ["all", EVENTS, 201],
  ])("a key for %s registers %j: %i", async (scope, events, status) => {
    const accountId = house.newAccount();
    const send = house.sendWith(await house.keyOf(accountId, [scope]));
    const reply = await send("POST", "", { url: URL_GIVEN, events });
    expect(reply.statusCode).toBe(status);
    if (status === 403) {
      expect(reply.json().error).toMatchObject({
        code: "forbidden",
        message: expect.stringMatching(/needs the scope "(detector|vectordb)"$/),
      });
    }
    const { webhooks } = (await send("GET", "")).json();
    expect(webhooks).toHaveLength(status === 201 ? 1 : 0);
  });

  it("a key with two scopes registers both events", async () => {
    const send = house.sendWith(await house.keyOf(house.newAccount(), ["vectordb", "detector"]));
    const reply = await send("POST", "", { url: URL_GIVEN, events: EVENTS });
    expect(reply.statusCode).toBe(201);
  });

  it("a key without the scopes of a webhook can neither turn it to itself nor learn its secret", async () => {
    const owner = await someone();
    const webhook = await owner.register();
    const before = (await owner.send("GET", `/${webhook.id}`)).json();
    const weak = house.sendWith(await house.keyOf(owner.accountId, ["vectordb"]));
    const send = (method: Method, path: string, payload?: object) =>
      weak(method, `/${webhook.id}${path}`, payload);
    const attempts = [
      await send("PATCH", "", { url: "https://example.net/" }),
      await send("PATCH", "", { events: ["collection.updated"], url: "https://example.net/" }),
      await send("PATCH", "", { events: ["detection.complete"] }),
      await send("PATCH", "", { enabled: false }),
      await send("POST", "/rotate"),
    ];
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(403));
    expect((await owner.send("GET", `/${webhook.id}`)).json()).toEqual(before);
    expect((await send("GET", "/deliveries")).statusCode).toBe(200);
    expect((await send("POST", "/test")).statusCode).toBe(202);
    expect((await send("DELETE", "")).statusCode).toBe(200);
  });

  it("a key without any scope may nothing", async () => {
    const send = house.sendWith(await house.keyOf(house.newAccount(), []));
    const reply = await send("GET", "");
    expect([reply.statusCode, reply.json().error.code]).toEqual([403, "forbidden"]);
  });
});

describe("the deliveries", () => {
  it("come in pages, newest first, without gap or repeat", async () => {
    const { send, register } = await someone();
    const { id } = await register();
    const made: string[] = [];
    for (let count = 0; count < 25; count += 1) {
      made.push((await send("POST", `/${id}/test`)).json().delivery_id);
    }
    const read = async (query: string) => (await send("GET", `/${id}/deliveries${query}`)).json();
    const seen: string[] = [];
    for (let cursor = ""; ; ) {
      const page = await read(`?limit=10${cursor}`);
      seen.push(...page.deliveries.map((delivery: { id: string }) => delivery.id));
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(seen).toEqual(made.reverse());
    expect((await read("")).deliveries).toHaveLength(20);
    expect((await read("?limit=25")).next_cursor).toBeNull();
  });

  it.each([
    "limit=0",
    "limit=101",
    "limit=x",
    "cursor=abc",
    "cursor=!",
    `cursor=${"a".repeat(101)}`,
  ])("refuse ?%s", async (query) => {
    const { send, register } = await someone();
    const { id } = await register();
    const reply = await send("GET", `/${id}/deliveries?${query}`);
    expect([reply.statusCode, reply.json().error.code]).toEqual([422, "validation_error"]);
  });
});
