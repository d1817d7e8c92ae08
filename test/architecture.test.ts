import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { tempFolder } from "./helpers/temp-folder.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Files that each break one rule, and files that they reach for. */
const files: Readonly<Record<string, string>> = {
  "src/main.ts": "export {};",
  "src/app.ts": "export const app = 1;",
  "src/config.ts": "export const config = 1;",
  "src/platform/store/store.ts":
    'import Database from "better-sqlite3"; export const store = Database;',
  "src/apis/jobs/index.ts": "export const jobs = 1;",
  "src/backends/memory/index.ts": "export const memory = 1;",
  "src/vertical-agents/grid/index.ts": "export const grid = 1;",
  "src/web/index.ts": "export const web = 1;",

  "src/engines/tsp/circle-a.ts": 'import { b } from "./circle-b.js"; export const a = () => b;',
  "src/engines/tsp/circle-b.ts": 'import { a } from "./circle-a.js"; export const b = () => a;',
  "src/http/orphan.ts": "export const orphan = 1;",
  "src/engines/tsp/reads-files.ts":
    'import { readFileSync } from "node:fs"; export const r = readFileSync;',
  "src/engines/tsp/reads-store.ts":
    'import { store } from "../../platform/store/store.js"; export const s = store;',
  "src/engines/merkle/reads-files.ts":
    'import { readFileSync } from "node:fs"; export const r = readFileSync;',
  "src/engines/tsp/serves.ts": 'import Fastify from "fastify"; export const f = Fastify;',
  "src/platform/keys/knows-jobs.ts":
    'import { jobs } from "../../apis/jobs/index.js"; export const j = jobs;',
  "src/http/knows-web.ts": 'import { web } from "../web/index.js"; export const w = web;',
  "src/apis/gateway/knows-jobs.ts":
    'import { jobs } from "../jobs/index.js"; export const j = jobs;',
  "src/apis/gateway/takes-backend.ts":
    'import { memory } from "../../backends/memory/index.js"; export const m = memory;',
  "src/backends/events/knows-memory.ts":
    'import { memory } from "../memory/index.js"; export const m = memory;',
  "src/backends/events/knows-jobs.ts":
    'import { jobs } from "../../apis/jobs/index.js"; export const j = jobs;',
  "src/vertical-agents/flight/knows-grid.ts":
    'import { grid } from "../grid/index.js"; export const g = grid;',
  "src/web/knows-jobs.ts": 'import { jobs } from "../apis/jobs/index.js"; export const j = jobs;',
  "src/apis/gateway/knows-config.ts":
    'import { config } from "../../config.js"; export const c = config;',
  "src/http/drives.ts": 'import pg from "pg"; export const p = pg;',
  "src/http/calls-out.ts": 'import { fetch } from "undici"; export const f = fetch;',
  "src/http/starts-threads.ts":
    'import { Worker } from "node:worker_threads"; export const w = Worker;',
  "src/http/browses.ts": 'import { chromium } from "playwright-core"; export const c = chromium;',
  "test/helper.ts": "export const helper = 1;",
  "src/http/tests.ts": 'import { helper } from "../../test/helper.js"; export const h = helper;',
  "src/http/develops.ts": 'import fc from "fast-check"; export const f = fc;',
};

const expected: readonly (readonly [rule: string, file: string])[] = [
  ["no-circular", "src/engines/tsp/circle-a.ts"],
  ["no-orphans", "src/http/orphan.ts"],
  ["engines-are-pure", "src/engines/tsp/reads-files.ts"],
  ["engines-are-pure", "src/engines/tsp/reads-store.ts"],
  ["engines-are-pure", "src/engines/tsp/serves.ts"],
  ["engines-are-pure", "src/engines/merkle/reads-files.ts"],
  ["platform-knows-no-feature", "src/platform/keys/knows-jobs.ts"],
  ["http-knows-no-feature", "src/http/knows-web.ts"],
  ["apis-are-strangers", "src/apis/gateway/knows-jobs.ts"],
  ["apis-take-features-from-app", "src/apis/gateway/takes-backend.ts"],
  ["backends-are-strangers", "src/backends/events/knows-memory.ts"],
  ["services-know-no-family", "src/backends/events/knows-jobs.ts"],
  ["vertical-agents-are-strangers", "src/vertical-agents/flight/knows-grid.ts"],
  ["web-shows-what-it-is-handed", "src/web/knows-jobs.ts"],
  ["features-below-app", "src/apis/gateway/knows-config.ts"],
  ["drivers-only-in-store", "src/http/drives.ts"],
  ["undici-only-where-calls-leave", "src/http/calls-out.ts"],
  ["threads-only-in-threads", "src/http/starts-threads.ts"],
  ["browser-only-in-browser", "src/http/browses.ts"],
  ["no-tests-in-product", "src/http/tests.ts"],
  ["no-dev-deps", "src/http/develops.ts"],
];

describe("the import rules", () => {
  const folder = tempFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  for (const name of [".dependency-cruiser.cjs", "tsconfig.json", "package.json"]) {
    copyFileSync(join(root, name), join(folder, name));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const cruise = join(root, "node_modules/.bin/depcruise");
  const args = ["src", "--config", ".dependency-cruiser.cjs", "--output-type", "json"];
  const { stdout } = spawnSync(cruise, args, { cwd: folder, encoding: "utf8" });
  const { violations } = (
    JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  ).summary;
  const found = violations.map(({ rule, from }) => `${rule.name} ${from}`);

  it.each(expected)("%s catches %s", (rule, file) => {
    expect(found).toContain(`${rule} ${file}`);
  });

  it("lets the store use its driver and leave alone what breaks no rule", () => {
    const clean = [
      "src/platform/store/store.ts",
      "src/engines/tsp/tsp.ts",
      "src/apis/jobs/index.ts",
    ];
    const faults = found.filter((line) => clean.some((file) => line.endsWith(` ${file}`)));
    expect(faults).toEqual([]);
  });

  it("has a broken example for every rule", async () => {
    const { default: config } = (await import(join(root, ".dependency-cruiser.cjs"))) as {
      default: { forbidden: { name: string }[] };
    };
    const shown = new Set(expected.map(([rule]) => rule));
    expect(config.forbidden.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });
});
