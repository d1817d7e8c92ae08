import { describe, expect, it } from "vitest";
import { AIRCRAFT_TYPES } from "../../../content/aircraft-types/aircraft-types.js";
import { geodesicLeg } from "../geodesic/geodesic.js";
import { rankDiversions } from "../plan/rank-diversions.js";
import { findType, readAircraft } from "./aircraft.js";
import { findAirport } from "./airports.js";

describe("findAirport", () => {
  it.each([
    ["EGLL", "London Heathrow Airport"],
    [" lhr ", "London Heathrow Airport"],
    ["YSSY", "Sydney Kingsford Smith International Airport"],
  ])("knows %s", (code, name) => {
    expect(findAirport(code)?.name).toBe(name);
  });

  it("does not know what is no code", () => {
    expect(findAirport("")).toBeUndefined();
    expect(findAirport("ZZZZ")).toBeUndefined();
  });

  it("has positions that lie as far apart as published", () => {
    const [from, to] = [findAirport("SVCN")!, findAirport("WAPN")!];
    expect(geodesicLeg(from, to).distanceNm).toBeCloseTo(10_231.91, 1);
  });
});

describe("findType", () => {
  it.each([
    ["A330", "A333"],
    ["Boeing 737-800", "B738"],
    ["b77w", "B77W"],
    ["777", "B77W"],
    ["A320neo", "A20N"],
  ])("reads %s as %s", (name, type) => {
    expect(findType(name)?.type).toBe(type);
  });

  it("takes no name for another type", () => {
    const names = AIRCRAFT_TYPES.flatMap(({ type, aliases }) => [
      ...new Set([type.toLowerCase(), ...aliases]),
    ]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the table of types", () => {
  // Cruise fuel flows that OpenAP computes in still standard air; those that it makes negative are left out.
  it.each([
    ["A320", 2_716.5],
    ["A320", 2_473.6],
    ["A320", 2_861.7],
    ["A320", 2_667.1],
    ["B738", 2_878.7],
    ["A333", 5_965.2],
    ["A333", 6_454.7],
    ["E190", 2_235.0],
    ["E190", 2_041.9],
    ["E190", 2_151.0],
  ])("has a fuel flow of the %s within 15 %% of %d kg/h", (type, flow) => {
    expect(Math.abs((findType(type)?.fuel_flow_kg_h as number) / flow - 1)).toBeLessThan(0.15);
  });

  it.each(AIRCRAFT_TYPES)(
    "lifts the $name with half its fuel",
    ({ mtow_kg, oew_kg, max_fuel_kg }) => {
      expect(oew_kg + max_fuel_kg / 2).toBeLessThan(mtow_kg);
      expect(oew_kg + max_fuel_kg).toBeGreaterThan(mtow_kg * 0.7);
    },
  );
});

describe("readAircraft", () => {
  it("puts the caller's figures before those of the type", () => {
    const { planned, assumptions } = readAircraft({ type: "A320", fuel_flow_kg_h: 2_400 });
    expect(planned.fuel_flow_kg_h).toBe(2_400);
    expect(planned.tas_kt).toBe(447);
    expect(assumptions.map(({ field }) => field)).not.toContain("aircraft.fuel_flow_kg_h");
  });

  it("keeps an unknown type that comes with an airspeed", () => {
    expect(readAircraft({ type: "GLID", tas_kt: 60 }).planned).toEqual({
      type: "GLID",
      tas_kt: 60,
    });
  });
});

describe("rankDiversions", () => {
  const airports = ["KSFO", "PHNL", "KLAX"].map((id) => ({ ...findAirport(id)!, id }));
  const aircraft = { tas_kt: 450, fuel_flow_kg_h: 2_400, fuel_on_board_kg: 6_200 };

  it("ranks by time in the wind, with the fuel that is left", () => {
    const wind = { from_deg: 250, kt: 45 };
    const ranked = rankDiversions({ lat: 30, lon: -140 }, airports, aircraft, wind);
    expect(ranked.map(({ id }) => id)).toEqual(["KSFO", "KLAX", "PHNL"]);
    for (const { time_h, fuel_left_kg } of ranked) {
      expect(fuel_left_kg).toBeCloseTo(6_200 - (time_h as number) * 2_400, 9);
    }
  });

  it("puts what the wind forbids last, nearest first", () => {
    const ranked = rankDiversions(
      { lat: 30, lon: -140 },
      airports,
      { tas_kt: 80 },
      { from_deg: 250, kt: 90 },
    );
    expect(ranked.at(-1)).toMatchObject({
      id: "PHNL",
      time_h: null,
      fuel_kg: null,
      fuel_left_kg: null,
    });
  });
});
