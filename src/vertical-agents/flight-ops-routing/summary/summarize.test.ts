import { describe, expect, it } from "vitest";
import type { FlightProblem } from "../../../engines/flight/problem/flight-problem.js";
import { answerFlight } from "../answer-flight.js";
import { NOTICE } from "../notice.js";

const work = { workflow: "triage", isOver: () => false, seed: 1, runSimulation: false } as const;
const summaryOf = (problem: FlightProblem) => answerFlight(problem, work).summary;
const figured = { tas_kt: 400, fuel_flow_kg_h: 2_000, max_fuel_kg: 10_000 };
const still = { from_deg: 0, kt: 0 };

describe("the summary", () => {
  it.each<[string, FlightProblem]>([
    [
      "The leg can be flown: 800 nm in 2 h 0 min with 5200 kg of fuel (4000 kg for the trip, the rest in reserve). The first limit to break would be the fuel: 4800 kg more would fit into the tanks. The equal-time point lies 400 nm from the start, the point of no return on the planned fuel 420 nm.",
      { track_deg: 90, distance_nm: 800, aircraft: figured, wind: still },
    ],
    [
      "In still air, the leg can be flown as far as is known: 50.5 nm in 8 min. Fuel is not checked: the fuel flow is not known. The equal-time point lies 25.3 nm from the start. Off at 23:55 UTC, it lands at 00:03 UTC, 1 day later.",
      { track_deg: 90, distance_nm: 50.5, aircraft: { tas_kt: 400 }, departure_utc: "2355Z" },
    ],
    [
      "The leg cannot be flown as asked: the fuel is 3627 kg more than the 10000 kg that the tanks hold; the flight takes 61 min more than the endurance of 5 h 0 min. The way is 2405 nm in 6 h 1 min with 13627 kg of fuel (12025 kg for the trip, the rest in reserve).",
      {
        track_deg: 90,
        distance_nm: 2_405,
        aircraft: { ...figured, endurance_h: 5 },
        wind: still,
      },
    ],
    [
      "The leg cannot be flown as asked: the head wind leaves a ground speed of -20 kt.",
      { track_deg: 0, distance_nm: 100, aircraft: { tas_kt: 100 }, wind: { from_deg: 0, kt: 120 } },
    ],
    [
      "The leg cannot be flown as asked: the crosswind is stronger than the airspeed.",
      {
        track_deg: 0,
        distance_nm: 100,
        aircraft: { tas_kt: 100 },
        wind: { from_deg: 90, kt: 100 },
      },
    ],
    [
      "The leg can be flown as far as is known: 100 nm in 24 min. Fuel is not checked: the fuel flow is not known. The wind leaves no way back along the track.",
      { track_deg: 0, distance_nm: 100, aircraft: { tas_kt: 100 }, wind: { tailwind_kt: 150 } },
    ],
    [
      "The leg can be flown as far as is known: 100 nm in 70 h 43 min. The first limit to break would be the crosswind: it takes 100 % of the airspeed. Fuel is not checked",
      {
        track_deg: 0,
        distance_nm: 100,
        aircraft: { tas_kt: 100 },
        wind: { from_deg: 90, kt: 99.99 },
      },
    ],
    [
      "The leg can be flown: 800 nm in 2 h 0 min with 5200 kg of fuel (4000 kg for the trip, the rest in reserve). The first limit to break would be the fuel: 3800 kg more are on board than are needed. The equal-time point lies 400 nm from the start with all engines, 400 nm with one out, the point of no return on the fuel on board 800 nm.",
      {
        track_deg: 90,
        distance_nm: 800,
        aircraft: { tas_kt: 400, fuel_flow_kg_h: 2_000, fuel_on_board_kg: 9_000, oei_tas_kt: 300 },
        wind: still,
      },
    ],
    [
      "The leg cannot be flown as asked: the fuel needed is 4300 kg more than the 900 kg on board.",
      {
        track_deg: 90,
        distance_nm: 800,
        aircraft: { tas_kt: 400, fuel_flow_kg_h: 2_000, fuel_on_board_kg: 900 },
        wind: still,
      },
    ],
    [
      "The leg cannot be flown as asked: the crosswind is stronger than the airspeed.",
      {
        track_deg: 0,
        distance_nm: 100,
        aircraft: { tas_kt: 100 },
        wind: { from_deg: 90, kt: 120 },
      },
    ],
  ])("says: %s", (text, problem) => {
    expect(summaryOf(problem).slice(0, text.length)).toBe(text);
    expect(summaryOf(problem).endsWith(NOTICE)).toBe(true);
  });

  it("keeps the letters of waypoints and calls nothing typical that was given", () => {
    const text = summaryOf({
      origin: "alpha",
      destination: "Beta",
      aircraft: { ...figured, type: "my own", mtow_kg: 60_000, oew_kg: 30_000 },
      wind: still,
      graph: {
        waypoints: [
          ["alpha", 0, 0],
          ["mid", 0, 5],
          ["Beta", 0, 10],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    });
    expect(text).toMatch(/^alpha to Beta by mid can be flown: 601 nm in 1 h 30 min with /);
  });

  it("names the type whose figures are assumed, the alternate and the ETOPS cover", () => {
    const text = summaryOf({
      origin: "JFK",
      destination: "LHR",
      alternates: ["LGW"],
      etops_alternates: ["CYQX", "BIKF"],
      aircraft: { type: "B763", etops_min: 180, max_fuel_kg: 32_000 },
      wind: { tailwind_kt: 75 },
    });
    expect(text).toMatch(/^By figures that are typical of the B763, KJFK to EGLL can be flown: /);
    expect(text).toContain("to the alternate EGKK");
    expect(text).toContain("ETOPS is covered, up to 112 min from an airport of 180 min allowed");
  });

  // On the sphere: twice acos(cos 3 cos 8) and 4 cos 3 degrees, which are 21.08 of 60.1 nm.
  it.each([
    [-3, "1267 nm (64.6 nm more than the direct way) in 3 h 10 min"],
    [1, "1202 nm (the direct way, clear of what is closed) in 3 h 0 min"],
  ])("tells how an area from latitude %d bears on the way", (south, text) => {
    const [west, east, north] = [8, 12, 5];
    const polygon: [number, number][] = [
      [south, west],
      [south, east],
      [north, east],
      [north, west],
    ];
    const ends = { origin: { lat: 0, lon: 0 }, destination: { lat: 0, lon: 20 } };
    expect(
      summaryOf({ ...ends, aircraft: { tas_kt: 400 }, wind: still, closed: [{ polygon }] }),
    ).toContain(text);
  });
});
