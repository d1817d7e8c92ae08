import type { Watched } from "../load/load.js";

/** What the long form holds its figures against, on a machine that does nothing else. */
export const TARGETS = {
  /** /livez during the worst body of every route, in milliseconds. */
  livezMsMax: 100,
  /** /health at the same time. */
  healthMsP99: 50,
  /** A tenant's single calls while another floods the same lane. */
  neighbourMsP99: 1_000,
  /** By how much the server may have grown when everything is over: its threads keep their heaps. */
  growthMb: 512,
} as const;

export const WATCHED_TARGETS = [
  `/livez max <= ${TARGETS.livezMsMax} ms`,
  `/health p99 <= ${TARGETS.healthMsP99} ms`,
];

/** Which targets /livez and /health missed. */
export function missedByWatched({ livez, health, failed }: Watched): string[] {
  return [
    ...(livez.max > TARGETS.livezMsMax ? ["/livez"] : []),
    ...(health.p99 > TARGETS.healthMsP99 ? ["/health"] : []),
    ...(failed > 0 ? [`${failed} without 200`] : []),
  ];
}

/** The columns of what was watched. */
export function cellsOfWatched({ livez, health, lagMsMax }: Watched) {
  return {
    "livez p50": livez.p50,
    "livez p99": livez.p99,
    "livez max": livez.max,
    "health p99": health.p99,
    "sampler lag": lagMsMax,
  };
}

/** Counts by status in one cell: `3x200 1x429`. */
export function cellOfCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([status, count]) => `${count}x${status}`)
    .join(" ");
}
