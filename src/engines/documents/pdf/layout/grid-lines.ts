import type { Rule } from "../page/page-content.js";

const TOLERANCE = 3;
/** More lines than this in one direction are a drawing, not tables. */
const LINES_MAX = 3_000;

/** Straight lines that cross one another, as the lines of one table do. */
export interface GridLines {
  readonly horizontal: readonly Rule[];
  readonly vertical: readonly Rule[];
}

/** Groups the lines of a page by what crosses what. At most 3,000 × 3,000 pairs are looked at. */
export function gridsOf(rules: readonly Rule[]): GridLines[] {
  const horizontal = joinCollinear(rules.filter(({ isHorizontal }) => isHorizontal));
  const vertical = joinCollinear(rules.filter(({ isHorizontal }) => !isHorizontal));
  if (Math.max(horizontal.length, vertical.length) > LINES_MAX) return [];
  const parents = [...horizontal, ...vertical].map((_, index) => index);
  vertical.forEach((upright, column) => {
    horizontal.forEach((level, row) => {
      if (cross(level, upright)) join(parents, row, horizontal.length + column);
    });
  });
  const grids = new Map<number, { horizontal: Rule[]; vertical: Rule[] }>();
  [...horizontal, ...vertical].forEach((rule, index) => {
    const root = find(parents, index);
    const grid = grids.get(root) ?? { horizontal: [], vertical: [] };
    grids.set(root, grid);
    grid[rule.isHorizontal ? "horizontal" : "vertical"].push(rule);
  });
  return [...grids.values()];
}

function cross(level: Rule, upright: Rule): boolean {
  return (
    upright.at >= level.from - TOLERANCE &&
    upright.at <= level.to + TOLERANCE &&
    level.at >= upright.from - TOLERANCE &&
    level.at <= upright.to + TOLERANCE
  );
}

/** Lines that continue one another, or lie on one another, are one. */
function joinCollinear(rules: readonly Rule[]): Rule[] {
  const levels: Rule[][] = [];
  for (const rule of rules.toSorted((one, other) => one.at - other.at)) {
    const level = levels.at(-1);
    const first = level?.[0];
    if (first !== undefined && rule.at - first.at <= TOLERANCE - 1) level?.push(rule);
    else levels.push([rule]);
  }
  return levels.flatMap((level) => {
    const joined: Rule[] = [];
    for (const rule of level.toSorted((one, other) => one.from - other.from)) {
      const last = joined.at(-1);
      if (last !== undefined && rule.from <= last.to + TOLERANCE) {
        joined[joined.length - 1] = { ...last, to: Math.max(last.to, rule.to) };
      } else joined.push(rule);
    }
    return joined;
  });
}

export function find(parents: number[], index: number): number {
  let root = index;
  while (parents[root] !== undefined && parents[root] !== root) root = parents[root] ?? root;
  for (let at = index; at !== root; ) {
    const next = parents[at] ?? root;
    parents[at] = root;
    at = next;
  }
  return root;
}

export function join(parents: number[], one: number, other: number): void {
  const [first, second] = [find(parents, one), find(parents, other)];
  parents[Math.max(first, second)] = Math.min(first, second);
}
