import type { Token } from "./read-tokens.js";
import { findingOf, NO_RULES, type TokenGate } from "./token-gate.js";

type Style = "kebab-case" | "camelCase" | "snake_case" | "PascalCase";

const STYLES: readonly (readonly [Style, RegExp])[] = [
  ["kebab-case", /^[a-z\d]+(?:-[a-z\d]+)+$/],
  ["snake_case", /^[a-z\d]+(?:_[a-z\d]+)+$/],
  ["camelCase", /^[a-z][a-z\d]*(?:[A-Z][a-z\d]*)+$/],
  ["PascalCase", /^(?:[A-Z][a-z\d]*)+$/],
];
const SHARE_MIN = 0.6;

/** Names can be referred to, and are written in one style. */
export const names: TokenGate = {
  id: "token-name",
  wcag: null,
  actRules: NO_RULES,
  *check(sheet) {
    const usual = usualStyle(sheet.tokens.all);
    for (const token of sheet.tokens.all) {
      const last = token.path.at(-1) ?? "";
      const style = styleOf(last);
      const isForbidden = sheet.tokens.form === "w3c" && token.path.some(isUnreferable);
      const isOther = usual !== undefined && style !== undefined && style !== usual;
      const said = { measured: style ?? "one word", required: usual ?? "one style" };
      if (isForbidden) {
        const message = "a name with { } or . cannot be referred to";
        yield findingOf(sheet, token, { status: "fail", ...said, message });
      } else if (isOther) {
        const message = `the name is ${style}, and most names here are ${usual}`;
        yield findingOf(sheet, token, { status: "fail", ...said, message });
      } else {
        const message = "the name is written as the others are";
        yield findingOf(sheet, token, { status: "pass", ...said, message });
      }
    }
  },
};

function isUnreferable(name: string): boolean {
  return /[{}.]/.test(name);
}

/** Undefined for one word, which is of every style. */
function styleOf(name: string): Style | undefined {
  return STYLES.find(([, pattern]) => pattern.test(name))?.[0];
}

/** The style of most names of several words; undefined where none has most. */
function usualStyle(tokens: readonly Token[]): Style | undefined {
  const counts = new Map<Style, number>();
  let all = 0;
  for (const { path } of tokens) {
    const style = styleOf(path.at(-1) ?? "");
    if (style === undefined) continue;
    all += 1;
    counts.set(style, (counts.get(style) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count >= SHARE_MIN * all)?.[0];
}
