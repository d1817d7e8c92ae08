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
import { beforeAll, describe, expect, it } from "vitest";
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
  const isWanted = (path: string) => !/\/backends\/[^/]+\/|\.test\.[jt]s$|\.map$/.test(path);
  for (const name of [
    "src",
    "dist",
    "test/helpers",
    "test/abuse/routes",
    "migrations",
    "scripts/new-backend",
    "scripts/new-backend.ts",
    "package.json",
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
  // Nothing is ignored for Git here, and Biome would read all that is built, too, in each of its runs.
  const biome = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  biome.files.includes.push("!!dist");
  writeFileSync(join(tree, "biome.json"), JSON.stringify(biome));
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

function start(path: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(path, args, {
    cwd: tree,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
  });
  return { status, stdout, stderr };
}

const run = (program: string, ...args: string[]) =>
  start(join(tree, "node_modules/.bin", program), args);
/** The tree around the folders was checked with this one: it is not checked again. */
const checkTypes = (inFolders: readonly string[]) =>
  start(process.execPath, [join(root, "test/helpers/check-types.mjs"), tree, ...inFolders]);
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

  describe("what it writes", () => {
    const wishes = [
      { slug: "tide-table", needs: "" },
      { slug: LONGEST_SLUG, needs: ALL },
      { slug: "bounded-task", needs: "task,setting,store" },
      ...(process.env.NEW_BACKENDS === "all" ? FURTHER_WISHES : []),
    ];
    const newFolders = wishes.map(({ slug }) => `src/backends/${slug}`);
    const migrating = wishes.filter(({ needs }) => /store|schedule/.test(needs));
    /** What it says that it wrote, by slug. */
    const written = new Map<string, readonly string[]>();
    const allWritten = () => [...written.values()].flat();
    let before: readonly string[];
    let lastMigration: number;

    beforeAll(() => {
      before = sources();
      const names = readdirSync(join(tree, "migrations"));
      lastMigration = Math.max(...names.map((name) => Number(name.slice(0, 4))));
      for (const { slug, needs } of wishes) {
        const { status, stdout, stderr } = newBackend(slug, ...(needs ? ["--with", needs] : []));
        expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
        const next = needs.includes("setting")
          ? "then: npm run openapi\nthen: npm run limits\nthen: npm run config-table\n"
          : "then: npm run openapi\nthen: npm run limits\n";
        expect(stdout.replaceAll(/^wrote .+\n/gm, "")).toBe(next);
        written.set(slug, writtenBy(stdout));
        build(slug);
      }
    });

    it("is what it says, and is accepted by lint, types, import rules and its own tests", () => {
      for (const path of allWritten()) {
        expect(path).toMatch(
          /^(src\/backends\/|test\/abuse\/routes\/families\/|migrations\/\d{4}_)/,
        );
      }
      const added = sources().filter((path) => !before.includes(path));
      expect(added.filter((path) => !newFolders.includes(path))).toEqual(allWritten().sort());
      expect(added.filter((path) => path.startsWith("migrations/"))).toHaveLength(migrating.length);

      const strict = ["--vcs-enabled=false", "--error-on-warnings"];
      const biome = run("biome", "check", ...strict, ...newFolders);
      expect(biome.status, biome.stdout + biome.stderr).toBe(0);
      const types = checkTypes(newFolders);
      expect(types.status, types.stdout + types.stderr).toBe(0);
      const products = "src/backends/**/!(*.test).ts";
      const imports = run("depcruise", products, "--config", ".dependency-cruiser.cjs");
      expect(imports.status, imports.stdout).toBe(0);
      const alone = ["--no-isolate", "--maxWorkers=1"];
      const tests = run("vitest", "run", "--root", tree, ...alone, "src/backends/");
      expect(tests.status, tests.stdout + tests.stderr).toBe(0);
      expect(tests.stdout).toContain(`Test Files  ${wishes.length} passed`);
    });

    it("is three files, a test and the entries of its routes where nothing is needed", () => {
      const inFolder = ["index.ts", "schemas.ts", "routes.ts", "tide-table.test.ts"];
      expect(written.get("tide-table")).toEqual([
        ...inFolder.map((name) => `src/backends/tide-table/${name}`),
        "test/abuse/routes/families/tide-table.ts",
      ]);
    });

    it("has migrations with the next numbers, and there is no second one for a slug", () => {
      const migrationOf = (slug: string, place: number) =>
        `migrations/${String(place).padStart(4, "0")}_${slug.replaceAll("-", "_")}.sql`;
      for (const [index, { slug }] of migrating.entries()) {
        expect(written.get(slug)).toContain(migrationOf(slug, lastMigration + 1 + index));
      }
      const slug = "bounded-task";
      const folder = join(tree, "src/backends", slug);
      const entries = join(tree, `test/abuse/routes/families/${slug}.ts`);
      rmSync(folder, { recursive: true });
      rmSync(entries);
      const { status, stderr } = newBackend(slug, "--with", "store");
      const path = migrationOf(slug, lastMigration + 2);
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: `new-backend: ${path} is already there\n`,
      });
      expect(existsSync(folder)).toBe(false);
      expect(existsSync(entries)).toBe(false);
    });

    it("is all that it adds", () => {
      for (const path of allWritten()) rmSync(join(tree, path), { force: true });
      for (const path of newFolders) rmSync(join(tree, path), { recursive: true, force: true });
      expect(sources()).toEqual(before);
    });
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
