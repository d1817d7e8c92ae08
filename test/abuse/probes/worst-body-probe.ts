import type { Load, Watched } from "../load/load.js";
import type { Answer } from "../load/shot.js";
import type { AbusedRoute } from "../routes/abused-routes.js";
import type { AbusedServer } from "../world/abused-server.js";
import type { PlannedInput } from "./requests.js";
import { faultOf } from "./sound-answers.js";

/** What one input did to the server. */
export interface InputFigure {
  readonly route: string;
  readonly kind: string;
  readonly bytes: number;
  /** How many answers had each status; `none` for those that never came. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly answerMsMax: number;
  /** Time that the main thread of the server ran for each request, in milliseconds. */
  readonly mainThreadMs: number;
  /** Share of the time that the main thread was ready and had no core. */
  readonly waitShare: number;
  readonly watched: Watched;
  /** What was wrong with answers, each once. */
  readonly faults: readonly string[];
}

/** A server, and what loads and watches it. */
export interface Abused {
  readonly server: AbusedServer;
  readonly load: Load;
}

export interface ProbeOptions {
  readonly callers: number;
  readonly seconds: number;
}

/** Sends one input by several callers at once and watches the server meanwhile. */
export async function probeInput(
  { server, load }: Abused,
  { route, input, forwarding }: ProbedInput,
  options: ProbeOptions,
): Promise<InputFigure> {
  const { kind, bytes, shot } = input.make();
  const before = server.usage();
  const startedAt = performance.now();
  const { watched, result } = await load.watch(() => load.fire({ shots: [shot], ...options }));
  const after = server.usage();
  const faults = result.flatMap((answer) => faultOf(answer, route, forwarding) ?? []);
  return {
    route: route.id,
    kind,
    bytes,
    statuses: countStatuses(result),
    answerMsMax: Math.max(...result.map(({ ms }) => ms)),
    mainThreadMs: (after.mainThreadMs - before.mainThreadMs) / result.length,
    waitShare: (after.mainThreadWaitMs - before.mainThreadWaitMs) / (performance.now() - startedAt),
    watched,
    faults: [...new Set(faults)],
  };
}

export interface ProbedInput {
  readonly route: AbusedRoute;
  readonly input: PlannedInput;
  /** The gateway's own operation, for routes behind it: what it answers itself. */
  readonly forwarding: AbusedRoute["operation"] | undefined;
}

/** How many answers had each status. */
export function countStatuses(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, fault } of answers) {
    const name = status === undefined ? (fault ?? "none") : String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
