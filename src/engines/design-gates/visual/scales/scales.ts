import { hexOf } from "../../../css/colors.js";
import type { Finding, GateDefinition } from "../../gate.js";
import type { Page } from "../../page/page.js";
import { seenTextOf } from "../text/seen-text.js";

/** Design systems get by with about ten sizes of text; Material 3 has the most of the known ones, 15 styles in 11 sizes. */
const TEXT_SIZES_MAX = 12;
/** Sizes nearer than this look like slips, not like steps of a scale. */
const STEP_MIN_PX = 1;
const SLIPS_MAX = 2;
/** Twice the colours that a page has with a palette of two hues in five steps, greys and states. */
const COLORS_MAX = 32;
/** Grids of spacing in use: Material's and Carbon's 4 px, and the 5 px of older systems. */
const GRIDS_PX = [4, 5];
const ON_GRID_SHARE = 0.4;
/** Fewer distinct measures show no scale, nor the lack of one. */
const MEASURES_MIN = 12;
const SPACING = ["margin", "padding"].flatMap((name) =>
  ["top", "right", "bottom", "left"].map((side) => `${name}-${side}`),
);

/** How many sizes of text a page uses, and whether they are steps apart. */
export const typeScale: GateDefinition = {
  id: "type-scale",
  wcag: null,
  actRules: [],
  *check(page) {
    const sizes = new Set<number>();
    const seen = seenTextOf(page.styles);
    for (const element of page.elements) {
      if (element.namespace !== "html" || seen.textsOf(element).length === 0) continue;
      sizes.add(Math.round(page.styles.of(element).fontSizePx * 100) / 100);
    }
    if (sizes.size === 0) return;
    const sorted = [...sizes].sort((left, right) => left - right);
    const slips = sorted.filter(
      (size, place) => size - (sorted[place - 1] ?? 0) < STEP_MIN_PX,
    ).length;
    const isIrregular = sizes.size > TEXT_SIZES_MAX || slips > SLIPS_MAX;
    const list = sorted.slice(0, 20).join(", ");
    const message = `The text has ${sizes.size} sizes (${list} px), ${slips} of them less than ${STEP_MIN_PX} px from another.`;
    const told = { measured: sizes.size, required: TEXT_SIZES_MAX, message };
    yield verdict(page, { isFail: isIrregular, ...told });
  },
};

/** Whether the declared margins, padding and gaps follow one grid. */
export const spacingScale: GateDefinition = {
  id: "spacing-scale",
  wcag: null,
  actRules: [],
  *check(page) {
    const measures = new Set<number>();
    for (const element of page.elements) {
      const style = page.styles.of(element);
      for (const property of [...SPACING, "gap", "row-gap", "column-gap"]) {
        if (style.declared(property) === undefined) continue;
        const px = style.lengthPx(property);
        if (px !== undefined && px !== 0) measures.add(Math.round(Math.abs(px) * 100) / 100);
      }
    }
    if (measures.size < MEASURES_MIN) return;
    const shares = GRIDS_PX.map((grid) => {
      const onGrid = [...measures].filter((px) => px % grid === 0 || px <= 2);
      return onGrid.length / measures.size;
    });
    const share = Math.round(Math.max(...shares) * 100) / 100;
    const message = `${Math.round(share * 100)} % of ${measures.size} measures of margins, padding and gaps lie on a grid of ${GRIDS_PX.join(" or ")} px.`;
    const told = { measured: share, required: ON_GRID_SHARE, message };
    yield verdict(page, { isFail: share < ON_GRID_SHARE, ...told });
  },
};

/** How many colours a page declares for text, backgrounds and edges. */
export const colorCount: GateDefinition = {
  id: "colour-count",
  wcag: null,
  actRules: [],
  *check(page) {
    const colors = declaredColors(page);
    if (colors.size === 0) return;
    const message = `The page declares ${colors.size} colours.`;
    const told = { measured: colors.size, required: COLORS_MAX, message };
    yield verdict(page, { isFail: colors.size > COLORS_MAX, ...told });
  },
};

function declaredColors({ elements, styles }: Page): ReadonlySet<string> {
  const colors = new Set<string>();
  for (const element of elements) {
    const style = styles.of(element);
    const isOfPage = (name: string) => {
      const from = style.declared(name)?.from;
      return from !== undefined && from !== "browser";
    };
    for (const [name, color] of [
      ["color", style.color],
      ["background-color", style.backgroundColor],
    ] as const) {
      if (isOfPage(name) && color !== "unknown" && color.alpha > 0) colors.add(hexOf(color));
    }
  }
  return colors;
}

/** What sheets that are not read declare may make more of what is counted, and change its scale. */
function verdict(
  { styles }: Page,
  {
    isFail,
    ...told
  }: Pick<Finding, "measured" | "required" | "message"> & { readonly isFail: boolean },
): Finding {
  const status = isFail ? (styles.isIncomplete ? "cannot_tell" : "fail") : "pass";
  return { status, actRules: [], ...told };
}
