import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Load, startLoad } from "./load/load.js";
import { hangUps, isClean, probeManner, stalls } from "./probes/hang-up-probe.js";
import { lanes } from "./probes/lanes.js";
import { plannedInputs } from "./probes/requests.js";
import { probeInput } from "./probes/worst-body-probe.js";
import {
  type AbusedRoute,
  entriesWithoutOperation,
  forwardingOf,
  listAbusedRoutes,
  operationsWithoutEntry,
} from "./routes/abused-routes.js";
import { type AbusedServer, startAbusedServer } from "./world/abused-server.js";

/** Large enough for a body to be bad, small enough for all of them in half a minute. */
const BYTES_MAX = 65_536;
const KINDS = new Set([
  "costly",
  "plain",
  "most parameters",
  "most unknown keys",
  "most unknown keys, broken at the end",
  "unknown field: deepest nesting of lists",
  "unknown field: widest legal nesting of objects",
]);
const CALLERS = 2;
/** No time is held against a target here: it is enough that questions come while an input is worked on. */
const SAMPLE_EVERY_MS = 25;
const MB = 2 ** 20;
const GROWTH_MB_MAX = 1_024;
/** Time that the main thread itself ran, which is the same on a busy machine. */
const MAIN_THREAD_MS_MAX = 1_000;

describe("the table of routes", () => {
  it("has an entry for every operation that is described", () => {
    expect(operationsWithoutEntry()).toEqual([]);
  });

  it("has no entry for an operation that is gone", () => {
    expect(entriesWithoutOperation()).toEqual([]);
  });

  it("has the answer to a body that is too large wherever one may come", async () => {
    const routes = (await listAbusedRoutes()).filter(({ bodyBytesMax }) => bodyBytesMax);
    const silent = routes.filter(({ operation }) => !operation.responses["413"]);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it("has what each lane needs", async () => {
    const ids = new Set((await listAbusedRoutes()).map(({ id }) => id));
    for (const { flood, single } of lanes) {
      expect(ids).toContain(flood);
      expect(ids).toContain(single);
    }
  });
});

// What a process holds and has used is read from /proc.
describe.runIf(existsSync("/proc/self/schedstat"))("a server that is abused", () => {
  let routes: readonly AbusedRoute[];
  let server: AbusedServer;
  let load: Load;
  beforeAll(async () => {
    routes = await listAbusedRoutes();
    server = await startAbusedServer();
    load = startLoad(server.ports, { sampleEveryMs: SAMPLE_EVERY_MS });
  });
  afterAll(async () => {
    await load?.close();
    await server?.stop();
  });

  it("answers the worst inputs of every route as it is described, and goes on", async () => {
    const before = server.usage();
    const unsound: string[] = [];
    for (const route of routes) {
      const forwarding = forwardingOf(route, routes);
      const bytesMax = Math.min(BYTES_MAX, route.bodyBytesMax ?? 0);
      const inputs = plannedInputs(route, server.flooder, bytesMax);
      for (const input of inputs.filter(({ kind }) => KINDS.has(kind))) {
        const options = { callers: CALLERS, seconds: 0 };
        const figure = await probeInput({ server, load }, { route, input, forwarding }, options);
        const { faults, watched, mainThreadMs, statuses } = figure;
        const told = [
          ...faults,
          ...(watched.failed > 0 ? [`/livez or /health without 200: ${watched.failed}`] : []),
          ...(mainThreadMs > MAIN_THREAD_MS_MAX ? [`the main thread ran ${mainThreadMs} ms`] : []),
        ];
        const name = `${route.id}, ${input.kind}: ${JSON.stringify(statuses)}`;
        unsound.push(...told.map((fault) => `${name}: ${fault}`));
      }
    }
    expect(unsound).toEqual([]);
    expect(server.isAlive(), server.output()).toBe(true);
    const grownBytes = server.usage().residentBytes - before.residentBytes;
    expect(grownBytes / MB).toBeLessThan(GROWTH_MB_MAX);
  });

  it.each([...hangUps, ...stalls])("keeps nothing of a client that %s", async (manner) => {
    for (const id of ["evidence/sealDecision", "events/collectEvents"]) {
      const route = routes.find((one) => one.id === id);
      if (!route) throw new Error(`there is no operation ${id}`);
      const how = { connections: 8, seconds: 0.3 };
      const figure = await probeManner({ server, load }, { route, manner }, how);
      expect(isClean(figure), JSON.stringify(figure)).toBe(true);
      expect(figure.statusAfter).toBeGreaterThanOrEqual(200);
      expect(figure.statusAfter).toBeLessThan(300);
    }
  });
});
