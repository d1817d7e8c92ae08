import { AIRPORT_LINES } from "../../../content/airports/airport-lines.js";

export interface Airport {
  readonly icao: string;
  readonly iata: string;
  readonly lat: number;
  readonly lon: number;
  readonly country: string;
  readonly city: string;
  readonly name: string;
}

let byCode: Map<string, Airport> | undefined;
let byCity: Map<string, Airport[]> | undefined;

/** The airport of an ICAO or IATA code in any case, or undefined. */
export function findAirport(code: string): Airport | undefined {
  byCode ??= readAirports();
  return byCode.get(code.trim().toUpperCase());
}

/** The airports of a city by its name, without case and accents: none where the table has no such city. */
export function airportsOfCity(city: string): readonly Airport[] {
  byCode ??= readAirports();
  byCity ??= groupByCity(new Set(byCode.values()));
  return byCity.get(plainName(city)) ?? [];
}

function groupByCity(airports: ReadonlySet<Airport>): Map<string, Airport[]> {
  const found = new Map<string, Airport[]>();
  for (const airport of airports) {
    const name = plainName(airport.city);
    const others = found.get(name);
    if (others) others.push(airport);
    else found.set(name, [airport]);
  }
  return found;
}

function plainName(city: string): string {
  return city
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .trim();
}

function readAirports(): Map<string, Airport> {
  const found = new Map<string, Airport>();
  for (const line of AIRPORT_LINES.split("\n")) {
    const [icao = "", iata = "", lat, lon, country = "", city = "", name = ""] = line.split("|");
    const airport = { icao, iata, lat: Number(lat), lon: Number(lon), country, city, name };
    found.set(icao, airport);
    found.set(iata, airport);
  }
  return found;
}
