import { WAYPOINT_WORDS } from "../../../../content/flight-words/network-words.js";
import { closureWords } from "../closures/read-closures.js";
import type { Draft } from "../draft.js";
import type { Sheet } from "../sheet.js";
import type { Network } from "./network.js";

const FILLERS: ReadonlySet<string> = new Set(
  ": = ( , and is are the at or be was now currently today stays remain remains point both via und et y e ist sind est sont esta estan".split(
    " ",
  ),
);
const REACH = 6;

/** Reads which waypoints are closed, and parts edges that are: `C is closed`, `closed: B, D`, `edge A-B closed`. */
export function readClosedWaypoints(sheet: Sheet, draft: Draft, network: Network): void {
  if (network.isEmpty) return;
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const word = closureWords.termAt(sheet.tokens, at);
    if (!word || word.isMisspelt) continue;
    const behind = listFrom(sheet, network, word.next, 1);
    const found = behind.length > 0 ? behind : listFrom(sheet, network, at - 1, -1);
    closeAll(sheet, draft, network, found);
  }
}

function closeAll(sheet: Sheet, draft: Draft, network: Network, tokens: readonly number[]): void {
  const [one, other] = [...tokens].sort((a, b) => a - b);
  const idOf = (at: number | undefined) => sheet.tokens[at ?? -1]?.text ?? "";
  const isEdge = one !== undefined && other === one + 2 && /^[-→]$/u.test(sheet.keyAt(one + 1));
  if (isEdge && tokens.length === 2) {
    network.part(idOf(one), idOf(other));
    sheet.cross({ from: one, to: one + 3 });
    return;
  }
  for (const at of tokens) {
    draft.add("closed", { waypoint: idOf(at) }, sheet.spanOf({ from: at, to: at + 1 }));
    sheet.cross({ from: at, to: at + 1 });
  }
}

/**
 * The names from a token on, in one direction, with only fillers between them. Before `is closed` stands one, before
 * `are closed` a list, and without a verb a comma ends it: `end NOVA, MIKE closed`.
 */
function listFrom(sheet: Sheet, network: Network, from: number, step: 1 | -1): readonly number[] {
  const found: number[] = [];
  const verb = step === 1 ? "are" : sheet.keyAt(from);
  const isOne = /^(?:is|was|ist|est|esta|stays|remains)$/u.test(verb);
  const isMany = /^(?:are|be|both|sind|sont|estan|estao)$/u.test(verb);
  for (let at = from, fillers = 0; fillers < REACH; at += step) {
    const token = sheet.tokens[at];
    if (!token || token.kind === "break") break;
    if (token.kind === "word" && network.waypoints.has(token.text)) {
      found.push(at);
      if (isOne) break;
      fillers = 0;
      continue;
    }
    if (!mayGoOn(sheet, at, found.length > 0) || (token.text === "," && !isMany)) break;
    fillers += 1;
  }
  return found;
}

function mayGoOn(sheet: Sheet, at: number, hasFound: boolean): boolean {
  const key = sheet.keyAt(at);
  if (/^[-→]$/u.test(key)) return hasFound;
  return (
    FILLERS.has(key) || WAYPOINT_WORDS.has(key) || /^(?:edges?|legs?|links?|segments?)$/u.test(key)
  );
}
