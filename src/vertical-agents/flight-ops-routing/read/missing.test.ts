import { describe, expect, it } from "vitest";
import { missingInFlight } from "./missing.js";

describe("missingInFlight", () => {
  it.each<[object, readonly string[]]>([
    [{}, ["origin", "destination", "aircraft.tas_kt"]],
    [{ origin: "EHAM", destination: "KJFK", aircraft: { tas_kt: 470 } }, []],
    [{ origin: "AMS", destination: "JFK", aircraft: { type: "a330" } }, []],
    [{ origin: "EHAM", destination: "KJFK", aircraft: { type: "737" } }, ["aircraft.tas_kt"]],
    [{ origin: "EHAM", destination: "QQQQ", aircraft: { tas_kt: 470 } }, ["destination"]],
    [{ track_deg: 0, distance_nm: 0, aircraft: { tas_kt: 470 } }, []],
    [{ track_deg: 90, aircraft: { tas_kt: 470 } }, ["distance_nm"]],
    [{ distance_nm: 90, aircraft: { tas_kt: 470 } }, ["track_deg"]],
    [
      {
        origin: "A",
        destination: "B",
        aircraft: { tas_kt: 1 },
        graph: {
          waypoints: [
            ["A", 0, 0],
            ["B", 1, 1],
          ],
        },
      },
      ["graph.edges"],
    ],
    [
      { origin: null, destination: { lat: 1, lon: 2 }, aircraft: "A330" },
      ["origin", "aircraft.tas_kt"],
    ],
    [{ origin: { lat: 41, lon: 9 }, alternates: ["LIEO"], aircraft: { tas_kt: 150 } }, []],
    [{ origin: "EHAM", alternates: ["LIEO"], aircraft: { tas_kt: 150 } }, ["destination"]],
    [[], ["origin", "destination", "aircraft.tas_kt"]],
  ])("of %j names %j", (problem, fields) => {
    const missing = missingInFlight(problem);
    expect(missing.map(({ field }) => field)).toEqual(fields);
    for (const { ask } of missing) expect(ask).toMatch(/\?$/u);
  });
});
