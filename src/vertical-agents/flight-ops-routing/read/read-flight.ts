import type { InputSpan, Understanding } from "../../understanding.js";
import { readAircraftType } from "./aircraft-type.js";
import { crossHistory } from "./changes/cross-history.js";
import { writeNumberWords } from "./changes/number-words.js";
import { settleChanges } from "./changes/settle-changes.js";
import { joinAbbreviations, splitGluedNames } from "./changes/split-glued-names.js";
import { asksForAreas, readClosures } from "./closures/read-closures.js";
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
import { readProse } from "./network/read-prose.js";
import { readWaypoints } from "./network/read-waypoints.js";
import { readObjective } from "./objective.js";
import { asksForDiversion } from "./places/read-diversion.js";
import { readPlaces } from "./places/read-places.js";
import { avoidedNameOf, unreadClosureOf } from "./places/unread-closures.js";
import { refusalOf } from "./refusal.js";
import { Sheet } from "./sheet.js";
import { tellUnused } from "./told/tell-unused.js";
import { readAlongWinds } from "./winds/along-wind.js";
import { readOtherWinds, readWindsByLevel } from "./winds/other-winds.js";
import { readPartWinds } from "./winds/part-winds.js";
import { readVectorWinds } from "./winds/vector-winds.js";

export { missingInFlight } from "./missing.js";

const OTHER_SCRIPT_MIN = 2;
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
  tellScript(sheet, draft);
  const network = new Network();
  readJson(sheet, draft, network);
  readFiledPlan(sheet, draft);
  readSpeedGroups(sheet, draft);
  turnTables(sheet, draft);
  crossHistory(sheet, draft);
  splitGluedNames(sheet);
  joinAbbreviations(sheet);
  explainTaken(sheet, draft, settleChanges);
  writeNumberWords(sheet);
  readLayout(sheet, draft, network);
  readFlown(sheet, draft, network);
  return finished(sheet, draft);
}

/** A few letters of another script are names; words of it are not read. */
function tellScript({ source }: Sheet, draft: Draft): void {
  const others = source.match(/(?![\p{Script=Latin}\p{Script=Greek}])\p{L}/gu) ?? [];
  if (others.length >= OTHER_SCRIPT_MIN)
    draft.warn("prompts are read in English, German, French, Spanish and Portuguese");
}

/** What a prompt takes back is no value that was dropped. */
function explainTaken(sheet: Sheet, draft: Draft, settle: (sheet: Sheet) => void): void {
  const standing = () => sheet.tokens.filter(({ text }) => text !== "").map(({ span }) => span);
  const before = standing();
  settle(sheet);
  const kept = new Set(standing());
  for (const span of before) if (!kept.has(span)) draft.explain(span);
}

/** What takes many numbers: areas and networks. */
function readLayout(sheet: Sheet, draft: Draft, network: Network): void {
  readClosures(sheet, draft);
  if (asksForAreas(sheet, draft)) {
    draft.ask("closed", ASK_AREA);
  }
  readChains(sheet, draft, network);
  readProse(sheet, network);
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
  tellUnreadClosure(sheet, draft, network);
  joinStops(sheet, draft, network, stops);
  nameLegs(draft, network);
  network.stateIn(draft);
  readVolumes(sheet, draft);
  readFigures(sheet, draft);
  dropLegOfRoute(draft);
}

/** What is closed decides the route: what of it could not be read is asked for where that is plain. */
function tellUnreadClosure(sheet: Sheet, draft: Draft, network: Network): void {
  if (draft.isAsked("closed")) return;
  const mayBeUnread = network.isEmpty && !draft.has("closed");
  const unread = avoidedNameOf(sheet) ?? (mayBeUnread ? unreadClosureOf(sheet) : undefined);
  if (!unread) return;
  if (unread.isPlain) draft.ask("closed", `"${unread.quote}" could not be read. ${ASK_AREA}`);
  else draft.warn(`"${unread.quote}" could not be read as what is closed, and was not used`);
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
  const { told, ...read } = draft.finish(sheet.changesAt);
  const asked = new Set(read.missing.map(({ field }) => field));
  const isDiverting =
    !("origin" in read.problem) && "alternates" in read.problem && asksForDiversion(sheet);
  const lacking = missingInFlight(read.problem).filter(
    ({ field }) => !asked.has(field) && !(isDiverting && field === "destination"),
  );
  const unused = tellUnused(sheet.source, { ...read, told });
  return {
    ...read,
    missing: [...read.missing, ...lacking],
    warnings: unused === undefined ? read.warnings : [...read.warnings, unused],
    spans: read.spans.map(
      (span): InputSpan => ({ ...span, text: sheet.source.slice(span.start, span.end) }),
    ),
  };
}
