import type { AnyNode } from "acorn";
import { operatorTwins } from "../../../../content/repair-operators/operator-tables.js";
import {
  after,
  around,
  before,
  isCondition,
  type OperatorName,
  type Proposal,
  propose,
  replaced,
  type Site,
  textOf,
} from "./operator.js";

/** Another operator, operands in another order, or one operand alone. */
export function* swapOperators(site: Site): Generator<Proposal> {
  const { node } = site.place;
  switch (node.type) {
    case "BinaryExpression":
      yield* twins(site, node.left, node.operator, familyOf(node.operator));
      yield* changeOperands(site, node);
      return;
    case "LogicalExpression":
      yield* twins(site, node.left, node.operator, "logical_operator");
      for (const operand of [node.left, node.right]) {
        yield propose("extra_condition", replaced(node, textOf(site, operand)));
      }
      return;
    case "AssignmentExpression":
      yield* twins(site, node.left, node.operator, "assignment_operator");
      return;
    case "UpdateExpression":
      yield* changeUpdate(site, node);
      return;
    case "UnaryExpression":
      if (node.operator === "!" || node.operator === "-" || node.operator === "~") {
        const isNot = node.operator === "!";
        const operator = isNot ? "negation" : "arithmetic_operator";
        yield propose(operator, { start: node.start, end: node.start + 1, text: "" });
      }
      if (node.operator === "+") {
        yield propose("arithmetic_operator", { start: node.start, end: node.start + 1, text: "-" });
      }
      return;
    case "ConditionalExpression": {
      const [left, right] = [textOf(site, node.consequent), textOf(site, node.alternate)];
      yield propose("branch_swap", [
        replaced(node.consequent, right),
        replaced(node.alternate, left),
      ]);
      yield propose("extra_condition", replaced(node, `(${left})`), 0.6);
      yield propose("extra_condition", replaced(node, `(${right})`), 0.6);
      return;
    }
    case "IfStatement":
      if (!node.alternate) return;
      yield propose("branch_swap", [
        replaced(node.consequent, textOf(site, node.alternate)),
        replaced(node.alternate, textOf(site, node.consequent)),
      ]);
      return;
    default:
  }
}

/** The contrary of a condition, or of a truth that is answered. */
export function* negate(site: Site): Generator<Proposal> {
  const { node, parent, key } = site.place;
  if (node.type === "UnaryExpression" && node.operator === "!") return;
  const isComparison = node.type === "BinaryExpression" && /^[=!<>]/.test(node.operator);
  const isAnswer =
    parent?.node.type === "ReturnStatement" ||
    (parent?.node.type === "ArrowFunctionExpression" && key === "body");
  const mayBeTruth = /^(CallExpression|MemberExpression|Identifier|LogicalExpression)$/.test(
    node.type,
  );
  if (isCondition(site.place)) {
    const isNegated = parent?.node.type === "UnaryExpression";
    if (!isNegated) yield propose("negation", around(node, "!(", ")"), isComparison ? 0.2 : 1);
    if (key === "test") {
      for (const constant of ["true", "false"])
        yield propose("constant_condition", replaced(node, constant));
    }
  } else if (isAnswer && mayBeTruth) {
    yield propose("negation", around(node, "!(", ")"), 0.5);
  }
}

function* twins(
  site: Site,
  left: AnyNode,
  operator: string,
  name: OperatorName,
): Generator<Proposal> {
  const at = site.material.text.indexOf(operator, left.end);
  const place = { start: at, end: at + operator.length };
  for (const [rank, twin] of (operatorTwins[operator] ?? []).entries()) {
    yield propose(name, replaced(place, twin), 1 / (1 + rank / 3));
  }
}

function familyOf(operator: string): OperatorName {
  if (/^[<>]=?$/.test(operator)) return "comparison_operator";
  if (/^[=!]/.test(operator)) return "equality_operator";
  return /^[-+*/%]/.test(operator) ? "arithmetic_operator" : "bitwise_operator";
}

function* changeOperands(
  site: Site,
  node: Extract<AnyNode, { type: "BinaryExpression" }>,
): Generator<Proposal> {
  const [left, right] = [textOf(site, node.left), textOf(site, node.right)];
  const isSymmetric = /^([=!]=|[*&|^])/.test(node.operator);
  if (!isSymmetric && node.operator !== "instanceof") {
    yield propose("operand_swap", [replaced(node.left, right), replaced(node.right, left)]);
  }
  if (!/^([-+*/%&|^]|<<|>>)/.test(node.operator)) return;
  const isNumber = (operand: AnyNode) => operand.type === "Literal";
  yield propose("operand_removed", replaced(node, left), isNumber(node.right) ? 1.4 : 1);
  yield propose("operand_removed", replaced(node, right), isNumber(node.left) ? 1.4 : 1);
}

function* changeUpdate(
  { material }: Site,
  node: Extract<AnyNode, { type: "UpdateExpression" }>,
): Generator<Proposal> {
  const { argument, operator, prefix } = node;
  const name = material.text.slice(argument.start, argument.end);
  const other = operator === "++" ? "--" : "++";
  yield propose("update_operator", replaced(node, prefix ? other + name : name + other));
  yield propose("update_operator", replaced(node, prefix ? name + operator : operator + name), 0.6);
}

/** One more or less, where a number is compared, computed with, used as an index or as a bound. */
export function* shiftByOne(site: Site): Generator<Proposal> {
  const { node, parent, key } = site.place;
  if (!/^(Identifier|MemberExpression|CallExpression|BinaryExpression)$/.test(node.type)) return;
  const weight = parent ? shiftWeight(parent.node, node, key) : 0;
  if (weight === 0) return;
  const isTight = node.type !== "BinaryExpression" || /^[-+]$/.test(node.operator);
  const [head, tail] = needsParentheses(parent?.node) ? ["(", ")"] : ["", ""];
  for (const change of [" - 1", " + 1"]) {
    const open = isTight ? head : `${head}(`;
    const close = isTight ? `${change}${tail}` : `)${change}${tail}`;
    yield propose(
      "off_by_one",
      open === "" ? after(node, close) : [before(node, open), after(node, close)],
      weight,
    );
  }
}

function shiftWeight(parent: AnyNode, node: AnyNode, key: string): number {
  switch (parent.type) {
    case "BinaryExpression":
      if (/^[<>]/.test(parent.operator)) return 0.8;
      if (parent.operator === "===" || parent.operator === "!==") return 0.5;
      return /^[-*/%]/.test(parent.operator) ? 0.5 : parent.operator === "+" ? 0.3 : 0;
    case "MemberExpression":
      return key === "property" && parent.computed ? 1 : 0;
    case "CallExpression":
    case "NewExpression":
      return key === "arguments" && node.type !== "CallExpression" ? 0.6 : 0;
    case "ReturnStatement":
    case "ArrowFunctionExpression":
      return key === "argument" || key === "body" ? 0.6 : 0;
    case "VariableDeclarator":
      return key === "init" ? 0.7 : 0;
    case "AssignmentExpression":
      return key === "right" ? 0.8 : 0;
    case "ConditionalExpression":
      return key === "test" ? 0 : 0.4;
    case "ArrayExpression":
      return 0.3;
    default:
      return 0;
  }
}

function needsParentheses(parent: AnyNode | undefined): boolean {
  return parent?.type === "BinaryExpression" && /^([-*/%+&|^]|<<|>>)/.test(parent.operator);
}
