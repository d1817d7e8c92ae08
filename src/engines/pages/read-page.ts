import { identifyLanguage } from "../text/language/identify-language.js";
import { extractArticle } from "./article/extract-article.js";
import type { DomDocument } from "./document/dom.js";
import { parseBounded, parsePage } from "./document/parse-page.js";
import { collectLinks, type PageLink } from "./links/collect-links.js";
import { baseOf, createLinkResolver, type LinkResolver } from "./links/link-resolver.js";
import { markdownOf } from "./markdown/write-markdown.js";
import { countWords } from "./metadata/count-words.js";
import { pageByline } from "./metadata/page-byline.js";
import { readPageFields } from "./metadata/page-fields.js";
import { statedLanguage } from "./metadata/page-language.js";
import { pagePublished } from "./metadata/page-published.js";
import { pageTitle } from "./metadata/page-title.js";
import { blockText } from "./text/block-text.js";

export type PageFormat = "text" | "markdown" | "links" | "article" | "metadata";

export interface PageReading {
  readonly title: string | null;
  readonly byline: string | null;
  /** ISO 8601. */
  readonly published: string | null;
  /** A BCP 47 tag. */
  readonly language: string | null;
  readonly words: number;
  readonly readingMinutes: number;
  /** Where the page has more than was read: nodes, or addresses. */
  readonly truncated?: true;
  readonly text?: string;
  readonly markdown?: string;
  readonly links?: readonly PageLink[];
}

/** Of so few words a language is told only where it is plain. */
const FEW_WORDS = 20;
const SURE_OF_FEW_WORDS = 0.99;

export interface ReadingOptions {
  readonly format: PageFormat;
  /** The address that the page came from; its own <base> is read against it. */
  readonly baseUrl?: string;
}

/**
 * Reads a page in one of five ways: `text` and `markdown` are of the whole visible page, `article` gives
 * both of the main content alone, `links` the addresses, `metadata` nothing but what every reading has.
 * Words are those of the text, and of the main content for `article` and `metadata`. Any text is read, at
 * a cost linear in its length: about 25 ms for a usual page.
 */
export function readPage(html: string, options: ReadingOptions): PageReading {
  const { document, isCut } = parseBounded(html);
  const links = createLinkResolver(baseOf(document, options.baseUrl));
  const fields = readPageFields(document);
  const said = {
    title: pageTitle(fields),
    byline: pageByline(fields),
    published: pagePublished(fields),
  };
  const stated = statedLanguage(document, fields);
  const { text, shown, ...body } = bodyOf({ html, document, links }, options.format);
  const counted = countWords(text);
  const language = stated ?? languageOf(text, counted.words);
  const isTruncated = isCut || links.hasRunOut() || body.isCut;
  const truncated = isTruncated ? { truncated: true as const } : {};
  return { ...said, language, ...counted, ...truncated, ...shown };
}

function languageOf(text: string, words: number): string | null {
  const { code, confidence } = identifyLanguage(text);
  return words < FEW_WORDS && confidence < SURE_OF_FEW_WORDS ? null : code;
}

interface Body {
  /** What is counted, and tells the language where nothing else does. */
  readonly text: string;
  readonly shown: Pick<PageReading, "text" | "markdown" | "links">;
  readonly isCut?: boolean;
}

interface Page {
  readonly html: string;
  readonly document: DomDocument;
  readonly links: LinkResolver;
}

function bodyOf({ html, document, links }: Page, format: PageFormat): Body {
  if (format === "article" || format === "metadata") {
    const article = extractArticle(document, () => parsePage(html));
    const text = blockText(article);
    return {
      text,
      shown: format === "metadata" ? {} : { text, markdown: markdownOf(article, links) },
    };
  }
  const text = blockText(document.body);
  if (format === "text") return { text, shown: { text } };
  if (format === "markdown") return { text, shown: { markdown: markdownOf(document.body, links) } };
  const collected = collectLinks(document, links);
  return { text, shown: { links: collected.links }, isCut: collected.isCut };
}
