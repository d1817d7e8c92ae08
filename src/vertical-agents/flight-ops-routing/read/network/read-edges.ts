import { EDGE_WORDS } from "../../../../content/flight-words/network-words.js";
import { findAirport } from "../../../../engines/flight/problem/airports.js";
import { isClosing } from "../closures/read-closures.js";
import type { Sheet } from "../sheet.js";
import type { Network } from "./network.js";

const JOINTS: ReadonlySet<string> = new Set([
  "-",
  "→",
  ">",
  "<",
  "/",
  "to",
  "=",
  "~",
  "with",
  "nach",
  "a",
]);
const GAPS: ReadonlySet<string> = new Set([
  ",",
  ";",
  "(",
  ")",
  "[",
  "]",
  "and",
  "und",
  "et",
  "y",
  "e",
  ":",
  "|",
  "are",
  "is",
  "the",
  "*",
  "•",
  "both",
  "ways",
  "two",
  "way",
  "bidirectional",
  "as",
  "between",
  "join",
  "joins",
  "exist",
]);

/** Reads what joins the waypoints: lists such as `A-B, B->C->D` behind a word, and lines of two names. */
export function readEdges(sheet: Sheet, network: Network): void {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const isSentence =
      CONNECTING.test(sheet.keyAt(at)) && network.waypoints.has(sheet.tokens[at - 1]?.text ?? "");
    if (isSentence) continue;
    if (sheet.tokens[at]?.kind !== "word" || !EDGE_WORDS.has(sheet.keyAt(at))) continue;
    const to = readSection(sheet, network, at + 1);
    if (to > at + 1) {
      sheet.cross({ from: at, to });
      at = to - 1;
    }
  }
  if (network.isEmpty) return;
  readSentences(sheet, network);
  if (!network.hasEdges) readPairs(sheet, network);
  readLines(sheet, network);
}

const PAIRS_MIN = 2;

/** `you may fly A-B, A-C and B-D`: two pairs at least in a list, without a word of edges before them. */
function readPairs(sheet: Sheet, network: Network): void {
  const idAt = (at: number) => {
    const id = sheet.tokens[at]?.text ?? "";
    return network.waypoints.has(id) ? id : undefined;
  };
  const isPair = (at: number) =>
    idAt(at) !== undefined && sheet.keyAt(at + 1) === "-" && idAt(at + 2) !== undefined;
  for (let at = 0; at + 2 < sheet.tokens.length; at += 1) {
    let [to, count] = [at, 0];
    while (isPair(to) && sheet.keyAt(to + 3) !== "-") {
      count += 1;
      const next = to + 3;
      const joint = /^(?:,|and|or|und|et|y|e)$/u.test(sheet.keyAt(next)) ? next + 1 : next;
      if (joint === next || !isPair(joint)) {
        to = next;
        break;
      }
      to = joint;
    }
    if (count < PAIRS_MIN) continue;
    for (let from = at; from < to; from += 1) {
      const [one, other] = [idAt(from), idAt(from + 2)];
      if (isPair(from) && one !== undefined && other !== undefined)
        network.join(one, other, sheet.spanOf({ from, to: from + 3 }));
    }
    sheet.cross({ from: at, to });
    at = to - 1;
  }
}

const LEAD_MAX = 10;
const CONNECTING = /^(?:connects?|links?|joins?|leads|goes|connected|linked|joined)$/u;

/** `A connects to B and C`. */
function readSentences(sheet: Sheet, network: Network): void {
  for (let at = 1; at < sheet.tokens.length; at += 1) {
    if (!CONNECTING.test(sheet.keyAt(at))) continue;
    const isPassive = /^(?:is|are)$/u.test(sheet.keyAt(at - 1));
    const from = isPassive ? at - 2 : at - 1;
    const id = sheet.tokens[from]?.text ?? "";
    if (!network.waypoints.has(id)) continue;
    let next = /^(?:to|with)$/u.test(sheet.keyAt(at + 1)) ? at + 2 : at + 1;
    let to = at;
    while (network.waypoints.has(sheet.tokens[next]?.text ?? "")) {
      // `B connects to C` behind `and` is the next sentence.
      if (CONNECTING.test(sheet.keyAt(next + 1))) break;
      network.join(id, sheet.tokens[next]?.text ?? "", sheet.spanOf({ from, to: next + 1 }));
      to = next + 1;
      next = /^(?:,|and|or)$/u.test(sheet.keyAt(to)) ? to + 1 : to;
      if (next === to) break;
    }
    sheet.cross({ from, to });
  }
}

/** `A-B, B-C` from a token on; answers where it ends. */
function readSection(sheet: Sheet, network: Network, from: number): number {
  const begin = behindColon(sheet, from);
  let end = from;
  let before: string | undefined;
  let isJoined = false;
  let isClosed = false;
  // Behind `A-B, B-C`, the words `A to C` are the route.
  let hasMarks = false;
  for (let at = begin; at < sheet.tokens.length; at += 1) {
    const id = idAt(sheet, network, at, isJoined || isJointAt(sheet, at + 1));
    if (id !== undefined) {
      if (before !== undefined && (isJoined || isBracketPair(sheet, at))) {
        const span = sheet.spanOf({ from: Math.max(from, at - 2), to: at + 1 });
        if (isClosed || isClosedBehind(sheet, at + 1)) network.part(before, id);
        else network.join(before, id, span);
        end = at + 1;
      }
      before = id;
      isJoined = false;
    } else if (isDoubleId(sheet, network, at)) {
      const [one = "", other = ""] = [...(sheet.tokens[at]?.text ?? "")];
      network.join(one, other, sheet.spanOf({ from: at, to: at + 1 }));
      end = at + 1;
      before = undefined;
    } else if (isJointAt(sheet, at) && before !== undefined) {
      const isWord = sheet.tokens[at]?.kind === "word";
      if (isWord && hasMarks) break;
      hasMarks ||= !isWord;
      isJoined = true;
    } else if (isUnknownEnd(sheet, at, isJoined)) {
      network.unknownEnds.add(sheet.tokens[at]?.text ?? "");
      before = undefined;
      isJoined = false;
    } else if (isGap(sheet, at)) {
      if (!isWithinBrackets(sheet, at)) before = undefined;
      isJoined = false;
    } else if (isClosing(sheet, { from: at, to: at + 1 }) && end > from) {
      isClosed = !isClosedBehind(sheet, end);
    } else break;
  }
  return end;
}

/** `segments that may be flown (both ways):` lead to a list. */
function behindColon(sheet: Sheet, from: number): number {
  for (let at = from; at < from + LEAD_MAX; at += 1) {
    if (sheet.keyAt(at) === ":") return at;
    if (isJointAt(sheet, at) || sheet.keyAt(at) === ".") break;
  }
  return from;
}

/** `B-QQQ` joins a name that has no coordinates; the other edges stay. */
function isUnknownEnd(sheet: Sheet, at: number, isJoined: boolean): boolean {
  const token = sheet.tokens[at];
  if (token?.kind !== "word" || token.text.length > 12) return false;
  return (
    (isJoined && token.isGlued) ||
    (sheet.keyAt(at + 1) === "-" && sheet.tokens[at + 2]?.isGlued === true)
  );
}

/** Marks, line ends, and how long an edge is, which follows from its ends. */
function isGap(sheet: Sheet, at: number): boolean {
  if (sheet.tokens[at]?.kind === "number" || /^(?:nm|km|mi)$/u.test(sheet.keyAt(at))) return true;
  return GAPS.has(sheet.keyAt(at)) || sheet.tokens[at]?.kind === "break";
}

function isWithinBrackets(sheet: Sheet, at: number): boolean {
  return sheet.keyAt(at) === "," && isBracketPair(sheet, at + 1);
}

/** `A-B (closed)`, `A-B is closed`. */
function isClosedBehind(sheet: Sheet, at: number): boolean {
  const next = /^(?:is|are|\(|ist|est|esta)$/u.test(sheet.keyAt(at)) ? at + 1 : at;
  return isClosing(sheet, { from: next, to: next + 1 });
}

function isJointAt(sheet: Sheet, at: number): boolean {
  return JOINTS.has(sheet.keyAt(at));
}

/** `(A,B)`: the second of two names in brackets. */
function isBracketPair(sheet: Sheet, at: number): boolean {
  return /^[([]$/u.test(sheet.keyAt(at - 3)) && /^[)\]]$/u.test(sheet.keyAt(at + 1));
}

/** A name of the network; an airport that is joined to something becomes one. */
function idAt(sheet: Sheet, network: Network, at: number, isJoined: boolean): string | undefined {
  const token = sheet.tokens[at];
  if (token?.kind === "number" && isJoined) return indexAt(network, token.value);
  if (token?.kind !== "word") return undefined;
  const id = [token.text, token.text.toUpperCase()].find((each) => network.waypoints.has(each));
  if (id !== undefined) return id;
  const isCode = isJoined && /^[A-Z]{3,4}$/u.test(token.text);
  const airport = isCode ? findAirport(token.text) : undefined;
  if (!airport) return undefined;
  const { lat, lon } = airport;
  network.waypoints.set(token.text, { id: token.text, lat, lon, span: token.span });
  return token.text;
}

/** `0-1`: numbers of waypoints from 0, as the problem has them. */
function indexAt(network: Network, value: number): string | undefined {
  return Number.isInteger(value) ? [...network.waypoints.keys()][value] : undefined;
}

/** `AB` of the names `A` and `B`. */
function isDoubleId(sheet: Sheet, network: Network, at: number): boolean {
  const token = sheet.tokens[at];
  if (token?.kind !== "word" || token.text.length !== 2) return false;
  return [...token.text].every((id) => network.waypoints.has(id));
}

/** Lines that hold two names, and nothing else but marks and numbers. */
function readLines(sheet: Sheet, network: Network): void {
  for (const { from, to } of sheet.lines()) {
    const ids: string[] = [];
    let isPlain = to - from <= 12;
    for (let at = from; at < to && isPlain; at += 1) {
      const token = sheet.tokens[at];
      if (token?.kind !== "word") continue;
      if (network.waypoints.has(token.text)) ids.push(token.text);
      else isPlain = false;
    }
    const [one, other] = ids;
    if (!isPlain || ids.length !== 2 || one === undefined || other === undefined) continue;
    network.join(one, other, sheet.spanOf({ from, to }));
    sheet.cross({ from, to });
  }
}
