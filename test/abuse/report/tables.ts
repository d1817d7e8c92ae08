import type { BaselineFigure } from "../probes/baseline-probe.js";
import type { EffectsFigure } from "../probes/effects-probe.js";
import type { FairnessFigure } from "../probes/fairness-probe.js";
import { type HangUpFigure, isClean } from "../probes/hang-up-probe.js";
import type { InputFigure } from "../probes/worst-body-probe.js";
import type { Usage } from "../world/abused-server.js";
import type { Table } from "./table.js";
import {
  cellOfCounts,
  cellsOfWatched,
  missedByWatched,
  TARGETS,
  WATCHED_TARGETS,
} from "./targets.js";

const MB = 2 ** 20;

export function baselineTable(figures: readonly BaselineFigure[]): Table {
  const rows = figures.map(({ name, watched }) => ({
    cells: { baseline: name, ...cellsOfWatched(watched) },
    missed: [],
  }));
  return { title: "Baseline: the noise of this machine", targets: [], rows };
}

/** The worst inputs first. */
export function inputTable(figures: readonly InputFigure[]): Table {
  const sorted = [...figures].sort((a, b) => b.watched.livez.max - a.watched.livez.max);
  const rows = sorted.map((figure) => ({
    cells: {
      route: figure.route,
      input: figure.kind,
      bytes: figure.bytes,
      ...cellsOfWatched(figure.watched),
      "main thread ms/request": figure.mainThreadMs,
      "waited for a core %": 100 * figure.waitShare,
      "answer max": figure.answerMsMax,
      statuses: cellOfCounts(figure.statuses),
    },
    missed: [...missedByWatched(figure.watched), ...figure.faults],
  }));
  const targets = [...WATCHED_TARGETS, "every answer 2xx, 4xx, 503 or 504 as it is described"];
  return { title: "The worst inputs of every route", targets, rows };
}

export function fairnessTable(figures: readonly FairnessFigure[]): Table {
  const rows = figures.map((figure) => ({
    cells: {
      lane: figure.lane,
      "alone p50": figure.alone.p50,
      "alone p99": figure.alone.p99,
      calls: figure.beside.count,
      p50: figure.beside.p50,
      p99: figure.beside.p99,
      max: figure.beside.max,
      neighbour: cellOfCounts(figure.neighbourStatuses),
      flooder: cellOfCounts(figure.flooderStatuses),
      ...cellsOfWatched(figure.watched),
    },
    missed: [
      ...(figure.beside.p99 > TARGETS.neighbourMsP99 ? ["neighbour p99"] : []),
      ...(isServedAlike(figure) ? [] : ["neighbour refused"]),
      ...missedByWatched(figure.watched),
    ],
  }));
  const targets = [
    `the neighbour's p99 <= ${TARGETS.neighbourMsP99} ms, and none of its calls refused or lost`,
    ...WATCHED_TARGETS,
  ];
  return { title: "One tenant floods, another makes single calls", targets, rows };
}

function isServedAlike({ neighbourStatuses }: FairnessFigure): boolean {
  return Object.keys(neighbourStatuses).every((status) => /^2\d\d$/.test(status));
}

export function hangUpTable(figures: readonly HangUpFigure[]): Table {
  const rows = figures.map((figure) => ({
    cells: {
      route: figure.route,
      clients: figure.manner,
      sent: figure.sent,
      outcomes: cellOfCounts(figure.outcomes),
      "files before": figure.openFiles[0],
      "files after": figure.openFiles[1],
      "MB before": figure.residentMb[0],
      "MB after": figure.residentMb[1],
      ...cellsOfWatched(figure.watched),
    },
    missed: [
      ...(isClean(figure) ? [] : ["open files"]),
      ...((figure.statusAfter ?? 500) < 500 ? [] : [`then ${figure.statusAfter ?? "no answer"}`]),
      ...missedByWatched(figure.watched),
    ],
  }));
  const targets = ["no file or socket is left", "the next call is served", ...WATCHED_TARGETS];
  return { title: "Clients that hang up or stall", targets, rows };
}

export function effectsTable(figures: readonly EffectsFigure[]): Table {
  const rows = figures.map(({ name, manner, sent, counted, effects }) => ({
    cells: { work: name, clients: manner, sent, counted, effects },
    missed: counted === effects ? [] : ["counted and done differ"],
  }));
  const targets = ["what was done was counted, and nothing else"];
  return { title: "Calls that were cut off: counted and done", targets, rows };
}

export function growthTable(before: Usage, after: Usage, servers: number): Table {
  const growthMb = (after.residentBytes - before.residentBytes) / MB / servers;
  const cells = {
    "MB before": before.residentBytes / MB,
    "MB after": after.residentBytes / MB,
    "files before": before.openFiles,
    "files after": after.openFiles,
  };
  const missed = growthMb > TARGETS.growthMb ? ["memory"] : [];
  const targets = [`at most ${TARGETS.growthMb} MB more at the end, for each server`];
  return { title: "The server after everything", targets, rows: [{ cells, missed }] };
}
