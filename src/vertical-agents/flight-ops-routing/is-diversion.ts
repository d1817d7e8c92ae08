/**
 * Whether a problem, of any shape, asks where to divert to: it has the position of an aircraft and airports, and no
 * destination. From a departure by its code, the destination was left out.
 */
export function isDiversion(problem: object): boolean {
  const { origin, destination, alternates, track_deg, distance_nm } = problem as Readonly<
    Record<string, unknown>
  >;
  const isAbsent = (field: unknown) => field === undefined || field === null || field === "";
  const isOver = typeof origin === "object" && origin !== null;
  const hasAirports = Array.isArray(alternates) && alternates.length > 0;
  return isOver && hasAirports && [destination, track_deg, distance_nm].every(isAbsent);
}
