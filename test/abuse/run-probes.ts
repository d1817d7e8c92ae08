import { countedWork, probeEffects } from "./probes/effects-probe.js";
import { probeFairness } from "./probes/fairness-probe.js";
import { hangUps, probeManner, stalls } from "./probes/hang-up-probe.js";
import { lanes } from "./probes/lanes.js";
import { plannedInputs } from "./probes/requests.js";
import { type Abused, probeInput } from "./probes/worst-body-probe.js";
import type { Table } from "./report/table.js";
import { effectsTable, fairnessTable, hangUpTable, inputTable } from "./report/tables.js";
import { type AbusedRoute, forwardingOf } from "./routes/abused-routes.js";

export interface ProbesOptions {
  /** All of them; what a probe needs besides those it abuses is among them. */
  readonly routes: readonly AbusedRoute[];
  readonly isChosen: (route: AbusedRoute) => boolean;
  /** That send one input at the same time. */
  readonly callers: number;
  /** Of a flood, and of those who hang up or stall. */
  readonly connections: number;
  readonly seconds: number;
  readonly stallSeconds: number;
  /** Told of each step, since the whole takes long. */
  readonly onStep: (step: string) => void;
}

type RunProbe = (abused: Abused, options: ProbesOptions) => Promise<Table>;

export const PROBES = ["inputs", "fairness", "hang-ups", "effects"] as const;
export type Probe = (typeof PROBES)[number];

/** Each probe over the routes that were chosen, as a table with its targets. */
export const runProbe: Readonly<Record<Probe, RunProbe>> = {
  async inputs(abused, options) {
    const { routes, isChosen, callers, seconds, onStep } = options;
    const figures = [];
    for (const route of routes.filter(isChosen)) {
      const forwarding = forwardingOf(route, routes);
      for (const input of plannedInputs(route, abused.server.flooder)) {
        onStep(`${route.id}, ${input.kind}`);
        figures.push(await probeInput(abused, { route, input, forwarding }, { callers, seconds }));
      }
    }
    return inputTable(figures);
  },

  async fairness(abused, options) {
    const figures = [];
    for (const lane of lanes.filter((one) => isLaneChosen(one.flood, options))) {
      options.onStep(`flood of ${lane.name}`);
      figures.push(await probeFairness(abused, lane, options));
    }
    return fairnessTable(figures);
  },

  async "hang-ups"(abused, options) {
    const { routes, connections, seconds, stallSeconds, onStep } = options;
    const flooded = new Set(lanes.map(({ flood }) => flood));
    const figures = [];
    for (const route of routes.filter(({ id }) => flooded.has(id) && isLaneChosen(id, options))) {
      for (const manner of [...hangUps, ...stalls]) {
        if (manner === "trickles its body" && !route.bodyBytesMax) continue;
        onStep(`${route.id}, client ${manner}`);
        const held = stalls.includes(manner) ? stallSeconds : seconds;
        const how = { connections, seconds: held };
        figures.push(await probeManner(abused, { route, manner }, how));
      }
    }
    return hangUpTable(figures);
  },

  async effects(abused, options) {
    const figures = [];
    for (const work of countedWork.filter(({ route }) => isLaneChosen(route, options))) {
      for (const manner of ["waits", ...hangUps] as const) {
        options.onStep(`${work.name}, client ${manner}`);
        figures.push(await probeEffects(abused, { work, manner }, options));
      }
    }
    return effectsTable(figures);
  },
};

function isLaneChosen(id: string, { routes, isChosen }: ProbesOptions): boolean {
  const route = routes.find((one) => one.id === id);
  if (!route) throw new Error(`there is no operation ${id}`);
  return isChosen(route);
}
