import { codeBlock, escapeLineStart, escapeText } from "../../pages/markdown/escape-text.js";
import type { ConvertedDocument } from "../document.js";
import { indentOf, type ListItem, listItem } from "./list-item.js";

const UNDERLINE = /^\s*([=-])\1{2,}\s*$/;
const RULE = /^\s*([*=_#~-])(?:\s*\1){4,}\s*$/;
/** Columns that are held apart by blanks. */
const COLUMNS = /\S(?: {3,}|\t+)\S/;
const INDENTED = /^(?: {4}|\t)/;
const CODE_MARK = /[{};=<>$]|\w\(|^\s*(?:#|\/\/|--\w)/;
const CAPITALS_LENGTH_MAX = 80;
/** Lines are looked at for what they may mean up to this length; longer ones are prose. */
const MEANT_LENGTH_MAX = 400;
/** Lists within each other; deeper ones stay at that level. */
const DEPTH_MAX = 12;

/**
 * Plain text as Markdown that reads the same: paragraphs keep their lines, lists are lists, lines that are
 * underlined, or stand alone in capitals among other text, are headings, columns held apart by blanks
 * are kept as they stand, and form feeds part pages. What would mark something in Markdown is escaped.
 */
export function readPlainText(text: string): ConvertedDocument {
  const pages = text.replace(/\f+\s*$/, "").split("\f");
  const hasPages = pages.length > 1;
  const mayShout = !isShouted(text);
  const written = pages.map((page, index) => {
    const blocks = withWholeCode(blocksOf(page)).map((block) => writeBlock(block, mayShout));
    return [...(hasPages ? [`<!-- page ${index + 1} -->`] : []), ...blocks].join("\n\n");
  });
  return {
    markdown: written.join("\n\n"),
    title: null,
    pages: hasPages ? pages.length : null,
    warnings: [],
  };
}

/** Lines between empty ones. */
function blocksOf(page: string): string[][] {
  const blocks: string[][] = [[]];
  for (const line of page.split("\n")) {
    const trimmed = line.trimEnd();
    if (trimmed !== "") blocks.at(-1)?.push(trimmed);
    else if (blocks.at(-1)?.length) blocks.push([]);
  }
  return blocks.filter((block) => block.length > 0);
}

/** Code goes on after an empty line with what is set in as well. */
function withWholeCode(blocks: readonly string[][]): string[][] {
  const joined: string[][] = [];
  let isAfterCode = false;
  for (const block of blocks) {
    const code = joined.at(-1);
    const goesOn: boolean = isAfterCode && block.every(isSetIn);
    if (goesOn && code !== undefined) code.push("", ...block);
    else joined.push([...block]);
    isAfterCode = goesOn || isCode(block);
  }
  return joined;
}

function writeBlock(lines: readonly string[], mayShout: boolean): string {
  const [first = "", second = "", ...others] = lines;
  const underline = second.length > MEANT_LENGTH_MAX ? null : UNDERLINE.exec(second);
  if (underline && isUnderlined(first, second)) {
    const heading = `${underline[1] === "=" ? "#" : "##"} ${escapeText(first.trim())}`;
    return others.length === 0 ? heading : `${heading}\n\n${writeBlock(others, mayShout)}`;
  }
  if (lines.length === 1 && first.length <= MEANT_LENGTH_MAX && RULE.test(first)) return "---";
  if (lines.length === 1 && mayShout && isCapitals(first)) {
    return `## ${escapeText(first.trim())}`;
  }
  if (isColumns(lines) || isCode(lines)) return fenced(lines);
  return writeProse(lines);
}

function isUnderlined(title: string, line: string): boolean {
  const difference = Math.abs(title.trim().length - line.trim().length);
  return title.trim() !== "" && !UNDERLINE.test(title) && difference <= 3;
}

/** A heading in capitals has a word of some letters and ends as no sentence does. */
function isCapitals(line: string): boolean {
  const text = line.trim();
  return (
    text.length <= CAPITALS_LENGTH_MAX &&
    /\p{Lu}{4}/u.test(text) &&
    !/\p{Ll}/u.test(text) &&
    !/[.,;:!?]$/.test(text) &&
    listItem(line) === undefined
  );
}

/** Whether a text is in capitals altogether, where they say nothing. */
function isShouted(text: string): boolean {
  const sample = text.slice(0, 100_000);
  const capitals = sample.match(/\p{Lu}/gu)?.length ?? 0;
  const small = sample.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > small;
}

function isColumns(lines: readonly string[]): boolean {
  const aligned = lines.filter(
    (line) => line.length <= MEANT_LENGTH_MAX && COLUMNS.test(line),
  ).length;
  return lines.length >= 2 && aligned >= 2 && aligned * 2 > lines.length;
}

/** Lines that are all set in, with marks that programs have and prose has not. */
function isCode(lines: readonly string[]): boolean {
  return (
    lines.every((line) => line === "" || isSetIn(line)) &&
    lines.some((line) => CODE_MARK.test(line))
  );
}

function isSetIn(line: string): boolean {
  return INDENTED.test(line) && listItem(line) === undefined;
}

function fenced(lines: readonly string[]): string {
  const shared = sharedIndent(lines);
  return codeBlock(lines.map((line) => line.slice(shared.length)).join("\n"));
}

/** The blanks that all lines begin with. */
function sharedIndent([first = "", ...others]: readonly string[]): string {
  let shared = /^[ \t]*/.exec(first)?.[0] ?? "";
  for (const line of others) {
    if (line === "") continue;
    while (!line.startsWith(shared)) shared = shared.slice(0, -1);
  }
  return shared;
}

/** Prose and lists: an item takes the lines that are indented under it or that follow it directly. */
function writeProse(lines: readonly string[]): string {
  const written: string[] = [];
  const open: ListItem[] = [];
  for (const line of lines) {
    const item = listItem(line);
    const isFirst = open.length === 0;
    if (item && (!isFirst || written.length === 0 || mayInterrupt(item))) {
      if (isFirst && written.length > 0) written.push("");
      while ((open.at(-1)?.indent ?? -1) >= item.indent || open.length >= DEPTH_MAX) open.pop();
      written.push(`${offset(open)}${item.mark} ${escapeLineAsText(item.text)}`);
      open.push(item);
    } else {
      while ((open.at(-1)?.indent ?? 0) > indentOf(line)) open.pop();
      if (open.length === 0 && !isFirst) written.push("");
      written.push(`${offset(open)}${escapeLineAsText(line.trim())}`);
    }
  }
  return written.join("\n");
}

/** A line within prose that begins with a number may be the middle of a sentence, unless a list begins. */
function mayInterrupt({ mark }: ListItem): boolean {
  return /^(?:-|1[.)])$/.test(mark);
}

/** Blanks up to the text of the innermost open item. */
function offset(open: readonly ListItem[]): string {
  return " ".repeat(open.reduce((sum, { mark }) => sum + mark.length + 1, 0));
}

function escapeLineAsText(line: string): string {
  return escapeLineStart(escapeText(line));
}
