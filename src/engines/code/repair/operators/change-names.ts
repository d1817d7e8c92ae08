import {
  globalNames,
  methodGroups,
  nameTwins,
} from "../../../../content/repair-operators/operator-tables.js";
import { isReference, resolveName, visibleNames } from "../scopes.js";
import { isFunction } from "../syntax-tree.js";
import {
  after,
  before,
  isValue,
  type Proposal,
  propose,
  replaced,
  type Site,
  textOf,
} from "./operator.js";

const NAMES_MAX = 12;
/** A name that nothing declares is a mistake by itself. */
const UNKNOWN = 2;
const PROPERTIES_MAX = 8;

/** Another name of the same scope, where a function is called another function. */
export function* changeNames(site: Site): Generator<Proposal> {
  const { place, scope, material } = site;
  const { node, parent, key } = place;
  if (node.type !== "Identifier" || !isReference(place) || !parent) return;
  const own = resolveName(scope, node.name);
  const isUnknown = !own && /^[a-z_$]/.test(node.name) && !globalNames.has(node.name);
  for (const twin of nameTwins.get(node.name) ?? []) {
    if (!own) yield propose("identifier", replaced(node, twin));
  }
  if (!own && !isUnknown) return;
  const isCalled = /^(CallExpression|NewExpression)$/.test(parent.node.type) && key === "callee";
  const isShorthand = parent.node.type === "Property" && parent.node.shorthand;
  let rank = 0;
  for (const other of visibleNames(scope)) {
    const isCallable = other.kind === "function" || other.kind === "class";
    if (other.name === node.name || other.name === "") continue;
    const isKnown = other.kind !== "import" && other.kind !== "parameter";
    if (isKnown && isCalled !== isCallable) continue;
    if (other.from > node.start && other.within === place.functions.at(-1)) continue;
    const isNear = other.within !== undefined && place.functions.includes(other.within);
    const sameArity = !isCalled || other.arity === own?.arity;
    const weight =
      (isNear ? 1 : 0.5) *
      (sameArity ? 1 : 0.5) *
      alike(node.name, other.name) *
      (isUnknown ? UNKNOWN : 1);
    yield propose(
      "identifier",
      replaced(node, isShorthand ? `${node.name}: ${other.name}` : other.name),
      weight,
    );
    rank += 1;
    if (rank === NAMES_MAX) break;
  }
  if (material.thisProperties.has(node.name) && !isShorthand) {
    yield propose("this_property", before(node, "this."), isUnknown ? UNKNOWN : 1);
  }
}

/** Another property, or a variable in the place of a property. */
export function* changeProperties(site: Site): Generator<Proposal> {
  const { place, scope, material } = site;
  const { node, parent, key } = place;
  if (node.type !== "MemberExpression" || node.computed || node.property.type !== "Identifier")
    return;
  const { property } = node;
  const isCalled = parent?.node.type === "CallExpression" && key === "callee";
  const twins = methodGroups.filter((group) => group.includes(property.name)).flat();
  for (const twin of new Set(twins)) {
    if (twin === property.name) continue;
    yield propose("method_twin", replaced(property, twin), isCalled ? 1 : 0.6);
  }
  const isThis = node.object.type === "ThisExpression";
  const others = isThis ? [...material.thisProperties] : material.properties;
  for (const [rank, other] of others
    .filter((name) => name !== property.name)
    .slice(0, PROPERTIES_MAX)
    .entries()) {
    yield propose(
      "property_name",
      replaced(property, other),
      ((isThis ? 1 : 0.6) / (1 + rank / 8)) * alike(property.name, other),
    );
  }
  if (isThis && resolveName(scope, property.name) && isValue(place)) {
    yield propose("this_property", replaced(node, property.name));
  }
}

/** Elements that are to be spread, or gathered. */
export function* spreadElements({ place }: Site): Generator<Proposal> {
  const { node, parent, key } = place;
  const type = parent?.node.type;
  const isElement =
    key === "elements" && (node.type === "Identifier" || node.type === "CallExpression");
  if (isElement && (type === "ArrayExpression" || type === "ArrayPattern")) {
    yield propose("spread", before(node, "..."));
  }
  if (node.type === "Property" && node.shorthand && type === "ObjectExpression") {
    yield propose("spread", before(node, "..."), 0.7);
  }
}

/** `let` that each turn of a loop has anew, and names of parameters in another order. */
export function* changeDeclarations(site: Site): Generator<Proposal> {
  const { node } = site.place;
  if (node.type === "VariableDeclaration" && node.kind === "var") {
    yield propose("declaration_kind", replaced({ start: node.start, end: node.start + 3 }, "let"));
  }
  if (!isFunction(node)) return;
  for (let at = 0; at + 1 < node.params.length; at += 1) {
    const [left, right] = [node.params[at], node.params[at + 1]];
    if (!left || !right || right.type === "RestElement") continue;
    yield propose(
      "argument_swap",
      [replaced(left, textOf(site, right)), replaced(right, textOf(site, left))],
      0.5,
    );
  }
  for (const parameter of node.params) {
    if (parameter.type !== "Identifier") continue;
    for (const value of ["0", "1", '""', "[]", "{}"]) {
      yield propose("default_value", after(parameter, ` = ${value}`), 0.6);
    }
  }
}

/** Names that share a beginning, an end or their length are taken for one another more often. */
function alike(left: string, right: string): number {
  const shares = left.charAt(0) === right.charAt(0) || left.slice(-2) === right.slice(-2);
  return shares || left.length === right.length ? 1 : 0.8;
}
