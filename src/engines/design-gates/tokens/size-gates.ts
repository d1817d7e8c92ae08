import { LEGIBLE_PX, READABLE_PX } from "../font-floor.js";
import { classifyToken, pxOf, type TokenKind, wordsOf } from "./classify-token.js";
import { quantityOf, type Token } from "./read-tokens.js";
import {
  findingOf,
  type KnownToken,
  NO_RULES,
  revalue,
  type TokenGate,
  type TokenSheet,
  withNumber,
} from "./token-gate.js";

interface Sized extends KnownToken {
  readonly px: number;
}

/** The tokens of a kind, with their pixels; an alias is judged where its value stands. */
function sizedOf(sheet: TokenSheet, kind: TokenKind): readonly Sized[] {
  return sheet.known.flatMap((known) => {
    if (known.kind !== kind || known.value === undefined) return [];
    const px = pxOf(known.value);
    return px === undefined || known.token.alias !== undefined ? [] : [{ ...known, px }];
  });
}

/** A gate that asks that each size of a kind is not below a floor, and raises those that are to `raisedPx`. */
function floorGate(
  id: string,
  {
    kind,
    wcag,
    floorPx,
    raisedPx,
    what,
  }: {
    kind: TokenKind;
    wcag: string | null;
    floorPx: number;
    raisedPx: number;
    what: string;
  },
): TokenGate {
  return {
    id,
    wcag,
    actRules: NO_RULES,
    *check(sheet) {
      for (const { token, px } of sizedOf(sheet, kind)) {
        const message = `${token.name} is ${what} of ${px}px; ${floorPx}px are the least`;
        const said = { measured: px, required: floorPx, message };
        if (px >= floorPx) {
          yield findingOf(sheet, token, { status: "pass", ...said });
          continue;
        }
        const raised = raise(sheet, token, { px, raisedPx });
        const change = raised && { gate: id, text: raised, message: `raise it to ${raisedPx}px` };
        const repair = change ? revalue(sheet, token, change) : undefined;
        yield findingOf(sheet, token, { status: "fail", ...said }, repair);
      }
    },
  };
}

/** Only sizes that mean something: nothing and less is no size of text or of a target. */
function raise(
  sheet: TokenSheet,
  token: Token,
  { px, raisedPx }: { readonly px: number; readonly raisedPx: number },
): string | undefined {
  const unit = quantityOf(token.value)?.unit;
  if (px <= 0 || unit === undefined) return undefined;
  if (unit === "px" || unit === "") return withNumber(sheet, token, raisedPx);
  return unit === "rem" || unit === "em" ? withNumber(sheet, token, raisedPx / ROOT_PX) : undefined;
}

const ROOT_PX = 16;
const TARGET_PX = 24;

export const fontSizeFloor = floorGate("token-font-size-floor", {
  kind: "font_size",
  wcag: null,
  floorPx: READABLE_PX,
  raisedPx: LEGIBLE_PX,
  what: "text",
});

export const targetSizes = floorGate("token-target-size", {
  kind: "target_size",
  wcag: "2.5.8",
  floorPx: TARGET_PX,
  raisedPx: TARGET_PX,
  what: "a target",
});

const BODY_LINE_HEIGHT = 1.4;
const BODY_WORDS = new Set(["body", "base", "normal", "default", "paragraph", "copy", "text"]);
const TIGHT_WORDS = new Set([
  "heading",
  "headings",
  "display",
  "title",
  "tight",
  "label",
  "button",
]);

/** Lines of running text have room between them; those of other text do not overlap. */
export const lineHeights: TokenGate = {
  id: "token-line-height",
  wcag: null,
  actRules: NO_RULES,
  *check(sheet) {
    for (const { token, value } of sheet.known) {
      if (token.alias !== undefined || value === undefined) continue;
      const quantity = quantityOf(value);
      if (quantity === undefined || classifyToken(token, value) !== "line_height") continue;
      const measured = ratioOf(quantity);
      if (measured === undefined) continue;
      const words = token.path.flatMap(wordsOf);
      const isBody =
        words.some((word) => BODY_WORDS.has(word)) && !words.some((word) => TIGHT_WORDS.has(word));
      const required = isBody ? BODY_LINE_HEIGHT : 1;
      const message = `${token.name} makes lines ${measured} times as high as the text; ${required} times are the least`;
      const said = { measured, required, message };
      if (measured >= required) {
        yield findingOf(sheet, token, { status: "pass", ...said });
        continue;
      }
      const number = quantity.unit === "%" ? required * 100 : required;
      const text = measured > 0 ? withNumber(sheet, token, number) : undefined;
      const change = text && { gate: "token-line-height", text, message: "give lines room" };
      const repair = change ? revalue(sheet, token, change) : undefined;
      yield findingOf(sheet, token, { status: "fail", ...said }, repair);
    }
  },
};

const PERCENT_MIN = 10;

/** Pixels, and numbers that can only be pixels, need a size of text to be judged against. */
function ratioOf({ number, unit }: { number: number; unit: string }): number | undefined {
  if (unit === "%") return number / 100;
  if (unit !== "" && unit !== "em") return undefined;
  return number < PERCENT_MIN ? number : undefined;
}

const STEP_MIN = 1.05;
const STEP_MAX = 2;
const SIZES_MIN = 3;

/** Sizes of text follow each other in steps that can be told apart, and that leave no gap. */
export const typeScale: TokenGate = {
  id: "token-type-scale",
  wcag: null,
  actRules: NO_RULES,
  *check(sheet) {
    const sizes = sizedOf(sheet, "font_size")
      .filter(({ px }) => px > 0)
      .toSorted((one, other) => one.px - other.px);
    const steps = sizes.filter(({ px }, at) => px !== sizes[at - 1]?.px);
    if (steps.length < SIZES_MIN) return;
    for (const [at, { token, px }] of steps.entries()) {
      const before = steps[at - 1];
      if (before === undefined) continue;
      const measured = px / before.px;
      const isFit = measured >= STEP_MIN && measured <= STEP_MAX;
      yield findingOf(sheet, token, {
        status: isFit ? "pass" : "fail",
        measured,
        required: `${STEP_MIN} to ${STEP_MAX}`,
        message: `${token.name} of ${px}px is ${measured.toFixed(3)} times ${before.token.name} of ${before.px}px; steps of ${STEP_MIN} to ${STEP_MAX} can be told apart`,
      });
    }
  },
};

const HAIRLINE_PX = 1;
const BASES_PX = [8, 6, 5, 4];
const SHARE_MIN = 0.8;
const FINE_STEPS = 4;
/** A space this near to a multiple was meant to be one, so that rounding it leaves the base as it is. */
const SLIP_PX = 1;

/** Spaces are multiples of a base, small ones also of its half. */
export const spacingScale: TokenGate = {
  id: "token-spacing-scale",
  wcag: null,
  actRules: NO_RULES,
  *check(sheet) {
    const spaces = sizedOf(sheet, "spacing").filter(({ px }) => px > HAIRLINE_PX);
    if (spaces.length < SIZES_MIN) return;
    const multiples = (base: number) =>
      spaces.filter(({ px }) => Math.abs(px - Math.round(px / base) * base) <= SLIP_PX).length;
    const base =
      BASES_PX.find((tried) => multiples(tried) >= SHARE_MIN * spaces.length) ??
      BASES_PX.at(-1) ??
      1;
    const taken = new Set(spaces.map(({ px }) => px));
    for (const { token, px } of spaces) {
      const step = stepAt(px, base);
      const measured = px;
      const required = `a multiple of ${base}px, or of ${base / 2}px up to ${base * FINE_STEPS}px`;
      const isFit = px % step === 0;
      const message = isFit
        ? `${token.name} of ${px}px is on the scale of ${base}px`
        : `${token.name} of ${px}px is off the scale: ${required}`;
      if (isFit) {
        yield findingOf(sheet, token, { status: "pass", measured, required, message });
        continue;
      }
      const rounded = Math.round(px / step) * step;
      const isSlip = Math.abs(px - rounded) <= SLIP_PX && !taken.has(rounded) && rounded > 0;
      const unit = quantityOf(token.value)?.unit;
      const text =
        isSlip && (unit === "px" || unit === "") ? withNumber(sheet, token, rounded) : undefined;
      if (text !== undefined) taken.add(rounded);
      const change = text && {
        gate: "token-spacing-scale",
        text,
        message: `round to ${rounded}px`,
      };
      const repair = change ? revalue(sheet, token, change) : undefined;
      yield findingOf(sheet, token, { status: "fail", measured, required, message }, repair);
    }
  },
};

function stepAt(px: number, base: number): number {
  return px <= base * FINE_STEPS ? base / 2 : base;
}
