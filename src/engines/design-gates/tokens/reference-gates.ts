import { colorOf, quantityOf, scalarOf } from "./read-tokens.js";
import { findingOf, NO_RULES, revalue, type TokenGate } from "./token-gate.js";

/** Aliases lead to a value. */
export const aliases: TokenGate = {
  id: "token-alias",
  wcag: null,
  actRules: NO_RULES,
  *check(sheet) {
    for (const token of sheet.tokens.all) {
      if (token.alias === undefined) continue;
      const found = sheet.tokens.resolve(token);
      const required = "an alias that leads to a value";
      if (found.state === "value") {
        const message = "the alias leads to a value";
        yield findingOf(sheet, token, { status: "pass", measured: token.alias, required, message });
        continue;
      }
      const message =
        found.state === "circular"
          ? "the aliases lead in a circle"
          : `there is no token ${found.missing.slice(0, SHOWN_MAX)}`;
      yield findingOf(sheet, token, { status: "fail", measured: token.alias, required, message });
    }
  },
};

const SHOWN_MAX = 100;
const UNITS = /^(?:px|rem|em|%|vw|vh|vmin|vmax|pt|ch|ex|)$/;
const BARE_HEX = /^(?:[0-9a-f]{6}|[0-9a-f]{8}|[0-9a-f]{3})$/i;

/** Values are of the type that is stated for them. */
export const values: TokenGate = {
  id: "token-value",
  wcag: null,
  actRules: NO_RULES,
  *check(sheet) {
    for (const { token, value } of sheet.known) {
      const type = token.statedType;
      const required = type === undefined ? undefined : REQUIRED[type];
      if (required === undefined || value === undefined || token.alias !== undefined) continue;
      const written = scalarOf(value);
      const measured = String(written ?? value.kind).slice(0, SHOWN_MAX);
      if (required.isMet(value)) {
        const message = `the value is ${required.what}`;
        yield findingOf(sheet, token, {
          status: "pass",
          measured,
          required: required.what,
          message,
        });
        continue;
      }
      const isBareHex = type === "color" && typeof written === "string" && BARE_HEX.test(written);
      const said = {
        status: "fail" as const,
        measured,
        required: required.what,
        message: `the type is ${type}, and the value is not ${required.what}`,
      };
      const change = {
        gate: "token-value",
        text: `"#${written}"`,
        message: "put # before a colour",
      };
      yield findingOf(sheet, token, said, isBareHex ? revalue(sheet, token, change) : undefined);
    }
  },
};

type Value = Parameters<typeof colorOf>[0];

const isLength = (value: Value) => {
  const quantity = quantityOf(value);
  return quantity !== undefined && UNITS.test(quantity.unit);
};
const isNumber = (value: Value) => typeof scalarOf(value) === "number";

const REQUIRED: Readonly<
  Record<string, { readonly what: string; readonly isMet: (value: Value) => boolean }>
> = {
  color: { what: "a colour", isMet: (value) => colorOf(value) !== undefined },
  dimension: { what: "a length", isMet: isLength },
  spacing: { what: "a length", isMet: isLength },
  fontsize: { what: "a length", isMet: isLength },
  fontsizes: { what: "a length", isMet: isLength },
  borderradius: { what: "a length", isMet: isLength },
  number: { what: "a number", isMet: isNumber },
  duration: {
    what: "a time in ms or s",
    isMet: (value) => /^m?s$/.test(quantityOf(value)?.unit ?? ""),
  },
};

/** Values of one group differ; whether equal ones mean the same, and one is to be an alias, their author knows. */
export const duplicates: TokenGate = {
  id: "token-duplicate",
  wcag: null,
  actRules: NO_RULES,
  *check(sheet) {
    const first = new Map<string, string>();
    for (const { token, kind } of sheet.known) {
      const isCompared = kind === "color" || kind === "spacing" || kind === "font_size";
      if (token.alias !== undefined || !isCompared) continue;
      const group = token.path.slice(0, -1).join(".");
      const value = normalized(sheet.source.slice(token.value.start, token.value.end));
      const key = `${group}\n${value}`;
      const other = first.get(key);
      const required = "a value of its own or an alias";
      const measured = value.slice(0, SHOWN_MAX);
      if (other === undefined) {
        first.set(key, token.name);
        const message = "no other token of the group has the value";
        yield findingOf(sheet, token, { status: "pass", measured, required, message });
        continue;
      }
      const message = `${token.name} has the value of ${other}: make it an alias if both mean the same`;
      yield findingOf(sheet, token, { status: "cannot_tell", measured, required, message });
    }
  },
};

function normalized(written: string): string {
  return written.replace(/\s+/g, "").toLowerCase();
}
