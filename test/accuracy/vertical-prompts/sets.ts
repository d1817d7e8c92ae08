import type { Understanding } from "../../../src/vertical-agents/understanding.js";
import { airTraffic } from "./air-traffic-fields.js";
import { chemistry } from "./chemistry-fields.js";
import type { Domain } from "./fields.js";
import { flight } from "./flight-fields.js";

/** A set by the name of its file: how its problems are compared, and who reads its prompts. */
export interface PromptSet {
  readonly domain: Domain;
  readonly reader: () => Promise<(prompt: string) => Understanding>;
}

export const SETS = {
  chemistry: {
    domain: chemistry,
    reader: async () =>
      (
        await import(
          "../../../src/vertical-agents/exact-chemistry-verification/read/read-chemistry.js"
        )
      ).readChemistry,
  },
  flight: {
    domain: flight,
    reader: async () =>
      (await import("../../../src/vertical-agents/flight-ops-routing/read/read-flight.js"))
        .readFlight,
  },
  "air-traffic": {
    domain: airTraffic,
    reader: async () =>
      (await import("../../../src/vertical-agents/atc-decision-support/read/read-air-traffic.js"))
        .readAirTraffic,
  },
} as const satisfies Record<string, PromptSet>;

export type SetName = keyof typeof SETS;
export const SET_NAMES = Object.keys(SETS) as readonly SetName[];
