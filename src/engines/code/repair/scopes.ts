import type { AnyNode, Pattern } from "acorn";
import { type FunctionNode, isFunction, type Place } from "./syntax-tree.js";

/** A name that a program declares. */
export interface Declared {
  readonly name: string;
  readonly kind: "function" | "class" | "variable" | "parameter" | "import";
  /** How many arguments a function names. */
  readonly arity: number | undefined;
  /** Where the declaration begins; functions and imports are there from the beginning of their scope. */
  readonly from: number;
  /** The function whose own name or parameter it is, or that it is declared in. */
  readonly within: FunctionNode | undefined;
}

/** A region of a program with names of its own. */
export interface Scope {
  readonly outer: Scope | undefined;
  readonly declared: Map<string, Declared>;
  /** The same, what is declared last first; filled once all are known. */
  latest: readonly Declared[];
}

/** Names that are looked at for one place. */
const SEEN_MAX = 200;

const OPENS_SCOPE = new Set([
  "Program",
  "BlockStatement",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "SwitchStatement",
  "CatchClause",
  "StaticBlock",
]);

/** Finds the scope of each place, linear in their number. `var` counts from where it stands. */
export function findScopes(places: readonly Place[]): ReadonlyMap<Place, Scope> {
  const inside = new Map<Place, Scope>();
  const scopes = new Map<Place, Scope>();
  const ofFunction = new Map<AnyNode, Scope>();
  for (const place of places) {
    const { node, parent } = place;
    const outer = parent ? inside.get(parent) : undefined;
    const opens = OPENS_SCOPE.has(node.type) || isFunction(node) || outer === undefined;
    const scope = opens ? { outer, declared: new Map<string, Declared>(), latest: [] } : outer;
    inside.set(place, scope);
    scopes.set(place, outer ?? scope);
    if (isFunction(node) || outer === undefined) ofFunction.set(node, scope);
    const around = place.functions.at(-1);
    const functionScope = around ? ofFunction.get(around) : undefined;
    for (const { declared, isVar } of declaredBy(place)) {
      const target = isVar
        ? (functionScope ?? rootOf(scope))
        : declared.kind === "parameter"
          ? scope
          : (outer ?? scope);
      target.declared.set(declared.name, declared);
    }
  }
  for (const scope of new Set(inside.values()))
    scope.latest = [...scope.declared.values()].reverse();
  return scopes;
}

/** The names that can be used at a scope, the nearest first, at most 200. */
export function* visibleNames(scope: Scope): Generator<Declared> {
  const seen = new Set<string>();
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    for (const declared of at.latest) {
      if (seen.has(declared.name)) continue;
      seen.add(declared.name);
      yield declared;
      if (seen.size === SEEN_MAX) return;
    }
  }
}

/** The nearest names that pass a test, at most so many. */
export function nearestNames(
  scope: Scope,
  isWanted: (declared: Declared) => boolean,
  countMax: number,
): readonly string[] {
  const names: string[] = [];
  for (const declared of visibleNames(scope)) {
    if (isWanted(declared)) names.push(declared.name);
    if (names.length === countMax) break;
  }
  return names;
}

/** The declaration that a name refers to, undefined for a global. */
export function resolveName(scope: Scope | undefined, name: string): Declared | undefined {
  for (let at = scope; at; at = at.outer) {
    const declared = at.declared.get(name);
    if (declared) return declared;
  }
  return undefined;
}

/** Whether an identifier stands for the value of a variable, and is no key, label or declaration. */
export function isReference({ node, parent, key }: Place): boolean {
  if (node.type !== "Identifier" || !parent) return false;
  const { node: above } = parent;
  switch (above.type) {
    case "MemberExpression":
      return key === "object" || above.computed;
    case "Property":
      return parent.parent?.node.type !== "ObjectPattern" && (key === "value" || above.computed);
    case "MethodDefinition":
    case "PropertyDefinition":
      return key === "value" || above.computed;
    case "VariableDeclarator":
      return key === "init";
    case "AssignmentPattern":
      return key === "right";
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return key === "body";
    case "ClassDeclaration":
    case "ClassExpression":
      return key === "superClass";
    case "ArrayPattern":
    case "ObjectPattern":
    case "RestElement":
    case "CatchClause":
    case "LabeledStatement":
    case "BreakStatement":
    case "ContinueStatement":
    case "MetaProperty":
    case "ImportSpecifier":
    case "ImportDefaultSpecifier":
    case "ImportNamespaceSpecifier":
    case "ExportSpecifier":
    case "ExportAllDeclaration":
      return false;
    default:
      return true;
  }
}

/** The names that a pattern binds. */
export function boundNames(pattern: Pattern): string[] {
  const names: string[] = [];
  const open: (Pattern | null)[] = [pattern];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === null) continue;
    if (at.type === "Identifier") names.push(at.name);
    else if (at.type === "RestElement") open.push(at.argument);
    else if (at.type === "AssignmentPattern") open.push(at.left);
    else if (at.type === "ArrayPattern") open.push(...at.elements);
    else if (at.type === "ObjectPattern") {
      for (const part of at.properties) open.push(part.type === "Property" ? part.value : part);
    }
  }
  return names;
}

function rootOf(scope: Scope): Scope {
  return scope.outer ? rootOf(scope.outer) : scope;
}

function declaredBy(place: Place): { declared: Declared; isVar: boolean }[] {
  const { node, functions } = place;
  const within = functions.at(-1);
  const one = (name: string, kind: Declared["kind"], arity?: number, from = 0, isVar = false) => ({
    declared: { name, kind, arity, from, within },
    isVar,
  });
  if (isFunction(node)) {
    const inner = { within: node };
    const parameters = node.params.flatMap(boundNames).map((name) => {
      const { declared, isVar } = one(name, "parameter");
      return { declared: { ...declared, ...inner }, isVar };
    });
    if (node.type !== "FunctionDeclaration") return parameters;
    return [...parameters, one(node.id?.name ?? "", "function", node.params.length)];
  }
  switch (node.type) {
    case "VariableDeclaration":
      return node.declarations.flatMap((declarator) => {
        const { init } = declarator;
        const arity = init && isFunction(init) ? init.params.length : undefined;
        const kind = arity === undefined ? "variable" : "function";
        return boundNames(declarator.id).map((name) =>
          one(name, kind, arity, declarator.end, node.kind === "var"),
        );
      });
    case "ClassDeclaration":
      return [one(node.id?.name ?? "", "class", undefined, node.start)];
    case "CatchClause":
      return node.param ? boundNames(node.param).map((name) => one(name, "parameter")) : [];
    case "ImportSpecifier":
    case "ImportDefaultSpecifier":
    case "ImportNamespaceSpecifier":
      return [one(node.local.name, "import")];
    default:
      return [];
  }
}
