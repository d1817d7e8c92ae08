import type { Line } from "../text/lines.js";

interface Numbered {
  readonly line: Line;
  readonly number: number;
  readonly isHeading: boolean;
}

const NUMBER = /^(\d{1,3})[.)]\s/;
/** Left edges that are nearer to each other, in points, are one. */
const EDGE_POINTS = 3;

/**
 * The first lines of what looks like headings but is part of a numbered list: where the numbers at one left
 * edge count on from 1 through headings and plain items alike, and those of the headings alone do not.
 * Linear in the paragraphs.
 */
export function listedHeadings(
  paragraphs: readonly (readonly Line[])[],
  isHeading: (lines: readonly Line[]) => boolean,
): Set<Line> {
  const byEdge = new Map<number, Numbered[]>();
  for (const lines of paragraphs) {
    const [line] = lines;
    const number = NUMBER.exec(line?.text ?? "")?.[1];
    if (line === undefined || number === undefined) continue;
    const edge = Math.round(line.left / EDGE_POINTS);
    const numbered = { line, number: Number(number), isHeading: isHeading(lines) };
    const known = byEdge.get(edge);
    if (known === undefined) byEdge.set(edge, [numbered]);
    else known.push(numbered);
  }
  const listed = new Set<Line>();
  for (const numbered of byEdge.values()) {
    if (countsOn(numbered.filter((one) => one.isHeading))) continue;
    for (const run of runsOf(numbered)) {
      if (run.every((one) => one.isHeading)) continue;
      for (const one of run) if (one.isHeading) listed.add(one.line);
    }
  }
  return listed;
}

function countsOn(numbered: readonly Numbered[]): boolean {
  return numbered.every(({ number }, index) => number === index + 1);
}

/** Stretches that count on from 1. */
function runsOf(numbered: readonly Numbered[]): Numbered[][] {
  const runs: Numbered[][] = [];
  let isOpen = false;
  for (const one of numbered) {
    const run = runs.at(-1);
    if (isOpen && run?.at(-1)?.number === one.number - 1) run?.push(one);
    else {
      isOpen = one.number === 1;
      if (isOpen) runs.push([one]);
    }
  }
  return runs;
}
