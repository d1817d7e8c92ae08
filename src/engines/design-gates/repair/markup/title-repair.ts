import type { TextEdit } from "../../judged.js";
import { type PageElement, textContent } from "../../page/element.js";
import { eachOf, type PageEditor } from "./page-editor.js";

const TITLE_LENGTH_MAX = 200;
const PROLOGUE = /^\ufeff?\s*<!doctype[^>]{0,1000}>/i;

/** Gives a page without a title that of its first level-one heading. */
export const titleFromHeading = eachOf((editor, { element }, gate) => {
  const heading = editor.page.elements.find(
    ({ tag, namespace }) => tag === "h1" && namespace === "html",
  );
  const text = heading ? textContent(heading).replace(/\s+/g, " ").trim() : "";
  if (text === "" || text.length > TITLE_LENGTH_MAX) return undefined;
  const title = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const edit = fillTitle(editor, title) ?? insertTitle(editor, title);
  if (edit === undefined) return undefined;
  const [before, after] = ["", `<title>${title}</title>`];
  const message = "take the title from the first h1";
  return editor.repair(element, { gate, before, after, message, edits: [edit] });
});

function first(editor: PageEditor, name: string): PageElement | undefined {
  return editor.page.elements.find(({ tag, namespace }) => tag === name && namespace === "html");
}

/** Fills the title that is there and empty; undefined where none is. */
function fillTitle(editor: PageEditor, title: string): TextEdit | undefined {
  const element = first(editor, "title");
  const place = element && editor.placeOf(element);
  if (place === undefined || element?.parent?.tag !== "head") return undefined;
  const end = editor.page.source.lastIndexOf("</", place.end);
  return end < place.startTagEnd ? undefined : { start: place.startTagEnd, end, text: title };
}

/** Puts a title into the head, after what names the encoding. */
function insertTitle(editor: PageEditor, title: string): TextEdit | undefined {
  const { source } = editor.page;
  const head = first(editor, "head");
  const charset = editor.page.elements.find(
    ({ tag, attributes, parent }) => tag === "meta" && attributes.has("charset") && parent === head,
  );
  const start =
    (charset && editor.placeOf(charset)?.startTagEnd) ??
    (head && editor.placeOf(head)?.startTagEnd) ??
    placeAfterRoot(editor);
  if (start === undefined) return undefined;
  const [gap = ""] = /^[\t ]*(?:\r\n|\n|\r)[\t ]*/.exec(source.slice(start, start + GAP_MAX)) ?? [];
  return { start, end: start, text: `${gap}<title>${title}</title>` };
}

const GAP_MAX = 200;

/** Where the head begins that is not written. */
function placeAfterRoot(editor: PageEditor): number | undefined {
  const { root, source } = editor.page;
  const place = root && editor.placeOf(root);
  return place?.startTagEnd ?? PROLOGUE.exec(source)?.[0].length;
}
