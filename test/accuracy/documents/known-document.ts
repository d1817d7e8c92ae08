/** Text with a mark on some of it: `**bold**` and `[shown](address)`, and nothing else. */
export type MarkedText = string;

export interface KnownItem {
  readonly text: MarkedText;
  readonly items?: readonly KnownItem[];
}

export type KnownBlock =
  | { readonly heading: string; readonly level: number }
  | { readonly paragraph: MarkedText }
  | { readonly list: readonly KnownItem[]; readonly isOrdered?: true }
  /** The first row is the head. */
  | { readonly table: readonly (readonly string[])[] }
  | { readonly code: string }
  | { readonly quote: MarkedText };

/** A document whose text is known, because it was written here before any file was made of it. */
export interface KnownDocument {
  readonly name: string;
  readonly language: string;
  readonly title: string;
  readonly columns?: 2;
  readonly blocks: readonly KnownBlock[];
}

const BOLD = /\*\*([^*]+)\*\*/g;
const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A marked text without its marks. */
export function bare(text: MarkedText): string {
  return text.replace(BOLD, "$1").replace(LINK, "$1");
}

/** A marked text with what a writer makes of its marks; other text passes `escape`. */
export function withMarks(
  text: MarkedText,
  write: {
    readonly escape: (text: string) => string;
    readonly bold: (text: string) => string;
    readonly link: (text: string, address: string) => string;
  },
): string {
  return text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .map((part) => {
      const [, bold] = /^\*\*([^*]+)\*\*$/.exec(part) ?? [];
      if (bold !== undefined) return write.bold(write.escape(bold));
      const [, shown, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
      if (shown !== undefined && address !== undefined) {
        return write.link(write.escape(shown), write.escape(address));
      }
      return write.escape(part);
    })
    .join("");
}

/** The words of a document in order. */
export function wordsOf({ blocks }: KnownDocument): string[] {
  return blocks.flatMap((block) => textsOf(block).flatMap(splitWords));
}

export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function textsOf(block: KnownBlock): string[] {
  if ("heading" in block) return [block.heading];
  if ("paragraph" in block) return [bare(block.paragraph)];
  if ("list" in block) return block.list.flatMap(itemTexts);
  if ("table" in block) return block.table.flat();
  if ("code" in block) return [block.code];
  return [bare(block.quote)];
}

function itemTexts({ text, items = [] }: KnownItem): string[] {
  return [bare(text), ...items.flatMap(itemTexts)];
}

/** The cells of all tables, each with its column. */
export function cellsOf({ blocks }: KnownDocument): string[] {
  return blocks
    .flatMap((block) => ("table" in block ? block.table : []))
    .flatMap((row) => row.map((cell, column) => `${column}:${cell}`));
}
