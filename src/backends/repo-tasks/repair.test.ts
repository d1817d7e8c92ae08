import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { makeMutants, readPrograms } from "../../../test/helpers/repair-programs.js";
import { backend } from "./index.js";
import { RepairBody } from "./repair-schemas.js";

let built: BackendTestApp;
beforeAll(async () => {
  built = await buildBackendApp(backend);
});
afterAll(() => built.close());

const post = (payload: unknown) => ({
  method: "POST" as const,
  url: "/api/computer/repair",
  headers: { ...onBehalfOf("acc_1"), "content-type": "application/json" },
  payload: typeof payload === "string" ? payload : JSON.stringify(payload),
});
const repair = async (files: Record<string, string>, test: unknown) => {
  const list = Object.entries(files).map(([path, content]) => ({ path, content }));
  const reply = await built.app.inject(post({ files: list, test }));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

const LAST = "export function last(list) {\n  return list[list.length];\n}\n";

describe("a program with a small mistake", () => {
  it("is repaired with a patch, and told what failed and what was changed", async () => {
    const answer = await repair(
      { "src/last.js": LAST },
      'import assert from "node:assert";\nimport { last } from "./src/last.js";\nassert.equal(last([1, 2, 3]), 3);\nassert.equal(last(["a"]), "a");\n',
    );
    expect(answer).toMatchObject({
      repaired: true,
      patch:
        "--- a/src/last.js\n+++ b/src/last.js\n@@ -1,3 +1,3 @@\n export function last(list) {\n-  return list[list.length];\n+  return list[list.length - 1];\n }\n",
      files: [{ path: "src/last.js", content: LAST.replace("length", "length - 1") }],
      evidence: {
        reason: "repaired",
        before: {
          passed: 0,
          failed: 1,
          failures: [{ test: "the test file", expected: "3", actual: "undefined" }],
        },
        after: { passed: 1, failed: 0, failures: [] },
        operator: "off_by_one",
        location: { path: "src/last.js", line: 2 },
      },
    });
    expect(answer.tried).toBeGreaterThan(0);
    expect(answer.evidence.candidates_passing).toBeGreaterThanOrEqual(
      answer.evidence.candidates_agreeing,
    );
  });

  it("may be CommonJS in several files, with tests as jest has them", async () => {
    const answer = await repair(
      {
        "lib/tax.js": "module.exports = { withTax: (price, rate) => price * (1 - rate) };\n",
        "lib/bill.js":
          "const { withTax } = require('./tax');\nexports.total = (prices) => prices.map((one) => withTax(one, 0.5)).reduce((a, b) => a + b, 0);\n",
      },
      {
        path: "test/bill.test.js",
        content:
          "const { total } = require('../lib/bill');\ndescribe('a bill', () => {\n  it('has tax', () => expect(total([2, 4])).toBe(9));\n  it('may be empty', () => expect(total([])).toBe(0));\n});\n",
      },
    );
    expect(answer).toMatchObject({
      repaired: true,
      evidence: {
        before: { passed: 1, failed: 1, failures: [{ test: "a bill > has tax" }] },
        after: { passed: 2, failed: 0 },
        location: { path: "lib/tax.js", line: 1 },
      },
    });
    expect(answer.patch).toContain("price * (1 + rate)");
  });

  it("may wait, and may never end", async () => {
    const answer = await repair(
      {
        "count.mjs":
          "export async function countDown(from, tick) {\n  let left = from;\n  while (left > 0) {\n    await tick(left);\n    left += 1;\n  }\n  return left;\n}\n",
      },
      'import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { countDown } from "./count.mjs";\ntest("counts", async () => {\n  const seen = [];\n  const tick = (n) => new Promise((resolve) => setTimeout(resolve, 1000)).then(() => seen.push(n));\n  assert.equal(await countDown(3, tick), 0);\n  assert.deepEqual(seen, [3, 2, 1]);\n});\n',
    );
    expect(answer).toMatchObject({ repaired: true, evidence: { location: { line: 5 } } });
    expect(answer.patch).toContain("+    left -= 1;");
  });

  it("is not repaired where nothing fails", async () => {
    const answer = await repair(
      { "a.js": "export const one = () => 1;\n" },
      'import assert from "node:assert";\nimport { one } from "./a.js";\nassert.equal(one(), 1);\n',
    );
    expect(answer).toMatchObject({
      repaired: false,
      patch: null,
      files: [],
      tried: 0,
      evidence: { reason: "already_passing", after: null, operator: null, location: null },
    });
  });

  it("gets no patch where no small change is enough", async () => {
    const answer = await repair(
      { "a.js": "export function one(x) {\n  return x;\n}\n" },
      'import { one } from "./a.js";\ntest("is far away", () => {\n  expect(one(1)).toBe("eine ganze Welt");\n  expect(one(2)).toBe(7919);\n});\n',
    );
    expect(answer).toMatchObject({
      repaired: false,
      patch: null,
      evidence: {
        reason: "no_patch_found",
        before: { failed: 1, failures: [{ test: "is far away", actual: "1" }] },
        candidates_passing: 0,
      },
    });
    expect(answer.tried).toBeGreaterThan(10);
  });

  it("that spoils its own tests gets no patch, and no other answer", async () => {
    for (const spoiled of [
      "JSON.stringify = () => '7'",
      "Array.prototype.push = () => 0",
      "Object.prototype.toJSON = () => 1",
    ]) {
      const answer = await repair(
        { "a.js": `${spoiled};\nexports.one = 2;\n` },
        "const { one } = require('./a.js');\ntest('one', () => expect(one).toBe(1));\n",
      );
      expect(answer).toMatchObject({ repaired: expect.any(Boolean), tried: expect.any(Number) });
    }
  });

  it("reaches nothing of the server", async () => {
    const answer = await repair(
      {
        "a.js":
          "export const reach = () => typeof fetch + typeof gatehouse.jobs + process.env.PATH;\n",
      },
      'import { reach } from "./a.js";\ntest("reaches", () => { throw new Error(reach()); });\n',
    );
    expect(answer.repaired).toBe(false);
    expect(JSON.stringify(answer.evidence.before)).toMatch(/there is no gatehouse.jobs|undefined/);
  });
});

describe("mistakes in programs whose other tests nobody shows", () => {
  it("are repaired so that most of these pass, too", async () => {
    const right: string[] = [];
    const wrong: string[] = [];
    for (const program of readPrograms()) {
      for (const { files, change } of makeMutants(program, "sample").slice(0, 1)) {
        const reply = await built.app.inject(post({ files, test: program.visible }));
        const { repaired, files: patched, evidence } = reply.json();
        if (evidence.reason === "already_passing") continue;
        const whole = files.map(
          (file) => patched.find(({ path }: { path: string }) => path === file.path) ?? file,
        );
        const heldOut = await built.app.inject(post({ files: whole, test: program.heldOut }));
        const isRight = repaired && heldOut.json().evidence.reason === "already_passing";
        (isRight ? right : wrong).push(`${program.name}: ${change}`);
      }
    }
    expect(right.length + wrong.length).toBeGreaterThanOrEqual(10);
    expect(right.length / (right.length + wrong.length), wrong.join("\n")).toBeGreaterThanOrEqual(
      0.6,
    );
  });
});

const [good] = RepairBody.examples;
const files = good?.files;
apiCases(
  () => built.app,
  [
    {
      name: "refuses a body without files",
      request: post({ test: "x" }),
      status: 400,
      body: { error: { code: "invalid_request" } },
    },
    {
      name: "refuses a body without a test",
      request: post({ files }),
      status: 400,
      body: { error: { code: "invalid_request" } },
    },
    {
      name: "refuses another language by its name",
      request: post({ ...good, language: "python" }),
      status: 422,
      body: {
        error: {
          code: "validation_error",
          message: "language must be javascript; python is not repaired",
        },
      },
    },
    {
      name: "names the place of what does not parse",
      request: post({
        files: [{ path: "a.js", content: "export const a = 1;\nexport const b = ;\n" }],
        test: "1",
      }),
      status: 422,
      body: {
        error: {
          code: "validation_error",
          message: "a.js: Unexpected token (line 2, column 18)",
          details: [{ path: "/files/0/content" }],
        },
      },
    },
    {
      name: "names the place in a test that does not parse",
      request: post({ files, test: "\n  )" }),
      status: 422,
      body: {
        error: {
          message: "test: Unexpected token (line 2, column 3)",
          details: [{ path: "/test" }],
        },
      },
    },
    {
      name: "names an import that is none of the files",
      request: post({ files, test: 'import "./other.js";' }),
      status: 422,
      body: { error: { message: "test: imports ./other.js, which is none of the files" } },
    },
    {
      name: "names a module that does not run in an isolate",
      request: post({ files, test: 'import fs from "node:fs";' }),
      status: 422,
      body: { error: { message: "test: imports node:fs, which does not run in the isolate" } },
    },
    {
      name: "refuses two files of one path",
      request: post({ files: [...(files ?? []), ...(files ?? [])], test: "1" }),
      status: 422,
      body: { error: { details: [{ path: "/files/1/path" }] } },
    },
    {
      name: "refuses files that are too long together",
      request: post({
        files: ["a.js", "b.js"].map((path) => ({ path, content: " ".repeat(131_073) })),
        test: "1",
      }),
      status: 422,
      body: { error: { details: [{ path: "/files" }] } },
    },
  ],
);
