import { type AnyNode, type Options, parse } from "acorn";

/** A node of a program with the way to it. */
export interface Place {
  readonly node: AnyNode;
  readonly parent: Place | undefined;
  /** The field of the parent that holds it. */
  readonly key: string;
  /** Nested functions around it, innermost last; the function itself is not around itself. */
  readonly functions: readonly FunctionNode[];
}

export type FunctionNode = Extract<
  AnyNode,
  { type: "FunctionDeclaration" | "FunctionExpression" | "ArrowFunctionExpression" }
>;

/** One file as it was parsed. */
export interface ParsedFile {
  readonly path: string;
  readonly text: string;
  /** ES module, CommonJS, or a script that exports nothing. */
  readonly kind: "module" | "commonjs" | "script" | "json";
  /** Every node, each before its children. */
  readonly places: readonly Place[];
}

/** Why a file is no program, and where, from 1. */
export interface SyntaxFault {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const PLACES_MAX = 400_000;

/**
 * Parses a file with acorn: an ES module where it imports or exports, otherwise a script as Node.js reads
 * CommonJS. Linear in the length; text that nests too deeply is a fault as well.
 */
export function parseFile(path: string, text: string): ParsedFile | SyntaxFault {
  if (path.endsWith(".json")) return parseJson(path, text);
  const asModule = parseAs("module", path, text);
  if (!("message" in asModule) && asModule.some(isModuleSyntax)) {
    return { path, text, kind: "module", places: asModule };
  }
  const asScript = parseAs("script", path, text);
  if ("message" in asScript) {
    const fault = /^\s*(import|export)\b/m.test(text) && "message" in asModule;
    return fault ? asModule : asScript;
  }
  const kind = asScript.some(isCommonJsSyntax) ? "commonjs" : "script";
  return { path, text, kind, places: asScript };
}

export function isFunction(node: AnyNode): node is FunctionNode {
  return (
    node.type === "FunctionDeclaration" ||
    node.type === "FunctionExpression" ||
    node.type === "ArrowFunctionExpression"
  );
}

/** The nearest place above that is of one of some types. */
export function above(place: Place, ...types: readonly AnyNode["type"][]): Place | undefined {
  let at = place.parent;
  while (at && !types.includes(at.node.type)) at = at.parent;
  return at;
}

/** Line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
  }
  return line;
}

function parseJson(path: string, text: string): ParsedFile | SyntaxFault {
  try {
    JSON.parse(text);
    return { path, text, kind: "json", places: [] };
  } catch (error) {
    return {
      path,
      line: 1,
      column: 1,
      message: error instanceof Error ? error.message : "no JSON",
    };
  }
}

function parseAs(
  sourceType: "module" | "script",
  path: string,
  text: string,
): readonly Place[] | SyntaxFault {
  const options: Options = {
    ecmaVersion: "latest",
    sourceType,
    allowHashBang: true,
    allowAwaitOutsideFunction: true,
    allowReturnOutsideFunction: sourceType === "script",
  };
  try {
    return placesOf(parse(text, options) as AnyNode);
  } catch (error) {
    return faultOf(path, error);
  }
}

function faultOf(path: string, error: unknown): SyntaxFault {
  if (error instanceof SyntaxError && "loc" in error) {
    const { line, column } = error.loc as { readonly line: number; readonly column: number };
    const message = error.message.replace(/ \(\d+:\d+\)$/, "");
    return { path, line, column: column + 1, message };
  }
  if (!(error instanceof RangeError)) throw error;
  return {
    path,
    line: 1,
    column: 1,
    message: "the code is nested too deeply or has too many parts",
  };
}

/** All nodes in the order of the text, without recursion. */
function placesOf(root: AnyNode): readonly Place[] {
  const places: Place[] = [];
  const open: Place[] = [{ node: root, parent: undefined, key: "", functions: [] }];
  for (let place = open.pop(); place; place = open.pop()) {
    places.push(place);
    if (places.length > PLACES_MAX) throw new RangeError("too many nodes");
    const functions = isFunction(place.node) ? [...place.functions, place.node] : place.functions;
    const children: Place[] = [];
    for (const [key, value] of Object.entries(place.node)) {
      for (const node of Array.isArray(value) ? value : [value]) {
        if (isNode(node)) children.push({ node, parent: place, key, functions });
      }
    }
    for (const child of children.sort((a, b) => b.node.start - a.node.start)) open.push(child);
  }
  return places;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function isModuleSyntax({ node }: Place): boolean {
  return /^(Import|Export)(Named|Default|All)?Declaration$|^MetaProperty$/.test(node.type)
    ? node.type !== "MetaProperty" || node.meta.name === "import"
    : false;
}

function isCommonJsSyntax({ node, parent }: Place): boolean {
  if (node.type !== "Identifier") return false;
  if (node.name === "require") return parent?.node.type === "CallExpression";
  if (node.name === "exports") return true;
  return (
    node.name === "module" &&
    parent?.node.type === "MemberExpression" &&
    parent.node.object === node
  );
}
