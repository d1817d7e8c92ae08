import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { apiCases } from "../../helpers/api-case.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { addRevokedKeys, type Person, signIn } from "./person.js";

const DAY_MS = 86_400_000;
const NO_KEY = "key_0f1e2d3c4b5a69788796a5b4";

interface MadeKey {
  readonly id: string;
  readonly key: string;
}

let house: TestApp;
let person: Person;
let now = Date.UTC(2026, 10, 21, 12);
beforeAll(async () => {
  house = await buildTestApp({}, { clock: () => now });
  person = await signIn(house);
});
afterAll(() => house.close());

async function makeKey(owner: Person, fields: object = {}): Promise<MadeKey> {
  const reply = await owner.send("POST", "/keys", { name: "mine", realm: "gateway", ...fields });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}

const namesOf = async (owner: Person) => {
  const { keys } = (await owner.send("GET", "/keys")).json<{ keys: { name: string }[] }>();
  return keys.map(({ name }) => name);
};

/** Today's keys do not count tomorrow. */
function nextDay(): void {
  now += DAY_MS;
}

describe("POST /v1/account/keys", () => {
  it("makes a gateway key and shows it once", async () => {
    const owner = await signIn(house);
    const reply = await owner.send("POST", "/keys", { name: "  my agent ", realm: "gateway" });
    expect(reply.statusCode).toBe(201);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const made = reply.json<MadeKey>();
    const shown = {
      id: expect.stringMatching(/^key_[0-9a-f]{24}$/),
      name: "my agent",
      hint: made.key.slice(0, 8),
      realm: "gateway",
      scopes: [],
      created_at: new Date(now).toISOString(),
      expires_at: null,
    };
    expect(made).toEqual({ ...shown, key: expect.stringMatching(/^gwk_[0-9A-Za-z]{28}$/) });
    const list = await owner.send("GET", "/keys");
    expect(list.json()).toEqual({ keys: [{ ...shown, last_used: null }] });
    expect(list.body).not.toContain(made.key);
    expect(await house.platform.keys.find("gateway", made.key)).toMatchObject({
      ownerId: owner.id,
      tier: "free",
    });
  });

  it.each([
    [undefined, ["all"]],
    [
      ["detector", "optimizer"],
      ["detector", "optimizer"],
    ],
  ])("makes a products key with the scopes %j", async (scopes, expected) => {
    const fields = { realm: "products", ...(scopes ? { scopes } : {}) };
    const made = await makeKey(person, fields);
    expect(made).toMatchObject({ realm: "products", scopes: expected });
    expect(made.key).toMatch(/^prd_/);
  });

  it("makes a key that ends", async () => {
    const owner = await signIn(house);
    const made = await makeKey(owner, { expires_in_days: 1 });
    expect(made).toMatchObject({ expires_at: new Date(now + DAY_MS).toISOString() });
    nextDay();
    expect(await namesOf(await signIn(house, owner.email))).toEqual([]);
    expect(await house.platform.keys.find("gateway", made.key)).toBeUndefined();
  });

  const post = (payload: object) => () => ({
    method: "POST" as const,
    url: "/v1/account/keys",
    headers: { cookie: person.cookie },
    payload,
  });
  const good = { name: "refused", realm: "gateway" };
  apiCases(
    () => house.app,
    [
      {
        name: "refuses a body without a name",
        request: post({ realm: "gateway" }),
        status: 400,
        body: { error: { code: "invalid_request", message: "name is required" } },
      },
      {
        name: "refuses a body without a realm",
        request: post({ name: "x" }),
        status: 400,
        body: { error: { message: "realm is required" } },
      },
      { name: "refuses an empty name", request: post({ ...good, name: "" }), status: 422 },
      {
        name: "refuses a blank name",
        request: post({ ...good, name: " \t " }),
        status: 422,
        body: { error: { code: "validation_error", message: "name must not be blank" } },
      },
      {
        name: "refuses a name of 101 characters",
        request: post({ ...good, name: "n".repeat(101) }),
        status: 422,
        body: { error: { message: "name must have at most 100 characters" } },
      },
      {
        name: "refuses a name of two lines",
        request: post({ ...good, name: "a\nb" }),
        status: 422,
        body: { error: { message: "name must not contain control characters" } },
      },
      {
        name: "refuses a name with U+0000, which a text column cannot keep",
        request: post({ ...good, name: "a\u0000b" }),
        status: 422,
      },
      {
        name: "refuses another realm",
        request: post({ ...good, realm: "evidence" }),
        status: 422,
        body: { error: { message: "realm must be one of gateway, products" } },
      },
      {
        name: "refuses scopes of a gateway key",
        request: post({ ...good, scopes: ["detector"] }),
        status: 422,
        body: { error: { details: [{ path: "/scopes" }] } },
      },
      {
        name: "refuses an unknown scope",
        request: post({ ...good, realm: "products", scopes: ["everything"] }),
        status: 422,
      },
      {
        name: "refuses no scope at all",
        request: post({ ...good, realm: "products", scopes: [] }),
        status: 422,
      },
      {
        name: "refuses an end that is now",
        request: post({ ...good, expires_in_days: 0 }),
        status: 422,
        body: { error: { message: "expires_in_days must be >= 1" } },
      },
      {
        name: "refuses an end in over ten years",
        request: post({ ...good, expires_in_days: 3651 }),
        status: 422,
      },
      {
        name: "refuses half a day",
        request: post({ ...good, expires_in_days: 1.5 }),
        status: 422,
      },
      {
        name: "refuses a body that is too large",
        request: post({ ...good, name: "n".repeat(1_100_000) }),
        status: 413,
        body: { error: { code: "payload_too_large" } },
      },
    ],
  );

  it("has made nothing of what it refused", async () => {
    expect(await namesOf(person)).not.toContain("refused");
  });

  it("makes one key for a repeat with the same Idempotency-Key", async () => {
    const owner = await signIn(house);
    const body = { name: "once", realm: "gateway" };
    const headers = { "idempotency-key": "k" };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => owner.send("POST", "/keys", body, headers)),
    );
    expect(new Set(replies.map(({ body: text }) => text)).size).toBe(1);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
    expect(await namesOf(owner)).toEqual(["once"]);
    const other = { ...body, name: "twice" };
    expect((await owner.send("POST", "/keys", other, headers)).statusCode).toBe(409);
    const kept = await house.platform.store.all<{ body: Buffer }>(
      sql`SELECT body FROM idempotent_answers WHERE body IS NOT NULL`,
    );
    const { key } = replies[0]!.json<MadeKey>();
    expect(kept.some(({ body: sealed }) => Buffer.from(sealed).includes(key))).toBe(false);
  });

  it("keeps the repeats of two people apart", async () => {
    const [one, two] = [await signIn(house), await signIn(house)];
    const headers = { "idempotency-key": "same" };
    const body = { name: "same", realm: "gateway" };
    const first = (await one.send("POST", "/keys", body, headers)).json<MadeKey>();
    const second = (await two.send("POST", "/keys", body, headers)).json<MadeKey>();
    expect(second.id).not.toBe(first.id);
  });
});

describe("DELETE /v1/account/keys/{id}", () => {
  it("revokes a key at once", async () => {
    nextDay();
    const owner = await signIn(house);
    const made = await makeKey(owner);
    const reply = await owner.send("DELETE", `/keys/${made.id}`);
    expect(reply.statusCode).toBe(204);
    expect(reply.body).toBe("");
    expect(await house.platform.keys.find("gateway", made.key)).toBeUndefined();
    expect(await namesOf(owner)).toEqual([]);
    expect((await owner.send("DELETE", `/keys/${made.id}`)).statusCode).toBe(404);
  });

  it("knows no key of others, and none that never was", async () => {
    const [owner, other] = [await signIn(house), await signIn(house)];
    const made = await makeKey(owner);
    const foreign = await other.send("DELETE", `/keys/${made.id}`);
    const none = await other.send("DELETE", `/keys/${NO_KEY}`);
    expect(foreign.statusCode).toBe(404);
    const { request_id: _one, ...said } = foreign.json<{ error: Record<string, string> }>().error;
    const { request_id: _two, ...same } = none.json<{ error: Record<string, string> }>().error;
    expect(said).toEqual(same);
    expect(said).toEqual({ code: "not_found", message: "this key was not found" });
    expect(await house.platform.keys.find("gateway", made.key)).toBeDefined();
    expect(await namesOf(other)).toEqual([]);
  });
});

describe("POST /v1/account/keys/{id}/rotate", () => {
  it("makes a key that counts on where the old one stood, which works for a day more", async () => {
    nextDay();
    const owner = await signIn(house);
    const old = await makeKey(owner, { name: "rotated", realm: "products", scopes: ["vectordb"] });
    const reply = await owner.send("POST", `/keys/${old.id}/rotate`);
    expect(reply.statusCode).toBe(201);
    const made = reply.json<MadeKey>();
    expect(made).toMatchObject({ name: "rotated", realm: "products", scopes: ["vectordb"] });
    expect(made.id).not.toBe(old.id);
    const found = await house.platform.keys.find("products", made.key);
    expect(found?.counterId).toBe(old.id);
    expect(await house.platform.keys.find("products", old.key)).toBeDefined();
    now += DAY_MS;
    expect(await house.platform.keys.find("products", old.key)).toBeUndefined();
    expect(await house.platform.keys.find("products", made.key)).toBeDefined();
  });

  it("makes one key for a repeat with the same Idempotency-Key", async () => {
    const owner = await signIn(house);
    const old = await makeKey(owner);
    const headers = { "idempotency-key": "rotate-1" };
    const first = await owner.send("POST", `/keys/${old.id}/rotate`, undefined, headers);
    const second = await owner.send("POST", `/keys/${old.id}/rotate`, undefined, headers);
    expect(second.body).toBe(first.body);
    expect(await namesOf(owner)).toHaveLength(2);
  });

  it("knows no key of others, none that was revoked and none that never was", async () => {
    const [owner, other] = [await signIn(house), await signIn(house)];
    const made = await makeKey(owner);
    expect((await other.send("POST", `/keys/${made.id}/rotate`)).statusCode).toBe(404);
    expect((await other.send("POST", `/keys/${NO_KEY}/rotate`)).statusCode).toBe(404);
    await owner.send("DELETE", `/keys/${made.id}`);
    expect((await owner.send("POST", `/keys/${made.id}/rotate`)).statusCode).toBe(404);
    expect(await namesOf(other)).toEqual([]);
  });
});

describe("the limits of an account", () => {
  it("are 200 keys a UTC day, rotations included, exactly, of 30 requests at once", async () => {
    now = Date.UTC(2026, 11, 1, 23, 59, 30);
    const owner = await signIn(house);
    await addRevokedKeys(house, owner.id, { count: 180, at: now });
    const first = await makeKey(owner);
    const asked = Array.from({ length: 30 }, (_, index) =>
      index % 3 === 0
        ? owner.send("POST", `/keys/${first.id}/rotate`)
        : owner.send("POST", "/keys", { name: `key ${index}`, realm: "gateway" }),
    );
    const replies = await Promise.all(asked);
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(19);
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(11);
    expect(refused[0]?.json()).toMatchObject({ error: { code: "rate_limited" } });
    expect(refused[0]?.headers["retry-after"]).toBe("30");
    expect(await namesOf(owner)).toHaveLength(20);
    await makeKey(await signIn(house));
    now += 30_000;
    await makeKey(owner);
  });

  it("are 50 live keys, exactly, of 20 requests at once", async () => {
    const owner = await signIn(house);
    for (const keys of [20, 20]) {
      for (let made = 0; made < keys; made++) await makeKey(owner);
      nextDay();
    }
    const replies = await Promise.all(
      Array.from({ length: 15 }, () =>
        owner.send("POST", "/keys", { name: "x", realm: "gateway" }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.json()).toMatchObject({
      error: {
        code: "conflict",
        message: "an account has at most 50 live keys; revoke one first",
      },
    });
    const { keys } = (await owner.send("GET", "/keys")).json<{ keys: { id: string }[] }>();
    expect(keys).toHaveLength(50);
    const { id } = keys[0]!;
    expect((await owner.send("POST", `/keys/${id}/rotate`)).statusCode).toBe(409);
    expect((await owner.send("POST", `/keys/${NO_KEY}/rotate`)).statusCode).toBe(404);
    await owner.send("DELETE", `/keys/${id}`);
    await makeKey(owner);
  });
});
