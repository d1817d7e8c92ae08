import { romanOf } from "../text/list-markers.js";
import { textOf } from "../text/span.js";
import type { Block, PageBlocks } from "./block.js";

type Item = Extract<Block, { kind: "item" }>;

interface Counted {
  readonly item: Item;
  readonly ordinal: number;
}

interface Run {
  readonly kind: string;
  readonly isCapital: boolean;
  readonly items: Counted[];
}

const NAME = /^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*\.?){0,2}[.,;]?$/u;
const RUN_MIN = 2;

/**
 * Tells items that are counted with letters from lines that begin with an initial, as in “T. Field”: the
 * letters or Roman numerals of a list follow one another from the first on. Others are text with their
 * letters. Linear in the blocks.
 */
export function resolveLetters(pages: readonly PageBlocks[]): PageBlocks[] {
  const resolved = new Map<Block, Block>();
  for (const run of runsOf(pages)) {
    if (!isList(run)) continue;
    for (const { item, ordinal } of run.items) resolved.set(item, listed(item, ordinal));
  }
  return pages.map(({ number, blocks }) => ({
    number,
    blocks: blocks.map((block) => resolved.get(block) ?? unlisted(block)),
  }));
}

function listed({ kind, depth, spans }: Item, ordinal: number): Item {
  return { kind, depth, ordinal, spans };
}

function unlisted(block: Block): Block {
  if (block.kind !== "item" || block.lettered === undefined) return block;
  const spans = [...block.lettered.marker, ...block.spans];
  return block.lettered.isTagged
    ? { kind: "item", depth: block.depth, ordinal: undefined, spans }
    : { kind: "paragraph", spans };
}

function runsOf(pages: readonly PageBlocks[]): Run[] {
  const runs: Run[] = [];
  /** The run that is open at each depth. */
  let open: (Run | undefined)[] = [];
  for (const block of pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind === "heading") open = [];
    if (block.kind !== "item") continue;
    open.length = Math.min(open.length, block.depth + 1);
    const run = open[block.depth];
    const readings = readingsOf(block);
    const next = readings.find(
      ({ kind, ordinal }) => run?.kind === kind && run.items.at(-1)?.ordinal === ordinal - 1,
    );
    const first = readings.find(({ ordinal }) => ordinal === 1);
    if (run !== undefined && next !== undefined) {
      run.items.push({ item: block, ordinal: next.ordinal });
    } else if (first !== undefined) {
      const { kind, isCapital } = first;
      const begun: Run = { kind, isCapital, items: [{ item: block, ordinal: 1 }] };
      runs.push(begun);
      open[block.depth] = begun;
    } else open[block.depth] = undefined;
  }
  return runs;
}

/** What the letters of an item may count: “i” is the ninth letter and the first numeral. */
function readingsOf({ lettered }: Item) {
  if (lettered === undefined) return [];
  const { letters } = lettered;
  const lower = letters.toLowerCase();
  const isCapital = letters !== lower;
  const marks = lettered.kind.replace(/\p{L}/u, isCapital ? "A" : "a");
  const numerals = `${marks} of numerals`;
  const readings: { kind: string; isCapital: boolean; ordinal: number }[] = [];
  if (letters.length === 1) {
    readings.push({ kind: marks, isCapital, ordinal: lower.charCodeAt(0) - 96 });
  }
  if (/^[ivx]+$/.test(lower)) {
    readings.push({ kind: numerals, isCapital, ordinal: romanOf(lower) });
  }
  return readings;
}

/** A list has two items at least, but for small letters within another list, and is none of names. */
function isList({ items, isCapital }: Run): boolean {
  if (items.some(({ item }) => item.lettered?.isTagged === true)) return true;
  if (isCapital && items.every(({ item }) => NAME.test(textOf(item.spans).trim()))) return false;
  return items.length >= RUN_MIN || (!isCapital && items.every(({ item }) => item.depth > 0));
}
