import { NUMBER } from "../../load/shot.js";
import type { FamilyEntries } from "../entry.js";

const TIME_LIMIT_MS = 600;
/** Nothing that a body has beside a prompt is needed. */
const question = (prompt: string) => ({
  prompt,
  problem: undefined,
  tier: undefined,
  options: undefined,
});

/** Many species of few elements, whose reactions are many. */
const equation = () => {
  const side = (from: number) =>
    Array.from({ length: 12 }, (_, at) => `C${from + at}H${2 * (from + at) + (at % 3)}O${at % 4}`);
  return `${side(1).join(" + ")} -> ${side(5).join(" + ")}`;
};
const balancing = () => ({
  prompt: "solve",
  problem: { tasks: Array.from({ length: 50 }, () => ({ kind: "balance", equation: equation() })) },
  workflow: "plan",
  run_simulation: true,
  options: { time_limit_ms: TIME_LIMIT_MS },
});

/** A lattice of waypoints, each joined to its neighbours. */
const LATTICE = 60;
const flying = () => {
  const places = Array.from({ length: LATTICE * LATTICE }, (_, at) => at);
  const last = LATTICE - 1;
  return {
    prompt: "solve",
    problem: {
      origin: "W0",
      destination: `W${LATTICE * LATTICE - 1}`,
      aircraft: { tas_kt: 450, fuel_flow_kg_h: 2500, max_fuel_kg: 90_000 },
      wind: { from_deg: 250, kt: 90 },
      graph: {
        waypoints: places.map((at) => [
          `W${at}`,
          (at % LATTICE) - LATTICE / 2,
          Math.floor(at / LATTICE),
        ]),
        edges: places.flatMap((at) => [
          ...(at % LATTICE < last ? [[at, at + 1]] : []),
          ...(at + LATTICE < LATTICE * LATTICE ? [[at, at + LATTICE]] : []),
        ]),
      },
    },
    workflow: "plan",
    run_simulation: true,
    options: { time_limit_ms: TIME_LIMIT_MS },
  };
};

/** All of them on their way to one place, on few levels. */
const traffic = () => ({
  prompt: "solve",
  problem: {
    question: "resolve",
    aircraft: Array.from({ length: 200 }, (_, at) => ({
      id: `A${at}`,
      x_nm: 80 * Math.sin((at * 2 * Math.PI) / 200),
      y_nm: 80 * Math.cos((at * 2 * Math.PI) / 200),
      alt_ft: 30_000 + 1_000 * (at % 8),
      gs_kt: 420 + (at % 7) * 10,
      track_deg: ((at * 360) / 200 + 180) % 360,
      vs_fpm: 0,
    })),
  },
  workflow: "plan",
  run_simulation: true,
  options: { time_limit_ms: TIME_LIMIT_MS },
});

/** Another one each time: a picture that was just taken is answered again without taking it. */
const HEIGHT = `1${NUMBER}`;

export const entries: FamilyEntries = {
  routes: {
    askExactChemistryVerification: {
      body: () => question("molar mass of H2SO4"),
      costly: balancing,
    },
    askFlightOpsRouting: {
      body: () => question("track 90, distance 500 nm, TAS 450 kt, wind 270/50"),
      costly: flying,
    },
    askAtcDecisionSupport: {
      body: () =>
        question(
          "AFR1 FL350 hdg 090 450kt at 0,0; BAW7 FL350 hdg 270 420 kt at 60 E 1 N nm. conflict?",
        ),
      costly: traffic,
    },
    takeScreenshot: {
      query: () => ({ target: "/docs", height: HEIGHT }),
      costly: () => ({ target: "/docs", width: "1920", height: HEIGHT }),
    },
  },
};
