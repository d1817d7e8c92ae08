import { isCondition, type Material } from "./operators/operator.js";
import type { ParsedFile } from "./syntax-tree.js";

/** Values and names of each kind that are kept, so that a place costs the same in a large file. */
const VALUES_MAX = 100;
const TEXT_CHARS_MAX = 200;
const CONDITION_CHARS_MAX = 60;

/** What the places of a file can be changed with: values and names that it or its test has, most frequent first. */
export function gatherMaterial(file: ParsedFile, test: ParsedFile): Material {
  const own = valuesOf(file);
  const tested = valuesOf(test);
  const thisProperties = new Map<string, number>();
  const properties = new Map<string, number>();
  for (const { places } of [file, test]) {
    for (const { node } of places) {
      if (node.type === "Property" && node.key.type === "Identifier")
        count(properties, node.key.name);
      if (node.type !== "MemberExpression") continue;
      if (node.computed || !("name" in node.property)) continue;
      const isPrivate = node.property.type === "PrivateIdentifier";
      const name = isPrivate ? `#${node.property.name}` : node.property.name;
      if (!isPrivate) count(properties, name);
      if (node.object.type === "ThisExpression") count(thisProperties, name);
    }
  }
  return {
    text: file.text,
    conditions: frequentFirst(conditionsOf(file)),
    numbers: frequentFirst(own.numbers),
    texts: frequentFirst(own.texts),
    testNumbers: frequentFirst(tested.numbers).filter((one) => !own.numbers.has(one)),
    testTexts: frequentFirst(tested.texts).filter((one) => !own.texts.has(one)),
    properties: frequentFirst(properties),
    thisProperties: new Set(frequentFirst(thisProperties)),
  };
}

function conditionsOf({ places, text }: ParsedFile): ReadonlyMap<string, number> {
  const conditions = new Map<string, number>();
  for (const place of places) {
    const { node } = place;
    const isShort = node.end - node.start <= CONDITION_CHARS_MAX;
    const isTest = /^(Binary|Member|Unary|Call)Expression$/.test(node.type) && isCondition(place);
    if (isTest && isShort) count(conditions, text.slice(node.start, node.end));
  }
  return conditions;
}

function valuesOf({ places }: ParsedFile) {
  const numbers = new Map<number, number>();
  const texts = new Map<string, number>();
  for (const { node, parent } of places) {
    if (node.type !== "Literal" || /^(Import|Export)/.test(parent?.node.type ?? "")) continue;
    if (typeof node.value === "number") count(numbers, node.value);
    if (typeof node.value === "string" && node.value.length <= TEXT_CHARS_MAX)
      count(texts, node.value);
  }
  return { numbers, texts };
}

function count<Value>(counts: Map<Value, number>, value: Value): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function frequentFirst<Value>(counts: ReadonlyMap<Value, number>): readonly Value[] {
  const sorted = [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
  return sorted.slice(0, VALUES_MAX);
}
