import type { AnyNode } from "acorn";
import { isFunction, type ParsedFile, type Place } from "./syntax-tree.js";
import type { Addition } from "./text-edits.js";

const STEP = "(--__gh.steps < 0 && __gh.exceed());";
const HAS_BODY = new Set([
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
]);
const NEVER_COUNTED = new Set([
  "BlockStatement",
  "EmptyStatement",
  "FunctionDeclaration",
  "ClassDeclaration",
  "ImportDeclaration",
  "ExportAllDeclaration",
  "StaticBlock",
]);

/**
 * Counts a step with each turn of a loop and each call of a function, so that what never ends is ended
 * from within, whatever it catches.
 */
export function countSteps({ places }: ParsedFile): readonly Addition[] {
  return places.flatMap(({ node }) => {
    if (HAS_BODY.has(node.type) && "body" in node) return wrapped(node.body as AnyNode, STEP);
    if (!isFunction(node)) return [];
    const { body } = node;
    if (body.type !== "BlockStatement")
      return [open(body.start, `(__gh.step(), `), close(body, ")")];
    const first = body.body.find((one) => !("directive" in one && one.directive));
    return [open(first ? first.start : body.end - 1, STEP)];
  });
}

/** Marks each statement, and each expression that an arrow function answers, when it runs. */
export function countStatements(
  { places }: ParsedFile,
  firstNumber: number,
): { readonly additions: readonly Addition[]; readonly numbers: ReadonlyMap<Place, number> } {
  const numbers = new Map<Place, number>();
  const additions = places.flatMap((place) => {
    const { node } = place;
    if (!isStatementPlace(place)) return [];
    const mark = `__gh.runs[${firstNumber + numbers.size}] = 1`;
    numbers.set(place, firstNumber + numbers.size);
    if (place.key === "body" && place.parent?.node.type === "ArrowFunctionExpression") {
      return [open(node.start, `(${mark}, `), close(node, ")")];
    }
    return isInList(place) ? [open(node.start, `${mark};`)] : wrapped(node, `${mark};`);
  });
  return { additions, numbers };
}

/** Tells the runner of tests where each statement of a test begins. */
export function markChecks({ places }: ParsedFile): readonly Addition[] {
  return places.flatMap((place) => {
    const { node, parent } = place;
    const isCheck = node.type === "ExpressionStatement" || node.type === "VariableDeclaration";
    const isListed = isInList(place) && !("directive" in node && node.directive);
    if (!isCheck || !isListed) return [];
    return [
      open(node.start, parent?.node.type === "Program" ? "__gh.check(1);" : "__gh.check(0);"),
    ];
  });
}

/** Whether a statement has neighbours, so that another one can stand before it. */
export function isInList({ key, parent }: Place): boolean {
  if (parent?.node.type === "SwitchCase") return key === "consequent";
  const isBlock = /^(Program|BlockStatement|StaticBlock)$/.test(parent?.node.type ?? "");
  return isBlock && key === "body";
}

function isStatementPlace({ node, parent, key }: Place): boolean {
  if (!parent || NEVER_COUNTED.has(node.type)) return false;
  if ("directive" in node && node.directive) return false;
  if (parent.node.type === "LabeledStatement" || parent.node.type === "ExportNamedDeclaration")
    return false;
  if (key === "body" && parent.node.type === "ArrowFunctionExpression") return true;
  const isHead = key === "init" || key === "left";
  return !isHead && (/Statement$/.test(node.type) || node.type === "VariableDeclaration");
}

function wrapped(node: AnyNode, text: string): readonly Addition[] {
  return [open(node.start, `{${text}`), close(node, "}")];
}

function open(start: number, text: string): Addition {
  return { start, end: start, text, closes: undefined };
}

function close({ start, end }: AnyNode, text: string): Addition {
  return { start: end, end, text, closes: start };
}
