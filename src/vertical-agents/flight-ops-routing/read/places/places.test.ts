import { describe, expect, it } from "vitest";
import { CITY_AIRPORT_LINES } from "../../../../content/flight-words/city-airports.js";
import { findAirport } from "../../../../engines/flight/problem/airports.js";
import { Sheet } from "../sheet.js";
import { cityInRoleAt } from "./city-at.js";
import { codeAt } from "./code-at.js";

describe("the table of cities", () => {
  const rows = CITY_AIRPORT_LINES.split("\n").map((line) => line.split("|"));

  it("names each city once, with airports that exist", () => {
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    const codes = rows.flatMap(([, list = ""]) => list.split(","));
    expect(codes.filter((code) => findAirport(code)?.icao !== code)).toEqual([]);
  });
});

describe("cityInRoleAt", () => {
  it.each([
    ["Amsterdam", ["EHAM"]],
    ["new york jfk", ["KJFK", "KEWR", "KLGA"]],
    ["Innsbruck", ["LOWI"]],
    ["São Paulo", ["SBGR", "SBSP", "SBKP"]],
    ["Amstredam", ["EHAM"]],
    ["nowhere", []],
    ["the", []],
  ])("of %s finds %j", (text, codes) => {
    const airports = cityInRoleAt(new Sheet(text), 0)?.airports ?? [];
    expect(airports.map(({ icao }) => icao)).toEqual(codes);
  });
});

describe("codeAt", () => {
  it.each([
    ["EHAM now", "clear"],
    ["jfk now", "faint"],
    ["man now", "word"],
    ["THE AND FOR WITH", undefined],
    ["the flight", undefined],
    ["ETP", undefined],
    ["PNR", undefined],
    ["QQQ", undefined],
  ])("of %s is %s", (text, strength) => {
    expect(codeAt(new Sheet(text), 0)?.strength).toBe(strength);
  });
});
