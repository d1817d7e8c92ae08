import type { Change } from "../../../../engines/air-traffic/picture/traffic-picture.js";
import { convertQuantity } from "../../../../engines/prompt-reading/quantities/convert-quantity.js";
import { type Prompt, sourceSpan } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import { type DraftAircraft, type DraftPicture, said } from "../draft/draft-picture.js";
import type { Fact } from "../draft/said.js";
import type { Scene } from "../scene/scene.js";

const TIME = String.raw`(?:(\d{1,2}):(\d{2}):(\d{2}(?:\.\d{1,6})?)\s{0,4}>\s{0,4})?`;
const NAMES =
  "CRE|ALT|HDG|SPD|VS|DEL|ZONER|ZONEDH|DTLOOK|RSZONER|RSZONEDH|ADDWPT|DEST|ORIG|DIRECT|LNAV|VNAV|DEFWPT";
const LINE = new RegExp(
  String.raw`^\s{0,20}(?:[-*>]\s{0,4})?${TIME}(${NAMES})[\s,]+(.{1,200})$`,
  "iu",
);
/** The call sign may stand first. */
const TURNED = new RegExp(
  String.raw`^\s{0,20}${TIME}([A-Z][A-Z0-9]{1,7})[\s,]+(ALT|HDG|SPD|VS|DEL|ADDWPT|DEST)\b(.{0,200})$`,
  "u",
);
/** Commands of the display and the clock. */
const HOUSEKEEPING = new RegExp(
  String.raw`^\s{0,20}${TIME}(?:PAN|ZOOM|OP|FF|HOLD|RESET|SEED|TRAIL|SWRAD|ASAS|RESO|DT|TIME|ASASV|CDMETHOD|RESOMETHOD|MCRE|SCEN|SSD|AREA|TAXI|NOISE|WIND|SHOWTRAJ|LABEL)\b.{0,80}$`,
  "u",
);
const ROUTE = /^(?:ADDWPT|DEST|ORIG|DIRECT|LNAV|VNAV)$/u;
/** A command ends a line, or a quotation; `CRE` begins one wherever it stands. */
const BORDERS = /[\n;`]|(?=\bCRE[ ,]+[A-Z])/gu;

interface Word {
  readonly text: string;
  readonly span: Span;
}

interface Command {
  readonly name: string;
  /** After the first command. */
  readonly at_s: number;
  readonly words: readonly Word[];
}

/** Reads BlueSky's commands, on lines of their own or within a sentence, and takes their tokens. */
export function readScenario(scene: Scene, draft: DraftPicture): void {
  const spans: Span[] = [];
  const commands = commandsOf(scene.prompt, spans);
  const start = Math.min(...commands.map(({ at_s }) => at_s));
  for (const command of commands) {
    const one = { ...command, at_s: command.at_s - start };
    if (one.name === "CRE") create(one, draft);
    else if (one.name.includes("ZONE") || one.name === "DTLOOK") setWhole(one, draft);
    else change(one, draft);
  }
  const routed = commands.filter(
    ({ name, words }) => ROUTE.test(name) && draft.find(words[0]?.text ?? ""),
  );
  if (routed.length > 0) {
    const names = [...new Set(routed.map(({ words }) => words[0]?.text ?? ""))].slice(0, 20);
    scene.warnings.push(
      `Routes are not flown: ${names.join(", ")} are taken to keep their track past their waypoints.`,
    );
  }
  if (commands.some(({ name }) => name === "CRE")) takeComments(scene, draft, spans);
  spans.sort((one, other) => one.start - other.start);
  scene.claims.takeSpans(spans);
}

/** What a comment of a scenario tells of its aircraft is history, or in the commands as well. */
function takeComments({ prompt: { folded } }: Scene, draft: DraftPicture, spans: Span[]): void {
  for (const { 0: line, index } of folded.text.matchAll(/^[ \t]*#[^\n]*/gmu)) {
    const names = line.match(/[A-Z][A-Z0-9]{1,7}/gu) ?? [];
    if (names.some((name) => draft.find(name)))
      spans.push(sourceSpan(folded, index, index + line.length));
  }
}

function commandsOf({ folded }: Prompt, spans: Span[]): readonly Command[] {
  const commands: Command[] = [];
  // Prose in capitals has lines such as `AFR1 ALT FL350` as well.
  const isScenario = /\bCRE[ ,]+[A-Z]/u.test(folded.text);
  for (const [from, text] of partsOf(folded.text)) {
    const take = (to: number) => spans.push(sourceSpan(folded, from, from + to));
    const found = commandIn(text, from, folded, isScenario);
    if (!found && isScenario && HOUSEKEEPING.test(text)) take(text.length);
    if (!found) continue;
    // What is commented out does not happen.
    const line = folded.text.slice(folded.text.lastIndexOf("\n", from) + 1, from);
    if (!/^\s*(?:#|\/\/)/u.test(line)) commands.push(found);
    const used = found.words.at(found.name === "CRE" ? 6 : found.words.length - 1);
    spans.push({
      start: sourceSpan(folded, from, from + text.length).start,
      end: used?.span.end ?? from + text.length,
    });
  }
  return commands;
}

function* partsOf(text: string): Generator<readonly [from: number, text: string]> {
  let from = 0;
  for (const { index, 0: border } of text.matchAll(BORDERS)) {
    yield [from, text.slice(from, index).slice(0, 300)];
    from = index + border.length;
  }
  yield [from, text.slice(from).slice(0, 300)];
}

function commandIn(
  text: string,
  from: number,
  folded: Prompt["folded"],
  isScenario: boolean,
): Command | undefined {
  const match = LINE.exec(text) ?? undefined;
  const turned = match || !isScenario ? undefined : (TURNED.exec(text) ?? undefined);
  const [whole = "", hours = "0", minutes = "0", seconds = "0"] = match ?? turned ?? [];
  if (whole === "") return undefined;
  const name = ((match ? match[4] : turned?.[5]) ?? "").toUpperCase();
  const rest = (match ? match[5] : turned?.[6]) ?? "";
  const restFrom = from + whole.length - rest.length;
  const words = wordsOf(folded, rest, restFrom);
  if (turned) {
    const id = turned[4] ?? "";
    words.unshift(...wordsOf(folded, id, from + whole.indexOf(id)));
  }
  const at_s = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return isCommand(name, words) ? { name, at_s, words } : undefined;
}

function wordsOf(folded: Prompt["folded"], text: string, from: number): Word[] {
  return [...text.matchAll(/[^\s,]+/gu)].map((match) => {
    const word = match[0].replace(/[.)'"]+$/u, "");
    const start = from + match.index;
    return { text: word, span: sourceSpan(folded, start, start + word.length) };
  });
}

/** A line of prose may begin with `alt` or `hdg`, too. */
function isCommand(name: string, words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text);
  const key = name.toUpperCase();
  if (key === "CRE") return texts.length >= 7;
  if (key === "DEL") return texts.length === 1 && /^[A-Z]/u.test(texts[0] ?? "");
  if (ROUTE.test(key) || key === "DEFWPT") return /^[A-Z][A-Z0-9]+$/u.test(texts[0] ?? "");
  if (key.includes("ZONE") || key === "DTLOOK") return Number.isFinite(Number(texts[0]));
  return (
    texts.length >= 2 &&
    texts.length <= 3 &&
    /^[A-Z]/iu.test(texts[0] ?? "") &&
    /\d/u.test(texts[1] ?? "")
  );
}

function create({ words }: Command, draft: DraftPicture): void {
  const [id, type, lat, lon, heading, alt, speed] = words;
  if (!id || !type || !lat || !lon || !heading || !alt || !speed) return;
  const aircraft = draft.addAircraft(id.text.toUpperCase(), id.span);
  const add = (word: Word, fact: Fact | undefined) => {
    if (fact) aircraft.facts.push(said(fact, word.span));
  };
  add(type, { field: "type", value: type.text.toUpperCase() });
  add(lat, number("lat", axisOf(lat.text)));
  add(lon, number("lon", axisOf(lon.text)));
  add(heading, number("track", plain(heading.text)));
  add(alt, number("alt", feetOf(alt.text)));
  add(speed, speedOf(speed.text));
}

function number(
  field: "lat" | "lon" | "track" | "alt" | "vs",
  value: number | undefined,
): Fact | undefined {
  return value === undefined ? undefined : { field, value };
}

/** `52.1`, `N52.1`, `52.1N`, `N52'07'30`. */
function axisOf(text: string): number | undefined {
  const match =
    /^([NSEW])?(-?\d{1,3}(?:\.\d+)?)(?:['°](\d{1,2}(?:\.\d+)?)(?:['"](\d{1,2}(?:\.\d+)?))?['"]{0,2})?([NSEW])?$/iu.exec(
      text,
    );
  if (!match) return undefined;
  const [, before, degrees, minutes = 0, seconds = 0, behind] = match;
  const size = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = /^[SW]$/iu.test(before ?? behind ?? "") !== (degrees ?? "").startsWith("-");
  return isNegative ? -size : size;
}

function plain(text: string): number | undefined {
  const value = /^[+-]?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : undefined;
  return value;
}

/** `FL200`, `20000`, `20000ft`. */
function feetOf(text: string): number | undefined {
  const match = /^(FL)?(\d{1,6}(?:\.\d+)?)(?:ft)?$/iu.exec(text);
  if (!match) return undefined;
  return Number(match[2]) * (match[1] === undefined ? 1 : 100);
}

/** Below 5 it is a Mach number, as it is with an M. */
function speedOf(text: string): Fact | undefined {
  const match = /^(M)?(\.?\d{1,5}(?:\.\d+)?)(?:kts?)?$/iu.exec(text);
  if (!match) return undefined;
  const value = Number(match[2]);
  if (match[1] !== undefined) return { field: "mach", value: value >= 5 ? value / 100 : value };
  return { field: value < 5 && value > 0 ? "mach" : "gs", value };
}

function change({ name, at_s, words }: Command, draft: DraftPicture): void {
  const [id, first, second] = words;
  const aircraft = id && draft.find(id.text);
  if (aircraft && name === "DEL") draft.remove(aircraft.key);
  if (!aircraft || !first || ROUTE.test(name)) return;
  if (name === "ALT") {
    push(aircraft, { kind: "level", value: feetOf(first.text), unit: "ft", at_s }, first.span);
    if (second) rate(aircraft, second, at_s);
  } else if (name === "HDG") {
    push(aircraft, { kind: "heading", value: plain(first.text), unit: "deg", at_s }, first.span);
  } else if (name === "SPD") {
    const speed = speedOf(first.text);
    if (speed?.field === "gs") {
      push(aircraft, { kind: "speed", value: speed.value, unit: "kt", at_s }, first.span);
    }
  } else if (name === "VS") rate(aircraft, first, at_s);
}

/** A rate from the start is the aircraft's own; a later one is a change to come. */
function rate(aircraft: DraftAircraft, { text, span }: Word, at_s: number): void {
  const value = plain(text.replace(/fpm$/iu, ""));
  if (at_s > 0) push(aircraft, { kind: "vertical_rate", value, unit: "fpm", at_s }, span);
  else if (value !== undefined) {
    const earlier = aircraft.facts.findIndex(({ field }) => field === "vs");
    if (earlier >= 0) aircraft.facts.splice(earlier, 1);
    aircraft.facts.push(said({ field: "vs", value }, span));
  }
}

function push(
  aircraft: DraftAircraft,
  { value, ...change }: Omit<Change, "value"> & { readonly value: number | undefined },
  span: Span,
): void {
  if (value !== undefined) aircraft.changes.push({ change: { ...change, value }, span });
}

function setWhole({ name, words }: Command, draft: DraftPicture): void {
  const [word] = words;
  const value = plain(word?.text ?? "");
  if (!word || value === undefined || value <= 0) return;
  if (name === "ZONER") draft.setWhole("separation.lateral_nm", value, word.span);
  else if (name === "ZONEDH") draft.setWhole("separation.vertical_ft", value, word.span);
  else if (name === "DTLOOK")
    draft.setWhole(
      "lookahead_s",
      convertQuantity(value, { from: "s", to: "s" }) ?? value,
      word.span,
    );
}
