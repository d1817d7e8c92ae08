import { descendants, isElement, type PageElement } from "../../page/element.js";
import type { Page } from "../../page/page.js";
import { readRefresh } from "../../rules/page-metadata.js";
import { eachOf } from "./page-editor.js";

/** An attribute with the offset in its tag; as the tokenizer of HTML reads it. */
const ATTRIBUTE =
  /([^\t\n\f\r />=][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r >]+))?/gu;

/** Takes away the attributes that browsers drop because they have one of the name. */
export const removeRepeatedAttributes = eachOf((editor, { element }, gate) => {
  if (element === undefined) return undefined;
  const place = editor.placeOf(element);
  if (place === undefined) return undefined;
  const from = place.start + 1 + element.tag.length;
  const tag = editor.page.source.slice(from, place.startTagEnd - 1);
  const names = new Set<string>();
  const dropped: { start: number; end: number }[] = [];
  for (const { 0: written, 1: name = "", index } of tag.matchAll(ATTRIBUTE)) {
    const lower = name.toLowerCase();
    if (names.has(lower)) dropped.push({ start: from + index, end: from + index + written.length });
    names.add(lower);
  }
  if (dropped.length === 0) return undefined;
  const before = dropped.map(({ start, end }) => editor.page.source.slice(start, end)).join(" ");
  const message = "take away what browsers drop";
  const edits = dropped.map((range) => editor.removeRange(range));
  return editor.repair(element, { gate, before, after: "", message, edits });
});

/** Lets a page leave at once where it leaves, and stay where it only reloads. */
export const stopRefresh = eachOf((editor, { element, measured }, gate) => {
  const place = element && editor.placeOf(element);
  if (place === undefined) return undefined;
  const edits = refreshesOf(editor.page).flatMap((meta) => {
    const content = meta.attributes.get("content") ?? "";
    if (/url|[;,]\s*\S/i.test(content)) {
      const edit = editor.setAttribute(meta, "content", content.replace(/^\s*[\d.]+/, "0"));
      return edit ? [edit] : [];
    }
    const written = editor.placeOf(meta);
    return written ? [{ start: written.start, end: written.startTagEnd, text: "" }] : [];
  });
  const [edit] = edits;
  if (edit === undefined || Number(measured) === 0) return undefined;
  const before = editor.page.source.slice(place.start, place.startTagEnd);
  const message = "leave at once, or do not reload by itself";
  return editor.repair(element, { gate, before, after: edit.text, message, edits });
});

function refreshesOf(page: Page): readonly PageElement[] {
  return page.elements.filter(({ tag, attributes }) => {
    if (tag !== "meta" || attributes.get("http-equiv")?.trim().toLowerCase() !== "refresh") {
      return false;
    }
    return (readRefresh(attributes.get("content") ?? "") ?? 0) > 0;
  });
}

const TINY = /^\s*[01](?:px)?\s*$/;

/** Says of an image that it only decorates, where that is sure: it has no size, or stands beside the words of a link or button. */
export const markDecorative = eachOf((editor, { element }, gate) => {
  if (element?.tag !== "img" || element.attributes.has("alt")) return undefined;
  const { attributes } = element;
  const isExposed = [...attributes.keys()].some((name) =>
    /^(?:aria-|role$|tabindex$|title$)/.test(name),
  );
  const isTiny =
    TINY.test(attributes.get("width") ?? "") && TINY.test(attributes.get("height") ?? "");
  if (isExposed || !(isTiny || isBesideWords(element))) return undefined;
  const edit = editor.setAttribute(element, "alt", "");
  if (edit === undefined) return undefined;
  const message = isTiny
    ? "an image of one pixel shows nothing"
    : "the words beside it in the link or button say what it is for";
  return editor.repair(element, { gate, before: "", after: 'alt=""', message, edits: [edit] });
});

function isBesideWords(image: PageElement): boolean {
  let around = image.parent;
  while (around && around.tag !== "a" && around.tag !== "button") around = around.parent;
  if (around === undefined || (around.tag === "a" && !around.attributes.has("href"))) return false;
  for (const node of descendants(around)) {
    if (isElement(node)) continue;
    const isRead = node.parent.tag !== "script" && node.parent.tag !== "style";
    if (isRead && /\p{L}{2}/u.test(node.text)) return true;
  }
  return false;
}

const MESSAGE = "let the order of the page be that of the keyboard";

/** Lets the order of the page be the order of the keyboard: what takes the focus by itself needs no `tabindex`. */
export const removeTabOrder = eachOf((editor, { element }, gate) => {
  const before = element && editor.written(element, "tabindex");
  if (element === undefined || before === undefined) return undefined;
  const isNeeded = !isFocusableByItself(element) || /tabindex/i.test(editor.code);
  const edit = isNeeded
    ? editor.setAttribute(element, "tabindex", "0")
    : editor.removeAttribute(element, "tabindex");
  if (edit === undefined) return undefined;
  const after = isNeeded ? edit.text : "";
  return editor.repair(element, { gate, before, after, message: MESSAGE, edits: [edit] });
});

/** Links, buttons and fields, which no browser leaves out of the order of the tab key. */
function isFocusableByItself({ tag, namespace, attributes }: PageElement): boolean {
  if (namespace !== "html") return false;
  if (tag === "a" || tag === "area") return attributes.has("href");
  if (tag === "input") return attributes.get("type")?.trim().toLowerCase() !== "hidden";
  return tag === "button" || tag === "select" || tag === "textarea";
}

const ZOOM_SETTING = /[\s,;]*\b(?:user-scalable|maximum-scale|minimum-scale)\s*=\s*[^\s,;]*/gi;

/** Lets readers zoom. */
export const allowZoom = eachOf((editor, { element }, gate) => {
  const content = element?.attributes.get("content");
  if (element === undefined || content === undefined) return undefined;
  const free = content.replace(ZOOM_SETTING, "").replace(/^[\s,;]+/, "");
  const before = editor.written(element, "content") ?? "";
  const edit = free === content ? undefined : editor.setAttribute(element, "content", free);
  if (edit === undefined) return undefined;
  const message = "let readers zoom";
  return editor.repair(element, { gate, before, after: edit.text, message, edits: [edit] });
});
