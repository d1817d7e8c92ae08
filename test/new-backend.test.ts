import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { tempFolder } from "./helpers/temp-folder.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const LONGEST_SLUG = `a${"-b1".repeat(13)}`;

/** A tree that shares everything with this one but the folders of backends. */
function treeWithoutBackends(): string {
  const tree = tempFolder();
  mkdirSync(join(tree, "scripts"));
  mkdirSync(join(tree, "src/backends"), { recursive: true });
  copyFileSync(join(root, "scripts/new-backend.ts"), join(tree, "scripts/new-backend.ts"));
  const share = (name: string) => symlinkSync(join(root, name), join(tree, name));
  for (const name of ["node_modules", "test", "migrations", "package.json"]) share(name);
  for (const name of readdirSync(join(root, "src"))) if (name !== "backends") share(`src/${name}`);
  for (const entry of readdirSync(join(root, "src/backends"), { withFileTypes: true })) {
    if (entry.isFile()) share(`src/backends/${entry.name}`);
  }
  copyFileSync(join(root, "biome.json"), join(tree, "biome.json"));
  writeFileSync(
    join(tree, "tsconfig.json"),
    JSON.stringify({
      extends: join(root, "tsconfig.json"),
      compilerOptions: { incremental: false },
      include: ["src/backends/*/*.ts"],
    }),
  );
  return tree;
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
const folders = () =>
  readdirSync(join(tree, "src/backends"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

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
  ])("refuses %s with one line and writes nothing", (_name, args, message) => {
    const { status, stdout, stderr } = newBackend(...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^new-backend: ${message}[^\n]*\n$`));
    expect(folders()).toEqual([]);
  });

  it("writes backends that lint, types and their own tests accept as they are", () => {
    for (const slug of ["tide-table", LONGEST_SLUG]) {
      expect(newBackend(slug)).toEqual({
        status: 0,
        stdout: ["index.ts", "schemas.ts", `${slug}.test.ts`]
          .map((name) => `wrote src/backends/${slug}/${name}\n`)
          .join(""),
        stderr: "",
      });
    }
    expect(folders().sort()).toEqual([LONGEST_SLUG, "tide-table"].sort());
    const biome = run(
      "biome",
      "check",
      "--vcs-enabled=false",
      "--error-on-warnings",
      ...folders().map((slug) => `src/backends/${slug}`),
    );
    expect(biome.status, biome.stdout + biome.stderr).toBe(0);
    expect(biome.stdout).toContain("Checked 6 files");
    const types = run("tsc", "-p", "tsconfig.json");
    expect(types.status, types.stdout).toBe(0);
    const tests = run("vitest", "run", "--root", tree, "src/backends/tide-table/");
    expect(tests.status, tests.stdout + tests.stderr).toBe(0);
    expect(tests.stdout).toMatch(/Tests +6 passed/);
  }, 120_000);

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
