import type { AnyNode } from "acorn";
import type { operatorPriors } from "../../../../content/repair-operators/operator-priors.js";
import type { Scope } from "../scopes.js";
import type { Place } from "../syntax-tree.js";
import type { TextEdit } from "../text-edits.js";

export type OperatorName = keyof typeof operatorPriors;

/** A change of a program at one place. */
export interface Proposal {
  readonly operator: OperatorName;
  readonly edits: readonly TextEdit[];
  /** How likely it is beside others of the same operator, up to 1. */
  readonly weight: number;
}

/** What a file and its test have that a change can be made of. */
export interface Material {
  readonly text: string;
  /** What is asked elsewhere in the file. */
  readonly conditions: readonly string[];
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  /** Numbers and texts that the test alone has: a change that uses one may fit nothing else. */
  readonly testNumbers: readonly number[];
  readonly testTexts: readonly string[];
  /** Names of properties, the most frequent first. */
  readonly properties: readonly string[];
  readonly thisProperties: ReadonlySet<string>;
}

/** A place that may be changed. */
export interface Site {
  readonly place: Place;
  readonly scope: Scope;
  readonly material: Material;
}

export type Operator = (site: Site) => Iterable<Proposal>;

export function textOf({ material }: Site, { start, end }: AnyNode): string {
  return material.text.slice(start, end);
}

export function propose(
  operator: OperatorName,
  edits: TextEdit | readonly TextEdit[],
  weight = 1,
): Proposal {
  return { operator, edits: "text" in edits ? [edits] : edits, weight };
}

export function replaced({ start, end }: { start: number; end: number }, text: string): TextEdit {
  return { start, end, text };
}

export function before({ start }: { start: number }, text: string): TextEdit {
  return { start, end: start, text };
}

export function after({ end }: { end: number }, text: string): TextEdit {
  return { start: end, end, text, isAfter: true };
}

/** Puts texts around a node, and parentheses where an operator is next to it. */
export function around(node: AnyNode, head: string, tail: string): readonly TextEdit[] {
  return [before(node, head), after(node, tail)];
}

/** Whether a value stands where only its truth counts. */
export function isCondition({ node, parent, key }: Place): boolean {
  if (!parent) return false;
  if (key === "test") return parent.node.type !== "SwitchCase";
  if (parent.node.type === "LogicalExpression") return true;
  return (
    parent.node.type === "UnaryExpression" && parent.node.operator === "!" && node !== parent.node
  );
}

/** Whether a node is an expression whose value is used as it stands. */
export function isValue({ parent, key }: Place): boolean {
  if (!parent) return false;
  const { node } = parent;
  switch (node.type) {
    case "ExpressionStatement":
    case "MethodDefinition":
      return false;
    case "AssignmentExpression":
      return key === "right";
    case "VariableDeclarator":
      return key === "init";
    case "MemberExpression":
      return key === "property" && node.computed;
    case "CallExpression":
    case "NewExpression":
      return key === "arguments";
    case "Property":
      return key === "value" && parent.parent?.node.type === "ObjectExpression" && !node.shorthand;
    case "ArrowFunctionExpression":
      return key === "body";
    case "BinaryExpression":
    case "LogicalExpression":
    case "ConditionalExpression":
    case "ReturnStatement":
    case "ArrayExpression":
    case "IfStatement":
    case "WhileStatement":
    case "TemplateLiteral":
    case "UnaryExpression":
      return node.type !== "UnaryExpression" || node.operator !== "delete";
    case "ForStatement":
      return key === "test";
    default:
      return false;
  }
}
