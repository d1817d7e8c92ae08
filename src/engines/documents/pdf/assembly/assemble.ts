import type { Piece } from "../layout/pieces.js";
import type { Line } from "../text/lines.js";
import { type ListMarker, markerOf } from "../text/list-markers.js";
import { PLAIN, type Span, spansBefore, spansFrom, textOf } from "../text/span.js";
import type { Block, Lettered, PageBlocks } from "./block.js";
import { codeOf } from "./code.js";
import { footnotesOf, labelLength, type PageFootnotes } from "./footnotes.js";
import { Headings, type OutlineEntry } from "./headings.js";
import { joinLines, joinSpans } from "./join-lines.js";
import { resolveLetters } from "./lettered-lists.js";
import type { PagePieces } from "./running-lines.js";
import { Vocabulary } from "./vocabulary.js";

/** Turns the pieces of all pages, without what runs through them, into blocks, by what the document as a whole looks like. */
export function assemble(
  pages: readonly PagePieces[],
  outline: readonly OutlineEntry[],
): PageBlocks[] {
  const vocabulary = new Vocabulary();
  for (const { pieces } of pages) vocabulary.add(pieces);
  const headings = new Headings(pages, outline);
  const assembler = new Assembler(headings, vocabulary);
  const assembled = pages.map(({ number, pieces }) => ({
    number,
    blocks: assembler.blocksOf(pieces),
  }));
  return resolveLetters(joinAcrossPages(assembled, vocabulary));
}

class Assembler {
  readonly #headings: Headings;
  readonly #vocabulary: Vocabulary;
  /** Left edges of the items of the lists that are open, outermost first. */
  #lefts: number[] = [];
  /** Labels of footnotes so far: those that repeat on other pages get names of their own. */
  readonly #labels = new Map<string, number>();

  constructor(headings: Headings, vocabulary: Vocabulary) {
    this.#headings = headings;
    this.#vocabulary = vocabulary;
  }

  blocksOf(pieces: readonly Piece[]): Block[] {
    const footnotes = footnotesOf(pieces, this.#headings.bodySize);
    const names = new Map([...footnotes.labels].map((label) => [label, this.#nameOf(label)]));
    const blocks: Block[] = [];
    for (const [index, piece] of pieces.entries()) {
      const block = this.#blockOf(piece, footnotes, names);
      const last = blocks.at(-1);
      const isNext = isFurtherUp(piece, pieces[index - 1]) || last?.kind === "code";
      const joined =
        last === undefined || !isNext ? undefined : joinBlocks(last, block, this.#vocabulary);
      if (joined === undefined) blocks.push(block);
      else blocks[blocks.length - 1] = joined;
    }
    return blocks;
  }

  #nameOf(label: string): string {
    const count = (this.#labels.get(label) ?? 0) + 1;
    this.#labels.set(label, count);
    return count === 1 ? label : `${label}.${count}`;
  }

  #blockOf(piece: Piece, { notes }: PageFootnotes, names: ReadonlyMap<string, string>): Block {
    if (piece.kind === "table") {
      const rows = piece.rows.map((cells) => cells.map((lines) => this.#spansOf(lines, names)));
      return { kind: "table", rows };
    }
    const { lines, role } = piece;
    const note = notes.get(piece);
    if (note !== undefined) {
      const spans = joinLines(lines, this.#vocabulary);
      const label = names.get(note) ?? note;
      return { kind: "footnote", label, spans: spansFrom(spans, labelLength(spans)) };
    }
    if (lines.every(({ isMonospace }) => isMonospace) && role?.kind !== "heading") {
      return { kind: "code", text: codeOf(lines) };
    }
    const spans = this.#spansOf(lines, names);
    if (role?.kind === "heading") {
      return { kind: "heading", level: role.level ?? this.#headings.levelOf(lines), spans };
    }
    if (role?.kind === "item") return taggedItem(spans, role.depth, role.label);
    if (role === undefined && this.#headings.isHeading(lines)) {
      this.#lefts = [];
      return { kind: "heading", level: this.#headings.levelOf(lines), spans };
    }
    return this.#itemOf(lines, spans) ?? { kind: "paragraph", spans };
  }

  #spansOf(lines: readonly Line[], names: ReadonlyMap<string, string>): Span[] {
    return joinLines(lines, this.#vocabulary).map((span) => {
      const name = span.isRaised ? names.get(span.text.trim()) : undefined;
      return name === undefined ? span : { ...span, footnote: name };
    });
  }

  #itemOf(lines: readonly Line[], spans: readonly Span[]): Block | undefined {
    const marker = markerOf(textOf(spans));
    const [first] = lines;
    if (marker === undefined || first === undefined) {
      this.#lefts = [];
      return undefined;
    }
    const left = first.isRightToLeft ? -first.right : first.left;
    const tolerance = first.size * 0.6;
    this.#lefts = this.#lefts.filter((known) => known <= left + tolerance);
    const last = this.#lefts.at(-1);
    if (last === undefined || left > last + tolerance) this.#lefts.push(left);
    const depth = this.#lefts.length - 1;
    const lead = spansBefore(spans, marker.length);
    return itemWith(marker, depth, {
      marker: lead,
      spans: spansFrom(spans, marker.length),
      isTagged: false,
    });
  }
}

/** What goes on at the top of the next column. */
function isFurtherUp(piece: Piece, before: Piece | undefined): boolean {
  if (piece.kind !== "text" || before?.kind !== "text") return false;
  return (piece.lines[0]?.y ?? 0) < (before.lines.at(-1)?.y ?? 0);
}

/** The marker of a tagged item stands in its label, or else at the beginning of its text. */
function taggedItem(spans: readonly Span[], depth: number, label: string): Block {
  const labelled = markerOf(`${label} x`);
  const own = markerOf(textOf(spans));
  const marker = labelled ?? own;
  const isTwice = own?.ordinal === undefined && marker?.ordinal === undefined;
  const length = labelled === undefined || isTwice ? (own?.length ?? 0) : 0;
  const lead =
    labelled === undefined ? spansBefore(spans, length) : [{ ...PLAIN, text: `${label.trim()} ` }];
  return itemWith(marker, depth, { marker: lead, spans: spansFrom(spans, length), isTagged: true });
}

function itemWith(
  marker: ListMarker | undefined,
  depth: number,
  parts: Pick<Lettered, "marker" | "isTagged"> & { readonly spans: readonly Span[] },
): Block {
  const item = { kind: "item", depth, ordinal: marker?.ordinal, spans: parts.spans } as const;
  if (marker?.letters === undefined) return item;
  const { letters, kind } = marker;
  return {
    ...item,
    lettered: { letters, kind, marker: parts.marker, isTagged: parts.isTagged },
  };
}

const GOES_ON = /^[\p{Ll}\p{Lo},;)]/u;
const IS_OPEN = /[^.!?:;"”»。！？：…)\]]$/u;

/** A paragraph that a column or page ends in mid-sentence, and its rest. */
function joinBlocks(before: Block, after: Block, vocabulary: Vocabulary): Block | undefined {
  if (before.kind === "code" && after.kind === "code") {
    return { kind: "code", text: `${before.text}\n${after.text}` };
  }
  if (after.kind !== "paragraph") return undefined;
  if (before.kind !== "paragraph" && before.kind !== "item") return undefined;
  if (!IS_OPEN.test(textOf(before.spans).trimEnd())) return undefined;
  if (!GOES_ON.test(textOf(after.spans))) return undefined;
  return { ...before, spans: joinSpans(before.spans, after.spans, vocabulary) };
}

/** A table that goes on at the beginning of a page, with its header repeated or without one. */
function joinTables(before: Block, after: Block): Block | undefined {
  if (before.kind !== "table" || after.kind !== "table") return undefined;
  const [header] = before.rows;
  const [first, ...rest] = after.rows;
  if (header === undefined || first?.length !== header.length) return undefined;
  const isRepeated = header.every((cell, column) => textOf(cell) === textOf(first[column] ?? []));
  if (isRepeated) return { kind: "table", rows: [...before.rows, ...rest] };
  const isHeader = (cells: readonly (readonly Span[])[]) =>
    cells.every((cell) => cell.every(({ isBold }) => isBold));
  if (!isHeader(header) || isHeader(first)) return undefined;
  return { kind: "table", rows: [...before.rows, ...after.rows] };
}

/** What goes on across a page's end belongs to the page where it began. */
function joinAcrossPages(pages: readonly PageBlocks[], vocabulary: Vocabulary): PageBlocks[] {
  const joined: PageBlocks[] = [];
  for (const page of pages) {
    const before = joined.at(-1);
    const at = before?.blocks.findLastIndex(({ kind }) => kind !== "footnote") ?? -1;
    const last = before?.blocks[at];
    const [first, ...rest] = page.blocks;
    const whole =
      last === undefined || first === undefined
        ? undefined
        : (joinBlocks(last, first, vocabulary) ?? joinTables(last, first));
    if (before === undefined || whole === undefined) {
      joined.push(page);
      continue;
    }
    joined[joined.length - 1] = { ...before, blocks: before.blocks.with(at, whole) };
    joined.push({ ...page, blocks: rest });
  }
  return joined;
}
