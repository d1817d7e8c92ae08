import { countStatements, countSteps, markChecks } from "./instrument.js";
import { declaredNames, linkModule, MODULE_PARAMETERS } from "./link-module.js";
import { plainPath, resolvePath } from "./resolve-path.js";
import { findScopes, isReference, resolveName } from "./scopes.js";
import { type ParsedFile, type Place, parseFile, type SyntaxFault } from "./syntax-tree.js";
import { type Addition, addTo, createMover, type TextEdit } from "./text-edits.js";

/** A file of a program. */
export interface SourceFile {
  readonly path: string;
  readonly content: string;
}

/** A program with its test; the path of a test that has none of its own is unknown. */
export interface RepairTask {
  readonly files: readonly SourceFile[];
  readonly test: { readonly path?: string | undefined; readonly content: string };
}

/** A module as the runner in the isolate takes it. */
export interface RunnableModule {
  readonly path: string;
  readonly code: string;
  readonly parameters: string;
  readonly isModule: boolean;
  readonly waits: boolean;
  /** Modules by what they are called here: an index, or the name of one that the runner has. */
  readonly links: Readonly<Record<string, number | string>>;
}

/** A program that can be run, and how what runs belongs to its text. */
export interface BuiltProgram {
  readonly modules: readonly RunnableModule[];
  /** The index of the test, the last of the modules. */
  readonly test: number;
  readonly files: readonly ParsedFile[];
  readonly testFile: ParsedFile;
  /** The number by which runs of a statement are counted, in all files. */
  readonly numbers: ReadonlyMap<Place, number>;
  /** Moves an edit of the text of a module to the code that runs. */
  readonly move: (module: number, edit: TextEdit) => TextEdit;
}

/** Why a program cannot be run, and where. */
export interface ProgramFault extends Partial<SyntaxFault> {
  readonly message: string;
}

/** Modules of Node.js and of test frameworks that the runner has. */
const BUILTINS = new Set(
  "assert assert/strict test util events timers timers/promises vitest @jest/globals mocha jest chai expect perf_hooks".split(
    " ",
  ),
);

/** Parses and links files and their test; a test is the last of the modules. */
export function buildProgram(
  { files, test }: RepairTask,
  { isCounted }: { readonly isCounted: boolean },
): BuiltProgram | ProgramFault {
  const parsed: ParsedFile[] = [];
  for (const { path, content } of files) {
    const file = parseFile(plainPath(path), content);
    if ("message" in file) return { ...file, path };
    parsed.push(file);
  }
  const testFile = parseFile(test.path ?? "the test", test.content);
  if ("message" in testFile) return testFile;
  const paths = parsed.map(({ path }) => path);
  const numbers = new Map<Place, number>();
  const modules: RunnableModule[] = [];
  const additions: (readonly Addition[])[] = [];
  for (const file of [...parsed, testFile]) {
    const isTest = file === testFile;
    const linked = linkModule(file, isTest ? namesOfFiles(file, parsed) : new Map());
    if (linked.waits && !isTest) {
      return {
        path: file.path,
        message: "waits with await outside of functions, which only a test may",
      };
    }
    const links = linksOf(linked.specifiers, isTest ? test.path : file.path, paths);
    if (typeof links === "string") return { path: file.path, message: links };
    const counted = isCounted && !isTest ? countStatements(file, numbers.size) : undefined;
    for (const [place, number] of counted?.numbers ?? []) numbers.set(place, number);
    const checks = isCounted && isTest ? markChecks(file) : [];
    const added = [
      ...linked.additions,
      ...countSteps(file),
      ...(counted?.additions ?? []),
      ...checks,
    ];
    additions.push(added);
    const isModule = file.kind === "module";
    modules.push({
      path: file.path,
      code: addTo(file.text, added),
      parameters: MODULE_PARAMETERS[isModule ? "module" : "commonjs"],
      isModule,
      waits: linked.waits,
      links,
    });
  }
  const movers = additions.map(createMover);
  const move = (module: number, edit: TextEdit) => movers[module]?.(edit) ?? edit;
  return { modules, test: modules.length - 1, files: parsed, testFile, numbers, move };
}

/** Links the modules of a runner, which name one another by their files. */
export function linkTools(files: readonly SourceFile[]): readonly RunnableModule[] {
  const paths = files.map(({ path }) => path);
  return files.map(({ path, content }) => {
    const file = parseFile(path, content);
    if ("message" in file) throw new Error(`${path} does not parse: ${file.message}`);
    const { additions, specifiers } = linkModule(file, new Map());
    const links = linksOf(specifiers, path, paths);
    if (typeof links === "string") throw new Error(`${path} ${links}`);
    const code = addTo(content, additions);
    return {
      path,
      code,
      parameters: MODULE_PARAMETERS.module,
      isModule: true,
      waits: false,
      links,
    };
  });
}

function linksOf(
  specifiers: readonly string[],
  importer: string | undefined,
  paths: readonly string[],
): Record<string, number | string> | string {
  const links: Record<string, number | string> = {};
  for (const specifier of specifiers) {
    const name = specifier.replace(/^node:/, "");
    if (BUILTINS.has(name)) {
      links[specifier] = name;
      continue;
    }
    const path = paths.includes(specifier) ? specifier : resolvePath(specifier, importer, paths);
    if (path === undefined) {
      return specifier.startsWith(".") || specifier.startsWith("/")
        ? `imports ${specifier}, which is none of the files`
        : `imports ${specifier}, which does not run in the isolate`;
    }
    links[specifier] = paths.indexOf(path);
  }
  return links;
}

/** Names that a test uses without importing them, where exactly one file has them. */
function namesOfFiles(test: ParsedFile, files: readonly ParsedFile[]): Map<string, string> {
  const scopes = findScopes(test.places);
  const free = new Set<string>();
  for (const place of test.places) {
    if (place.node.type !== "Identifier" || !isReference(place)) continue;
    const { name } = place.node;
    if (!resolveName(scopes.get(place), name)) free.add(name);
  }
  const owners = new Map<string, string[]>();
  for (const { path, places } of files) {
    for (const { node, parent } of places) {
      if (!parent || !/^(Program|ExportNamedDeclaration)$/.test(parent.node.type)) continue;
      for (const name of declaredNames(node)) {
        if (free.has(name)) owners.set(name, [...(owners.get(name) ?? []), path]);
      }
    }
  }
  return new Map(
    [...owners].flatMap(([name, paths]) => (paths.length === 1 ? [[name, paths[0] ?? ""]] : [])),
  );
}
