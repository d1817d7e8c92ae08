import type { AnyNode, CallExpression, NewExpression } from "acorn";
import {
  argumentsAdded,
  functionsAdded,
  methodsAdded,
} from "../../../../content/repair-operators/operator-tables.js";
import { visibleNames } from "../scopes.js";
import {
  after,
  around,
  before,
  isValue,
  type Proposal,
  propose,
  replaced,
  type Site,
  textOf,
} from "./operator.js";

const ADDED_NAMES_MAX = 6;

/** Arguments in another order, one more or fewer, and calls taken away. */
export function* changeCalls(site: Site): Generator<Proposal> {
  const { node, parent } = site.place;
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return;
  yield* changeArguments(site, node);
  if (node.type === "NewExpression") return;
  const { callee } = node;
  const isUsed = parent?.node.type !== "ExpressionStatement";
  const [first] = node.arguments;
  if (callee.type === "MemberExpression") {
    yield* changeReceiver(site, node, callee.object, isUsed);
  }
  if (isUsed && first && first.type !== "SpreadElement" && node.arguments.length <= 2) {
    yield propose("call_removed", replaced(node, `(${textOf(site, first)})`));
  }
  if (site.place.functions.at(-1)?.async && parent?.node.type !== "AwaitExpression") {
    const isTight =
      parent?.node.type === "MemberExpression" || parent?.node.type === "CallExpression";
    yield propose("missing_await", isTight ? around(node, "(await ", ")") : before(node, "await "));
  }
}

function* changeReceiver(
  site: Site,
  node: CallExpression,
  object: AnyNode,
  isUsed: boolean,
): Generator<Proposal> {
  if (object.type === "Super" || object.type === "ThisExpression") return;
  const isGlobal = object.type === "Identifier" && /^[A-Z]/.test(object.name);
  if (isUsed && !isGlobal) yield propose("method_removed", replaced(node, textOf(site, object)));
  const method =
    /\.(\w+)\s*\($/.exec(
      site.material.text.slice(object.end, (node.arguments[0]?.start ?? node.end) + 0),
    )?.[1] ?? "";
  if (isUsed && /^(sort|reverse|splice|push)$/.test(method)) {
    yield propose("copy", [before(object, "[..."), after(object, "]")]);
  }
}

function* changeArguments(site: Site, node: CallExpression | NewExpression): Generator<Proposal> {
  const list: readonly AnyNode[] = node.arguments;
  for (const [at, argument] of list.entries()) {
    const next = list[at + 1];
    if (next) {
      const [left, right] = [textOf(site, argument), textOf(site, next)];
      yield propose("argument_swap", [replaced(argument, right), replaced(next, left)]);
    }
    const start = list[at - 1]?.end ?? argument.start;
    const end = at === 0 && next ? next.start : argument.end;
    yield propose("argument_removed", { start, end, text: "" }, at === list.length - 1 ? 1 : 0.5);
    if (argument.type === "SpreadElement") {
      yield propose("spread", { start: argument.start, end: argument.start + 3, text: "" });
    } else if (argument.type === "Identifier" || argument.type === "CallExpression") {
      yield propose("spread", before(argument, "..."), 0.7);
    }
  }
  yield* addArguments(site, node);
}

function* addArguments(site: Site, node: CallExpression | NewExpression): Generator<Proposal> {
  if (site.material.text[node.end - 1] !== ")") return;
  const { callee } = node;
  const name = callee.type === "MemberExpression" ? callee.property : callee;
  const known = name.type === "Identifier" ? (argumentsAdded.get(name.name) ?? []) : [];
  const last = node.arguments.at(-1);
  const comma = last ? ", " : "";
  const place = { start: node.end - 1, end: node.end - 1 };
  for (const value of known) yield propose("argument_added", { ...place, text: comma + value });
  const isOwn = callee.type === "Identifier" || callee.type === "MemberExpression";
  if (!isOwn || node.arguments.length > 4) return;
  let added = 0;
  for (const { name: other, kind } of visibleNames(site.scope)) {
    if (kind !== "parameter" && kind !== "variable") continue;
    yield propose("argument_added", { ...place, text: comma + other }, 0.6);
    added += 1;
    if (added === ADDED_NAMES_MAX) return;
  }
}

/** A method or function that a value was to go through, or a copy of it. */
export function* addCalls(site: Site): Generator<Proposal> {
  const { place } = site;
  const { node, parent, key } = place;
  if (node.type === "SpreadElement" || !isValue(place)) return;
  const isName =
    node.type === "Identifier" ||
    node.type === "MemberExpression" ||
    node.type === "CallExpression";
  const isComputed = node.type === "BinaryExpression" && /^[-*/%+]$/.test(node.operator);
  if (isName) {
    const isArgument = parent?.node.type === "CallExpression" && key === "arguments";
    for (const method of methodsAdded)
      yield propose("method_added", after(node, method), isArgument ? 0.6 : 0.8);
    if (node.type !== "CallExpression" && parent?.node.type !== "BinaryExpression") {
      yield propose("copy", around(node, "[...", "]"), 0.7);
      yield propose("copy", around(node, "{ ...", " }"), 0.5);
    }
  }
  if (isName || isComputed) {
    for (const name of functionsAdded) {
      yield propose(
        "call_added",
        around(node, `${name}(`, ")"),
        isComputed || name === "Number" ? 1 : 0.4,
      );
    }
  }
  if (isName && parent?.node.type === "BinaryExpression" && parent.node.operator !== "+") {
    yield propose("property_name", after(node, ".length"), 0.5);
  }
}
