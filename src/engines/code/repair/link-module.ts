import type { AnyNode, ImportDeclaration } from "acorn";
import { boundNames } from "./scopes.js";
import type { ParsedFile, Place } from "./syntax-tree.js";
import type { Addition } from "./text-edits.js";

/** A module as the body of a function that is called to load it. */
export interface LinkedModule {
  readonly additions: readonly Addition[];
  /** What it names of other modules. */
  readonly specifiers: readonly string[];
  /** Whether it waits outside of functions. */
  readonly waits: boolean;
}

/** Names that the body is given. */
export const MODULE_PARAMETERS = {
  module: "__gh, __gh_require, __gh_exports",
  commonjs: "__gh, __gh_require, exports, require, module, __filename, __dirname",
} as const;

interface Linking {
  readonly file: ParsedFile;
  readonly additions: Addition[];
  readonly imports: string[];
  /** Getters of what it exports, by name. */
  readonly exported: Map<string, string>;
  readonly all: string[];
  readonly specifiers: Set<string>;
}

/**
 * Turns import and export into calls, with every line where it was. An imported name is bound once: what
 * a module assigns again after it is loaded is seen through `namespace.name` only.
 */
export function linkModule(file: ParsedFile, bound: ReadonlyMap<string, string>): LinkedModule {
  const linking: Linking = {
    file,
    additions: [],
    imports: [...bound].map(
      ([name, specifier]) => `const {${name}} = __gh_require(${JSON.stringify(specifier)});`,
    ),
    exported: new Map(),
    all: [],
    specifiers: new Set(bound.values()),
  };
  for (const place of file.places) linkPlace(linking, place);
  if (file.kind === "script") exportAll(linking);
  const getters = [...linking.exported].map(
    ([name, value]) => `${JSON.stringify(name)}: () => ${value}`,
  );
  const define = getters.length > 0 ? `__gh.define(__gh_exports, {${getters.join(", ")}});` : "";
  const strict = file.kind === "module" ? '"use strict";' : "";
  const text = `${strict}${define}${linking.imports.join("")}${linking.all.join("")}`;
  const isHashBang = file.text.startsWith("#!");
  const header = {
    start: 0,
    end: isHashBang ? 2 : 0,
    text: isHashBang ? `${text}//` : text,
    closes: 0,
  };
  return {
    additions:
      file.kind === "json"
        ? [{ start: 0, end: 0, text: "module.exports = ", closes: 0 }]
        : [header, ...linking.additions],
    specifiers: [...linking.specifiers],
    waits: file.places.some(waitsOutside),
  };
}

function waitsOutside({ node, functions }: Place): boolean {
  const isWait = node.type === "AwaitExpression" || (node.type === "ForOfStatement" && node.await);
  return isWait && functions.length === 0;
}

function linkPlace(linking: Linking, { node }: Place): void {
  switch (node.type) {
    case "ImportDeclaration":
      linking.imports.push(importText(linking, node));
      remove(linking, node);
      break;
    case "ExportAllDeclaration": {
      const source = required(linking, node.source);
      if (node.exported) linking.exported.set(nameOf(node.exported), source);
      else linking.all.push(`__gh.copy(__gh_exports, ${source});`);
      remove(linking, node);
      break;
    }
    case "ExportNamedDeclaration":
      exportNames(linking, node);
      break;
    case "ExportDefaultDeclaration":
      exportDefault(linking, node);
      break;
    case "ImportExpression":
      replace(linking, node.start, node.start + "import".length, "__gh.load(__gh_require)");
      noteSpecifier(linking, node.source);
      break;
    case "MetaProperty":
      if (node.meta.name === "import") replace(linking, node.start, node.end, "__gh.meta");
      break;
    case "CallExpression":
      if (node.callee.type === "Identifier" && node.callee.name === "require") {
        noteSpecifier(linking, node.arguments[0]);
      }
      break;
    default:
  }
}

function exportNames(linking: Linking, node: Extract<AnyNode, { type: "ExportNamedDeclaration" }>) {
  if (node.declaration) {
    for (const name of declaredNames(node.declaration)) linking.exported.set(name, name);
    replace(linking, node.start, node.declaration.start, "");
    return;
  }
  const source = node.source ? required(linking, node.source) : undefined;
  for (const { local, exported } of node.specifiers) {
    const name = nameOf(local);
    const value = source === undefined ? name : `${source}[${JSON.stringify(name)}]`;
    linking.exported.set(nameOf(exported), value);
  }
  remove(linking, node);
}

function exportDefault(
  linking: Linking,
  { start, declaration }: Extract<AnyNode, { type: "ExportDefaultDeclaration" }>,
) {
  const isNamed =
    (declaration.type === "FunctionDeclaration" || declaration.type === "ClassDeclaration") &&
    declaration.id !== null;
  linking.exported.set("default", isNamed ? nameOf(declaration.id) : "__gh_default");
  replace(linking, start, declaration.start, isNamed ? "" : "const __gh_default = ");
  const isStatement = /Declaration$/.test(declaration.type);
  if (!isNamed && isStatement) {
    linking.additions.push({
      start: declaration.end,
      end: declaration.end,
      text: ";",
      closes: declaration.start,
    });
  }
}

function exportAll(linking: Linking): void {
  const { file } = linking;
  const names = file.places.flatMap(({ node, parent }) =>
    parent?.node.type === "Program" ? declaredNames(node) : [],
  );
  const getters = names.map((name) => `${JSON.stringify(name)}: () => ${name}`);
  linking.imports.push(`__gh.define(module.exports, {${getters.join(", ")}});`);
}

/** The names that a declaration outside of functions declares. */
export function declaredNames(node: AnyNode): string[] {
  if (node.type === "VariableDeclaration")
    return node.declarations.flatMap(({ id }) => boundNames(id));
  const isNamed = node.type === "FunctionDeclaration" || node.type === "ClassDeclaration";
  return isNamed && node.id ? [node.id.name] : [];
}

function importText(linking: Linking, { specifiers, source }: ImportDeclaration): string {
  const value = required(linking, source);
  const names: string[] = [];
  let text = specifiers.length === 0 ? `${value};` : "";
  for (const specifier of specifiers) {
    const { name } = specifier.local;
    if (specifier.type === "ImportNamespaceSpecifier") text += `const ${name} = ${value};`;
    else if (specifier.type === "ImportDefaultSpecifier")
      text += `const ${name} = __gh.default(${value});`;
    else if (nameOf(specifier.imported) === "default")
      text += `const ${name} = __gh.default(${value});`;
    else names.push(`${JSON.stringify(nameOf(specifier.imported))}: ${name}`);
  }
  return names.length > 0 ? `${text}const {${names.join(", ")}} = ${value};` : text;
}

function required(linking: Linking, source: AnyNode): string {
  noteSpecifier(linking, source);
  return `__gh_require(${JSON.stringify(source.type === "Literal" ? source.value : "")})`;
}

function noteSpecifier({ specifiers }: Linking, source: AnyNode | undefined): void {
  if (source?.type === "Literal" && typeof source.value === "string") specifiers.add(source.value);
}

function nameOf(node: AnyNode): string {
  if (node.type === "Identifier") return node.name;
  return node.type === "Literal" ? String(node.value) : "";
}

/** Takes a statement out; its lines stay. */
function remove(linking: Linking, { start, end }: AnyNode): void {
  const lines = linking.file.text.slice(start, end).replace(/[^\n]/g, "");
  replace(linking, start, end, `;${lines}`);
}

function replace(linking: Linking, start: number, end: number, text: string): void {
  linking.additions.push({ start, end, text, closes: undefined });
}
