import type { InputSpan, Understanding } from "../../understanding.js";
import { readAircraftType } from "./aircraft-type.js";
import { crossHistory } from "./changes/cross-history.js";
import { writeNumberWords } from "./changes/number-words.js";
import { settleChanges } from "./changes/settle-changes.js";
import { joinAbbreviations, splitGluedNames } from "./changes/split-glued-names.js";
import { asksForAreas, avoidsName, avoidsUnread, readClosures } from "./closures/read-closures.js";
import { readDeparture } from "./departure/read-departure.js";
import { Draft } from "./draft.js";
import { readFigures } from "./figures/read-figures.js";
import { readVolumes } from "./figures/read-volumes.js";
import { readSpeedGroups } from "./figures/speed-groups.js";
import { readFiledPlan } from "./laid-out/read-filed-plan.js";
import { readJson } from "./laid-out/read-json.js";
import { turnTables } from "./laid-out/read-tables.js";
import { missingInFlight } from "./missing.js";
import { readClosedWaypoints } from "./network/closed-waypoints.js";
import { nameLegs } from "./network/name-legs.js";
import { Network } from "./network/network.js";
import { readChains } from "./network/read-chains.js";
import { readEdges } from "./network/read-edges.js";
import { joinStops, readLegWinds } from "./network/read-network.js";
import { readWaypoints } from "./network/read-waypoints.js";
import { readObjective } from "./objective.js";
import { asksForDiversion } from "./places/read-diversion.js";
import { readPlaces } from "./places/read-places.js";
import { refusalOf } from "./refusal.js";
import { Sheet } from "./sheet.js";
import { readAlongWinds } from "./winds/along-wind.js";
import { readOtherWinds, readWindsByLevel } from "./winds/other-winds.js";
import { readPartWinds } from "./winds/part-winds.js";
import { readVectorWinds } from "./winds/vector-winds.js";

export { missingInFlight } from "./missing.js";

const ASK_AREA =
  "Which area is closed? Give its bounds (such as 25N-35N 60E-70E) or its corners in latitude and longitude.";

/**
 * Reads the problem of flight-ops-routing from a prompt of up to 20,000 characters. What it does not say stays
 * absent; a required field that is absent, unknown or said in two ways is asked for.
 */
export function readFlight(prompt: string): Understanding {
  const sheet = new Sheet(prompt);
  const refusal = refusalOf(sheet);
  if (refusal !== undefined)
    return { problem: {}, spans: [], missing: [], assumptions: [], warnings: [], refusal };
  const draft = new Draft();
  const network = new Network();
  readJson(sheet, draft, network);
  readFiledPlan(sheet, draft);
  readSpeedGroups(sheet, draft);
  turnTables(sheet, draft);
  crossHistory(sheet, draft);
  splitGluedNames(sheet);
  joinAbbreviations(sheet);
  settleChanges(sheet);
  writeNumberWords(sheet);
  readLayout(sheet, draft, network);
  readFlown(sheet, draft, network);
  return finished(sheet, draft);
}

/** What takes many numbers: areas and networks. */
function readLayout(sheet: Sheet, draft: Draft, network: Network): void {
  readClosures(sheet, draft);
  if (asksForAreas(sheet, draft)) {
    draft.ask("closed", ASK_AREA);
  }
  readChains(sheet, draft, network);
  readWaypoints(sheet, network);
  readLegWinds(sheet, draft, network);
  readEdges(sheet, network);
  readClosedWaypoints(sheet, draft, network);
}

function readFlown(sheet: Sheet, draft: Draft, network: Network): void {
  readDeparture(sheet, draft);
  readAircraftType(sheet, draft);
  readWindsByLevel(sheet, draft);
  readPartWinds(sheet, draft);
  readAlongWinds(sheet, draft);
  readVectorWinds(sheet, draft);
  readOtherWinds(sheet, draft);
  readObjective(sheet, draft);
  const stops = readPlaces(sheet, draft, new Set(network.waypoints.keys()));
  if (!draft.has("closed") && avoidsName(sheet)) draft.ask("closed", ASK_AREA);
  else if (network.isEmpty && !draft.isAsked("closed") && avoidsUnread(sheet, draft))
    draft.warn("what is closed or to be avoided could not be read and was not used");
  joinStops(sheet, draft, network, stops);
  nameLegs(draft, network);
  network.stateIn(draft);
  readVolumes(sheet, draft);
  readFigures(sheet, draft);
  dropLegOfRoute(draft);
}

/** A flight between two places has its own track and distance; a single leg has no places. */
function dropLegOfRoute(draft: Draft): void {
  const isRoute = draft.has("origin") || draft.has("destination") || draft.isAsked("origin");
  const isLeg = draft.has("track_deg") && draft.has("distance_nm");
  if (isLeg && !(draft.has("origin") && draft.has("destination"))) {
    for (const field of ["origin", "destination"]) {
      if (!draft.has(field)) continue;
      draft.drop(field);
      draft.warn(`the ${field} is not used: the leg is given by its track and distance`);
    }
  } else if (isRoute) {
    for (const field of ["track_deg", "distance_nm"]) {
      if (!draft.has(field)) continue;
      draft.drop(field);
      draft.warn(`the ${field} is not used: it follows from the places`);
    }
  }
}

function finished(sheet: Sheet, draft: Draft): Understanding {
  const read = draft.finish(sheet.changesAt);
  const asked = new Set(read.missing.map(({ field }) => field));
  const isDiverting =
    !("origin" in read.problem) && "alternates" in read.problem && asksForDiversion(sheet);
  const lacking = missingInFlight(read.problem).filter(
    ({ field }) => !asked.has(field) && !(isDiverting && field === "destination"),
  );
  return {
    ...read,
    missing: [...read.missing, ...lacking],
    spans: read.spans.map(
      (span): InputSpan => ({ ...span, text: sheet.source.slice(span.start, span.end) }),
    ),
  };
}
