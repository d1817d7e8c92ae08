import { findType } from "../../../../engines/flight/problem/aircraft.js";
import { findAirport } from "../../../../engines/flight/problem/airports.js";
import { quantityAt } from "../../../../engines/prompt-reading/quantities/quantity-at.js";
import { readPrompt } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import type { Draft } from "../draft.js";
import { FIELD_KINDS, type FieldName, valueInField } from "../figures/field-values.js";
import { airportsNamed } from "../places/city-at.js";

/** A place of JSON: a code, `{lat, lon}`, `[lat, lon]`, or a name of one airport. */
export function placeOf(value: unknown, names: ReadonlySet<string>): unknown {
  if (typeof value === "string") {
    const text = value.trim();
    if (names.has(text)) return text;
    if (findAirport(text)) return text.toUpperCase();
    const [airport, ...others] = airportsNamed(text.toLowerCase());
    return airport && others.length === 0 ? airport.icao : undefined;
  }
  const pair = positionOf(value);
  return pair && { lat: pair[0], lon: pair[1] };
}

/** Latitude and longitude of `{lat, lon}` or `[lat, lon]`. */
export function positionOf(value: unknown): readonly [number, number] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [lat, lon] = Array.isArray(value) && value.length === 2 ? value : namedPair(value);
  if (typeof lat !== "number" || typeof lon !== "number") return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 540 ? [lat, lon] : undefined;
}

function namedPair(value: object): readonly [unknown, unknown] {
  const { lat, latitude, lon, lng, longitude } = value as Readonly<Record<string, unknown>>;
  return [lat ?? latitude, lon ?? lng ?? longitude];
}

/** A figure of JSON, as a number or as a text with its unit. */
export function figureOf(
  value: unknown,
  name: FieldName,
  draft: Draft,
  field: string,
): number | undefined {
  const figure = (amount: number, unit: string | null) =>
    valueInField(
      { value: amount, unit, kind: "none", alternatives: [], from: 0, to: 0 },
      name,
      draft,
      field,
    );
  if (typeof value === "number") return figure(value, FIELD_KINDS[name].unit);
  if (typeof value !== "string") return undefined;
  const found = quantityAt(readPrompt(value).tokens, 0);
  return found && figure(found.reading.value, found.reading.unit ?? FIELD_KINDS[name].unit);
}

/** The designator of a type that the table knows, or the text itself. */
export function typeOf(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > 40) return undefined;
  return findType(value)?.type ?? value.trim();
}
