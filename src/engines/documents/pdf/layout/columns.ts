import { type FlowItem, isFragment } from "./flow.js";

/** Parts of a region beside each other are looked for this often within one another. */
const DEPTH_MAX = 6;
const GUTTER_MIN = 7;
/** A gutter may be crossed by so many of the lines beside it: headings, tables, pictures. */
const CROSSING_MAX = 0.34;
const LINES_MIN = 4;
const BAND_LINES_MIN = 2;
/** Text fills the width of its column at least so far; the cells of a table do not. */
const PROSE_FILL = 0.62;
const BINS_MAX = 2_400;

/**
 * Parts a page into columns, in reading order: a recursive cut along the widest gutters, where what
 * crosses a gutter parts the columns above it from those below. O(n log n) for each level.
 */
export function columnsOf(
  items: readonly FlowItem[],
  options: { readonly isRightToLeft: boolean },
  depth = 0,
): FlowItem[][] {
  if (items.length === 0) return [];
  const gutter = depth < DEPTH_MAX ? gutterOf(items) : undefined;
  if (gutter === undefined) return [[...items]];
  const columns: FlowItem[][] = [];
  for (const band of bandsOf(items, gutter)) {
    if (band.crossing.length > 0) columns.push(...columnsOf(band.crossing, options, depth + 1));
    const sides = [band.left, band.right];
    if (options.isRightToLeft) sides.reverse();
    for (const side of sides) columns.push(...columnsOf(side, options, depth + 1));
  }
  return columns;
}

interface Gutter {
  readonly from: number;
  readonly to: number;
}

interface Band {
  readonly crossing: FlowItem[];
  readonly left: FlowItem[];
  readonly right: FlowItem[];
}

/** The gutter with most text on both sides, if any parts prose from prose. */
function gutterOf(items: readonly FlowItem[]): Gutter | undefined {
  const left = Math.min(...bounded(items).map((item) => item.left));
  const right = Math.max(...bounded(items).map((item) => item.right));
  const bins = Math.min(BINS_MAX, Math.ceil(right - left) + 1);
  if (!Number.isFinite(bins) || bins < 3 * GUTTER_MIN) return undefined;
  const covered = coverage(items, { left, bins });
  const allowed = Math.max(0, items.length * CROSSING_MAX * 0.5);
  let best: { gutter: Gutter; score: number } | undefined;
  for (const run of runsBelow(covered, allowed)) {
    const gutter = narrowest(covered, run, left);
    if (gutter.to - gutter.from < GUTTER_MIN) continue;
    const score = scoreOf(items, gutter);
    if (score > (best?.score ?? 0)) best = { gutter, score };
  }
  return best?.gutter;
}

/** No page holds so many items that the arguments of a call were too many. */
function bounded(items: readonly FlowItem[]): readonly FlowItem[] {
  return items.slice(0, 50_000);
}

function coverage(
  items: readonly FlowItem[],
  { left, bins }: { readonly left: number; readonly bins: number },
): Int32Array {
  const changes = new Int32Array(bins + 2);
  for (const item of items) {
    const from = clamp(Math.floor(item.left - left), bins);
    const to = clamp(Math.ceil(item.right - left), bins);
    changes[from] = (changes[from] ?? 0) + 1;
    changes[to] = (changes[to] ?? 0) - 1;
  }
  for (let at = 1; at < changes.length; at += 1) {
    changes[at] = (changes[at] ?? 0) + (changes[at - 1] ?? 0);
  }
  return changes;
}

function clamp(bin: number, bins: number): number {
  return Math.min(bins, Math.max(0, bin));
}

function* runsBelow(covered: Int32Array, allowed: number): Generator<Gutter> {
  let from = -1;
  for (let at = 0; at <= covered.length; at += 1) {
    const isLow = at < covered.length && (covered[at] ?? 0) <= allowed;
    if (isLow && from < 0) from = at;
    if (!isLow && from >= 0) {
      if (from > 0 && at < covered.length) yield { from, to: at };
      from = -1;
    }
  }
}

/** Within a run that little crosses, where least crosses. */
function narrowest(covered: Int32Array, run: Gutter, left: number): Gutter {
  const counts = covered.subarray(run.from, run.to);
  const least = counts.reduce((low, count) => Math.min(low, count), Infinity);
  const limit = least + Math.max(1, least * 0.2);
  let best: Gutter = { from: 0, to: 0 };
  let from = -1;
  for (let at = 0; at <= counts.length; at += 1) {
    const isLow = at < counts.length && (counts[at] ?? 0) <= limit;
    if (isLow && from < 0) from = at;
    if (!isLow && from >= 0) {
      if (at - from > best.to - best.from) best = { from, to: at };
      from = -1;
    }
  }
  return { from: left + run.from + best.from, to: left + run.from + best.to };
}

function sideOf(item: FlowItem, { from, to }: Gutter): "left" | "right" | "crossing" {
  const middle = (from + to) / 2;
  if (item.right <= middle) return "left";
  return item.left >= middle ? "right" : "crossing";
}

/** How many lines the smaller side has; nothing where the sides are columns of one table. */
function scoreOf(items: readonly FlowItem[], gutter: Gutter): number {
  const sides = { left: [] as FlowItem[], right: [] as FlowItem[], crossing: [] as FlowItem[] };
  for (const item of items) sides[sideOf(item, gutter)].push(item);
  const { left, right, crossing } = sides;
  const smaller = Math.min(rowsOf(left), rowsOf(right));
  if (smaller < LINES_MIN) return 0;
  if (rowsOf(crossing) > (smaller * 2 * CROSSING_MAX) / (1 - CROSSING_MAX)) return 0;
  if (!overlapsDownwards(left, right)) return 0;
  const isTable = shareOnCommonLines(left, right) > 0.7 && !(isProse(left) && isProse(right));
  return isTable ? 0 : smaller * (1 + (gutter.to - gutter.from) / 100);
}

function rowsOf(items: readonly FlowItem[]): number {
  return new Set(items.map(({ bottom }) => Math.round(bottom / 4))).size;
}

function overlapsDownwards(left: readonly FlowItem[], right: readonly FlowItem[]): boolean {
  const [one, other] = [extent(left), extent(right)];
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const shorter = Math.min(one.bottom - one.top, other.bottom - other.top);
  return overlap > shorter * 0.3;
}

function extent(items: readonly FlowItem[]): { top: number; bottom: number } {
  let [top, bottom] = [Infinity, -Infinity];
  for (const item of items) {
    top = Math.min(top, item.top);
    bottom = Math.max(bottom, item.bottom);
  }
  return { top, bottom };
}

/** How many of the lines of the smaller side have one of the other side at the same height. */
function shareOnCommonLines(left: readonly FlowItem[], right: readonly FlowItem[]): number {
  const heights = (items: readonly FlowItem[]) =>
    new Set(items.map(({ bottom }) => Math.round(bottom * 2)));
  const [few, many] = [heights(left), heights(right)].sort((one, other) => one.size - other.size);
  if (few === undefined || many === undefined || few.size === 0) return 0;
  const near = (height: number) => many.has(height) || many.has(height + 1) || many.has(height - 1);
  return [...few].filter(near).length / few.size;
}

/** Whether most of its lines run through to the end of their column. */
function isProse(items: readonly FlowItem[]): boolean {
  const texts = items.filter(({ content }) => isFragment(content));
  const rows = new Map<number, { left: number; right: number }>();
  for (const { left, right, bottom } of texts) {
    const key = Math.round(bottom / 3);
    const row = rows.get(key);
    rows.set(key, {
      left: Math.min(left, row?.left ?? left),
      right: Math.max(right, row?.right ?? right),
    });
  }
  const widths = [...rows.values()].map(({ left, right }) => right - left);
  widths.sort((one, other) => one - other);
  const widest = widths[Math.floor(widths.length * 0.9)] ?? 0;
  return (widths[widths.length >> 1] ?? 0) >= widest * PROSE_FILL && widest > 90;
}

/** What crosses the gutter, and the columns below it, from top to bottom. */
function bandsOf(items: readonly FlowItem[], gutter: Gutter): Band[] {
  const bands: Band[] = [{ crossing: [], left: [], right: [] }];
  const sorted = items.toSorted((one, other) => one.bottom - other.bottom);
  const crossings = sorted.filter((item) => sideOf(item, gutter) === "crossing");
  for (const item of sorted) {
    const side = sideOf(item, gutter);
    const band = bands.at(-1);
    if (band === undefined) continue;
    const sharesLine = side !== "crossing" && crossings.some((other) => isBeside(item, other));
    if (side !== "crossing" && !sharesLine) {
      band[side].push(item);
      continue;
    }
    if (band.left.length + band.right.length === 0) band.crossing.push(item);
    else bands.push({ crossing: [item], left: [], right: [] });
  }
  return bands.flatMap((band) => mergeThin(band));
}

/** Stands on one line with what crosses. */
function isBeside(item: FlowItem, other: FlowItem): boolean {
  const overlap = Math.min(item.bottom, other.bottom) - Math.max(item.top, other.top);
  return overlap > 0.7 * Math.max(item.bottom - item.top, other.bottom - other.top);
}

/** A band that has text on one side only, or a line of both, belongs to what crosses. */
function mergeThin(band: Band): Band[] {
  const { left, right, crossing } = band;
  const isThin = Math.max(rowsOf(left), rowsOf(right)) < BAND_LINES_MIN;
  if (!isThin || left.length === 0 || right.length === 0) return [band];
  return [{ crossing: [...crossing, ...left, ...right], left: [], right: [] }];
}
