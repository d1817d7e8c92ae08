import { setTimeout as sleep } from "node:timers/promises";
import type { Watched } from "../load/load.js";
import type { Manner } from "../load/shot.js";
import type { AbusedRoute } from "../routes/abused-routes.js";
import { untilQuiet } from "../world/quiet.js";
import { costlyInput, plainInput } from "./requests.js";
import { type Abused, countStatuses } from "./worst-body-probe.js";

/** What clients that hang up or stall left behind. */
export interface HangUpFigure {
  readonly route: string;
  readonly manner: Manner;
  readonly sent: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** Open files and sockets before, and once the server had time to close what was left. */
  readonly openFiles: readonly [before: number, after: number];
  readonly residentMb: readonly [before: number, after: number];
  /** A call right after them is answered by this status. */
  readonly statusAfter: number | undefined;
  readonly watched: Watched;
}

/** How clients leave in the middle. */
export const hangUps: readonly Manner[] = [
  "hangs up at once",
  "hangs up in the body",
  "hangs up in the answer",
];
/** How clients hold a connection and do nothing with it. */
export const stalls: readonly Manner[] = [
  "sends headers only",
  "trickles its body",
  "reads no answer",
];

export interface HangUpOptions {
  readonly connections: number;
  /** How long clients go on; those who stall hold on that long. */
  readonly seconds: number;
}

const SETTLE_MS_MAX = 10_000;
const SETTLE_POLL_MS = 100;
/** What the store and the threads open as they work. */
const FILES_SPREAD = 16;
const MB = 2 ** 20;

/** Lets clients of one manner call a route and looks at what is left of them. */
export async function probeManner(
  { server, load }: Abused,
  { route, manner }: { readonly route: AbusedRoute; readonly manner: Manner },
  { connections, seconds }: HangUpOptions,
): Promise<HangUpFigure> {
  const input = costlyInput(route, server.flooder)?.make() ?? plainInput(route, server.flooder);
  await untilQuiet(server);
  const before = server.usage();
  const isStall = stalls.includes(manner);
  const { watched, result } = await load.watch(() =>
    load.fire({
      shots: [input.shot],
      callers: connections,
      manner,
      ...(isStall ? { timeoutMs: seconds * 1_000 } : { seconds }),
    }),
  );
  await settled(() => server.usage().openFiles <= before.openFiles + FILES_SPREAD);
  const { shot } = plainInput(route, server.neighbour);
  const [answer] = await load.fireBeside({ shots: [shot], callers: 1 });
  const after = server.usage();
  return {
    route: route.id,
    manner,
    sent: result.length,
    outcomes: countStatuses(result),
    openFiles: [before.openFiles, after.openFiles],
    residentMb: [before.residentBytes / MB, after.residentBytes / MB],
    statusAfter: answer?.status,
    watched,
  };
}

/** Whether all files of the clients are closed again. */
export function isClean({ openFiles: [before, after] }: HangUpFigure): boolean {
  return after <= before + FILES_SPREAD;
}

async function settled(isDone: () => boolean): Promise<void> {
  const endsAt = performance.now() + SETTLE_MS_MAX;
  while (!isDone() && performance.now() < endsAt) await sleep(SETTLE_POLL_MS);
}
