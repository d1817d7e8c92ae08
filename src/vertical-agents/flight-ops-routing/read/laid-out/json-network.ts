import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import type { Network } from "../network/network.js";
import { positionOf } from "./json-value.js";

type Fields = Readonly<Record<string, unknown>>;
const WAYPOINTS_MAX = 20_000;

/** Reads `waypoints` and `edges`, also within `graph`. */
export function readJsonNetwork(network: Network, fields: Fields, span: Span): boolean {
  const { graph } = fields;
  const holder = typeof graph === "object" && graph !== null ? (graph as Fields) : fields;
  const points = holder.waypoints ?? holder.nodes ?? holder.fixes ?? holder.points;
  const lines = holder.edges ?? holder.links ?? holder.airways ?? holder.segments;
  const hasPoints = points !== undefined && readWaypointList(network, points, span);
  return (lines !== undefined && readEdgeList(network, lines, span)) || hasPoints;
}

/** `[["A", 50, 10]]`, `[{id, lat, lon}]`, `{A: [50, 10]}`. */
export function readWaypointList(network: Network, value: unknown, span: Span): boolean {
  if (typeof value !== "object" || value === null) return false;
  const entries = Array.isArray(value)
    ? value
    : Object.entries(value).map(([id, place]) => named(id, place));
  for (const each of entries.slice(0, WAYPOINTS_MAX)) {
    const waypoint = waypointOf(each);
    if (waypoint && !network.waypoints.has(waypoint.id)) {
      network.waypoints.set(waypoint.id, { ...waypoint, span });
    }
  }
  return !network.isEmpty;
}

function named(id: string, place: unknown): unknown {
  const position = positionOf(place);
  return position && [id, ...position];
}

function waypointOf(value: unknown) {
  if (Array.isArray(value)) {
    const [id, lat, lon] = value;
    const isWaypoint = typeof id === "string" && typeof lat === "number" && typeof lon === "number";
    return isWaypoint ? { id, lat, lon } : undefined;
  }
  const position = positionOf(value);
  if (!position) return undefined;
  const { id, name, ident } = value as Fields;
  const label = id ?? name ?? ident;
  return typeof label === "string" ? { id: label, lat: position[0], lon: position[1] } : undefined;
}

/** `[[0, 1]]`, `[["A", "B"]]`, `[{from, to}]`, `["A-B"]`. */
export function readEdgeList(network: Network, value: unknown, span: Span): boolean {
  if (!Array.isArray(value)) return false;
  const ids = [...network.waypoints.keys()];
  const idOf = (end: unknown) =>
    typeof end === "number" ? ids[end] : typeof end === "string" ? end : undefined;
  for (const each of value.slice(0, 100_000)) {
    const [from, to] = endsOf(each).map(idOf);
    if (from !== undefined && to !== undefined) network.join(from, to, span);
  }
  return network.hasEdges;
}

function endsOf(edge: unknown): readonly unknown[] {
  if (Array.isArray(edge)) return edge;
  if (typeof edge === "string") return edge.split(/[-→>]+/u).map((end) => end.trim());
  if (typeof edge !== "object" || edge === null) return [];
  const { from, to, source, target } = edge as Fields;
  return [from ?? source, to ?? target];
}
