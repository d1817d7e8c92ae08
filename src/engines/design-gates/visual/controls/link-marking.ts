import { contrast, hexOf } from "../../../css/colors.js";
import type { Finding, GateDefinition } from "../../gate.js";
import { descendants, isElement, type PageElement } from "../../page/element.js";
import type { Page } from "../../page/page.js";
import type { ComputedStyle } from "../../page/styles/computed-style.js";
import { seenTextOf } from "../text/seen-text.js";
import { blockAround } from "../text/text-width.js";

/** WCAG technique G183: a link told by colour alone differs from the text around it by at least 3:1. */
const CONTRAST_MIN = 3;
const WORDS_AROUND_MIN = 3;
const NODES_MAX = 2_000;

/** Links within text must differ from it by more than colour (WCAG 2.2, 1.4.1, technique F73). */
export const linkMarking: GateDefinition = {
  id: "link-marking",
  wcag: "1.4.1",
  actRules: [],
  *check(page) {
    const seen = seenTextOf(page.styles);
    for (const element of page.elements) {
      const { tag, namespace, attributes } = element;
      if (tag !== "a" || namespace !== "html" || !attributes.has("href")) continue;
      if (seen.textsOf(element).length === 0) continue;
      const finding = judge(element, page);
      if (finding) yield finding;
    }
  },
};

function judge(link: PageElement, page: Page): Finding | undefined {
  const { styles } = page;
  const style = styles.of(link);
  if (style.display !== "inline" || !link.parent) return undefined;
  const block = blockAround(link, styles);
  if (!hasTextAround(block, link)) return undefined;
  const around = styles.of(link.parent);
  const facts = { element: link, actRules: [], required: CONTRAST_MIN };
  if (isMarked(style, around) || hasMarkWithin(link, page)) {
    const message = "The link differs from the text around it by more than colour.";
    return { ...facts, status: "pass", measured: "underline", message };
  }
  if (style.color === "unknown" || around.color === "unknown" || styles.isIncomplete) {
    const message = "Whether colour alone tells the link from its text cannot be told.";
    return { ...facts, status: "cannot_tell", measured: null, message };
  }
  const ratio = contrast({ ...style.color, alpha: 1 }, { ...around.color, alpha: 1 });
  const measured = Math.floor(ratio * 100) / 100;
  const shown = `${hexOf(style.color)} beside ${hexOf(around.color)}: ${measured}:1`;
  const isFail = ratio < CONTRAST_MIN;
  const message = isFail
    ? `Only its colour tells the link from the text around it (${shown}).`
    : `Its colour tells the link from the text around it well enough (${shown}).`;
  return { ...facts, status: isFail ? "fail" : "pass", measured, message };
}

/** Words of blocks outside their links, kept for as long as their page is: many links may share a block. */
const wordsAround = new WeakMap<PageElement, number>();

/** Whether the block has words outside its links, as a sentence has and a menu has not. */
function hasTextAround(block: PageElement, link: PageElement): boolean {
  if (block === link) return false;
  let words = wordsAround.get(block);
  if (words === undefined) {
    words = wordsOutsideLinks(block);
    wordsAround.set(block, words);
  }
  return words >= WORDS_AROUND_MIN;
}

function wordsOutsideLinks(block: PageElement): number {
  let [words, nodes] = [0, 0];
  for (const node of descendants(block)) {
    nodes += 1;
    if (nodes > NODES_MAX || words >= WORDS_AROUND_MIN) break;
    if (isElement(node) || isWithinLink(node.parent, block)) continue;
    words += node.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  }
  return words;
}

function isWithinLink(element: PageElement, block: PageElement): boolean {
  let current: PageElement | undefined = element;
  while (current && current !== block) {
    if (current.tag === "a") return true;
    current = current.parent;
  }
  return false;
}

function isMarked(style: ComputedStyle, around: ComputedStyle): boolean {
  const line = style.value("text-decoration-line").toLowerCase();
  if (line !== "none" && line !== "") return true;
  const hasEdge = ["border-bottom", "border-top", "border-left", "outline"].some((edge) => {
    const drawn = style.value(`${edge}-style`).toLowerCase();
    return (
      drawn !== "" &&
      drawn !== "none" &&
      drawn !== "hidden" &&
      style.lengthPx(`${edge}-width`) !== 0
    );
  });
  if (hasEdge || style.backgroundImage !== "none") return true;
  const back = style.backgroundColor;
  if (back === "unknown" || back.alpha > 0) return true;
  if (style.fontWeight - around.fontWeight >= 200) return true;
  const differs = (name: string) => style.value(name) !== around.value(name);
  return (
    differs("font-style") || differs("font-family") || style.fontSizePx >= around.fontSizePx * 1.2
  );
}

/** Something in the link, or generated beside its text, marks it: an underlined part or an icon. */
function hasMarkWithin(link: PageElement, { styles }: Page): boolean {
  if (["before", "after"].some((name) => styles.pseudoElement(link, name)?.declared("content")))
    return true;
  for (const node of descendants(link)) {
    if (!isElement(node) || node === link) continue;
    if (/^(?:img|svg|u|b|strong|em|i|code)$/u.test(node.tag)) return true;
    if (styles.of(node).value("text-decoration-line") !== "none") return true;
  }
  return false;
}
