import type { Line } from "./lines.js";

/** What it costs to cut between two lines, beside 1 for a section that is empty or twice as long as it should be. */
const CUT = 0.1;
const TORN_FROM_LEAD = 2;
const TORN_FROM_SIBLING = 0.8;
const TORN_FROM_LABEL = 0.5;
const TORN_FROM_SUBJECT = 0.4;
const NEW_LABEL = -0.2;

/**
 * Cuts lines into at most `sectionsMax` sections of about `wordsPerSection` words each, where the cut tears least
 * apart: not before a sentence that leans on the last one, not before somebody's words, not behind a question, and rather between subjects than
 * within a list. The cuts are the cheapest of all.
 */
export function cutSections(
  lines: readonly Line[],
  sectionsMax: number,
  wordsPerSection: number,
): Line[][] {
  const count = lines.length;
  if (count === 0) return [];
  const words = [0];
  for (const line of lines) words.push((words.at(-1) ?? 0) + line.words);
  const cuts = lines.map((line, at) => (at === 0 ? 0 : cutCost(lines[at - 1] as Line, line)));
  const most = Math.max(1, Math.min(sectionsMax, count));
  let best: readonly Cutting[] = [{ cost: 0, starts: [] }];
  let cheapest: Cutting | undefined;
  for (let sections = 1; sections <= most; sections += 1) {
    const next: Cutting[] = [];
    for (let end = sections; end <= count; end += 1) {
      let chosen: Cutting | undefined;
      for (let start = sections - 1; start < end; start += 1) {
        const before = best[start];
        if (!before) continue;
        const size = ((words[end] ?? 0) - (words[start] ?? 0) - wordsPerSection) / wordsPerSection;
        const cost = before.cost + size * size + (cuts[start] ?? 0);
        if (!chosen || cost < chosen.cost) chosen = { cost, starts: [...before.starts, start] };
      }
      if (chosen) next[end] = chosen;
    }
    best = next;
    const whole = next[count];
    if (whole && (!cheapest || whole.cost < cheapest.cost)) cheapest = whole;
  }
  const starts = cheapest?.starts ?? [0];
  return starts.map((start, at) => lines.slice(start, starts[at + 1]));
}

interface Cutting {
  readonly cost: number;
  readonly starts: readonly number[];
}

function cutCost(before: Line, after: Line): number {
  const isTorn = after.follows || before.kind === "question" || /^["“„«]/u.test(after.text);
  const isLabelled = after.label !== "" || before.label !== "";
  const label = !isLabelled ? 0 : after.label === before.label ? TORN_FROM_LABEL : NEW_LABEL;
  return (
    CUT +
    (isTorn ? TORN_FROM_LEAD : 0) +
    (openingOf(before.text) === openingOf(after.text) ? TORN_FROM_SIBLING : 0) +
    (sharesSubject(before.text, after.text) ? TORN_FROM_SUBJECT : 0) +
    label
  );
}

/** The first word; sums of money count as one. */
function openingOf(text: string): string {
  const first = text.split(/\s+/u)[0]?.toLowerCase() ?? "";
  return /^[£$€¥]?\d/u.test(first) ? "0" : first;
}

const WEIGHTY_CHARACTERS_MIN = 6;

function sharesSubject(before: string, after: string): boolean {
  const told = new Set(weightyWords(before));
  return weightyWords(after).some((word) => told.has(word));
}

/** Long words without their endings. */
function weightyWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter((word) => word.length >= WEIGHTY_CHARACTERS_MIN)
    .map((word) => word.slice(0, WEIGHTY_CHARACTERS_MIN));
}
