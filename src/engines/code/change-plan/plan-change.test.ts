import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChangePlan } from "./change-plan.js";
import { planChange } from "./plan-change.js";

const manifest = JSON.stringify({
  scripts: { test: "vitest run", lint: "biome check" },
  dependencies: { fastify: "^4.28.0" },
  devDependencies: { vitest: "4.0.0" },
});
const shop = [
  { path: "package.json", content: manifest.replaceAll(",", ",\n") },
  { path: "pnpm-lock.yaml", content: "fastify@4.28.0:\n" },
  {
    path: "src/server.ts",
    content:
      'import fastify from "fastify";\nimport { getUser } from "./users.js";\nexport const app = fastify();\napp.get("/users/:id", async (request) => getUser(request.params.id));\n',
  },
  {
    path: "src/users.ts",
    content:
      'import { db } from "./db.js";\nexport function getUser(id: string) {\n  return db.users.find((user) => user.id === id);\n}\n',
  },
  {
    path: "src/users.test.ts",
    content: 'import { getUser } from "./users.js";\nit("finds", () => getUser("1"));\n',
  },
  { path: "src/db.ts", content: 'export const db = { users: [{ id: "1" }] };\n' },
  { path: "README.md", content: "# Shop\n\n`getUser` reads a user.\n" },
  { path: "CHANGELOG.md", content: "# Changes\n\n## 1.2.0\n" },
  { path: "migrations/001_users.sql", content: "CREATE TABLE users (id TEXT);\n" },
];
const library = [
  { path: "pyproject.toml", content: '[tool.pytest.ini_options]\ntestpaths = ["tests"]\n' },
  { path: "Makefile", content: "lint:\n\truff check .\n" },
  { path: "cart/prices.py", content: "def total(items):\n    return sum(items)\n" },
  {
    path: "cart/api.py",
    content: "from cart.prices import total\n\n\ndef checkout(items):\n    return total(items)\n",
  },
  {
    path: "tests/test_api.py",
    content:
      "from cart.api import checkout\n\n\ndef test_checkout():\n    assert checkout([]) == 0\n",
  },
];

const order = ({ plan }: ChangePlan) =>
  plan.map(({ path, isNew }) => (isNew ? `new ${path}` : path));

describe("a plan", () => {
  it("to fix begins with a test that fails, and looks at the callers", () => {
    const plan = planChange({
      task: "Fix the crash when `getUser` is called with an unknown id",
      files: shop,
    });
    expect(order(plan)).toEqual([
      "src/users.test.ts",
      "src/users.ts",
      "src/server.ts",
      "CHANGELOG.md",
      ".",
    ]);
    expect(plan.plan[0]?.check).toBe(
      "`npx vitest run src/users.test.ts` fails, by the fault and nothing else",
    );
    expect(plan.plan[1]?.reason).toBe("line 2 defines it: `export function getUser(id: string) {`");
    expect(plan.plan.at(-1)?.check).toBe("`pnpm test` passes; `pnpm run lint` passes");
    expect(plan.openQuestions).toEqual([]);
  });

  it("to rename follows the name through code, tests and documents", () => {
    const plan = planChange({ task: "Rename getUser to fetchUser", files: shop });
    expect(order(plan)).toEqual([
      "src/users.ts",
      "src/server.ts",
      "src/users.test.ts",
      "README.md",
      "CHANGELOG.md",
      ".",
    ]);
    expect(plan.plan.at(-1)?.check).toContain("`git grep -nw 'getUser'` prints nothing");
    expect(plan.risks[0]).toContain("`getUser` is public (`src/users.ts` line 2:");
  });

  it("to rename asks whether a name that is there already is the same thing", () => {
    const plan = planChange({ task: "rename getUser to db", files: shop });
    expect(plan.openQuestions).toEqual([
      '`db` is there already (`src/db.ts` line 1: `export const db = { users: [{ id: "1" }] };`): is it the same thing?',
    ]);
    expect(planChange({ task: "Rename `getUser`", files: shop }).openQuestions).toEqual([
      "What is the new name?",
    ]);
  });

  it("to remove takes the uses away before the definition", () => {
    expect(order(planChange({ task: "Remove getUser", files: shop })).slice(0, 3)).toEqual([
      "src/server.ts",
      "src/users.ts",
      "src/users.test.ts",
    ]);
  });

  it("to upgrade changes manifest and lock file, then the uses, and warns of a major version", () => {
    const plan = planChange({ task: "Upgrade fastify from 4.28.0 to 5.1.0", files: shop });
    expect(order(plan)).toEqual([
      "package.json",
      "pnpm-lock.yaml",
      "src/server.ts",
      "CHANGELOG.md",
      ".",
    ]);
    expect(plan.plan[0]).toMatchObject({
      action: "Set `fastify` to version 5.1.0",
      check: "`pnpm install` succeeds",
    });
    expect(plan.risks).toContain(
      "from 4.28.0 to 5.1.0 is another major version: its notes of changes say what breaks",
    );
    expect(planChange({ task: "Bump fastify", files: shop }).openQuestions).toEqual([
      "To which version of `fastify`?",
    ]);
  });

  it("names new tests as the repository's own are named", () => {
    const typescript = planChange({ task: "Add paging to db.ts", files: shop });
    expect(order(typescript)[0]).toBe("new src/db.test.ts");
    expect(typescript.plan[0]?.reason).toContain("named as `src/users.test.ts` is");
    const python = planChange({ task: "Fix `total` for None: it must be 0", files: library });
    expect(order(python)).toEqual([
      "new tests/test_prices.py",
      "cart/prices.py",
      "cart/api.py",
      ".",
    ]);
    expect(python.plan[0]?.check).toMatch(/^`pytest tests\/test_prices\.py` fails/);
    expect(python.plan.at(-1)?.check).toBe("`pytest` passes; `make lint` passes");
  });

  it("of words alone goes where most of them are, and quotes the line", () => {
    const plan = planChange({ task: "Add a discount to the checkout of items", files: library });
    expect(plan.filesTouched).toContain("cart/api.py");
    expect(plan.plan.find(({ path }) => path === "cart/api.py")?.reason).toMatch(
      /^it is about "checkout", "items"; line 4: `def checkout\(items\):`/,
    );
  });

  it("never changes a migration, and says why", () => {
    const plan = planChange({ task: "Add a column to the users table", files: shop.slice(-1) });
    expect(plan.plan.find(({ path }) => path.startsWith("migrations/"))?.action).toMatch(
      /in a new migration after this one$/,
    );
    expect(plan.risks.some((risk) => risk.includes("may be applied somewhere already"))).toBe(true);
  });

  it("marks a path of the task that is not given as new, or asks for it", () => {
    const added = planChange({ task: "Create src/health.ts with a health check", files: shop });
    expect(order(added)).toContain("new src/health.ts");
    expect(
      planChange({ task: "Fix src/gone.ts: it must return 1", files: shop }).openQuestions,
    ).toEqual(["Where is `src/gone.ts`? The task names it, and it was not given."]);
  });

  it("says what a name that is nowhere, or in two places, leaves open", () => {
    const twice = [...shop, { path: "src/admin.ts", content: "export function getUser() {}\n" }];
    expect(planChange({ task: "Refactor getUser", files: twice }).openQuestions).toEqual([
      "Which `getUser` is meant? It is defined in `src/users.ts` and `src/admin.ts`.",
    ]);
    expect(planChange({ task: "Refactor loadOrder", files: shop }).openQuestions).toContain(
      "Where is `loadOrder`? It is in none of the given files.",
    );
  });

  it("without files names no place, and asks for them", () => {
    const plan = planChange({ task: "Add a health check" });
    expect(plan.filesTouched).toEqual([]);
    expect(plan.plan.length).toBeGreaterThan(2);
    expect(plan.plan.every(({ path }) => path === ".")).toBe(true);
    expect(plan.openQuestions[0]).toMatch(/^Which files are concerned/);
  });
});

describe("any plan", () => {
  const words = fc.constantFrom(
    ...[
      "fix",
      "add",
      "rename",
      "remove",
      "getUser",
      "to",
      "`total`",
      "src/users.ts",
      "fastify",
      "5.0.0",
      "users",
      "test",
      "document",
      "'",
      "\n",
      "../x.js",
      "constructor",
    ],
  );
  const given = fc.subarray([...shop, ...library]);

  it("has numbered steps that are told and checked, of given or new paths alone", () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 10 }), given, (task, files) => {
        const plan = planChange({ task: task.join(" "), files });
        const paths = new Set([".", ...files.map(({ path }) => path)]);
        expect(plan.plan.length).toBeGreaterThan(0);
        plan.plan.forEach((step, at) => {
          expect(step.step).toBe(at + 1);
          expect(paths.has(step.path)).toBe(!step.isNew);
          for (const text of [step.action, step.reason, step.check])
            expect(text.trim()).not.toBe("");
        });
        const touched = plan.plan.map(({ path }) => path).filter((path) => path !== ".");
        expect(plan.filesTouched).toEqual([...new Set(touched)]);
        expect(planChange({ task: task.join(" "), files })).toEqual(plan);
      }),
    );
  });

  it.each(["getUser ", "function getUser(", "getUser\n", "'getUser'.".repeat(30)])(
    "of megabytes of %j is made in a time that grows with them",
    (piece) => {
      const content = piece.repeat(Math.floor(1_000_000 / piece.length));
      const started = performance.now();
      planChange({ task: "Fix getUser and setUser", files: [{ path: "a.js", content }] });
      planChange({ task: piece.repeat(200), files: [{ path: "a.js", content: "getUser" }] });
      expect(performance.now() - started).toBeLessThan(3_000);
    },
  );
});
