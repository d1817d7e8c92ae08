import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";
import type { Correction, CorrectionPage, SearchReply } from "./schemas.js";

let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend, { environment: { CORRECTIONS_MAX: "40" } });
});
afterAll(() => house.close());

let accounts = 0;
/** An account that nobody used before, and its calls. */
function newAccount() {
  accounts += 1;
  const account = `acc_${String(accounts).padStart(24, "0")}`;
  const headers = onBehalfOf(account);
  const send = (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
    house.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return {
    send,
    async store(correction: object): Promise<Correction> {
      const reply = await send("POST", "/corrections", correction);
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json();
    },
    async search(body: object): Promise<SearchReply> {
      const reply = await send("POST", "/search", body);
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json();
    },
  };
}

const branches = "naming a git branch";
const prefix = { when: branches, correction: "Prefix branch names with feat/ or fix/." };

describe("a stored correction", () => {
  it("is answered with what was stored, and read again", async () => {
    const { store, send } = newAccount();
    const stored = await store({ ...prefix, scope: "/web//checkout/", precedence: 3 });
    expect(stored).toEqual({
      id: expect.stringMatching(/^cor_[0-9a-f]{24}$/),
      ...prefix,
      scope: "web/checkout",
      precedence: 3,
      supersedes: [],
      superseded: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect((await send("GET", `/corrections/${stored.id}`)).json()).toEqual(stored);
  });

  it("takes null for absent", async () => {
    const { store, search } = newAccount();
    const stored = await store({ ...prefix, scope: null, precedence: null, supersedes: null });
    expect(stored).toMatchObject({ scope: null, precedence: 0, supersedes: [] });
    const found = await search({ query: "name a branch", scope: null, top_k: null });
    expect(found.governing).toBe(stored.id);
  });

  it("is stored once under an Idempotency-Key", async () => {
    const headers = { ...onBehalfOf("acc_once"), "idempotency-key": "store-once" };
    const call = { method: "POST" as const, url: "/corrections", headers, payload: prefix };
    const [first, second] = [await house.app.inject(call), await house.app.inject(call)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(second.headers["idempotency-replayed"]).toBe("true");
  });

  it("is found, read and deleted by its account alone", async () => {
    const [mine, others] = [newAccount(), newAccount()];
    const { id } = await mine.store(prefix);
    expect((await others.search({ query: branches })).governing).toBeNull();
    expect((await others.send("GET", `/corrections/${id}`)).statusCode).toBe(404);
    expect((await others.send("DELETE", `/corrections/${id}`)).statusCode).toBe(404);
    expect((await others.send("GET", "/corrections")).json()).toEqual({
      corrections: [],
      next_cursor: null,
    });
    expect((await mine.search({ query: branches })).governing).toBe(id);
  });

  it("is gone when it was deleted, and makes room", async () => {
    const { store, send, search } = newAccount();
    const stored = [];
    for (let at = 0; at < 40; at += 1) stored.push(await store(prefix));
    const full = await send("POST", "/corrections", prefix);
    expect(full.statusCode).toBe(403);
    expect(full.json().error.message).toBe(
      "your quota of corrections is 40: 40 are stored and 1 more do not fit; delete those that are superseded, or ask the operator to raise CORRECTIONS_MAX",
    );
    const last = stored.at(-1)?.id;
    expect((await search({ query: branches })).governing).toBe(last);
    expect((await send("DELETE", `/corrections/${last}`)).statusCode).toBe(204);
    expect((await send("DELETE", `/corrections/${last}`)).statusCode).toBe(404);
    expect((await search({ query: branches })).governing).toBe(stored.at(-2)?.id);
    await store(prefix);
  });

  it("is listed in pages, the newest first", async () => {
    const { store, send } = newAccount();
    const stored = [];
    for (let at = 0; at < 5; at += 1) stored.push((await store(prefix)).id);
    const seen: string[] = [];
    for (let cursor = ""; ; ) {
      const page = (await send("GET", `/corrections?limit=2${cursor}`)).json<CorrectionPage>();
      seen.push(...page.corrections.map(({ id }) => id));
      expect(page.corrections.length).toBeLessThanOrEqual(2);
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(seen).toEqual(stored.toReversed());
  });
});

describe("the correction that governs", () => {
  it("is the more specific one, then the one of higher precedence, then the newer one", async () => {
    const { store, search } = newAccount();
    const governing = async (scope?: string) =>
      (await search({ query: "How do we name branches?", ...(scope ? { scope } : {}) })).governing;
    const old = await store({ ...prefix, precedence: 1 });
    const low = await store({ ...prefix, correction: "Use the ticket number." });
    expect(await governing()).toBe(old.id);
    const newer = await store({ ...prefix, correction: "Use your initials.", precedence: 1 });
    expect(await governing()).toBe(newer.id);
    const web = await store({ ...prefix, correction: "web/ first", scope: "web", precedence: -5 });
    expect(await governing("web")).toBe(web.id);
    expect(await governing("web/checkout")).toBe(web.id);
    expect(await governing("webshop")).toBe(newer.id);
    expect(await governing("Web")).toBe(newer.id);
    expect(await governing("api")).toBe(newer.id);
    expect(await governing()).toBe(newer.id);

    const found = await search({ query: "branch names", scope: "web", top_k: 1 });
    expect(found.results).toHaveLength(1);
    expect(found.results[0]).toMatchObject({
      id: web.id,
      correction: "web/ first",
      governs: true,
      why: { scope: 1, precedence: -5, recency: 1 },
    });
    expect(found.beaten).toEqual(
      expect.arrayContaining([
        { id: newer.id, by: web.id, reason: "less_specific_scope" },
        { id: low.id, by: web.id, reason: "less_specific_scope" },
      ]),
    );
    const outside = await search({ query: "branch names" });
    expect(outside.beaten).toEqual(
      expect.arrayContaining([
        { id: low.id, by: newer.id, reason: "lower_precedence" },
        { id: old.id, by: newer.id, reason: "older" },
      ]),
    );
    expect(outside.conflicts).toEqual([{ id: newer.id, with: old.id }]);
    expect(outside.results.filter(({ governs }) => governs)).toHaveLength(1);
  });

  it("is never a superseded one, however close to the query, nor with a longer chain", async () => {
    const { store, search, send } = newAccount();
    const first = await store({ ...prefix, precedence: 9, scope: "web" });
    const second = await store({ when: "starting work", correction: "Ask.", supersedes: first.id });
    const query = { query: branches, scope: "web" };
    const found = await search(query);
    expect(found.governing).toBe(second.id);
    expect(found.results.map(({ id }) => id)).toEqual([second.id]);
    expect(found.beaten).toEqual([{ id: first.id, by: second.id, reason: "superseded" }]);
    const third = await store({ when: "starting", correction: "Go.", supersedes: [second.id] });
    expect((await search(query)).governing).toBe(third.id);
    expect((await send("GET", `/corrections/${first.id}`)).json().superseded).toBe(true);

    // Without the middle of the chain the end still stands for its beginning; without the end it does not.
    await send("DELETE", `/corrections/${second.id}`);
    expect((await search(query)).governing).toBe(third.id);
    await send("DELETE", `/corrections/${third.id}`);
    expect((await search(query)).governing).toBe(first.id);
    expect((await send("GET", `/corrections/${first.id}`)).json().superseded).toBe(false);
  });

  it("is none where its successor holds elsewhere only", async () => {
    const { store, search } = newAccount();
    const old = await store(prefix);
    await store({ ...prefix, scope: "api", supersedes: old.id });
    expect(await search({ query: branches, scope: "web" })).toMatchObject({
      results: [],
      governing: null,
    });
  });

  it.each([
    "what should I do now?",
    "Which wine goes with salmon?",
    "...",
    "Kannst du mir bitte damit helfen?",
    "名前",
  ])("is none for %j", async (query) => {
    const { store, search } = newAccount();
    await store(prefix);
    await store({ when: "deploying to production", correction: "Two people approve it." });
    expect(await search({ query })).toEqual({
      results: [],
      governing: null,
      beaten: [],
      conflicts: [],
    });
  });
});

describe("what is refused", () => {
  const headers = onBehalfOf("acc_refused");
  const post = (url: string) => (payload: object | string) => ({
    method: "POST" as const,
    url,
    headers,
    payload,
  });
  const store = post("/corrections");
  const search = post("/search");
  const fault = (code: string) => (message: string, path?: string) => ({
    error: { code, message, ...(path === undefined ? {} : { details: [{ path, message }] }) },
  });
  const invalid = fault("invalid_request");
  const wrong = fault("validation_error");
  const integer = "precedence must be an integer";
  const unknown = "supersedes names a correction that is not stored";
  const dots = "scope must not have a part that is . or ..";

  apiCases(
    () => house.app,
    [
      ["a search without a query", search({}), 400, invalid("query is required", "/query")],
      ["a search without a body", search(""), 400, { error: { code: "invalid_request" } }],
      ["a body that is no JSON", search("{"), 400, invalid("the body is not valid JSON")],
      ["an empty query", search({ query: "" }), 422, wrong("query must have at least 1 character")],
      ["a blank query", search({ query: " \n" }), 422, wrong("query must not be blank", "/query")],
      ["a query that is a number", search({ query: 1 }), 422, wrong("query must be a string")],
      [
        "a long query",
        search({ query: "q".repeat(4_001) }),
        422,
        wrong("query must have at most 4000 characters"),
      ],
      ["a top_k of 0", search({ query: "a", top_k: 0 }), 422, wrong("top_k must be >= 1")],
      ["a top_k of 51", search({ query: "a", top_k: 51 }), 422, wrong("top_k must be <= 50")],
      [
        "a top_k between two numbers",
        search({ query: "a", top_k: 2.5 }),
        422,
        wrong("top_k must be an integer"),
      ],
      [
        "a scope that walks up",
        search({ query: "a", scope: "web/../api" }),
        422,
        wrong(dots, "/scope"),
      ],
      [
        "a scope that is a number",
        search({ query: "a", scope: 5 }),
        422,
        wrong("scope must be a string"),
      ],
      [
        "a correction without when",
        store({ correction: "b" }),
        400,
        invalid("when is required", "/when"),
      ],
      [
        "a correction without a correction",
        store({ when: "a" }),
        400,
        invalid("correction is required", "/correction"),
      ],
      [
        "an empty when",
        store({ ...prefix, when: "" }),
        422,
        wrong("when must have at least 1 character"),
      ],
      ["a blank when", store({ ...prefix, when: " " }), 422, wrong("when must not be blank")],
      [
        "a blank correction",
        store({ ...prefix, correction: "\t" }),
        422,
        wrong("correction must not be blank", "/correction"),
      ],
      [
        "a long when",
        store({ ...prefix, when: "w".repeat(1_001) }),
        422,
        wrong("when must have at most 1000 characters"),
      ],
      [
        "a long correction",
        store({ ...prefix, correction: "w".repeat(4_001) }),
        422,
        wrong("correction must have at most 4000 characters"),
      ],
      [
        "a NUL in when",
        store({ ...prefix, when: "a\u0000" }),
        422,
        wrong(String.raw`when must match pattern "^[^\u0000]*$"`),
      ],
      [
        "a long scope",
        store({ ...prefix, scope: "s".repeat(201) }),
        422,
        wrong("scope must have at most 200 characters"),
      ],
      [
        "a deep scope",
        store({ ...prefix, scope: "s/".repeat(17) }),
        422,
        wrong("scope must have at most 16 parts", "/scope"),
      ],
      ["a scope with a dot", store({ ...prefix, scope: "./a" }), 422, wrong(dots, "/scope")],
      ["a precedence of 1.5", store({ ...prefix, precedence: 1.5 }), 422, wrong(integer)],
      ["a precedence in words", store({ ...prefix, precedence: "1" }), 422, wrong(integer)],
      [
        "a precedence over a million",
        store({ ...prefix, precedence: 1_000_001 }),
        422,
        wrong("precedence must be <= 1000000"),
      ],
      [
        "one that supersedes what is not there",
        store({ ...prefix, supersedes: "cor_0123456789abcdef01234567" }),
        422,
        wrong(unknown, "/supersedes"),
      ],
      [
        "one that supersedes what is no id",
        store({ ...prefix, supersedes: ["none"] }),
        422,
        wrong(unknown, "/supersedes"),
      ],
      [
        "one that supersedes a number",
        store({ ...prefix, supersedes: 4 }),
        422,
        wrong("supersedes must be a string"),
      ],
      [
        "one that supersedes too many",
        store({ ...prefix, supersedes: Array(11).fill("cor_0123456789abcdef01234567") }),
        422,
        { error: { code: "validation_error" } },
      ],
      [
        "a body over 1 MiB",
        store({ ...prefix, pad: "p".repeat(1_048_576) }),
        413,
        { error: { code: "payload_too_large" } },
      ],
      [
        "a limit over 200",
        { url: "/corrections?limit=201", headers },
        422,
        wrong("limit must be <= 200"),
      ],
      [
        "a cursor of nobody",
        { url: "/corrections?cursor=abc", headers },
        422,
        wrong("cursor must be the next_cursor of an earlier answer", "/cursor"),
      ],
      [
        "an id that is not there",
        { url: "/corrections/cor_0123456789abcdef01234567", headers },
        404,
        fault("not_found")("this correction was not found"),
      ],
    ].map(([name, request, status, body]) => ({ name, request, status, body }) as never),
  );

  it("leaves nothing behind", async () => {
    const reply = await house.app.inject({ url: "/corrections", headers });
    expect(reply.json()).toEqual({ corrections: [], next_cursor: null });
  });

  it("tells nobody that another account has what it names", async () => {
    const [mine, others] = [newAccount(), newAccount()];
    const { id } = await mine.store(prefix);
    const reply = await others.send("POST", "/corrections", { ...prefix, supersedes: id });
    expect([reply.statusCode, reply.json().error.message]).toEqual([422, unknown]);
    expect((await mine.search({ query: branches })).governing).toBe(id);
  });
});
