import { Readability } from "@mozilla/readability";
import type { DomDocument, DomElement } from "../document/dom.js";
import { densestElement } from "./densest-element.js";
import { forgetSlugs } from "./forget-slugs.js";
import { keepProseParts, restoreLists } from "./keep-prose-parts.js";
import { type Measures, measureText, nestingCost } from "./measure-text.js";
import { removeBoilerplate } from "./remove-boilerplate.js";
import { classOfSplitArticle, holderOf, holderOfAll, proseByClass } from "./split-article.js";
import { classOfThread, postsByClass } from "./thread-posts.js";
import { trimArticle } from "./trim-article.js";

/** Where the paragraphs' class stands around so many times the prose that was found, the rest is added. */
const SPLIT_FACTOR = 2;
/** Where the posts of a thread have so many times the prose that was found, all of them are the article. */
const THREAD_FACTOR = 1.2;
/** Short lines alone that are less of their page's text are no article: the page is a list or a form. */
const SCANT_SHARE = 0.1;
/** Readability looks at what is below each element; more than this would take it seconds. */
const READABLE_TEXT_MAX = 400_000;
const READABLE_ELEMENTS_MAX = 20_000;
const READABLE_SQUARES_MAX = 15_000_000;

/**
 * The main content of a page: what Mozilla's Readability 0.6 finds once boilerplate is out of its way, the
 * rest of an article or thread that it takes a part of, less the lines that are not of the article. Where it finds
 * nothing or next to nothing, and of pages that would keep it busy for long, the smallest element with most
 * of the prose, or all that is no boilerplate.
 * Takes the document apart; `again` answers another one of the same page.
 */
export function extractArticle(document: DomDocument, again: () => DomDocument): DomElement {
  const { body } = document;
  const measures = withoutBoilerplate(document);
  const all = measures.get(body)?.text ?? 0;
  const byClass = proseByClass(body, measures);
  const posts = postsByClass(body);
  const found = isReadable(document, measures)
    ? (readable(document) ?? densest(again()))
    : densestElement(body);
  const held = measureText(found).get(found)?.prose ?? 0;
  const split = classOfSplitArticle(found, byClass, SPLIT_FACTOR * held);
  const thread = classOfThread(found, posts, THREAD_FACTOR * held);
  const article =
    split !== undefined
      ? holderOf(cleared(again()), split)
      : thread !== undefined
        ? holderOfThread(cleared(again()), thread, found)
        : found;
  removeBoilerplate(article, measureText(article));
  trimArticle(article);
  const kept = isScant(article, all) ? wholeOf(again, all) : article;
  restoreLists(kept);
  return kept;
}

function holderOfThread(body: DomElement, name: string, found: DomElement): DomElement {
  return holderOfAll(postsByClass(body).get(name)?.elements ?? []) ?? found;
}

function isScant(article: DomElement, all: number): boolean {
  const { text = 0, prose = 0 } = measureText(article).get(article) ?? {};
  return prose === 0 && text < SCANT_SHARE * all;
}

function wholeOf(again: () => DomDocument, all: number): DomElement {
  const whole = densest(again());
  return isScant(whole, all) ? densestElement(again().body) : whole;
}

function isReadable({ head, body }: DomDocument, measures: Measures): boolean {
  if ((measures.get(body)?.text ?? 0) > READABLE_TEXT_MAX) return false;
  const { elements, squares } = nestingCost(body);
  const all = elements + nestingCost(head).elements;
  return all <= READABLE_ELEMENTS_MAX && squares <= READABLE_SQUARES_MAX;
}

function densest(document: DomDocument): DomElement {
  return densestElement(cleared(document));
}

function cleared(document: DomDocument): DomElement {
  withoutBoilerplate(document);
  return document.body;
}

function withoutBoilerplate(document: DomDocument): Measures {
  keepProseParts(document);
  const measures = measureText(document.body);
  forgetSlugs(document.body, measures);
  removeBoilerplate(document.body, measures);
  return measures;
}

/** What Readability finds, as an element; undefined too where a page breaks its assumptions. */
function readable(document: DomDocument): DomElement | undefined {
  const reader = new Readability<DomElement>(document as never, {
    keepClasses: true,
    serializer: (node) => node as unknown as DomElement,
  });
  try {
    return reader.parse()?.content ?? undefined;
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}
