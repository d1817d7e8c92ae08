import { type Entry, indentOf } from "../entries.js";
import { valueWithin, yamlValue } from "../scalars.js";

/** Where lines are to stand, and the UTF-8 that they may take with their ends. */
export interface Room {
  readonly depth: number;
  readonly bytes: number;
  /** The nearest ref above. */
  readonly owner: string | undefined;
}

const MARK_BYTES_MAX = 384;
/** That for a run has no name in it. */
const RUN_MARK_BYTES_MAX = 192;
/** A longer name leaves no room for the rest of a mark, and is left out of it. */
const KEY_BYTES_MAX = 200;
const counted = new Intl.NumberFormat("en");

/** What any mark at a depth fits in, its end included; less says nothing of a subtree. */
export function leastBytes(depth: number): number {
  return indentOf(depth).length + MARK_BYTES_MAX;
}

/** What the mark of a run fits in. */
export function runMarkBytes(depth: number): number {
  return indentOf(depth).length + RUN_MARK_BYTES_MAX;
}

/** The line that stands for a subtree. */
export function subtreeMark(entry: Entry, { depth, owner }: Room): string {
  const size = entry.nodeCount > 1 ? `${counted.format(entry.nodeCount - 1)} more nodes` : "cut";
  const way =
    entry.ref === undefined
      ? `${placeOf(owner)}; browser_find`
      : `; browser_snapshot with target ${entry.ref}, or browser_find`;
  return `${indentOf(depth)}- ${shortKey(entry)}: # ${size}${way}`;
}

/** The line that stands for siblings that follow each other. */
export function runMark(run: readonly Entry[], { depth, owner }: Room): string {
  const nodes = run.reduce((sum, entry) => sum + Math.max(entry.nodeCount, 1), 0);
  const refs = run.flatMap(({ ref }) => ref ?? []);
  const range = refs.length > 1 ? `${refs[0]}..${refs.at(-1)}` : refs[0];
  const way = range === undefined ? "" : `browser_snapshot with target ${range}, or `;
  return `${indentOf(depth)}# ${counted.format(nodes)} more nodes${placeOf(owner)}; ${way}browser_find`;
}

/** As much of a long text as there is room for, and how much is missing. */
export function shortenedLine(entry: Entry, { depth, bytes, owner }: Room): string {
  const text = entry.text ?? "";
  const opening = `${indentOf(depth)}- ${shortKey(entry)}: `;
  const remark = (missing: number) =>
    ` # ${counted.format(missing)} more characters${placeOf(entry.ref ?? owner)}; browser_find or browser_extract`;
  const kept = valueWithin(text, bytes - Buffer.byteLength(opening + remark(text.length)) - 1);
  return opening + yamlValue(kept) + remark(text.length - kept.length);
}

function placeOf(ref: string | undefined): string {
  return ref === undefined ? "" : ` in ${ref}`;
}

function shortKey(entry: Entry): string {
  return Buffer.byteLength(entry.key) <= KEY_BYTES_MAX ? entry.key : bareKey(entry);
}

function bareKey({ role, ref }: Entry): string {
  return ref === undefined ? role : `${role} [ref=${ref}]`;
}
