import type { GateOutcome, PlannedRepair, TextEdit } from "../judged.js";
import { createLineFinder } from "../places/line-finder.js";

/** A change that was made, with its line in the source as it came. */
export interface MadeRepair {
  readonly gate: string;
  readonly selector: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly message: string;
}

export interface RepairedSource {
  readonly source: string;
  readonly repairs: readonly MadeRepair[];
  /** Changes beyond those that are listed. */
  readonly unlisted: number;
  /** What the gates say of the repaired source. */
  readonly outcomes: readonly GateOutcome[];
}

/** One repair may uncover another, such as a contrast beside the text that was mended. */
const ROUNDS_MAX = 16;
export const REPAIRS_LISTED_MAX = 1_000;

/**
 * Applies what the gates plan until they plan nothing: what comes out has no failure with a repair,
 * and stays as it is when it is repaired again. A source whose repairs do not come to an end within
 * sixteen rounds is undefined, and nothing of it counts as repairable. Judges the source once a round,
 * most often once or twice.
 */
export function repairSource(
  source: string,
  first: readonly GateOutcome[],
  judge: (source: string) => readonly GateOutcome[],
): RepairedSource | undefined {
  const lines = createLineFinder(source);
  const rounds: (readonly TextEdit[])[] = [];
  const repairs: MadeRepair[] = [];
  let unlisted = 0;
  let current = source;
  let outcomes = first;
  for (let round = 0; round <= ROUNDS_MAX; round += 1) {
    const chosen = chooseRepairs(outcomes);
    if (chosen.length === 0) return { source: current, repairs, unlisted, outcomes };
    if (round === ROUNDS_MAX) return undefined;
    const edits = chosen
      .flatMap((repair) => repair.edits)
      .toSorted((a, b) => a.start - b.start || a.end - b.end);
    for (const repair of chosen) {
      if (repairs.length === REPAIRS_LISTED_MAX) {
        unlisted += 1;
        continue;
      }
      const start = Math.min(...repair.edits.map((edit) => edit.start));
      const line = lines.lineAt(toOriginal(start, rounds));
      const { gate, before, after, message } = repair;
      repairs.push({ gate, selector: repair.place().selector, line, before, after, message });
    }
    current = applyEdits(current, edits);
    rounds.push(edits);
    outcomes = judge(current);
  }
  return undefined;
}

/** The planned repairs in the order of the gates; one that overlaps with an earlier one waits for the next round. */
function chooseRepairs(outcomes: readonly GateOutcome[]): readonly PlannedRepair[] {
  const planned = new Set<PlannedRepair>();
  for (const { findings } of outcomes) {
    for (const { status, repair } of findings) {
      if (status === "fail" && repair !== undefined) planned.add(repair);
    }
  }
  const taken = new TakenRanges();
  return [...planned].filter(({ edits }) => taken.take(edits));
}

/** Ranges that edits have, apart from each other. A set of edits is taken as a whole or not at all. */
class TakenRanges {
  /** The end of the range that starts at a place, by that place's block. */
  readonly #blocks = new Map<number, TextEdit[]>();

  take(edits: readonly TextEdit[]): boolean {
    if (edits.some((edit) => this.#isTaken(edit))) return false;
    for (const edit of edits) {
      for (const block of blocksOf(edit)) {
        const held = this.#blocks.get(block);
        if (held === undefined) this.#blocks.set(block, [edit]);
        else held.push(edit);
      }
    }
    return true;
  }

  #isTaken(edit: TextEdit): boolean {
    return blocksOf(edit).some((block) =>
      this.#blocks.get(block)?.some((held) => doOverlap(held, edit)),
    );
  }
}

const BLOCK_UNITS = 64;

function blocksOf({ start, end }: TextEdit): readonly number[] {
  const blocks: number[] = [];
  for (let at = Math.floor(start / BLOCK_UNITS); at * BLOCK_UNITS <= end; at += 1) blocks.push(at);
  return blocks;
}

/** Insertions at one place follow each other; all else that touches the same units overlaps. */
function doOverlap(one: TextEdit, other: TextEdit): boolean {
  if (one.start === one.end && other.start === other.end) return false;
  return one.start < other.end && other.start < one.end;
}

/** Applies edits that are in order and do not overlap. */
function applyEdits(source: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits) {
    parts.push(source.slice(at, start), text);
    at = end;
  }
  parts.push(source.slice(at));
  return parts.join("");
}

/** The place of the source as it came that a place of an edited source stands for. */
function toOriginal(offset: number, rounds: readonly (readonly TextEdit[])[]): number {
  let place = offset;
  for (const edits of rounds.toReversed()) place = beforeEdits(place, edits);
  return place;
}

function beforeEdits(offset: number, edits: readonly TextEdit[]): number {
  let grown = 0;
  for (const { start, end, text } of edits) {
    const from = start + grown;
    if (offset < from) break;
    if (offset < from + text.length) return start;
    grown += text.length - (end - start);
  }
  return offset - grown;
}
