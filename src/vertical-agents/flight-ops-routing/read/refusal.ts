import {
  AIRBORNE_PHRASES,
  ONBOARD_WORDS,
  SENDING_WORDS,
  SIMULATION_WORDS,
  STEERING_PHRASES,
  SYSTEM_WORDS,
} from "../../../content/flight-words/control-words.js";
import { clausesOf } from "../../../engines/prompt-reading/blocks/clauses.js";
import { Vocabulary } from "../../../engines/prompt-reading/kit/vocabulary.js";
import type { Sheet } from "./sheet.js";

const steering = new Vocabulary(STEERING_PHRASES.map((phrase) => [phrase, phrase] as const));
const airborne = new Vocabulary(AIRBORNE_PHRASES.map((phrase) => [phrase, phrase] as const));
const NEGATION = /^(?:not|don't|dont|never|no|without|nicht|pas|nao)$/u;
/** How far behind its verb the aircraft may stand. */
const TARGET_REACH = 40;
const CALLSIGN = /^[a-z]{3}\d{1,4}[a-z]?$/u;

const REFUSAL =
  "This agent plans for simulators and offline study; it sends nothing to an aircraft and steers none. Ask for a plan of the flight instead.";

/** Why a prompt is refused: it asks to send to, or to steer, a real aircraft. Plans of any flight are not refused. */
export function refusalOf(sheet: Sheet): string | undefined {
  const isSimulated = sheet.tokens.some(
    (token) => token.kind === "word" && SIMULATION_WORDS.has(token.key.replaceAll("-", "")),
  );
  if (isSimulated) return undefined;
  const isAirborne = hasPhrase(sheet, airborne, { from: 0, to: sheet.tokens.length });
  const isRefused = clausesOf(sheet.tokens).some(
    (clause) => sends(sheet, clause, isAirborne) || steers(sheet, clause, isAirborne),
  );
  return isRefused ? REFUSAL : undefined;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** `uplink this to KLM641`, `push the route into the FMS`. */
function sends(sheet: Sheet, { from, to }: Range, isAirborne: boolean): boolean {
  for (let at = from; at < to; at += 1) {
    const key = sheet.keyAt(at);
    if (sheet.tokens[at]?.kind !== "word" || !SENDING_WORDS.has(key) || isDenied(sheet, at))
      continue;
    for (let on = at + 1; on < Math.min(to, at + TARGET_REACH); on += 1) {
      const target = sheet.keyAt(on);
      if (SYSTEM_WORDS.has(target)) return true;
      const isAircraft = ONBOARD_WORDS.has(target) || CALLSIGN.test(target);
      if (isAircraft && (isAirborne || key.startsWith("uplink"))) return true;
    }
  }
  return false;
}

function steers(sheet: Sheet, { from, to }: Range, isAirborne: boolean): boolean {
  for (let at = from; at < to; at += 1) {
    const term = steering.termAt(sheet.tokens, at);
    if (!term || term.isMisspelt || isDenied(sheet, at)) continue;
    for (let on = at; on < Math.min(to, at + TARGET_REACH); on += 1) {
      if (SYSTEM_WORDS.has(sheet.keyAt(on))) return true;
    }
    if (isAirborne) return true;
  }
  return false;
}

function hasPhrase(sheet: Sheet, phrases: Vocabulary<string>, { from, to }: Range): boolean {
  for (let at = from; at < to; at += 1) {
    const term = phrases.termAt(sheet.tokens, at);
    if (term && !term.isMisspelt) return true;
  }
  return false;
}

function isDenied(sheet: Sheet, at: number): boolean {
  return [at - 1, at - 2].some((before) => NEGATION.test(sheet.keyAt(before)));
}
