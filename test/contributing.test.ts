import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { declarations } from "../src/config.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const [, ...blocks] = text.split(/^```ts\n/m).map((part) => part.split(/^```$/m)[0] ?? "");
const prose = text.replaceAll(/^```ts\n[\s\S]*?^```$/gm, "");
const quoted = [...prose.matchAll(/`([^`]+)`/g)].map(([, code]) =>
  String(code).replace(/\s+/g, " "),
);

/** Whole files of the examples, by their paths, which are in no folder that is there. */
const examples = new Map(
  blocks.flatMap((block) => {
    const path = /^\/\/ (src\/\S+\.ts)\n/.exec(block)?.[1];
    return path ? [[join(root, path), block] as const] : [];
  }),
);

/** What the examples leave to the reader. */
const engines: Readonly<Record<string, string>> = {
  "src/services/stamps/print-stamp.ts":
    "export const printStamp = (text: string): string => text.toUpperCase();",
  "src/services/stamps/stamp-press.ts":
    "export const openPress = ({ ink }: { ink: string }) => ({ press: (text: string) => ink + text, close: () => {} });",
};

/** The faults of the examples, compiled as if their files were there. */
function faultsOfExamples(): string[] {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = new Map(examples);
  for (const [path, code] of Object.entries(engines)) files.set(join(root, path), code);
  const folders = new Set([...files.keys()].map((path) => join(path, "..")));
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const { fileExists, readFile, directoryExists } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.directoryExists = (path) => folders.has(path) || (directoryExists?.(path) ?? true);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const code = files.get(path);
    if (code === undefined) return getSourceFile(path, languageVersion, ...rest);
    return ts.createSourceFile(path, code, languageVersion);
  };
  const declaring = ["src", "src/platform", "src/services", "src/apis"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name, "index.ts")),
  );
  const { incremental: _incremental, tsBuildInfoFile: _file, ...complete } = options;
  const program = ts.createProgram({
    rootNames: [...declaring.filter((path) => existsSync(path)), ...files.keys()],
    options: { ...complete, noEmit: true },
    host,
  });
  return [...files.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    if (!file) return [`${path} was not compiled`];
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
  });
}

describe("CONTRIBUTING.md", () => {
  const paths = quoted.filter(
    (code) => /^\.?[\w.-]+(\/[\w.-]*)+$/.test(code) || /^\.[\w-]+\.\w+$/.test(code),
  );

  it.each(paths)("names %s, which is there", (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });

  it("names at least the places that a newcomer looks for", () => {
    expect(paths).toEqual(
      expect.arrayContaining(["src/backends/", "migrations/", "openapi/", "docs/layout.md"]),
    );
  });

  const commands = quoted.flatMap((code) => [...code.matchAll(/npm (?:run )?([\w:-]+)/g)]);
  const scripts = commands.map(([, name]) => String(name)).filter((name) => name !== "ci");

  it.each([...new Set(scripts)])("names npm run %s, which is a script", (name) => {
    const { scripts: known } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(Object.keys(known)).toContain(name);
  });

  it("shows a service, its tasks, its table and a family", () => {
    const shown = [...examples.keys()].map((path) => path.slice(root.length));
    expect(shown).toEqual([
      "src/services/stamps/index.ts",
      "src/services/stamps/tasks.ts",
      "src/services/stamps/stamps.ts",
      "src/services/stamps/store.ts",
      "src/apis/stamps/index.ts",
    ]);
    const taken = declarations.parts.map(({ name }) => name);
    expect(taken).not.toContain("stamps");
  });

  it("shows code that compiles", () => {
    expect(faultsOfExamples()).toEqual([]);
  });
});
