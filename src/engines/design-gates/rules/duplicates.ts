import { byIdFrom } from "../accessibility/flat-tree.js";
import type { Finding, GateDefinition } from "../gate.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";
import { startTagsOf } from "./start-tags.js";

const uniqueIds = ["3ea0c8"];
const uniqueAttributes = ["e6952f"];

/** Gates about ids and attributes that are there twice. */
export const duplicateGates: readonly GateDefinition[] = [
  { id: "duplicate-id", wcag: "4.1.1", actRules: uniqueIds, check: checkIds },
  { id: "duplicate-attribute", wcag: "4.1.1", actRules: uniqueAttributes, check: checkAttributes },
];

function* checkIds(page: Page): Iterable<Finding> {
  for (const element of page.elements) {
    const id = element.attributes.get("id");
    if (id === undefined || id === "") continue;
    const same = byIdFrom(page, id, element);
    const isFirst = same[0] === element;
    if (same.length > 1 && isFirst) continue;
    yield finding(isFirst ? "pass" : "fail", element, {
      rules: uniqueIds,
      measured: id,
      required: "an id that no other element has",
      message: isFirst
        ? "No other element has this id."
        : `The id "${id}" is taken already: labels and links to it reach the first element alone.`,
      repair: "rename-duplicate-id",
    });
  }
}

function* checkAttributes(page: Page): Iterable<Finding> {
  let line = 1;
  let counted = 0;
  for (const { element, repeated, start } of startTagsOf(page)) {
    if (element === undefined && repeated === undefined) continue;
    const found = finding(repeated === undefined ? "pass" : "fail", element, {
      rules: uniqueAttributes,
      measured: repeated ?? "none twice",
      required: "each attribute once",
      message:
        repeated === undefined
          ? "Each attribute is there once."
          : `The attribute ${repeated} is there twice: browsers drop all but the first.`,
      ...(element === undefined ? {} : { repair: "remove-duplicate-attribute" }),
    });
    if (element !== undefined) {
      yield found;
      continue;
    }
    line += page.source.slice(counted, start).split("\n").length - 1;
    counted = start;
    yield { ...found, line };
  }
}
