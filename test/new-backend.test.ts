import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { readWish, WishRefused } from "../scripts/new-backend/wish.js";
import { tempFolder } from "./helpers/temp-folder.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const LONGEST_SLUG = `a${"-b1".repeat(13)}`;
const ALL = "setting,task,schedule,store";
/** One need at a time: what they have, those of the short form have together. NEW_BACKENDS=all writes these as well. */
const FURTHER_WISHES = [
  { slug: "bounded", needs: "setting" },
  { slug: "on-a-thread", needs: "task" },
  { slug: "kept", needs: "store" },
  { slug: "forgotten", needs: "schedule" },
];

/** A copy of this tree and of what is built of it, without the folders of backends. */
function treeWithoutBackends(): string {
  const tree = tempFolder();
  const isWanted = (path: string) => !/\/backends\/[^/]+\/|\.test\.[jt]s$/.test(path);
  for (const name of [
    "src",
    "dist",
    "test/helpers",
    "test/abuse/routes",
    "migrations",
    "scripts/new-backend",
    "scripts/new-backend.ts",
    "package.json",
    "biome.json",
    "pure-code.grit",
    ".dependency-cruiser.cjs",
  ]) {
    cpSync(join(root, name), join(tree, name), { recursive: true, filter: isWanted });
  }
  for (const { name } of foldersIn(join(tree, "src/backends"))) {
    rmSync(join(tree, "src/backends", name), { recursive: true });
    rmSync(join(tree, "dist/backends", name), { recursive: true, force: true });
  }
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  writeFileSync(
    join(tree, "tsconfig.json"),
    JSON.stringify({
      extends: join(root, "tsconfig.json"),
      compilerOptions: { incremental: false },
      include: ["src"],
    }),
  );
  return tree;
}

function foldersIn(folder: string) {
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
}

const tree = treeWithoutBackends();

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(tree, "node_modules/.bin", program), args, {
    cwd: tree,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
  });
  return { status, stdout, stderr };
}

const newBackend = (...args: string[]) => run("tsx", "scripts/new-backend.ts", ...args);
const folders = () => foldersIn(join(tree, "src/backends")).map(({ name }) => name);
const filesOf = (...within: string[]) =>
  within.flatMap((folder) =>
    readdirSync(join(tree, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name),
    ),
  );
const sources = () => filesOf("src", "migrations", "test", "scripts").sort();

/** Threads run what is built, so the build gets the new folder too. */
function build(slug: string): void {
  const built = join(tree, "dist/backends", slug);
  mkdirSync(built, { recursive: true });
  for (const name of readdirSync(join(tree, "src/backends", slug))) {
    const source = readFileSync(join(tree, "src/backends", slug, name), "utf8");
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
    });
    writeFileSync(join(built, name.replace(/\.ts$/, ".js")), outputText);
  }
}

/** What the command says it wrote. */
const writtenBy = (stdout: string) =>
  [...stdout.matchAll(/^wrote (.+)$/gm)].map(([, path]) => String(path));

describe("npm run new-backend", () => {
  it.each([
    ["no slug", [], "one slug is needed"],
    ["two", ["one", "two"], "one slug is needed"],
    ["an empty one", [""], "a slug is words of lower-case letters"],
    ["upper case", ["Sign"], "a slug is words of lower-case letters"],
    ["a digit first", ["3d"], "a slug is words of lower-case letters"],
    ["a hyphen last", ["sign-"], "a slug is words of lower-case letters"],
    ["a path", ["../sign"], "a slug is words of lower-case letters"],
    ["41 characters", [`${LONGEST_SLUG}c`], "a slug is words of lower-case letters"],
    ["an unknown need", ["demo", "--with", "store,queue"], "--with takes some of setting,task,"],
    ["an empty need", ["demo", "--with", ""], "--with takes some of setting,task,schedule,store"],
    ["an unknown option", ["demo", "--without", "store"], "one slug is needed"],
  ])("refuses %s in one line", (_name, args, message) => {
    const read = () => readWish(args);
    expect(read).toThrow(WishRefused);
    expect(read).toThrow(new RegExp(`^${message}[^\n]*$`));
  });

  it("says what it refuses with status 1 and writes nothing", () => {
    const { status, stdout, stderr } = newBackend("Sign");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^new-backend: a slug is words of lower-case letters[^\n]*\n$/);
    expect(folders()).toEqual([]);
  });

  it("writes backends that lint, types, import rules and their own tests accept as they are", () => {
    const before = sources();
    const wishes = [
      { slug: "tide-table", needs: "" },
      { slug: LONGEST_SLUG, needs: ALL },
      { slug: "bounded-task", needs: "task,setting,store" },
      ...(process.env.NEW_BACKENDS === "all" ? FURTHER_WISHES : []),
    ];
    const written = wishes.flatMap(({ slug, needs }) => {
      const { status, stdout, stderr } = newBackend(slug, ...(needs ? ["--with", needs] : []));
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      const paths = writtenBy(stdout);
      for (const path of paths) {
        expect(path).toMatch(
          /^(src\/backends\/|test\/abuse\/routes\/families\/|migrations\/\d{4}_)/,
        );
      }
      const next = needs.includes("setting")
        ? "then: npm run openapi\nthen: npm run limits\nthen: npm run config-table\n"
        : "then: npm run openapi\nthen: npm run limits\n";
      expect(stdout.replaceAll(/^wrote .+\n/gm, "")).toBe(next);
      build(slug);
      return paths;
    });
    const added = sources().filter((path) => !before.includes(path));
    const newFolders = wishes.map(({ slug }) => `src/backends/${slug}`);
    expect(added.filter((path) => !newFolders.includes(path))).toEqual(written.sort());
    expect(added.filter((path) => path.startsWith("migrations/"))).toHaveLength(
      wishes.filter(({ needs }) => /store|schedule/.test(needs)).length,
    );

    const biome = run(
      "biome",
      "check",
      "--vcs-enabled=false",
      "--error-on-warnings",
      ...newFolders,
    );
    expect(biome.status, biome.stdout + biome.stderr).toBe(0);
    const types = run("tsc", "-p", "tsconfig.json");
    expect(types.status, types.stdout).toBe(0);
    const products = "src/backends/**/!(*.test).ts";
    const imports = run("depcruise", products, "--config", ".dependency-cruiser.cjs");
    expect(imports.status, imports.stdout).toBe(0);
    const alone = ["--no-isolate", "--maxWorkers=1"];
    const tests = run("vitest", "run", "--root", tree, ...alone, "src/backends/");
    expect(tests.status, tests.stdout + tests.stderr).toBe(0);
    expect(tests.stdout).toContain(`Test Files  ${wishes.length} passed`);

    for (const path of written) rmSync(join(tree, path));
    for (const folder of newFolders) rmSync(join(tree, folder), { recursive: true });
    expect(sources()).toEqual(before);
  });

  it("writes the smallest as three files, a test and the entries of its routes", () => {
    const { stdout } = newBackend("small");
    const inFolder = ["index.ts", "schemas.ts", "routes.ts", "small.test.ts"];
    const entries = "test/abuse/routes/families/small.ts";
    expect(writtenBy(stdout)).toEqual([
      ...inFolder.map((name) => `src/backends/small/${name}`),
      entries,
    ]);
    rmSync(join(tree, "src/backends/small"), { recursive: true });
    rmSync(join(tree, entries));
  });

  it("gives a migration the next number, and refuses a second one for a slug", () => {
    const names = readdirSync(join(tree, "migrations"));
    const last = Math.max(...names.map((name) => Number(name.slice(0, 4))));
    const path = `migrations/${String(last + 1).padStart(4, "0")}_tide_gauge.sql`;
    const entries = join(tree, "test/abuse/routes/families/tide-gauge.ts");
    expect(writtenBy(newBackend("tide-gauge", "--with", "store").stdout)).toContain(path);
    rmSync(join(tree, "src/backends/tide-gauge"), { recursive: true });
    rmSync(entries);
    const { status, stderr } = newBackend("tide-gauge", "--with", "store");
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `new-backend: ${path} is already there\n`,
    });
    expect(existsSync(join(tree, "src/backends/tide-gauge"))).toBe(false);
    expect(existsSync(entries)).toBe(false);
    rmSync(join(tree, path));
  });

  it("refuses a folder that is there and leaves it alone", () => {
    mkdirSync(join(tree, "src/backends/mine"));
    const { status, stderr } = newBackend("mine");
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "new-backend: src/backends/mine is already there\n",
    });
    expect(readdirSync(join(tree, "src/backends/mine"))).toEqual([]);
  });
});

it("is a script of the package", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(scripts["new-backend"]).toBe("tsx scripts/new-backend.ts");
  expect(existsSync(join(root, "scripts/new-backend.ts"))).toBe(true);
});
