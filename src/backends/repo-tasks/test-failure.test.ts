import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";
import { TestFailureBody } from "./schemas.js";

let built: BackendTestApp;
beforeAll(async () => {
  built = await buildBackendApp(backend);
});
afterAll(() => built.close());

const recorded = (name: string) =>
  readFileSync(new URL(`../../engines/code/test-output/recorded/${name}`, import.meta.url), "utf8");
const post = (payload: unknown, headers: Record<string, string> = {}) => ({
  method: "POST" as const,
  url: "/api/computer/test-failure",
  headers: { ...onBehalfOf("acc_1"), "content-type": "application/json", ...headers },
  payload: typeof payload === "string" ? payload : JSON.stringify(payload),
});
const ask = async (body: unknown) => {
  const reply = await built.app.inject(post(body));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

describe("the output of tests", () => {
  it("is answered with failures, places, values, causes and suspects", async () => {
    const answer = await ask({ output: recorded("pytest.fixture.txt") });
    expect(answer).toMatchObject({
      runner: "pytest",
      summary: {
        total: 60,
        passed: 8,
        failed: 44,
        skipped: 4,
        errors: 4,
        duration_ms: 630,
        suites: null,
        runners: ["pytest"],
        formats: ["console"],
      },
      notes: [],
    });
    expect(answer.failures).toHaveLength(48);
    const named = (title: string) =>
      answer.failures.find(({ test }: { test: string }) => test.endsWith(title));
    expect(named("::test_equal")).toMatchObject({
      test: "tests/test_main.py::test_equal",
      kind: "failure",
      file: "tests/test_main.py",
      line: 13,
      message: "assert 2 == 3",
      expected: "3",
      actual: "2",
      likely_cause: "assertion",
      suspects: [{ file: "tests/test_main.py", line: 13, function: "test_equal" }],
    });
    expect(named("::test_fixture")).toMatchObject({ kind: "error", likely_cause: "fixture_error" });
  });

  it("is the example of the document", async () => {
    const answer = await ask(TestFailureBody.examples?.[0]);
    expect(answer.failures).toMatchObject([{ test: "sum › adds", line: 5, expected: "3" }]);
  });

  it.each([
    ["go test", "go.fixture.txt"],
    ["GO", "go.fixture.txt"],
    ["cargo", "cargo.fixture.txt"],
    ["node", "node-spec.fixture.txt"],
    ["TAP", "node-tap.fixture.txt"],
    ["JUnit XML", "reports/jest-junit.fixture.xml"],
  ])("may be named %s", async (runner, name) => {
    const answer = await ask({ output: recorded(name), runner });
    expect(answer.failures.length).toBeGreaterThan(3);
    expect(answer.notes.filter((note: string) => note.startsWith("nothing of"))).toEqual([]);
  });

  it("may be a part of it", async () => {
    const output = "FAILED test_cart.py::test_total - assert 3 == 4";
    expect(await ask({ output })).toMatchObject({
      runner: "pytest",
      failures: [{ test: "test_cart.py::test_total", expected: "4", actual: "3" }],
      summary: { total: null, passed: null, failed: 1, skipped: null, errors: 0 },
      notes: ["the output does not tell how many tests ran, or is cut off before it does"],
    });
  });

  it("may be a bare error where the runner is named", async () => {
    const output = "Error: no cart\n    at add (/app/src/cart.js:2:9)";
    expect((await ask({ output })).failures).toEqual([]);
    expect(await ask({ output, runner: "bun test" })).toMatchObject({
      runner: "bun",
      failures: [{ file: "/app/src/cart.js", line: 2, message: "Error: no cart" }],
    });
  });

  it("is read all the same when it is of another runner, which is said", async () => {
    const answer = await ask({ output: recorded("mocha.fixture.txt"), runner: "pytest" });
    expect(answer.runner).toBe("mocha");
    expect(answer.notes).toEqual(["nothing of pytest was found; what is answered is of mocha"]);
  });

  it("may be of no runner, and of a runner without failures", async () => {
    expect(await ask({ output: "hello" })).toMatchObject({
      runner: null,
      failures: [],
      summary: { total: null, passed: null, failed: 0, skipped: null, errors: 0, runners: [] },
      notes: ["no output of a known test runner was found"],
    });
    expect(
      await ask({ output: "=== 3 passed, 1 skipped in 0.12s ===", runner: null }),
    ).toMatchObject({
      runner: "pytest",
      failures: [],
      summary: { total: 4, passed: 3, failed: 0, skipped: 1, errors: 0, duration_ms: 120 },
    });
  });

  it("of almost 8 MiB is read on a thread", async () => {
    const filler = "2026-01-31 worker 17 did nothing in particular, again\n".repeat(140_000);
    const answer = await ask({ output: `${filler}${recorded("jest.fixture.txt")}` });
    expect(answer.summary).toMatchObject({ failed: 27, errors: 3 });
  });

  it("in hostile XML defines no entity and goes no deeper than it may", async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY b "${"x".repeat(1_000)}"><!ENTITY c "&b;&b;&b;">]>`;
    const answer = await ask({
      output: `${bomb}<testsuite><testcase name="&c;"><failure>&c;</failure></testcase>${"<testsuite>".repeat(50_000)}`,
    });
    expect(answer.failures).toMatchObject([{ test: "&c;", message: "&c;" }]);
  });
});

describe("what is refused", () => {
  apiCases(
    () => built.app,
    [
      {
        name: "no output",
        request: post({ runner: "jest" }),
        status: 400,
        body: {
          error: {
            code: "invalid_request",
            message: "output is required",
            details: [{ path: "/output" }],
          },
        },
      },
      {
        name: "an empty output",
        request: post({ output: "" }),
        status: 422,
        body: { error: { code: "validation_error", details: [{ path: "/output" }] } },
      },
      {
        name: "an output that is no text",
        request: post({ output: ["a"] }),
        status: 422,
        body: { error: { code: "validation_error", message: "output must be a string" } },
      },
      {
        name: "an unknown runner, with those that there are",
        request: post({ output: "a", runner: "karma" }),
        status: 422,
        body: {
          error: {
            code: "validation_error",
            message: expect.stringMatching(/^runner must be one of vitest, jest, .*phpunit$/),
            details: [{ path: "/runner", message: expect.stringContaining("pytest") }],
          },
        },
      },
      {
        name: "a runner that is a property of objects",
        request: post({ output: "a", runner: "constructor" }),
        status: 422,
        body: { error: { code: "validation_error" } },
      },
      {
        name: "a body that is cut off",
        request: post('{"output": "a'),
        status: 400,
        body: { error: { code: "invalid_request" } },
      },
      {
        name: "a body over 8 MiB",
        request: post({ output: "a".repeat(8 * 1_048_576) }),
        status: 413,
        body: { error: { code: "payload_too_large" } },
      },
      {
        name: "another method",
        request: { ...post({}), method: "GET" as const, payload: "" },
        status: 405,
        headers: { allow: "POST" },
      },
      {
        name: "a path that is not there",
        request: { ...post({}), url: "/api/computer/test-failures" },
        status: 404,
        body: { error: { code: "not_found" } },
      },
      {
        name: "a request past the gateway",
        request: { ...post({ output: "a" }), headers: { "content-type": "application/json" } },
        status: 401,
        body: { error: { code: "unauthorized" } },
      },
    ],
  );
});
