import { BLACK, type Color, hexOf, WHITE } from "../../../css/colors.js";
import { nearestPassing, type WantedContrast } from "../../colors/nearest-color.js";
import type { Finding } from "../../gate.js";
import type { PlannedRepair, TextEdit } from "../../judged.js";
import { closest, type PageElement } from "../../page/element.js";
import type { Page } from "../../page/page.js";
import type { DeclaredValue } from "../../page/styles/computed-style.js";
import { Painter } from "../../visual/contrast/backdrop.js";
import { type JudgedText, judgeContrast } from "../../visual/contrast/judge-contrast.js";
import type { PageEditor, Planner } from "./page-editor.js";
import { type FoundDeclaration, findDeclaration, setInlineStyle } from "./style-edits.js";

const RATIO = 4.5;
const LARGE_RATIO = 3;
const MESSAGE = "move the lightness of the text until it can be read, and keep its hue";
/** More texts of one declaration than this are each mended for themselves. */
const GROUP_MAX = 500;

/** A text with what decides its colour. */
interface OwnedText {
  readonly judged: JudgedText;
  /** The element that states the colour, itself or one around it. */
  readonly owner: PageElement | undefined;
  readonly declared: DeclaredValue | undefined;
}

/**
 * Moves the colours of texts that are too faint, where they are stated: in a rule of the page, which stays one for
 * all that it is for, in a style or an attribute of HTML; and where no one colour suits them all, in a
 * style of the element.
 */
export const recolourText: Planner = (editor, { failing }, gate) => {
  const { page } = editor;
  const failed = new Map(failing.flatMap((one) => (one.element ? [[one.element, one]] : [])));
  const texts = judgeContrast(page).map((judged) => ownedBy(page, judged));
  const values = new Set(
    texts.filter(({ judged }) => failed.has(judged.element)).map(({ declared }) => declared?.value),
  );
  const groups = new Map<PageElement | number, OwnedText[]>();
  const places = new Map<number, FoundDeclaration>();
  for (const text of texts) {
    if (!values.has(text.declared?.value)) continue;
    const found = sheetPlace(editor, text);
    if (found) places.set(found.start, found);
    const key = found?.start ?? text.owner ?? text.judged.element;
    const group = groups.get(key);
    if (group) group.push(text);
    else groups.set(key, [text]);
  }
  const painter = new Painter(page.styles);
  const wantedOf = ({ judged }: OwnedText) => wantedFor(page, judged, painter);
  const planned = new Map<Finding, PlannedRepair>();
  for (const [key, group] of groups) {
    const faint = group.filter(({ judged }) => failed.has(judged.element));
    if (faint.length === 0) continue;
    const shared = planShared(editor, group, {
      gate,
      place: typeof key === "number" ? places.get(key) : undefined,
      wantedOf,
    });
    for (const text of faint) {
      const finding = failed.get(text.judged.element);
      const repair = shared ?? planAlone(editor, text, { gate, wanted: wantedOf(text) });
      if (finding && repair) planned.set(finding, repair);
    }
  }
  return planned;
};

function ownedBy(page: Page, judged: JudgedText): OwnedText {
  const owner = closest(judged.element, (one) => {
    const declared = page.styles.of(one).declared("color");
    return declared !== undefined && !/^(?:inherit|unset|currentcolor)$/i.test(declared.value);
  });
  return { judged, owner, declared: owner && page.styles.of(owner).declared("color") };
}

function sheetPlace(editor: PageEditor, { owner, declared }: OwnedText) {
  if (owner === undefined || declared?.from !== "sheet") return undefined;
  return findDeclaration(editor, owner, { name: "color", ...declared });
}

/** What a colour of a text has to reach on all that may be behind it; undefined where that is not sure. */
function wantedFor(
  page: Page,
  judged: JudgedText,
  painter: Painter,
): readonly WantedContrast[] | undefined {
  const { element, isLarge } = judged;
  const style = page.styles.of(element);
  const isOther =
    /[^\s]/.test(style.value("-webkit-text-fill-color")) ||
    !/^(?:none)?$/i.test(style.value("text-shadow")) ||
    /^(?:input|textarea)$/.test(element.tag);
  if (isOther || judged.range === undefined) return undefined;
  const [dark, light] = [BLACK, WHITE].map((color) => painter.paint(element, color).pairs);
  return dark?.flatMap((pair, at) => {
    const other = light?.[at];
    if (other === undefined) return [];
    const seenAs = (color: Color): Color => ({
      red: mixed(pair.text.red, other.text.red, color.red),
      green: mixed(pair.text.green, other.text.green, color.green),
      blue: mixed(pair.text.blue, other.text.blue, color.blue),
      alpha: 1,
    });
    return [{ against: pair.back, ratio: isLarge ? LARGE_RATIO : RATIO, seenAs }];
  });
}

const MAX = 255;

/** A channel as it is seen, between what black and what white would be. */
function mixed(dark: number, light: number, channel: number): number {
  return dark + ((light - dark) * channel) / MAX;
}

function colorOf(editor: PageEditor, { judged }: OwnedText): Color | undefined {
  const { color } = editor.page.styles.of(judged.element);
  return color === "unknown" ? undefined : color;
}

/** One colour for all texts that a declaration is for; undefined where it is not found or none suits them all. */
function planShared(
  editor: PageEditor,
  group: readonly OwnedText[],
  {
    gate,
    place,
    wantedOf,
  }: {
    readonly gate: string;
    readonly place: FoundDeclaration | undefined;
    readonly wantedOf: (text: OwnedText) => readonly WantedContrast[] | undefined;
  },
): PlannedRepair | undefined {
  const [first] = group;
  const color = first && colorOf(editor, first);
  if (first === undefined || color === undefined || group.length > GROUP_MAX) return undefined;
  const wanted: WantedContrast[] = [];
  for (const text of group) {
    // Of a text that cannot be judged nothing can be made worse for sure.
    if (text.judged.doubt !== undefined) continue;
    const own = wantedOf(text);
    if (own === undefined) return undefined;
    wanted.push(...own);
  }
  const found = nearestPassing(color, distinct(wanted));
  if (found === undefined) return undefined;
  const edit = place
    ? { start: place.valueStart, end: place.valueEnd, text: hexOf(found) }
    : editOfOwner(editor, first, found);
  if (edit === undefined) return undefined;
  const written = editor.page.source.slice(edit.start, edit.end);
  const [before, after] = [written, edit.text].map((text) => (place ? `color: ${text}` : text));
  const change = {
    gate,
    before: before ?? "",
    after: after ?? "",
    message: MESSAGE,
    edits: [edit],
  };
  return editor.repair(first.owner, change);
}

/** Texts on the same ground ask the same; those that are seen through something are kept apart. */
function distinct(wanted: readonly WantedContrast[]): readonly WantedContrast[] {
  const kept = new Map<string, WantedContrast>();
  for (const one of wanted) {
    const seen = [BLACK, WHITE].map((color) => hexOf(one.seenAs?.(color) ?? color));
    kept.set([hexOf(one.against), one.ratio, ...seen].join(), one);
  }
  return [...kept.values()];
}

const COLOR_ATTRIBUTES: Readonly<Record<string, string>> = { font: "color", body: "text" };

function editOfOwner(
  editor: PageEditor,
  { owner, declared }: OwnedText,
  color: Color,
): TextEdit | undefined {
  if (owner === undefined) return undefined;
  if (declared?.from === "style") {
    const { isImportant } = declared;
    return setInlineStyle(editor, owner, { name: "color", value: hexOf(color), isImportant });
  }
  const attribute = declared?.from === "attribute" ? COLOR_ATTRIBUTES[owner.tag] : undefined;
  return attribute === undefined || owner.namespace !== "html"
    ? undefined
    : editor.setAttribute(owner, attribute, hexOf(color));
}

/** A colour in the style of the element itself. */
function planAlone(
  editor: PageEditor,
  text: OwnedText,
  {
    gate,
    wanted,
  }: { readonly gate: string; readonly wanted: readonly WantedContrast[] | undefined },
): PlannedRepair | undefined {
  const { element } = text.judged;
  const color = colorOf(editor, text);
  const found = wanted && color && nearestPassing(color, distinct(wanted));
  if (!found) return undefined;
  const isImportant = text.declared?.isImportant ?? false;
  const edit = setInlineStyle(editor, element, { name: "color", value: hexOf(found), isImportant });
  if (edit === undefined) return undefined;
  const before = editor.written(element, "style") ?? "";
  const after = `color: ${hexOf(found)}`;
  return editor.repair(element, { gate, before, after, message: MESSAGE, edits: [edit] });
}
