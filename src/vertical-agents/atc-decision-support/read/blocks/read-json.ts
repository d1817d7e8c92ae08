import type { Change } from "../../../../engines/air-traffic/picture/traffic-picture.js";
import type { JsonBlock, JsonLeaf } from "../../../../engines/prompt-reading/blocks/block.js";
import { findJson } from "../../../../engines/prompt-reading/blocks/find-json.js";
import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import {
  type DraftAircraft,
  type DraftPicture,
  said,
  type WholeField,
} from "../draft/draft-picture.js";
import type { Scene } from "../scene/scene.js";
import { columnMeaning } from "./column-meaning.js";
import { factsOfCell, inUnit } from "./read-cell.js";

const LIST_KEYS =
  /^(?:aircraft|traffic|planes|flights|aircrafts|tracks|targets|arrivals|traffic_list)$/iu;
const ID_KEYS = /^(?:id|callsign|call_sign|acid|ident|flight|cs|name)$/iu;
const WHOLE: readonly WholeField[] = [
  "separation.lateral_nm",
  "separation.vertical_ft",
  "lookahead_s",
  "constraints.min_gs_kt",
  "constraints.max_gs_kt",
  "fix.in_trail_nm",
  "fix.in_trail_s",
];

/** Reads JSON that lists aircraft, with our field names or others', and takes its tokens. */
export function readJson(scene: Scene, draft: DraftPicture): void {
  for (const block of findJson(scene.prompt.source)) {
    const list = listOf(block.value);
    if (!list) continue;
    const leaves = new Map(block.leaves.map((leaf) => [leaf.path, leaf]));
    list.aircraft.forEach((one, index) => {
      readAircraft(one, { block, prefix: `${list.path}/${index}`, leaves }, draft);
    });
    const others = block.leaves.filter(({ path }) => !path.startsWith(`${list.path}/`));
    if (list.path !== "") {
      readWhole(leaves, draft);
      for (const leaf of others) readOther(leaf, draft);
    }
    scene.claims.takeSpans(withoutProse(block.span, list.path === "" ? [] : others));
  }
}

/** Sentences in JSON, such as `"ask": "resolve, MEA2 must not turn"`, are read as prose. */
function withoutProse(whole: Span, leaves: readonly JsonLeaf[]): readonly Span[] {
  const spans: Span[] = [];
  let { start } = whole;
  for (const { value, span } of leaves) {
    if (typeof value !== "string" || !/\S\s+\S/u.test(value) || span.start < start) continue;
    spans.push({ start, end: span.start });
    start = span.end;
  }
  return [...spans, { start, end: whole.end }];
}

/** Values of the whole picture by other names than ours: `sep.nm`, `lookahead_min`, `maxSpeed`. */
function readOther({ path, value, span }: JsonLeaf, draft: DraftPicture): void {
  if (typeof value !== "number" || !(value > 0)) return;
  const key = path.replace(/(\p{Ll})(\p{Lu})/gu, "$1_$2").toLowerCase();
  const field = OTHER_WHOLE.find(([pattern]) => pattern.test(key))?.[1];
  if (field === undefined || draft.whole.has(field)) return;
  const isMinutes = field.endsWith("_s") && /_min(?:utes|s)?$|\/minutes$/u.test(key);
  if (/_(?:km|m|kmh|mps)$/u.test(key)) return;
  draft.setWhole(field, isMinutes ? value * 60 : value, span);
}

const OTHER_WHOLE: readonly (readonly [RegExp, WholeField])[] = [
  [
    /(?:sep|minim|standard|spacing|protect).*(?:\/|_)(?:ft|vert|vertical|vertical_ft|v|feet)$/u,
    "separation.vertical_ft",
  ],
  [
    /^\/(?:vertical_sep|vertical_separation|vertical_minimum|sep_v)[a-z_]*$/u,
    "separation.vertical_ft",
  ],
  [/trail.*(?:_s|sec|seconds|_min)$/u, "fix.in_trail_s"],
  [/trail/u, "fix.in_trail_nm"],
  [
    /(?:sep|minim|standard|protect).*(?:\/|_)(?:nm|lat|lateral|lateral_nm|horizontal|h|horizontal_nm)$/u,
    "separation.lateral_nm",
  ],
  [
    /^\/(?:lateral_sep|lateral_separation|horizontal_separation|sep_h)[a-z_]*$/u,
    "separation.lateral_nm",
  ],
  [/look_?ahead|horizon/u, "lookahead_s"],
  [/min(?:imum)?_?(?:gs|speed|spd)/u, "constraints.min_gs_kt"],
  [/max(?:imum)?_?(?:gs|speed|spd)/u, "constraints.max_gs_kt"],
];

function listOf(
  value: unknown,
): { readonly path: string; readonly aircraft: readonly unknown[] } | undefined {
  if (Array.isArray(value))
    return value.every(hasId) && value.length > 0 ? { path: "", aircraft: value } : undefined;
  if (!isObject(value)) return undefined;
  for (const [key, list] of Object.entries(value)) {
    if (LIST_KEYS.test(key) && Array.isArray(list)) return { path: `/${key}`, aircraft: list };
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasId(value: unknown): boolean {
  return isObject(value) && Object.keys(value).some((key) => ID_KEYS.test(key));
}

interface Place {
  readonly block: JsonBlock;
  readonly prefix: string;
  readonly leaves: ReadonlyMap<string, JsonLeaf>;
}

function readAircraft(value: unknown, { block, prefix, leaves }: Place, draft: DraftPicture): void {
  if (!isObject(value)) return;
  const idKey = Object.keys(value).find((key) => ID_KEYS.test(key));
  const id = idKey === undefined ? undefined : value[idKey];
  if (typeof id !== "string" && typeof id !== "number") return;
  const idSpan = leaves.get(`${prefix}/${idKey}`)?.span ?? block.span;
  const aircraft = draft.addAircraft(String(id), idSpan);
  for (const [key, one] of Object.entries(value)) {
    if (key === idKey) continue;
    const path = `${prefix}/${key}`;
    const isFixed =
      (/^no_?turns?$/iu.test(key) && one === true) || (/^can_?turn$/iu.test(key) && one === false);
    if (isFixed) draft.noTurn.push({ key: aircraft.key, id: String(id), span: idSpan });
    if (key === "intent") readIntent(one, { block, prefix: path, leaves }, aircraft);
    else if (isObject(one)) {
      for (const [inner, deep] of Object.entries(one))
        readValue(inner, deep, leaves.get(`${path}/${inner}`)?.span, aircraft);
    } else if (Array.isArray(one)) readPair(key, one, leaves.get(`${path}/0`)?.span, aircraft);
    else readValue(key, one, leaves.get(path)?.span, aircraft);
  }
}

function readValue(
  key: string,
  value: unknown,
  span: Span | undefined,
  aircraft: DraftAircraft,
): void {
  const column = columnMeaning(key);
  if (!column || column.label === "id" || span === undefined) return;
  if (typeof value !== "string" && typeof value !== "number") return;
  const inColumn =
    typeof value === "number" && column.unit !== null
      ? inUnit(value, column.label, column.unit)
      : undefined;
  const facts = inColumn ? [inColumn] : factsOfCell(String(value), column);
  for (const fact of facts) aircraft.facts.push(said(fact, span));
}

/** `"position": [0, 0]`. */
function readPair(
  key: string,
  value: readonly unknown[],
  span: Span | undefined,
  aircraft: DraftAircraft,
): void {
  const [first, second] = value;
  if (columnMeaning(key)?.label !== "place" || span === undefined || value.length !== 2) return;
  if (typeof first !== "number" || typeof second !== "number") return;
  const decimals = Math.max(...[first, second].map((one) => `${one}`.split(".")[1]?.length ?? 0));
  aircraft.facts.push(
    said({ field: "place", value: { kind: "pair", first, second, decimals } }, span),
  );
}

function readIntent(
  value: unknown,
  { prefix, leaves, block }: Place,
  aircraft: DraftAircraft,
): void {
  if (!Array.isArray(value)) return;
  value.forEach((one: unknown, index) => {
    if (!isObject(one) || typeof one.kind !== "string" || typeof one.value !== "number") return;
    const unit = UNITS[one.kind];
    const at_s = typeof one.at_s === "number" ? one.at_s : 0;
    if (unit === undefined) return;
    const span = leaves.get(`${prefix}/${index}/value`)?.span ?? block.span;
    const change = { kind: one.kind, value: one.value, unit, at_s } as Change;
    aircraft.changes.push({ change, span });
  });
}

const UNITS: Readonly<Record<string, Change["unit"]>> = {
  heading: "deg",
  level: "ft",
  speed: "kt",
  vertical_rate: "fpm",
};

function readWhole(leaves: ReadonlyMap<string, JsonLeaf>, draft: DraftPicture): void {
  for (const field of WHOLE) {
    const leaf = leaves.get(`/${field.replaceAll(".", "/")}`);
    if (typeof leaf?.value === "number") draft.setWhole(field, leaf.value, leaf.span);
  }
  const question = leaves.get("/question");
  const asked = question?.value;
  if (
    question &&
    (asked === "detect" || asked === "resolve" || asked === "sequence" || asked === "bands")
  ) {
    draft.question = { value: asked, span: question.span };
  }
  const bands = leaves.get("/bands/aircraft");
  if (bands && typeof bands.value === "string") {
    draft.bandsOf = {
      key: bands.value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ""),
      span: bands.span,
    };
  }
  for (const leaf of leaves.values()) {
    if (!leaf.path.startsWith("/constraints/no_turn/") || typeof leaf.value !== "string") continue;
    const key = leaf.value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
    draft.noTurn.push({ key, id: leaf.value, span: leaf.span });
  }
  readFix(leaves, draft);
}

function readFix(leaves: ReadonlyMap<string, JsonLeaf>, draft: DraftPicture): void {
  const id = leaves.get("/fix/id");
  if (id && typeof id.value === "string") draft.fixId = { value: id.value, span: id.span };
  const at = (name: string) => {
    const leaf = leaves.get(`/fix/${name}`);
    return typeof leaf?.value === "number" ? { value: leaf.value, span: leaf.span } : undefined;
  };
  const [x, y, lat, lon] = [at("x_nm"), at("y_nm"), at("lat"), at("lon")];
  if (x && y) draft.fixPlace = { value: { kind: "plane", x: x.value, y: y.value }, span: x.span };
  if (lat && lon)
    draft.fixPlace = { value: { kind: "degrees", lat: lat.value, lon: lon.value }, span: lat.span };
}
