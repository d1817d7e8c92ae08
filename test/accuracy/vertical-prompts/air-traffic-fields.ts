import {
  asArray,
  asObject,
  type Domain,
  type Json,
  type ReadFields,
  setField,
  type Value,
} from "./fields.js";

const NUMBERS = [
  "x_nm",
  "y_nm",
  "lat",
  "lon",
  "alt_ft",
  "gs_kt",
  "track_deg",
  "vs_fpm",
  "distance_nm",
] as const;

export const airTraffic: Domain = {
  fieldsOf: (problem, expected) => airTrafficFields(problem as Json, expected as Json),
  isRequired: (key) =>
    !/\/(?:type|intent)/u.test(key) &&
    /^(?:aircraft|invented|question|separation|lookahead_s|fix\.in_trail)/u.test(key),
  isDefault: (key, value) =>
    (key.endsWith("/vs_fpm") && value === 0) ||
    (key === "separation.lateral_nm" && value === 5) ||
    (key === "separation.vertical_ft" && value === 1000) ||
    (key === "lookahead_s" && value === 1200) ||
    (key === "question" && value === "detect"),
  groupOf: (key) => /^invented\/[^/]*/u.exec(key)?.[0] ?? key,
};

const idOf = (aircraft: unknown) => String(asObject(aircraft).id ?? "").toUpperCase();

function airTrafficFields(problem: Json, expected: Json): ReadFields {
  const fields = new Map<string, Value>();
  const known = new Set(asArray(expected.aircraft).map(idOf));
  const aircraft = asArray(problem.aircraft).map(asObject);
  const keys = aircraft.map(
    (one) => `${known.has(idOf(one)) ? "aircraft" : "invented"}/${idOf(one)}`,
  );
  for (const [at, one] of aircraft.entries()) setAircraft(fields, keys[at] ?? "", one);
  setField(fields, "question", problem.question);
  setField(fields, "lookahead_s", problem.lookahead_s);
  const { separation, constraints, fix, bands } = problem;
  for (const name of ["lateral_nm", "vertical_ft"]) {
    setField(fields, `separation.${name}`, asObject(separation)[name]);
  }
  for (const id of asArray(asObject(constraints).no_turn)) {
    fields.set(`constraints.no_turn/${String(id).toUpperCase()}`, true);
  }
  for (const name of ["min_gs_kt", "max_gs_kt"]) {
    setField(fields, `constraints.${name}`, asObject(constraints)[name]);
  }
  for (const name of ["id", "in_trail_nm", "in_trail_s", "x_nm", "y_nm", "lat", "lon"]) {
    setField(fields, `fix.${name}`, asObject(fix)[name]);
  }
  setField(fields, "bands.aircraft", asObject(bands).aircraft);
  return { fields, keyOf: (asked) => keyOfAsked(asked, keys) };
}

function setAircraft(fields: Map<string, Value>, key: string, aircraft: Json): void {
  fields.set(key, true);
  for (const name of NUMBERS) setField(fields, `${key}/${name}`, aircraft[name]);
  setField(fields, `${key}/type`, aircraft.type);
  const counts = new Map<string, number>();
  for (const change of asArray(aircraft.intent).map(asObject)) {
    const kind = String(change.kind);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const name = `${key}/intent/${count > 1 ? count : ""}${kind}`;
    setField(fields, name, change.value);
    if (change.at_s !== 0) setField(fields, `${name}@`, change.at_s);
  }
}

/** `aircraft[1].gs_kt` by the aircraft's id; all parts of a position are one. */
function keyOfAsked(asked: string, keys: readonly string[]): string {
  return asked
    .replace(/^aircraft\[(\d+)\]/u, (_, at: string) => keys[Number(at)] ?? `aircraft/${at}`)
    .replace(/(?<=^aircraft\/[^.]*)\./u, "/")
    .replace(/\/(?:x_nm|y_nm|lat|lon)$/u, "/position");
}
