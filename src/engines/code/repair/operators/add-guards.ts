import type { AnyNode } from "acorn";
import { nearestNames } from "../scopes.js";
import { above, isFunction } from "../syntax-tree.js";
import {
  after,
  around,
  before,
  isCondition,
  isValue,
  type Proposal,
  propose,
  replaced,
  type Site,
  textOf,
} from "./operator.js";

const CONDITIONS_MAX = 10;
const NAMES_MAX = 6;
const ANSWERS_MAX = 4;
const EMPTY_VALUES = ["0", '""', "[]", "{}", "null", "false"];

/** Access that bears null, and values in the place of what is missing. */
export function* addGuards(site: Site): Generator<Proposal> {
  const { place } = site;
  const { node, parent, key } = place;
  if (
    node.type === "MemberExpression" &&
    !node.optional &&
    node.object.type !== "ThisExpression" &&
    node.object.type !== "Super"
  ) {
    const isTarget = parent?.node.type === "AssignmentExpression" && key === "left";
    if (!isTarget && parent?.node.type !== "UpdateExpression") {
      const at = { start: node.object.end, end: node.object.end };
      if (node.computed) yield propose("optional_access", { ...at, text: "?.", isAfter: true });
      else yield propose("optional_access", { ...at, text: "?", isAfter: true });
    }
  }
  const isName =
    node.type === "Identifier" ||
    node.type === "MemberExpression" ||
    node.type === "CallExpression";
  const isIterated = parent?.node.type === "ForOfStatement" && key === "right";
  if (isName && (isValue(place) || isIterated || key === "object") && !isCondition(place)) {
    const last = node.type === "CallExpression" ? 0.7 : 1;
    for (const value of EMPTY_VALUES) {
      yield propose("default_value", around(node, "(", ` ?? ${value})`), last);
      yield propose("default_value", around(node, "(", ` || ${value})`), last * 0.4);
    }
  }
}

/** A condition that goes on with another one of the same function, or asks whether a name is there. */
export function* extendConditions(site: Site): Generator<Proposal> {
  const { place, scope } = site;
  const { node, parent, key } = place;
  if (key !== "test" || !parent || parent.node.type === "SwitchCase" || node.type === "Literal")
    return;
  const own = textOf(site, node);
  for (const test of site.material.conditions.slice(0, CONDITIONS_MAX)) {
    if (own.includes(test)) continue;
    yield propose("missing_condition", around(node, "(", `) && ${test}`));
    yield propose("missing_condition", around(node, "(", `) || ${test}`), 0.8);
  }
  const names = nearestNames(
    scope,
    ({ kind, within }) => within !== undefined && (kind === "parameter" || kind === "variable"),
    NAMES_MAX,
  );
  const members = [...site.material.thisProperties]
    .slice(0, NAMES_MAX)
    .map((name) => `this.${name}`);
  for (const name of [...names, ...members]) {
    for (const test of [name, `${name} != null`, `${name} > 0`, `${name}.length > 0`]) {
      yield propose("missing_condition", around(node, "(", `) && ${test}`), 0.5);
      yield propose("missing_condition", around(node, `${test} && (`, ")"), 0.3);
    }
    const contraries = [`!${name}`, `${name} == null`, `${name} === 0`, `${name} < 0`];
    for (const test of [...contraries, `${name}.length === 0`]) {
      yield propose("missing_condition", around(node, "(", `) || ${test}`), 0.5);
      yield propose("missing_condition", around(node, `${test} || (`, ")"), 0.3);
    }
  }
}

/** An early answer for what a function is given. */
export function* guardFunctions(site: Site): Generator<Proposal> {
  const { place } = site;
  const { node } = place;
  if (!isFunction(node) || node.body.type !== "BlockStatement") return;
  const [first] = node.body.body;
  if (!first) return;
  const answers = answersOf(site, node.body);
  for (const parameter of node.params.slice(0, 3)) {
    const name = parameter.type === "AssignmentPattern" ? parameter.left : parameter;
    if (name.type !== "Identifier") continue;
    const tests = [
      `${name.name} == null`,
      `!${name.name}`,
      `${name.name}.length === 0`,
      `${name.name} === 0`,
      `${name.name} <= 0`,
      `${name.name} <= 1`,
    ];
    for (const test of tests) {
      for (const answer of new Set([...answers, name.name])) {
        yield propose("missing_guard", before(first, `if (${test}) return ${answer}; `), 0.7);
      }
    }
  }
}

function answersOf(site: Site, { start, end }: AnyNode): readonly string[] {
  const inside = site.material.text.slice(start, end);
  const literals = [...inside.matchAll(/\breturn\s+([\w"'[\]{}.-]{1,20})\s*;/g)].flatMap(
    ([, answer]) => answer ?? [],
  );
  const usual = ["[]", "null", "0", '""', "false", "true", "undefined"];
  const isUsual = (answer: string) =>
    /^(\d+|true|false|null|undefined|\[\]|\{\}|""|'')$/.test(answer);
  return [...new Set([...literals.filter(isUsual), ...usual])].slice(
    0,
    ANSWERS_MAX + literals.length,
  );
}

/** A loop that goes over keys in the place of values. */
export function* changeLoops(site: Site): Generator<Proposal> {
  const { node } = site.place;
  if (node.type !== "ForOfStatement" && node.type !== "ForInStatement") return;
  const between = site.material.text.slice(node.left.end, node.right.start);
  const word = node.type === "ForOfStatement" ? "of" : "in";
  const at = node.left.end + between.search(new RegExp(`\\b${word}\\b`));
  yield propose("method_twin", replaced({ start: at, end: at + 2 }, word === "of" ? "in" : "of"));
  const list = textOf(site, node.right);
  if (/^\w+$/.test(list)) yield propose("copy", around(node.right, "[...", "]"), 0.6);
  if (
    above(site.place, "FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression") ===
    undefined
  )
    return;
  yield propose("method_added", after(node.right, ".slice(1)"), 0.3);
}
