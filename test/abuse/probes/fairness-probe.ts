import type { Watched } from "../load/load.js";
import { type Summary, summarise } from "../load/samples.js";
import { type Answer, CLIENT, type Shot } from "../load/shot.js";
import type { AbusedRoute } from "../routes/abused-routes.js";
import { untilQuiet } from "../world/quiet.js";
import type { Lane } from "./lanes.js";
import { costlyInput, plainInput } from "./requests.js";
import { type Abused, countStatuses } from "./worst-body-probe.js";

/** What a flood by one tenant did to the single calls of another. */
export interface FairnessFigure {
  readonly lane: string;
  /** The neighbour's calls without the flood, and during it, in milliseconds. */
  readonly alone: Summary;
  readonly beside: Summary;
  readonly neighbourStatuses: Readonly<Record<string, number>>;
  readonly flooderStatuses: Readonly<Record<string, number>>;
  readonly watched: Watched;
}

export interface FairnessOptions {
  readonly routes: readonly AbusedRoute[];
  readonly connections: number;
  readonly seconds: number;
}

const ALONE_SECONDS = 1;
/** Until the flood has filled what it fills. */
const BEGIN_MS = 300;
const FLOODER_ADDRESS = "192.0.2.1";

/** Floods a lane by one tenant while another makes one call after the other. */
export async function probeFairness(
  { server, load }: Abused,
  lane: Lane,
  { routes, connections, seconds }: FairnessOptions,
): Promise<FairnessFigure> {
  const { flood, single } = { flood: find(routes, lane.flood), single: find(routes, lane.single) };
  const { shot } = plainInput(single, server.neighbour);
  const costly = costlyInput(flood, server.flooder)?.make() ?? plainInput(flood, server.flooder);
  const flooding = flood.caller === "nobody" ? ofOneAddress(costly.shot) : costly.shot;
  await untilQuiet(server);
  const alone = await load.fireBeside({ shots: [shot], callers: 1, seconds: ALONE_SECONDS });
  const { watched, result } = await load.watch(async () => {
    const flooded = load.fire({ shots: [flooding], callers: connections, seconds });
    await new Promise((resolve) => setTimeout(resolve, BEGIN_MS));
    const calls = await load.fireBeside({ shots: [shot], callers: 1, seconds });
    return { calls, flooded: await flooded };
  });
  return {
    lane: lane.name,
    alone: timesOf(alone),
    beside: timesOf(result.calls),
    neighbourStatuses: countStatuses(result.calls),
    flooderStatuses: countStatuses(result.flooded),
    watched,
  };
}

function find(routes: readonly AbusedRoute[], id: string): AbusedRoute {
  const route = routes.find((one) => one.id === id);
  if (!route) throw new Error(`there is no operation ${id}`);
  return route;
}

/** Who calls without a key is told apart by the address alone. */
function ofOneAddress({ head, body }: Shot): Shot {
  return { head: head.replaceAll(CLIENT, FLOODER_ADDRESS), body };
}

function timesOf(answers: readonly Answer[]): Summary {
  return summarise(answers.map(({ ms }) => ms));
}
