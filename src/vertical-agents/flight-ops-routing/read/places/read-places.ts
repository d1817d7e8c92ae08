import type { Airport } from "../../../../engines/flight/problem/airports.js";
import type { Draft } from "../draft.js";
import type { Sheet } from "../sheet.js";
import { askOfSeveral } from "./ask-of-several.js";
import { askOffsetOrigin } from "./ask-offset-origin.js";
import { assignRoles, type Placed } from "./assign-roles.js";
import { readClosedAirports } from "./closed-airports.js";
import { findMentions } from "./find-mentions.js";
import { roleBefore } from "./role-before.js";
import { tellBadPositions } from "./tell-bad-positions.js";

const LISTS = { alternate: "alternates", etops: "etops_alternates" } as const;

/** Reads where the flight begins and ends, and its alternates; answers the places on the way. */
export function readPlaces(
  sheet: Sheet,
  draft: Draft,
  waypoints: ReadonlySet<string>,
): readonly Placed[] {
  const found = findMentions(sheet, waypoints);
  tellBadPositions(sheet, draft);
  const closed = readClosedAirports(sheet, draft, found);
  const mentions = found.filter((mention) => !closed.has(mention));
  const placed = withoutWayBack(sheet, assignRoles(sheet, mentions));
  askOffsetOrigin(sheet, draft, placed);
  const areSeveral = askOfSeveral(sheet, draft, mentions, placed);
  for (const role of ["origin", "destination"] as const) {
    stateBest(sheet, draft, role, placed);
  }
  for (const place of placed) {
    if (place.role === "alternate" || place.role === "etops") {
      addToList(sheet, draft, LISTS[place.role], place);
    }
    crossOut(sheet, place);
  }
  return areSeveral ? [] : placed.filter(({ role }) => role === "via");
}

/** `when can I no longer turn back to EHAM`: where the flight began is no destination beside another. */
function withoutWayBack(sheet: Sheet, placed: readonly Placed[]): readonly Placed[] {
  const origins = new Set(
    placed.flatMap((one) => (one.role === "origin" ? (icaoOf(one) ?? []) : [])),
  );
  return placed.filter((one) => {
    const words = [1, 2, 3].map((step) => sheet.keyAt(one.from - step));
    const isBack = words.some((word) => BACK.test(word));
    return one.role !== "destination" || !isBack || !origins.has(icaoOf(one) ?? "");
  });
}

const BACK = /^(?:back|return|returning|turn|zuruck|retour|regresar|volver|voltar)$/u;

function icaoOf({ place }: Placed): string | undefined {
  return place.kind === "airports" && place.airports.length === 1
    ? place.airports[0]?.icao
    : undefined;
}

/** A code counts more than a name, and a name more than what may be a word. */
function rankOf(placed: Placed): number {
  return rankOfPlace(placed) + (placed.isPaired ? 0.5 : 0);
}

function rankOfPlace({ strength, place, isTold }: Placed): number {
  if (place.kind === "waypoint") return 7;
  if (strength === "word") return 1;
  if (strength === "name") return isTold ? 4 : 3;
  if (place.kind === "unknown") return 2;
  return strength === "clear" ? 6 : 5;
}

function stateBest(
  sheet: Sheet,
  draft: Draft,
  role: "origin" | "destination",
  placed: readonly Placed[],
): void {
  const ofRole = placed.filter((one) => one.role === role);
  const best = Math.max(...ofRole.map(rankOf));
  for (const one of ofRole) {
    // One that is hardly less plain counts where words of a change stand before it.
    const isBest = rankOf(one) === best;
    const mayBeChange = rankOf(one) >= best - 0.5 && sheet.changesAt.length > 0;
    if (!isBest && !mayBeChange) continue;
    const value = placeValue(one, draft, role);
    if (value !== undefined)
      draft.state(role, value, sheet.spanOf(one), { rank: isBest ? 1 : 0.5 });
  }
}

function placeValue(one: Placed, draft: Draft, field: string): unknown {
  const { place, text } = one;
  if (place.kind === "waypoint") return place.id;
  if (place.kind === "position") {
    if (one.strength !== "clear")
      draft.assume(
        field,
        text,
        "deg",
        "the first number is the latitude, the second the longitude",
      );
    return { lat: place.lat, lon: place.lon };
  }
  if (place.kind === "unknown") {
    draft.ask(
      field,
      `${place.code} is in no table of airports: which airport is it (ICAO or IATA code), or what are its latitude and longitude?`,
    );
    return undefined;
  }
  return valueOfAirports(place.airports, one, draft, field);
}

function valueOfAirports(
  airports: readonly Airport[],
  { place, text }: Placed,
  draft: Draft,
  field: string,
): string | undefined {
  const [first, ...others] = airports;
  if (!first) return undefined;
  if (others.length > 0) {
    const names = airports.slice(0, 6).map(({ icao, name }) => `${icao} (${name})`);
    draft.ask(field, `Which airport of ${text} is meant: ${names.join(", ")}?`);
    return undefined;
  }
  if (place.kind === "airports" && place.code !== null) return place.code;
  draft.assume(field, first.icao, null, `${text} is taken for ${first.name}`);
  return first.icao;
}

function addToList(
  sheet: Sheet,
  draft: Draft,
  field: "alternates" | "etops_alternates",
  one: Placed,
): void {
  const { place, text } = one;
  const span = sheet.spanOf(one);
  if (place.kind === "waypoint") draft.add(field, place.id, span);
  else if (place.kind === "position") draft.add(field, { lat: place.lat, lon: place.lon }, span);
  else if (place.kind === "unknown")
    draft.warn(`${place.code} is in no table of airports and was left out of ${field}`);
  else {
    const [first, ...others] = place.airports;
    if (!first) return;
    if (others.length > 0) {
      draft.warn(
        `${text} has several airports (${place.airports.map(({ icao }) => icao).join(", ")}) and was left out of ${field}`,
      );
      return;
    }
    if (place.code === null)
      draft.assume(field, first.icao, null, `${text} is taken for ${first.name}`);
    draft.add(field, place.code ?? first.icao, span);
  }
}

/** What ETOPS allows is read later: its word and number stay. */
function crossOut(sheet: Sheet, { from, to, role }: Placed): void {
  const words = role === "etops" ? undefined : roleBefore(sheet, from);
  sheet.cross({ from: words && words.role === role ? words.from : from, to });
}
