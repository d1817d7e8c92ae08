import {
  captionLines,
  closingLines,
  linkLineBeginnings,
} from "../../../content/page-boilerplate/phrases.js";
import type { DomElement } from "../document/dom.js";
import { isBoilerplateLine, plainLine } from "./boilerplate-line.js";
import { isIntroducedList } from "./keep-prose-parts.js";
import { type LeafBlock, leafBlocks } from "./leaf-blocks.js";
import { proseLength } from "./measure-text.js";

type Lines = readonly LeafBlock[];

/** No article has as many; what does is left as it is, since each line is held against all phrases. */
const LINES_MAX = 5_000;
const LINK_LINE_LENGTH_MAX = 300;
const CLOSING_LENGTH_MAX = 400;
/** A line with as many characters outside of links is taken for a writer's. */
const PROSE_MIN = 80;
/** With more short lines than these before or after its prose, a text is a list or a poem. */
const SHORT_LINES_AHEAD_MAX = 4;
const SHORT_LINES_BEHIND_MAX = 2;
const LABEL_LENGTH_MAX = 80;
const LEADING_LENGTH_MIN = 20;
const SHARE_OF_LEADING_LINKS_MAX = 0.5;
const SHARE_OF_LINK_LINES = 0.9;
const SHARE_AFTER_LABEL = 0.4;
const SHARE_OF_LINK_ITEMS = 0.8;
const SHARE_OF_LINK_LISTS = 0.75;

const whole = (lines: readonly string[]) => new RegExp(`^(?:${lines.join("|")})$`, "u");
const CAPTION = whole(captionLines);
const LINK_LINE = new RegExp(`^\\W{0,3}(?:${linkLineBeginnings.join("|")})\\s?[:：|–—»>-]`, "iu");
const CLOSING = new RegExp(closingLines.join("|"), "iu");
const SENTENCE_END_LENGTH_MAX = 20;
const FULL_STOP = /[.。]$/u;
const SENTENCE_END = /[.!?…。！？؟۔।][\p{P}\p{S}]*$/u;

/**
 * Takes the lines out of an article that stand in it and are not of it: lists of links with their
 * headings, lines of known phrases, captions, links to other articles, and short lines before the first
 * and after the last sentences. Where nothing would be left, all stays.
 */
export function trimArticle(article: DomElement): void {
  const lines = leafBlocks(article);
  if (lines.length > LINES_MAX) return;
  const dropped = new Set<LeafBlock>();
  for (const rule of [linkLists, boilerplate, linesAhead, linesBehind]) {
    const left = lines.filter((line) => !dropped.has(line));
    for (const line of rule(left)) dropped.add(line);
  }
  if (dropped.size === lines.length) return;
  for (const { nodes } of dropped) for (const node of nodes) node.remove();
}

function linkLists(lines: Lines): Lines {
  const lists = new Map<DomElement, { label: LeafBlock | undefined; items: LeafBlock[] }>();
  lines.forEach((line, at) => {
    if (line.list === undefined || isIntroducedList(line.list)) return;
    const known = lists.get(line.list);
    if (known === undefined) lists.set(line.list, { label: lines[at - 1], items: [line] });
    else known.items.push(line);
  });
  return [...lists.values()].flatMap(({ label, items }) => {
    const linked = items.filter((item) => linkShare(item) >= SHARE_OF_LINK_ITEMS).length;
    if (linked < SHARE_OF_LINK_LISTS * items.length) return [];
    return label !== undefined && isLabel(label) ? [label, ...items] : items;
  });
}

function isLabel(line: LeafBlock): boolean {
  if (line.isKept) return false;
  return line.heading > 0 || (line.text.length < LABEL_LENGTH_MAX && !endsSentence(line));
}

function boilerplate(lines: Lines): Lines {
  return lines.filter((line, at) => {
    const isIntroduced = line.list !== undefined && isIntroducedList(line.list);
    if (line.isKept || isIntroduced || !isBoilerplate(line)) return false;
    const before = lines[at - 1];
    if (before !== undefined && leadsOn(before)) return false;
    const next = lines[at + 1];
    return line.heading === 0 || next === undefined || !isProse(next);
  });
}

/** Whether a line is the beginning of what the next one says: a paragraph without an end. */
function leadsOn(line: LeafBlock): boolean {
  if (line.heading > 0 || line.list !== undefined || line.text.length <= LEADING_LENGTH_MIN) {
    return false;
  }
  return !endsSentence(line) && linkShare(line) < SHARE_OF_LEADING_LINKS_MAX;
}

function isBoilerplate(line: LeafBlock): boolean {
  const { text } = line;
  if (text.length > CLOSING_LENGTH_MAX) return false;
  if (isBoilerplateLine(text)) return true;
  if (CAPTION.test(plainLine(text))) return true;
  if (text.length > LINK_LINE_LENGTH_MAX) return false;
  const share = linkShare(line);
  if (share >= SHARE_AFTER_LABEL && LINK_LINE.test(text)) return true;
  if (FULL_STOP.test(text)) return false;
  return share >= SHARE_OF_LINK_LINES && line.heading === 0 && line.list === undefined;
}

/** Dates, bylines, sections and headings before the first sentences. */
function linesAhead(lines: Lines): Lines {
  const first = lines.findIndex(isProse);
  const short = lines.slice(0, Math.max(0, first)).filter((line, at) => {
    if (isInList(line) || endsSentence(line)) return false;
    const next = lines[at + 1];
    return line.heading === 0 || next === undefined || !isInList(next);
  });
  return short.length <= SHORT_LINES_AHEAD_MAX ? short : [];
}

/** Credits, rights, authors and headings after the last sentences. */
function linesBehind(lines: Lines): Lines {
  const behind: LeafBlock[] = [];
  let short = 0;
  for (const line of lines.toReversed()) {
    const isClosing = line.text.length <= CLOSING_LENGTH_MAX && CLOSING.test(line.text);
    if (!line.isKept && (isClosing || line.heading > 0)) behind.push(line);
    else if (line.isKept || line.list !== undefined || isProse(line) || endsSentence(line)) break;
    else {
      behind.push(line);
      short += 1;
    }
  }
  return short <= SHORT_LINES_BEHIND_MAX ? behind : [];
}

/** Looks at the end alone: a long run of signs would be read again from each of them. */
function endsSentence({ text }: LeafBlock): boolean {
  return SENTENCE_END.test(text.slice(-SENTENCE_END_LENGTH_MAX));
}

function isInList(line: LeafBlock): boolean {
  return line.isKept || line.list !== undefined;
}

function isProse({ text, linked }: LeafBlock): boolean {
  return proseLength(text) * (1 - linked / text.length) >= PROSE_MIN;
}

function linkShare({ text, linked }: LeafBlock): number {
  return linked / text.length;
}
