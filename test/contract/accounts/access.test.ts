import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccountService } from "../../../src/apis/accounts/service.js";
import { apiCases } from "../../helpers/api-case.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { expectFollowed } from "../../helpers/waiting.js";
import { type Person, signIn } from "./person.js";

const SLUG = "run-record";
const DAY_MS = 86_400_000;
let house: TestApp;
let person: Person;
let now = Date.UTC(2026, 10, 21, 12);
beforeAll(async () => {
  house = await buildTestApp({}, { clock: () => now });
  person = await signIn(house);
});
afterAll(() => house.close());

/** The service as the operator's command has it. */
function operator() {
  const services = [
    { slug: SLUG, access: "by-request" as const },
    { slug: "keyed-store", access: "by-request" as const },
    { slug: "sign", access: "self-service" as const },
  ];
  return createAccountService({ ...house.platform, services });
}

async function requestsOf(owner: Person): Promise<Record<string, unknown>[]> {
  const reply = await owner.send("GET", "/access-requests");
  return reply.json<{ requests: Record<string, unknown>[] }>().requests;
}

describe("POST /v1/account/access-requests", () => {
  const post = (payload: object) => () => ({
    method: "POST" as const,
    url: "/v1/account/access-requests",
    headers: { cookie: person.cookie },
    payload,
  });

  apiCases(
    () => house.app,
    [
      {
        name: "refuses a body without a slug",
        request: post({ reason: "because" }),
        status: 400,
        body: { error: { message: "slug is required" } },
      },
      {
        name: "refuses a body without a reason",
        request: post({ slug: SLUG }),
        status: 400,
        body: { error: { message: "reason is required" } },
      },
      {
        name: "refuses a blank reason",
        request: post({ slug: SLUG, reason: "  " }),
        status: 422,
        body: { error: { message: "reason must not be blank" } },
      },
      {
        name: "refuses a reason of 2001 characters",
        request: post({ slug: SLUG, reason: "r".repeat(2001) }),
        status: 422,
      },
      {
        name: "refuses a reason with U+0000",
        request: post({ slug: SLUG, reason: "a\u0000b" }),
        status: 422,
      },
      {
        name: "names the by-request services to who asks for an unknown one",
        request: post({ slug: "nothing", reason: "because" }),
        status: 422,
        body: {
          error: {
            code: "validation_error",
            message: expect.stringContaining("keyed-store"),
            details: [{ path: "/slug" }],
          },
        },
      },
      {
        name: "has nothing to ask for a self-service one",
        request: post({ slug: "sign", reason: "because" }),
        status: 409,
        body: { error: { code: "conflict" } },
      },
    ],
  );

  it("has kept nothing of what it refused", async () => {
    expect(await requestsOf(person)).toEqual([]);
  });

  it("keeps a request, of which only its person hears", async () => {
    const owner = await signIn(house);
    const body = { slug: SLUG, reason: " An audit trail.\nFor our agents. " };
    const reply = await owner.send("POST", "/access-requests", body);
    expect(reply.statusCode).toBe(201);
    const request = {
      id: expect.stringMatching(/^req_[0-9a-f]{24}$/),
      slug: SLUG,
      reason: "An audit trail.\nFor our agents.",
      status: "open",
      created_at: new Date(now).toISOString(),
      decided_at: null,
    };
    expect(reply.json()).toEqual(request);
    expect(await requestsOf(owner)).toEqual([request]);
    expect(await requestsOf(person)).toEqual([]);
  });

  it("keeps one open request for a service, of 5 at once", async () => {
    const owner = await signIn(house);
    const body = { slug: SLUG, reason: "because" };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => owner.send("POST", "/access-requests", body)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await requestsOf(owner)).toHaveLength(1);
    const other = { slug: "keyed-store", reason: "because" };
    expect((await owner.send("POST", "/access-requests", other)).statusCode).toBe(201);
  });

  it("answers a repeat with the same Idempotency-Key alike", async () => {
    const owner = await signIn(house);
    const headers = { "idempotency-key": "ask" };
    const body = { slug: SLUG, reason: "because" };
    const first = await owner.send("POST", "/access-requests", body, headers);
    const second = await owner.send("POST", "/access-requests", body, headers);
    expect(second.statusCode).toBe(201);
    expect(second.body).toBe(first.body);
  });
});

describe("the operator's answer", () => {
  it("opens the service to the keys of the account, and can be taken back", async () => {
    const owner = await signIn(house);
    const body = { slug: SLUG, reason: "because" };
    await owner.send("POST", "/access-requests", body);
    const made = await owner.send("POST", "/keys", { name: "mine", realm: "gateway" });
    const authorization = `Bearer ${made.json<{ key: string }>().key}`;
    const url = `/v1/api/${SLUG}/health`;
    const call = async () =>
      (await house.app.inject({ method: "GET", url, headers: { authorization } })).statusCode;
    expect(await call()).toBe(403);

    now += 1000;
    const said = operator();
    expect(await said.grant(owner.email.toUpperCase(), SLUG)).toBe("granted");
    await expectFollowed(call, 200);
    expect(await requestsOf(owner)).toMatchObject([
      { status: "granted", decided_at: new Date(now).toISOString() },
    ]);
    expect(await said.grant(owner.email, SLUG)).toBe("already-granted");
    expect((await owner.send("POST", "/access-requests", body)).statusCode).toBe(409);

    expect(await said.deny(owner.email, SLUG)).toBe("denied");
    await expectFollowed(call, 403);
    expect(await requestsOf(owner)).toMatchObject([{ status: "denied" }]);
    expect(await said.deny(owner.email, SLUG)).toBe("nothing-to-deny");
    now += 1000;
    expect((await owner.send("POST", "/access-requests", body)).statusCode).toBe(201);
    expect((await requestsOf(owner)).map(({ status }) => status)).toEqual(["open", "denied"]);
  });

  it("refuses an open request", async () => {
    const owner = await signIn(house);
    await owner.send("POST", "/access-requests", { slug: SLUG, reason: "because" });
    expect(await operator().deny(owner.email, SLUG)).toBe("denied");
    expect(await requestsOf(owner)).toMatchObject([{ status: "denied" }]);
  });

  it("knows accounts and by-request services only", async () => {
    const said = operator();
    expect(await said.grant("nobody@example.org", SLUG)).toBe("unknown-account");
    expect(await said.deny("no address", SLUG)).toBe("unknown-account");
    expect(await said.grant(person.email, "sign")).toBe("not-by-request");
    expect(await said.deny(person.email, "nothing")).toBe("not-by-request");
  });

  it("lists the requests of everybody by status, and the accounts", async () => {
    const owner = await signIn(house);
    now += DAY_MS;
    const again = await signIn(house, owner.email);
    await again.send("POST", "/access-requests", { slug: SLUG, reason: "the last one" });
    const said = operator();
    const [newest, ...older] = await said.listAllAccessRequests("open");
    expect(newest).toMatchObject({
      account_id: owner.id,
      email: owner.email,
      slug: SLUG,
      reason: "the last one",
      status: "open",
    });
    expect(older.every(({ status }) => status === "open")).toBe(true);
    const all = await said.listAllAccessRequests();
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["open", "denied"]));
    const accounts = await said.list();
    expect(accounts.map(({ id }) => id)).toContain(owner.id);
    expect(await said.ensureAccount(owner.email.toUpperCase())).toBe(owner.id);
    const made = await said.ensureAccount("made@example.org");
    expect(await said.view(made)).toMatchObject({ id: made, email: "made@example.org" });
    await expect(said.ensureAccount("no address")).rejects.toThrow("email must be");
    await expect(said.view("acc_none")).rejects.toThrow("was not found");
  });
});
