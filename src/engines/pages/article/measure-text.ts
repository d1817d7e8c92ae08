import { BLOCKS } from "../document/block-elements.js";
import { childrenOf, type DomElement, isElement, isText } from "../document/dom.js";
import { isHidden } from "../document/visibility.js";

/** Characters within an element, white space aside from its ends. */
export interface Measure {
  readonly text: number;
  /** Of them, those within links. */
  readonly linked: number;
  /** Of them, those of runs that are long enough to be sentences, links aside. */
  readonly prose: number;
}

export type Measures = ReadonlyMap<DomElement, Measure>;

const PROSE_RUN_MIN = 80;

const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;
const LETTERS_PER_DENSE = 2.5;

/** The length that a text has among those of alphabets: an ideograph, kana or hangul syllable says as much as 2.5 letters. */
export function proseLength(text: string): number {
  const dense = text.length - text.replace(DENSE, "").length;
  return text.length + (LETTERS_PER_DENSE - 1) * dense;
}

/** A measure while it is taken. */
interface Tally {
  text: number;
  linked: number;
  prose: number;
  /** Characters outside of links since the last block began or ended. */
  run: number;
}

/** Measures each element below the root in one pass; hidden ones hold nothing. */
export function measureText(root: DomElement): Measures {
  const measures = new Map<DomElement, Tally>();
  tallyOf(root, false, measures);
  return measures;
}

function tallyOf(element: DomElement, isInLink: boolean, measures: Map<DomElement, Tally>): Tally {
  const tally = { text: 0, linked: 0, prose: 0, run: 0 };
  for (let child = element.firstChild; child !== null; child = child.nextSibling) {
    if (isText(child)) addText(tally, child.data.trim(), isInLink);
    else if (isElement(child) && !isHidden(child)) {
      const isBlock = BLOCKS.has(child.localName);
      if (isBlock) endRun(tally);
      const within = tallyOf(child, isInLink || child.localName === "a", measures);
      tally.text += within.text;
      tally.linked += within.linked;
      tally.prose += within.prose;
      tally.run += within.run;
    }
  }
  if (BLOCKS.has(element.localName)) endRun(tally);
  measures.set(element, tally);
  return tally;
}

function addText(tally: Tally, text: string, isInLink: boolean): void {
  tally.text += text.length;
  if (isInLink) tally.linked += text.length;
  else tally.run += proseLength(text);
}

function endRun(tally: Tally): void {
  if (tally.run >= PROSE_RUN_MIN) tally.prose += tally.run;
  tally.run = 0;
}

/** What bounds the time of looking at everything below each element, again for each level. */
export interface NestingCost {
  readonly elements: number;
  /** The sum of the squares of all elements' depths. */
  readonly squares: number;
}

/** Counts elements and their depths below the root. */
export function nestingCost(root: DomElement): NestingCost {
  let elements = 0;
  let squares = 0;
  const visit = (element: DomElement, depth: number): void => {
    elements += 1;
    squares += depth * depth;
    for (const child of childrenOf(element)) if (isElement(child)) visit(child, depth + 1);
  };
  visit(root, 0);
  return { elements, squares };
}
