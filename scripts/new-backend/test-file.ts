import { isTextBounded, KEPT_DAYS, literal, settingOf, textLengthMax } from "./product-files.js";
import type { Wish } from "./wish.js";

/** Less than the default, so that the test shows who decides. */
const CONFIGURED_LENGTH_MAX = 20;

/** The tests of the backend over HTTP; they are still to be formatted. */
export function testFile(wish: Wish): string {
  const { has } = wish;
  const parts = [
    imports(wish),
    setUp(wish),
    countCases(wish),
    has.task ? busyCase() : "",
    has.store ? storeCases() : "",
    has.schedule ? scheduleCases() : "",
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function imports({ has }: Wish): string {
  const takesIt = has.task || has.store;
  return `import { afterAll, beforeAll, describe${takesIt ? ", expect, it" : ""} } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";${
    has.schedule
      ? `
import { addCount } from "./store.js";
import { forgetCounts } from "./sweep.js";`
      : ""
  }`;
}

function setUp(wish: Wish): string {
  const { has } = wish;
  const environment = isTextBounded(wish)
    ? `environment: { ${settingOf(wish)}: "${CONFIGURED_LENGTH_MAX}" }`
    : "";
  const given = [has.schedule ? "clock: () => now" : "", environment].filter(Boolean).join(", ");
  return `${
    has.schedule
      ? `const KEPT_MS = ${KEPT_DAYS} * 86_400_000;

let now = Date.UTC(2026, 0, 31);
`
      : ""
  }let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend${given ? `, { ${given} }` : ""});
});
afterAll(() => house.close());

const count = (payload: object | string, headers = onBehalfOf("acc_ada")) => ({
  method: "POST" as const,
  url: "/count",
  headers: { "content-type": "application/json", ...headers },
  payload,
});${
    has.store
      ? `
const totalOf = async (account: string) =>
  (await house.app.inject({ url: "/total", headers: onBehalfOf(account) })).json();`
      : ""
  }`;
}

function countCases(wish: Wish): string {
  const longest = isTextBounded(wish) ? CONFIGURED_LENGTH_MAX : textLengthMax(wish);
  return `describe("POST /count", () => {
  apiCases(() => house.app, [
    {
      name: "counts words, whatever stands between them",
      request: count({ text: " one gate\\n\\tfor all " }),
      status: 200,
      body: { words: 4 },
    },
    { name: "finds none in nothing", request: count({ text: "" }), status: 200, body: { words: 0 } },
    {
      name: "takes ${longest.toLocaleString("en")} characters",
      request: count({ text: "a".repeat(${literal(longest)}) }),
      status: 200,
      body: { words: 1 },
    },
    {
      name: "refuses one more",
      request: count({ text: "a".repeat(${literal(longest + 1)}) }),
      status: 422,
      body: { error: { code: "validation_error" } },
    },
    {
      name: "needs the text",
      request: count({}),
      status: 400,
      body: { error: { code: "invalid_request" } },
    },
    {
      name: "takes no number for a text",
      request: count({ text: 5 }),
      status: 422,
      body: { error: { code: "validation_error" } },
    },
    {
      name: "refuses what is not JSON",
      request: count("{"),
      status: 400,
      body: { error: { code: "invalid_request" } },
    },
    {
      name: "refuses a body of over 1 MiB",
      request: count({ text: "a".repeat(2 ** 20) }),
      status: 413,
      body: { error: { code: "payload_too_large" } },
    },
    {
      name: "answers nobody who did not come through the gateway",
      request: count({ text: "a" }, {}),
      status: 401,
      body: { error: { code: "unauthorized" } },
    },
  ]);
});`;
}

function busyCase(): string {
  return `it("asks to come back when all threads are busy", async () => {
  const { threads } = house.platform;
  const taken: { release(): void }[] = [];
  const takeAll = () => {
    for (;;) taken.push(threads.reserve("long", \`acc_\${taken.length}\`));
  };
  expect(takeAll).toThrow("full");
  const reply = await house.app.inject(count({ text: "a" }));
  for (const permit of taken) permit.release();
  expect([reply.statusCode, reply.json().error.code]).toEqual([503, "unavailable"]);
  expect(reply.headers["retry-after"]).toBeDefined();
  expect((await house.app.inject(count({ text: "a" }))).statusCode).toBe(200);
});`;
}

function storeCases(): string {
  return `describe("GET /total", () => {
  it("adds up what an account had counted, and shows it to nobody else", async () => {
    await house.app.inject(count({ text: "one two" }, onBehalfOf("acc_bea")));
    await house.app.inject(count({ text: "three" }, onBehalfOf("acc_bea")));
    await house.app.inject(count({ text: "" }, onBehalfOf("acc_cyd")));
    expect(await totalOf("acc_bea")).toEqual({ texts: 2, words: 3 });
    expect(await totalOf("acc_cyd")).toEqual({ texts: 1, words: 0 });
    expect(await totalOf("acc_new")).toEqual({ texts: 0, words: 0 });
  });

  it("counts a call once that is repeated with its Idempotency-Key", async () => {
    const headers = { ...onBehalfOf("acc_dee"), "idempotency-key": "once" };
    const first = await house.app.inject(count({ text: "one two" }, headers));
    const second = await house.app.inject(count({ text: "one two" }, headers));
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    const other = await house.app.inject(count({ text: "another text" }, headers));
    expect([other.statusCode, other.json().error.code]).toEqual([409, "conflict"]);
    expect(await totalOf("acc_dee")).toEqual({ texts: 1, words: 2 });
  });

  it("keeps nothing of a call that it refuses", async () => {
    await house.app.inject(count({ text: 5 }, onBehalfOf("acc_eve")));
    expect(await totalOf("acc_eve")).toEqual({ texts: 0, words: 0 });
  });

  apiCases(() => house.app, [
    {
      name: "answers nobody who did not come through the gateway",
      request: { url: "/total" },
      status: 401,
      body: { error: { code: "unauthorized" } },
    },
  ]);
});`;
}

function scheduleCases(): string {
  return `describe("by the clock", () => {
  it("forgets accounts that counted nothing for ${KEPT_DAYS} days, and no others", async () => {
    await house.app.inject(count({ text: "old" }, onBehalfOf("acc_old")));
    now += KEPT_MS;
    await house.app.inject(count({ text: "young" }, onBehalfOf("acc_young")));
    await house.runSchedule();
    expect(await totalOf("acc_old")).toEqual({ texts: 1, words: 1 });
    now += 1;
    await house.runSchedule();
    expect(await totalOf("acc_old")).toEqual({ texts: 0, words: 0 });
    expect(await totalOf("acc_young")).toEqual({ texts: 1, words: 1 });
  });

  it("says that there is more than it deletes at once", async () => {
    const { store } = house.platform;
    await store.tx(async (tx) => {
      for (let index = 0; index < 1_001; index += 1) {
        await addCount(tx, { accountId: \`acc_\${index}\`, words: 1, countedAt: 0 });
      }
    });
    expect(await forgetCounts(store, 1)).toBe("more");
    expect(await forgetCounts(store, 1)).toBeUndefined();
    expect(await totalOf("acc_1000")).toEqual({ texts: 0, words: 0 });
    expect(await totalOf("acc_young")).toEqual({ texts: 1, words: 1 });
  });
});`;
}
