import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { tempFolder } from "./helpers/temp-folder.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Files that others reach for, and that break no rule. */
const innocent: Readonly<Record<string, string>> = {
  "src/main.ts": "export {};",
  "src/config.ts": "export const config = 1;",
  "src/cli/keys.ts": "export const keys = 1;",
  "src/content/drawings/drawing.ts": "export const drawing = 1;",
  "src/engines/pictures/scene/scene.ts":
    'import { Resvg } from "@resvg/resvg-js"; export const scene = Resvg;',
  "src/engines/text/words/words.ts": "export const words = 1;",
  "src/platform/store/store.ts":
    'import Database from "better-sqlite3"; export const store = Database;',
  "src/platform/outbound/call.ts":
    'import { lookup } from "node:dns"; import { fetch } from "undici"; export const call = [lookup, fetch];',
  "src/services/memory/store.ts":
    'import { store } from "../../platform/store/store.js"; export const rows = store;',
  "src/services/memory/index.ts": 'import { rows } from "./store.js"; export const part = rows;',
  "src/apis/jobs/index.ts": 'import { rows } from "./store.js"; export const family = rows;',
  "src/apis/jobs/store.ts": "export const rows = 1;",
  "src/backends/backend.ts": "export interface Backend { slug: string }",
  "src/backends/sign/index.ts":
    'import type { Backend } from "../backend.js"; export const backend: Backend = { slug: "sign" };',
  "src/vertical-agents/grid/index.ts": "export const agent = 1;",
  "src/web/index.ts": 'import Fastify from "fastify"; export const web = Fastify;',
  "test/helper.ts": "export const helper = 1;",
};

/** Files that each break the rule, and for some the other file of a circle. */
const guilty: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "no-circular": {
    "src/engines/text/circle/a.ts": 'import { b } from "./b.js"; export const a = () => b;',
    "src/engines/text/circle/b.ts": 'import { a } from "./a.js"; export const b = () => a;',
  },
  "no-orphans": { "src/http/orphan.ts": "export const orphan = 1;" },
  "content-is-material": {
    "src/content/phrases/draws.ts":
      'import { words } from "../../engines/text/words/words.js"; export const w = words;',
    "src/content/phrases/hashes.ts": 'import { hash } from "node:crypto"; export const h = hash;',
  },
  "engines-are-pure": {
    "src/engines/text/words/reads-files.ts":
      'import { readFileSync } from "node:fs"; export const r = readFileSync;',
    "src/engines/text/words/reads-store.ts":
      'import { store } from "../../../platform/store/store.js"; export const s = store;',
    "src/engines/text/words/draws.ts":
      'import { Resvg } from "@resvg/resvg-js"; export const r = Resvg;',
    "src/engines/text/words/serves.ts": 'import Fastify from "fastify"; export const f = Fastify;',
    "src/engines/evidence/reads-files.ts":
      'import { readFileSync } from "node:fs"; export const r = readFileSync;',
    "src/engines/pictures/scene/calls.ts":
      'import { request } from "node:http"; export const r = request;',
  },
  "platform-knows-no-product": {
    "src/platform/keys/knows-memory.ts":
      'import { part } from "../../services/memory/index.js"; export const p = part;',
    "src/platform/keys/knows-drawings.ts":
      'import { drawing } from "../../content/drawings/drawing.js"; export const d = drawing;',
  },
  "services-know-no-feature": {
    "src/services/prices/knows-jobs.ts":
      'import { family } from "../../apis/jobs/index.js"; export const f = family;',
    "src/services/prices/knows-http.ts":
      'import { error } from "../../http/error.js"; export const e = error;',
  },
  "http-knows-no-feature": {
    "src/http/knows-web.ts": 'import { web } from "../web/index.js"; export const w = web;',
  },
  "services-are-strangers": {
    "src/services/prices/knows-memory.ts":
      'import type { rows } from "../memory/store.js"; export type Rows = typeof rows;',
  },
  "apis-are-strangers": {
    "src/apis/gateway/knows-jobs.ts":
      'import { family } from "../jobs/index.js"; export const f = family;',
  },
  "backends-are-strangers": {
    "src/backends/events/knows-sign.ts":
      'import { backend } from "../sign/index.js"; export const b = backend;',
  },
  "vertical-agents-are-strangers": {
    "src/vertical-agents/flight/knows-grid.ts":
      'import { agent } from "../grid/index.js"; export const a = agent;',
  },
  "kinds-are-strangers": {
    "src/backends/events/knows-grid.ts":
      'import { agent } from "../../vertical-agents/grid/index.js"; export const a = agent;',
    "src/backends/events/knows-web.ts":
      'import { web } from "../../web/index.js"; export const w = web;',
    "src/backends/events/knows-jobs.ts":
      'import { family } from "../../apis/jobs/index.js"; export const f = family;',
    "src/vertical-agents/flight/knows-web.ts":
      'import { web } from "../../web/index.js"; export const w = web;',
    "src/vertical-agents/flight/knows-sign.ts":
      'import { backend } from "../../backends/sign/index.js"; export const b = backend;',
    "src/apis/gateway/knows-web.ts":
      'import { web } from "../../web/index.js"; export const w = web;',
    "src/apis/gateway/knows-sign.ts":
      'import type { backend } from "../../backends/sign/index.js"; export type B = typeof backend;',
  },
  "apis-take-features-from-app": {
    "src/apis/gateway/takes-sign.ts":
      'import { backend } from "../../backends/sign/index.js"; export const b = backend;',
  },
  "web-shows-what-it-is-handed": {
    "src/web/knows-jobs.ts":
      'import { family } from "../apis/jobs/index.js"; export const f = family;',
  },
  "nothing-imports-the-wiring": {
    "src/apis/gateway/knows-config.ts":
      'import { config } from "../../config.js"; export const c = config;',
    "src/platform/keys/knows-cli.ts":
      'import { keys } from "../../cli/keys.js"; export const k = keys;',
  },
  "wiring-knows-declarations-only": {
    "src/app.ts": 'import { rows } from "./apis/jobs/store.js"; export const app = rows;',
    "src/load.ts": 'import { rows } from "./services/memory/store.js"; export const load = rows;',
  },
  "drivers-only-in-store": {
    "src/http/drives.ts": 'import pg from "pg"; export const p = pg;',
  },
  "sockets-only-where-calls-leave": {
    "src/services/prices/calls.ts": 'import { fetch } from "undici"; export const f = fetch;',
    "src/services/prices/requests.ts":
      'import { request } from "node:http"; export const r = request;',
    "src/platform/mail/looks-up.ts": 'import { lookup } from "dns"; export const l = lookup;',
  },
  "fastify-from-http-up": {
    "src/services/prices/serves.ts": 'import Fastify from "fastify"; export const f = Fastify;',
    "src/platform/keys/types.ts":
      'import type { FastifyRequest } from "fastify"; export type Request = FastifyRequest;',
  },
  "threads-only-in-threads": {
    "src/http/starts-threads.ts":
      'import { Worker } from "node:worker_threads"; export const w = Worker;',
  },
  "browser-only-in-browser": {
    "src/http/browses.ts": 'import { chromium } from "playwright-core"; export const c = chromium;',
  },
  "no-tests-in-product": {
    "src/http/tests.ts": 'import { helper } from "../../test/helper.js"; export const h = helper;',
  },
  "no-dev-deps": { "src/http/develops.ts": 'import fc from "fast-check"; export const f = fc;' },
};

/** Folders that need each other, though no two files do. */
const circle = {
  "src/platform/clock/a.ts": 'import { b } from "../ids/b.js"; export const a = b;',
  "src/platform/ids/b.ts": "export const b = 1;",
  "src/platform/ids/c.ts": 'import { d } from "../clock/d.js"; export const c = d;',
  "src/platform/clock/d.ts": "export const d = 1;",
};
const FOLDERS = "no-folder-circles";

const expected = [
  ...Object.entries(guilty).flatMap(([rule, files]) =>
    Object.keys(files).map((file) => ({ rule, file })),
  ),
  { rule: FOLDERS, file: "src/platform/clock" },
].filter(({ file }) => !file.endsWith("/b.ts"));

/** A folder with some files and the rules of this tree. */
function treeOf(files: Readonly<Record<string, string>>): string {
  const folder = tempFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const rules = [".dependency-cruiser.cjs", "tsconfig.json", "biome.json", "pure-code.grit"];
  for (const name of [...rules, "package.json"]) {
    copyFileSync(join(root, name), join(folder, name));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

function run(cwd: string, program: string, ...args: string[]): string {
  return spawnSync(join(root, "node_modules/.bin", program), args, { cwd, encoding: "utf8" })
    .stdout;
}

describe("the import rules", () => {
  const folder = treeOf({
    ...innocent,
    "src/http/error.ts": "export const error = 1;",
    ...Object.assign({}, ...Object.values(guilty)),
    ...circle,
  });
  const output = run(
    folder,
    "depcruise",
    "src/**/!(*.test).ts",
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "json",
  );
  const { violations } = (
    JSON.parse(output) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  ).summary;
  const found = violations.map(({ rule, from }) => `${rule.name} ${from}`);

  it.each(expected)("$rule catches $file", ({ rule, file }) => {
    expect(found).toContain(`${rule} ${file}`);
  });

  it("leave alone what breaks none of them", () => {
    const faults = found.filter((line) =>
      Object.keys(innocent).some((file) => line.endsWith(` ${file}`)),
    );
    expect(faults).toEqual([]);
  });

  it("have a broken example each", async () => {
    const { default: config } = (await import(join(root, ".dependency-cruiser.cjs"))) as {
      default: { forbidden: { name: string }[] };
    };
    const shown = new Set(expected.map(({ rule }) => rule));
    const rules = new Set(config.forbidden.map(({ name }) => name));
    expect([...rules].filter((name) => !shown.has(name))).toEqual([]);
    expect([...shown].filter((name) => !rules.has(name))).toEqual([]);
  });
});

describe("the lint rules of engines and content", () => {
  const takesTime = "Engines take the time and their seed as arguments.";
  const broken = [
    { name: "date-now", text: "export const now = () => Date.now();", says: takesTime },
    { name: "passed-on", text: "export const now = [1].map(Date.now);", says: takesTime },
    { name: "random", text: "export const random = () => Math.random();", says: takesTime },
    { name: "new-date", text: "export const today = () => new Date();", says: takesTime },
    { name: "date-text", text: "export const today = () => Date();", says: takesTime },
    {
      name: "performance",
      text: "export const now = () => performance.now();",
      says: "Do not use the global variable performance.",
    },
    {
      name: "global-crypto",
      text: "export const id = () => crypto.randomUUID();",
      says: "Do not use the global variable crypto.",
    },
    {
      name: "global-this",
      text: "export const now = () => globalThis.performance.now();",
      says: "Do not use the global variable globalThis.",
    },
  ];
  const places = ["src/engines/text/words", "src/content/phrases", "src/services/prices"];
  const files: Record<string, string> = {
    "src/engines/text/words/a-given-date.ts":
      "export const at = (time: number) => new Date(time).toISOString();",
    "src/engines/text/words/words.test.ts": "export const now = () => Date.now();",
  };
  for (const { name, text } of broken) {
    for (const place of places) files[`${place}/${name}.ts`] = text;
  }
  const report = JSON.parse(
    run(
      treeOf(files),
      "biome",
      "lint",
      "--vcs-enabled=false",
      "--max-diagnostics=200",
      "--reporter=json",
      "src",
    ),
  ) as { diagnostics: { message: string; location: { path: string } }[] };
  const found = report.diagnostics.map(({ message, location }) => `${location.path}: ${message}`);

  it.each(broken)("catch $name", ({ name, says }) => {
    expect(found).toContain(`src/engines/text/words/${name}.ts: ${says}`);
    expect(found).toContain(`src/content/phrases/${name}.ts: ${says}`);
  });

  it("leave alone a time that is given, tests, and what is no engine", () => {
    expect(found.filter((line) => !/^src\/(engines|content)\/.+\.ts/.test(line))).toEqual([]);
    expect(found.filter((line) => /a-given-date|\.test\.ts/.test(line))).toEqual([]);
  });
});
