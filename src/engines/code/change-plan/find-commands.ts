import type { RepositoryFile } from "./change-plan.js";
import { baseOf, endingOf, folderOf } from "./file-role.js";

/** Commands that the files of a repository tell of. */
export interface Commands {
  /** Runs all tests; null where no file tells how. */
  readonly test: string | null;
  /** Linters, type checks and builds. */
  readonly others: readonly string[];
  /** Brings the lock file in step with the manifest. */
  readonly install: string | null;
  /** Runs the tests of one file; null where no file tells how. */
  testOf(path: string): string | null;
}

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: ReadonlySet<string>;
}

const OTHER_SCRIPTS = ["lint", "typecheck", "type-check", "check", "build"];
const OTHER_TARGETS = ["lint", "check", "build", "typecheck"];

/** Reads manifests, lock files and Makefiles; a command is never guessed where no file tells of it. */
export function findCommands(files: readonly RepositoryFile[]): Commands {
  const at = (name: string) => nearest(files, (base) => base === name);
  const manifest = at("package.json");
  const script = manifest ? readPackage(manifest.content) : undefined;
  const manager = managerOf(files);
  const make = makeTargets(at("Makefile")?.content ?? "");
  const runner = script ? scriptRunner(script) : undefined;
  const python = pythonTest(files);
  const others = [
    ...OTHER_SCRIPTS.filter((name) => script?.scripts[name] !== undefined).map(
      (name) => `${manager} run ${name}`,
    ),
    ...OTHER_TARGETS.filter((name) => make.has(name)).map((name) => `make ${name}`),
    ...(at("go.mod") ? ["go vet ./..."] : []),
  ];
  const all = [
    script?.scripts.test !== undefined ? `${manager} test` : runner,
    make.has("test") ? "make test" : undefined,
    python,
    at("go.mod") ? "go test ./..." : undefined,
    at("Cargo.toml") ? "cargo test" : undefined,
    at("Gemfile")?.content.includes("rspec") ? "bundle exec rspec" : undefined,
    at("composer.json")?.content.includes("phpunit") ? "vendor/bin/phpunit" : undefined,
    at("pom.xml") ? "mvn test" : undefined,
    nearest(files, (base) => /^build\.gradle/.test(base)) ? "./gradlew test" : undefined,
    nearest(files, (base) => base.endsWith(".csproj")) ? "dotnet test" : undefined,
    at("pubspec.yaml") ? "dart test" : undefined,
  ].filter((command) => command !== undefined);
  return {
    test: all[0] ?? null,
    others,
    install: manifest ? `${manager} install` : (installOf(files) ?? null),
    testOf: (path) => testOfFile(path, { runner, python, all }),
  };
}

function testOfFile(
  path: string,
  known: {
    readonly runner: string | undefined;
    readonly python: string | undefined;
    readonly all: readonly string[];
  },
): string | null {
  const ending = endingOf(path);
  if (/^\.[cm]?[jt]sx?$/.test(ending) && known.runner) return `${known.runner} ${path}`;
  if (ending === ".py" && known.python)
    return known.python === "pytest" ? `pytest ${path}` : known.python;
  const has = (command: string) => known.all.includes(command);
  if (ending === ".go" && has("go test ./..."))
    return `go test ./${folderOf(path).replace(/\/$/, "")}`;
  if (ending === ".rb" && has("bundle exec rspec")) return `bundle exec rspec ${path}`;
  if (ending === ".php" && has("vendor/bin/phpunit")) return `vendor/bin/phpunit ${path}`;
  if (ending === ".rs" && has("cargo test")) return "cargo test";
  return known.all[0] ?? null;
}

/** The file of a name that is closest to the root. */
function nearest(files: readonly RepositoryFile[], isNamed: (base: string) => boolean) {
  return files
    .filter(({ path }) => isNamed(baseOf(path)) && !path.includes("node_modules/"))
    .sort((one, other) => one.path.split("/").length - other.path.split("/").length)[0];
}

function readPackage(content: string): Package {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return { scripts: {}, dependencies: new Set() };
  }
  const section = (name: string): Record<string, unknown> => {
    const found =
      typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
    return typeof found === "object" && found !== null ? found : {};
  };
  const scripts = Object.entries(section("scripts")).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const dependencies = ["dependencies", "devDependencies"].flatMap((name) =>
    Object.keys(section(name)),
  );
  return { scripts: Object.fromEntries(scripts), dependencies: new Set(dependencies) };
}

function scriptRunner({ scripts, dependencies }: Package): string | undefined {
  const test = scripts.test ?? "";
  for (const [name, command] of [
    ["vitest", "npx vitest run"],
    ["jest", "npx jest"],
    ["mocha", "npx mocha"],
  ] as const) {
    if (dependencies.has(name) || test.includes(name)) return command;
  }
  return /\bnode --test\b/.test(test) ? "node --test" : undefined;
}

function managerOf(files: readonly RepositoryFile[]): string {
  const has = (name: RegExp) => files.some(({ path }) => name.test(baseOf(path)));
  if (has(/^pnpm-lock\.yaml$|^pnpm-workspace\.yaml$/)) return "pnpm";
  if (has(/^yarn\.lock$/)) return "yarn";
  return has(/^bun\.lockb?$/) ? "bun" : "npm";
}

function pythonTest(files: readonly RepositoryFile[]): string | undefined {
  const isPython = files.some(({ path }) => path.endsWith(".py"));
  if (!isPython) return undefined;
  const tells = files.some(
    ({ path, content }) =>
      /^(?:pytest\.ini|conftest\.py|tox\.ini)$/.test(baseOf(path)) ||
      (/^(?:pyproject\.toml|setup\.cfg|Pipfile|requirements[\w.-]*\.txt)$/.test(baseOf(path)) &&
        content.includes("pytest")) ||
      (path.endsWith(".py") &&
        /^\s*(?:import pytest|from pytest import)/m.test(content.slice(0, 20_000))),
  );
  if (tells) return "pytest";
  const isUnittest = files.some(
    ({ path, content }) =>
      path.endsWith(".py") && content.slice(0, 20_000).includes("import unittest"),
  );
  return isUnittest ? "python -m unittest" : undefined;
}

function makeTargets(content: string): ReadonlySet<string> {
  return new Set([...content.matchAll(/^([\w.-]{1,60}):(?!=)/gm)].map(([, name]) => name ?? ""));
}

function installOf(files: readonly RepositoryFile[]): string | undefined {
  const has = (name: string) => files.some(({ path }) => baseOf(path) === name);
  if (has("poetry.lock")) return "poetry lock";
  if (has("uv.lock")) return "uv lock";
  if (has("go.mod")) return "go mod tidy";
  if (has("Cargo.toml")) return "cargo update";
  if (has("composer.json")) return "composer update";
  if (has("Gemfile")) return "bundle install";
  return has("requirements.txt") ? "pip install -r requirements.txt" : undefined;
}
