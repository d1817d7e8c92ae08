import { findAirport } from "../../../../engines/flight/problem/airports.js";
import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import type { Draft } from "../draft.js";
import type { Placed } from "../places/assign-roles.js";
import type { Sheet } from "../sheet.js";
import type { Network } from "./network.js";
import { positionName } from "./position-name.js";
import { findLegWinds, type LegWindFound } from "./read-leg-winds.js";

/** Reads winds of legs that are named by their ends, where such legs exist. */
export function readLegWinds(sheet: Sheet, draft: Draft, network: Network): void {
  const found = findLegWinds(sheet).filter(({ ends }) =>
    ends.every((end) => isPlace(network, end)),
  );
  const isOfNetwork = !network.isEmpty && found.length > 0;
  // One route with one wind is the flight itself.
  if (!isOfNetwork && found.length < 2) return;
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return;
  for (const leg of found) {
    for (const end of leg.ends) addAirport(network, end, sheet.spanOf(leg));
    if (!isOfNetwork) network.join(...leg.ends, sheet.spanOf(leg));
    sheet.cross(leg);
  }
  const span = sheet.spanOf({ from: first.from, to: last.to });
  draft.state("wind", found.map(windOf), span);
  // Legs in a row begin where the flight begins, unless words say otherwise.
  if (isOfNetwork) return;
  draft.state("origin", first.ends[0], sheet.spanOf(first), { rank: 0 });
  draft.state("destination", last.ends[1], sheet.spanOf(last), { rank: 0 });
}

function windOf({ ends: [from, to], from_deg, kt }: LegWindFound) {
  return { leg: `${from}-${to}`, from_deg, kt };
}

function isPlace(network: Network, id: string): boolean {
  return network.waypoints.has(id) || (/^[A-Z]{3,4}$/u.test(id) && findAirport(id) !== undefined);
}

function addAirport(network: Network, id: string, span: Span): void {
  const airport = network.waypoints.has(id) ? undefined : findAirport(id);
  if (airport) network.waypoints.set(id, { id, lat: airport.lat, lon: airport.lon, span });
}

/** A flight by way of other airports is a network of its legs. */
export function joinStops(
  sheet: Sheet,
  draft: Draft,
  network: Network,
  stops: readonly Placed[],
): void {
  const ids = stops.flatMap(({ place }) =>
    place.kind === "airports" && place.airports.length === 1
      ? [place.code ?? place.airports[0]?.icao ?? ""]
      : place.kind === "waypoint"
        ? [place.id]
        : place.kind === "position"
          ? [positionName(place.lat, place.lon)]
          : [],
  );
  if (ids.length < stops.length)
    draft.warn("a place on the way could not be read and is not flown over");
  const [origin, destination] = [draft.valueOf("origin"), draft.valueOf("destination")];
  const isRoute = typeof origin === "string" && typeof destination === "string";
  if (!isRoute || ids.length === 0 || network.isOfProse) return;
  const chain = [origin, ...ids, destination];
  const isChain = chain.slice(1).every((id, at) => network.isJoined(chain[at] ?? "", id));
  if (isChain) return;
  if (network.hasEdges) {
    draft.warn("the network decides which waypoints are flown over");
    return;
  }
  const [stop] = stops;
  const span = stop ? sheet.spanOf(stop) : { start: 0, end: 0 };
  for (const { place } of stops) {
    if (place.kind !== "position") continue;
    const { lat, lon } = place;
    const id = positionName(lat, lon);
    network.waypoints.set(id, { id, lat, lon, span });
  }
  for (const id of chain) addAirport(network, id, span);
  if (chain.some((id) => !network.waypoints.has(id))) return;
  for (const [at, id] of chain.entries()) {
    const next = chain[at + 1];
    if (next !== undefined) network.join(id, next, span);
  }
  draft.assume("graph", ids.join(", "), null, "the places on the way are flown over in this order");
}
