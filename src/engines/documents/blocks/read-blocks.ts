import { Lexer, type Token, type Tokens } from "marked";
import { DocumentRefused } from "../document.js";
import type { BlockItem, DocumentBlock } from "./block.js";
import { plainText } from "./plain-text.js";

/** Quotes and items within each other, whose marks all stand in one line. */
const DEEP_LINE = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){50}/m;
const PAGE = /^<!-- page (\d+) -->/;

/**
 * The blocks of a document in Markdown, with their pages, by the lexer of `marked` for GitHub's dialect: of
 * its two halves the one for blocks, since the other takes time that grows with the square of a paragraph.
 * HTML but page marks is left out.
 */
export function readBlocks(markdown: string): DocumentBlock[] {
  if (DEEP_LINE.test(markdown)) throw tooDeep();
  try {
    return blocksOf(new Lexer({ gfm: true }).blockTokens(markdown), { page: undefined });
  } catch (error) {
    // Marks within marks take a call each.
    if (!(error instanceof RangeError)) throw error;
    throw tooDeep();
  }
}

function tooDeep(): DocumentRefused {
  return new DocumentRefused("too_large", "the document nests lists or quotes too deeply");
}

interface Place {
  page: number | undefined;
}

function blocksOf(tokens: readonly Token[], place: Place): DocumentBlock[] {
  return tokens.flatMap((token) => {
    const page = token.type === "html" ? PAGE.exec(token.raw)?.[1] : undefined;
    if (page !== undefined) place.page = Number(page);
    const block = blockOf(token);
    if (!block) return [];
    return place.page === undefined ? block : { ...block, page: place.page };
  });
}

// The lexer's type of one token allows any other one, so that its name does not tell its kind.
function blockOf(token: Token): DocumentBlock | undefined {
  switch (token.type) {
    case "heading": {
      const { depth, text } = token as Tokens.Heading;
      return { type: "heading", level: depth, text: plainText(text) };
    }
    case "paragraph":
    case "text": {
      const text = plainText((token as Tokens.Paragraph).text);
      return text === "" ? undefined : { type: "paragraph", text };
    }
    case "def":
      // A note of one word looks like the address of a link.
      return /^\[\^/.test(token.raw) ? { type: "paragraph", text: token.raw.trim() } : undefined;
    case "code":
      return { type: "code", text: (token as Tokens.Code).text };
    case "blockquote":
      return { type: "quote", text: quotedText((token as Tokens.Blockquote).tokens) };
    case "list":
      return listOf(token as Tokens.List);
    case "table":
      return tableOf(token as Tokens.Table);
    default:
      return undefined;
  }
}

function quotedText(tokens: readonly Token[]): string {
  return blocksOf(tokens, { page: undefined })
    .map(({ text, items, rows }) => text ?? linesOf(items, rows))
    .join("\n\n");
}

function linesOf(items: readonly BlockItem[] = [], rows: DocumentBlock["rows"] = []): string {
  return [...items.map(({ text }) => text), ...rows.map((row) => row.join("\t"))].join("\n");
}

function listOf(list: Tokens.List): DocumentBlock {
  const items: (BlockItem & { readonly ordered: boolean })[] = [];
  const collect = (one: Tokens.List, level: number) => {
    const { ordered } = one;
    for (const [index, { tokens }] of one.items.entries()) {
      const lists = tokens.filter((token): token is Tokens.List => token.type === "list");
      const text = quotedText(tokens.filter(({ type }) => type !== "list"));
      items.push({ level, text, ordered, ...(level > 0 && index === 0 ? startOf(one) : {}) });
      for (const inner of lists) collect(inner, level + 1);
    }
  };
  collect(list, 0);
  const isMixed = items.some(({ ordered }) => ordered !== list.ordered);
  const written = isMixed ? items : items.map(({ ordered: _same, ...item }) => item);
  return { type: "list", ordered: list.ordered, ...startOf(list), items: written };
}

function startOf({ ordered, start }: Tokens.List): { readonly start?: number } {
  return ordered && Number(start) !== 1 ? { start: Number(start) } : {};
}

function tableOf({ header, rows }: Tokens.Table): DocumentBlock {
  const cells = [header, ...rows].map((row) => row.map(({ text }) => plainText(text)));
  return { type: "table", rows: cells };
}
