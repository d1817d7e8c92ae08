import { type Color, contrast, hexOf } from "../../css/colors.js";
import { contrastInWords } from "../colors/contrast-in-words.js";
import { nearestPassing } from "../colors/nearest-color.js";
import type { PlacedFinding, PlannedRepair } from "../judged.js";
import { type ColourPair, findColourPairs } from "./color-pairs.js";
import { colorOf, type Token } from "./read-tokens.js";
import { findingOf, NO_RULES, revalue, type TokenGate, type TokenSheet } from "./token-gate.js";

const ID = "token-contrast";
const RATIO = 4.5;
const LARGE_RATIO = 3;
const MAX = 255;

/** Colours that names pair have the contrast of WCAG 1.4.3. */
export const contrasts: TokenGate = {
  id: ID,
  wcag: "1.4.3",
  actRules: NO_RULES,
  *check(sheet) {
    const colours = sheet.known.filter(({ kind }) => kind === "color").map(({ token }) => token);
    const pairs = findColourPairs(colours).flatMap((pair) => seen(sheet, pair) ?? []);
    const touching = new Map<Token, SeenPair[]>();
    for (const pair of pairs) {
      for (const token of new Set([...pair.textChain, ...pair.behindChain])) {
        const list = touching.get(token);
        if (list === undefined) touching.set(token, [pair]);
        else list.push(pair);
      }
    }
    for (const pair of pairs) yield judge(sheet, pair, touching.get(pair.text) ?? []);
  },
};

interface SeenPair extends ColourPair {
  readonly textColor: Color;
  readonly behindColor: Color;
  readonly ratio: number;
  /** The token and those that it refers to. */
  readonly textChain: readonly Token[];
  readonly behindChain: readonly Token[];
}

function seen(sheet: TokenSheet, pair: ColourPair): SeenPair | undefined {
  const [textChain, behindChain] = [chainOf(sheet, pair.text), chainOf(sheet, pair.behind)];
  const [text, behind] = [textChain.at(-1), behindChain.at(-1)];
  const textColor = text && colorOf(text.value);
  const behindColor = behind && colorOf(behind.value);
  if (textColor === undefined || behindColor === undefined) return undefined;
  const ratio = pair.isLarge ? LARGE_RATIO : RATIO;
  return { ...pair, textColor, behindColor, ratio, textChain, behindChain };
}

const CHAIN_MAX = 50;

function chainOf(sheet: TokenSheet, token: Token): readonly Token[] {
  const chain: Token[] = [];
  let current: Token | undefined = token;
  while (current !== undefined && chain.length < CHAIN_MAX) {
    chain.push(current);
    current = current.alias === undefined ? undefined : sheet.tokens.byName.get(current.alias);
  }
  return chain;
}

function judge(sheet: TokenSheet, pair: SeenPair, touching: readonly SeenPair[]): PlacedFinding {
  const { text, behind, textColor, behindColor, ratio: required } = pair;
  if (behindColor.alpha < 1) {
    const message = `${behind.name} lets through what is behind it`;
    return findingOf(sheet, text, { status: "cannot_tell", measured: null, required, message });
  }
  const measured = contrast(textColor, behindColor);
  const status = measured >= required ? "pass" : "fail";
  const message = contrastInWords(
    {
      text: `${hexOf(textColor)} (${text.name})`,
      behind: `${hexOf(behindColor)} (${behind.name})`,
    },
    { measured, required },
  );
  const said = { status, measured, required, message } as const;
  return findingOf(
    sheet,
    text,
    said,
    status === "fail" ? recolour(sheet, pair, touching) : undefined,
  );
}

const PAIRS_WEIGHED_MAX = 50;

/** Another colour for the text, that suits each pair in which the token has a part. */
function recolour(
  sheet: TokenSheet,
  { text, textColor }: SeenPair,
  touching: readonly SeenPair[],
): PlannedRepair | undefined {
  if (touching.length > PAIRS_WEIGHED_MAX) return undefined;
  // Another text that fails gets a colour of its own.
  const kept = touching.filter((pair) => pair.text === text || isLegible(pair));
  const wanted = kept.map((pair) => {
    const isText = pair.textChain.includes(text);
    if (isText && pair.behindChain.includes(text)) return undefined;
    const against = isText ? pair.behindColor : pair.textColor;
    return against.alpha < 1 ? undefined : { against, ratio: pair.ratio };
  });
  const known = wanted.filter((one) => one !== undefined);
  if (known.length < wanted.length) return undefined;
  const found = nearestPassing(textColor, known);
  if (found === undefined) return undefined;
  return revalue(sheet, text, {
    gate: ID,
    text: written(text, found),
    message: "move the lightness of the text until it can be read, and keep its hue",
  });
}

function isLegible({ textColor, behindColor, ratio }: SeenPair): boolean {
  return contrast(textColor, behindColor) >= ratio;
}

const DIGITS = 8;

/** A colour in the form that the token has. */
function written({ value }: Token, color: Color): string {
  if (value.kind !== "object") return `"${hexOf(color)}"`;
  const parts = [color.red, color.green, color.blue].map((part) =>
    Number((part / MAX).toFixed(DIGITS)),
  );
  return `{ "colorSpace": "srgb", "components": [${parts.join(", ")}], "hex": "${hexOf(color)}" }`;
}
