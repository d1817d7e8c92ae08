import { htmlToMarkdown } from "../../pages/markdown/write-markdown.js";
import { checkNodes } from "../html/read-html.js";

/**
 * What Markdown needs to know and HTML cannot carry through stands between noncharacters, which the parts
 * of a document are cleaned of: the number of a list item, and the references to notes.
 */
const ITEM_OPEN = "\ufdd0";
const NOTE_OPEN = "\ufdd2";
const CLOSE = "\ufdd1";

/** A mark that says that a list item is not the first of its list. */
export function itemMark(number: number): string {
  return `${ITEM_OPEN}${number}${CLOSE}`;
}

const FIRST_ITEM = /<ol><li>((?:<(?:p|strong|em|s|sup|sub|code)>)*)\ufdd0(\d+)\ufdd1/g;
const ITEM_MARK = /\ufdd0\d+\ufdd1/g;
const REFERENCE = /<sup><a href="#(?:footnote|endnote)-[^"]*" id="[^"]*">\[(\d+)\]<\/a><\/sup>/g;
const NOTES = /<ol><li id="(?:footnote|endnote)-[^"]*">/;
const BACK_LINK = /\s*<a href="#(?:footnote|endnote)-ref-[^"]*">↑<\/a>/g;
const NOTE_MARK = /\ufdd2(\d+)\ufdd1/g;
const NOTE_INDENT = "    ";

/**
 * The Markdown of a converted document: lists that go on after an interruption keep their numbers, and
 * notes are footnotes as GitHub writes them.
 */
export function markedHtmlToMarkdown(html: string): string {
  checkNodes(html);
  const numbered = html
    .replace(
      FIRST_ITEM,
      (_all, tags: string, number: string) => `<ol start="${number}"><li>${tags}`,
    )
    .replace(ITEM_MARK, "")
    .replace(REFERENCE, (_all, number: string) => `${NOTE_OPEN}${number}${CLOSE}`);
  const notesAt = numbered.search(NOTES);
  const body = notesAt < 0 ? numbered : numbered.slice(0, notesAt);
  const notes =
    notesAt < 0 ? [] : numbered.slice(notesAt).split(/<li id="(?:foot|end)note-[^"]*">/);
  const written = notes.slice(1).map((note, index) => {
    const text = htmlToMarkdown(note.replace(BACK_LINK, "").replace(/<\/li>(?:<\/ol>)?$/, ""));
    return `[^${index + 1}]: ${text.trim().replace(/\n(?=.)/g, `\n${NOTE_INDENT}`)}`;
  });
  return [htmlToMarkdown(body).trim(), ...written]
    .filter((part) => part !== "")
    .join("\n\n")
    .replace(NOTE_MARK, (_all, number: string) => `[^${number}]`);
}
