import { identifyLanguage } from "../../../text/language/identify-language.js";
import { descendants, isElement, type PageElement } from "../../page/element.js";
import { knownLanguage } from "../../rules/language.js";
import { eachOf, type PageEditor } from "./page-editor.js";

const SURE = 0.95;
const READ_MAX = 20_000;
const LETTERS_MIN = 20;
const UNREAD = new Set(["script", "style", "noscript", "code", "pre", "svg", "title", "textarea"]);

/** Says the language of a page that says none: that of `xml:lang`, else the one that its text is surely in. */
export const addLanguage = eachOf((editor, { element }, gate) => {
  if (element === undefined) return undefined;
  const inXml = element.attributes.get("xml:lang")?.trim() ?? "";
  const found = knownLanguage(inXml) === undefined ? languageOfText(element) : inXml;
  return found === undefined ? undefined : setLanguage(editor, { element, gate, found });
});

/** Corrects a language that is none: `en_US`, or by the text; and lets `xml:lang` say what `lang` does. */
export const correctLanguage = eachOf((editor, { element }, gate) => {
  if (element === undefined) return undefined;
  const stated = element.attributes.get("lang") ?? "";
  if (knownLanguage(stated) !== undefined) {
    const before = editor.written(element, "xml:lang") ?? "";
    const edit = before && editor.setAttribute(element, "xml:lang", stated);
    if (!edit) return undefined;
    const message = "let xml:lang say what lang does, which browsers go by";
    return editor.repair(element, { gate, before, after: edit.text, message, edits: [edit] });
  }
  const joined = stated.trim().replaceAll("_", "-");
  const isTag = /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i.test(joined) && knownLanguage(joined);
  const found = isTag ? joined : languageOfText(element);
  return found === undefined ? undefined : setLanguage(editor, { element, gate, found });
});

function setLanguage(
  editor: PageEditor,
  {
    element,
    gate,
    found,
  }: { readonly element: PageElement; readonly gate: string; readonly found: string },
) {
  const before = editor.written(element, "lang") ?? "";
  const edit = editor.setAttribute(element, "lang", found);
  if (edit === undefined) return undefined;
  const message = `say the language, ${found}`;
  return editor.repair(element, {
    gate,
    before,
    after: before === "" ? `lang="${found}"` : edit.text,
    message,
    edits: [edit],
  });
}

/** The language that the text within an element is surely in. */
function languageOfText(element: PageElement): string | undefined {
  const { code, confidence } = identifyLanguage(textOf(element));
  return code === null || confidence < SURE ? undefined : code;
}

/** What is read of the words within an element, those in a part of another language left out; "" where it is short. */
function textOf(element: PageElement): string {
  let text = "";
  for (const node of descendants(element)) {
    if (isElement(node)) continue;
    const { parent } = node;
    if (UNREAD.has(parent.tag) || (parent !== element && parent.attributes.has("lang"))) continue;
    text += ` ${node.text}`;
    if (text.length > READ_MAX) break;
  }
  return (text.match(/\p{L}/gu)?.length ?? 0) < LETTERS_MIN ? "" : text;
}
