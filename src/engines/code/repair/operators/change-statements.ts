import type { AnyNode } from "acorn";
import { isInList } from "../instrument.js";
import { visibleNames } from "../scopes.js";
import { above, isFunction, type Place } from "../syntax-tree.js";
import { after, before, type Proposal, propose, replaced, type Site, textOf } from "./operator.js";

const RETURNED_MAX = 8;
const LOOPS = [
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
] as const;

/** A statement that is too much, that should answer, or that jumps elsewhere. */
export function* changeStatements(site: Site): Generator<Proposal> {
  const { place } = site;
  const { node, parent } = place;
  if (!parent) return;
  switch (node.type) {
    case "ExpressionStatement":
      if ("directive" in node && node.directive) return;
      yield propose("extra_statement", replaced(node, ";"));
      if (place.functions.length > 0 && mayReturn(node.expression)) {
        const isLast = isLastOfFunction(place);
        const weight = node.expression.type === "AssignmentExpression" ? 0.15 : isLast ? 1 : 0.3;
        yield propose("missing_return", before(node, "return "), weight);
      }
      return;
    case "ReturnStatement":
      yield propose("extra_statement", replaced(node, ";"), 0.6);
      if (node.argument) yield* answerElse(site, node.argument);
      else yield* returnNames(site, node, "return", 0.7);
      return;
    case "ThrowStatement":
      yield propose("extra_statement", replaced(node, ";"), 0.5);
      return;
    case "BreakStatement":
    case "ContinueStatement":
      yield propose("extra_statement", replaced(node, ";"));
      if (node.label === null || node.label === undefined) {
        const other = node.type === "BreakStatement" ? "continue;" : "break;";
        yield propose("jump_swap", replaced(node, other));
        yield propose("jump_swap", replaced(node, "return;"), 0.4);
      }
      return;
    case "IfStatement":
      if (!node.alternate) {
        yield propose("extra_statement", replaced(node, ";"), 0.9);
        yield propose("extra_condition", replaced(node, textOf(site, node.consequent)), 0.7);
      } else {
        yield propose("extra_condition", replaced(node, textOf(site, node.consequent)), 0.4);
        yield propose("extra_condition", replaced(node, textOf(site, node.alternate)), 0.4);
        if (node.alternate.type !== "IfStatement") return;
        const between = { start: node.consequent.end, end: node.alternate.start };
        yield propose("extra_statement", replaced(between, " "), 0.6);
      }
      return;
    default:
  }
}

function mayReturn({ type }: AnyNode): boolean {
  return type !== "UpdateExpression";
}

function isLastOfFunction({ node, parent }: Place): boolean {
  const block = parent?.node;
  if (block?.type !== "BlockStatement") return parent?.node.type === "IfStatement";
  return block.body.at(-1) === node;
}

function* answerElse(site: Site, argument: AnyNode): Generator<Proposal> {
  let offered = 0;
  for (const { name, within, kind } of visibleNames(site.scope)) {
    if (!within || kind === "function" || kind === "class") continue;
    if (name === textOf(site, argument)) continue;
    if (argument.type !== "Identifier") yield propose("returned_value", replaced(argument, name));
    offered += 1;
    if (offered === RETURNED_MAX) break;
  }
  for (const constant of ["true", "false", "null", "undefined", "this", "0", "[]"]) {
    yield propose("returned_value", replaced(argument, constant), 0.4);
  }
}

function* returnNames(
  site: Site,
  node: AnyNode,
  word: string,
  weight: number,
): Generator<Proposal> {
  let offered = 0;
  for (const { name, within, kind } of visibleNames(site.scope)) {
    if (!within || kind === "class") continue;
    yield propose("missing_return", replaced(node, `${word} ${name};`), weight);
    offered += 1;
    if (offered === RETURNED_MAX) return;
  }
}

/** What a function, a loop, a case or a branch lacks at its end. */
export function* completeBlocks(site: Site): Generator<Proposal> {
  const { node } = site.place;
  if (node.type === "SwitchCase") {
    const last = node.consequent.at(-1);
    const ends = last && /^(Break|Return|Throw|Continue)Statement$/.test(last.type);
    if (last && !ends) yield propose("missing_break", after(last, " break;"));
    return;
  }
  if (isFunction(node) && node.body.type === "BlockStatement") {
    yield* answerAtEnd(site, node.body);
    return;
  }
  if (node.type !== "BlockStatement") return;
  const isInLoop = above(
    site.place,
    ...LOOPS,
    "FunctionDeclaration",
    "FunctionExpression",
    "ArrowFunctionExpression",
  );
  if (!isInLoop) return;
  if (isFunction(isInLoop.node) || site.place.key === "consequent") {
    for (const word of isFunction(isInLoop.node)
      ? ["return;"]
      : ["continue;", "break;", "return;"]) {
      yield propose(
        "missing_break",
        { start: node.end - 1, end: node.end - 1, text: `${word} ` },
        0.4,
      );
    }
  }
  yield* countOn(site, node);
}

/** A function whose last statement answers nothing may lack its answer. */
function* answerAtEnd(
  site: Site,
  body: Extract<AnyNode, { type: "BlockStatement" }>,
): Generator<Proposal> {
  const last = body.body.at(-1);
  if (last && /^(Return|Throw)Statement$/.test(last.type)) return;
  const place = { start: body.end - 1, end: body.end - 1 };
  const declared = body.body.flatMap((one) =>
    one.type === "VariableDeclaration" ? one.declarations : [],
  );
  const names = declared.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : [])).reverse();
  const parameters =
    site.place.node.type.includes("Function") && "params" in site.place.node
      ? site.place.node.params
      : [];
  const given = parameters.flatMap((one) => (one.type === "Identifier" ? [one.name] : []));
  for (const [rank, name] of [...names, ...given].slice(0, RETURNED_MAX).entries()) {
    yield propose("missing_return", { ...place, text: `return ${name}; ` }, 1 / (1 + rank / 4));
  }
  for (const value of ["this", "true", "false", "null", "[]", "0"]) {
    yield propose("missing_return", { ...place, text: `return ${value}; ` }, 0.4);
  }
}

/** A step at the end of a loop, of a variable that the loop asks for. */
function* countOn(site: Site, block: AnyNode): Generator<Proposal> {
  const loop = site.place.parent?.node;
  if (loop?.type !== "WhileStatement" && loop?.type !== "DoWhileStatement") return;
  const names = new Set(textOf(site, loop.test).match(/\b[a-z_$][\w$]*\b/gi) ?? []);
  for (const name of names) {
    for (const step of [`${name}++; `, `${name}--; `]) {
      yield propose(
        "missing_statement",
        { start: block.end - 1, end: block.end - 1, text: step },
        1.5,
      );
    }
  }
}

/** A statement of the neighbourhood once more, or the next one first. */
export function* insertStatements(site: Site, donors: readonly AnyNode[]): Generator<Proposal> {
  const { place } = site;
  const { node, parent } = place;
  if (!isInList(place) || place.functions.length === 0 || !parent) return;
  if (!/Statement$|^VariableDeclaration$/.test(node.type)) return;
  const body: unknown = "body" in parent.node ? parent.node.body : [];
  const siblings: readonly AnyNode[] = Array.isArray(body) ? body : [];
  const next = siblings[siblings.indexOf(node) + 1];
  if (next) {
    yield propose("moved_statement", [
      replaced(node, textOf(site, next)),
      replaced(next, textOf(site, node)),
    ]);
  }
  const isLast = next === undefined;
  for (const donor of donors) {
    if (donor === node) continue;
    const text = textOf(site, donor);
    yield propose("missing_statement", before(node, `${text} `), 0.6);
    if (isLast && !/^(Return|Throw|Break|Continue)Statement$/.test(node.type)) {
      yield propose("missing_statement", after(node, ` ${text}`), 0.6);
    }
  }
}
