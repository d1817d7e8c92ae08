import type { CssNode } from "css-tree";
import { parse } from "css-tree";
import { nestingOf } from "./nesting.js";

/** A declaration as it is written; the name in lower case but for that of a custom property. */
export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly isImportant: boolean;
}

const NESTING_MAX = 64;
const DECLARATIONS_MAX = 2_000;

/** The declarations of a `style` attribute, or of a block, in their order; those that are not CSS are left out. */
export function readDeclarations(text: string): readonly Declaration[] {
  if (text.trim() === "" || nestingOf(text, NESTING_MAX) > NESTING_MAX) return [];
  return declarationsOf(parse(text, { context: "declarationList", parseValue: false }));
}

/** The declarations among the children of a parsed block. */
export function declarationsOf(block: CssNode): readonly Declaration[] {
  const declarations: Declaration[] = [];
  if (block.type !== "Block" && block.type !== "DeclarationList") return declarations;
  for (const node of block.children) {
    if (node.type !== "Declaration" || declarations.length >= DECLARATIONS_MAX) continue;
    const { property, value, important } = node;
    const text = value.type === "Raw" ? value.value.trim() : "";
    const isCustom = property.startsWith("--");
    if (text === "" && !isCustom) continue;
    declarations.push({
      name: isCustom ? property : property.toLowerCase(),
      value: withoutComments(text),
      isImportant: important !== false,
    });
  }
  return declarations;
}

function withoutComments(text: string): string {
  let [kept, from] = ["", 0];
  for (let open = text.indexOf("/*"); open >= 0; open = text.indexOf("/*", from)) {
    const close = text.indexOf("*/", open + 2);
    kept += `${text.slice(from, open)} `;
    from = close < 0 ? text.length : close + 2;
  }
  return (kept + text.slice(from)).trim();
}
