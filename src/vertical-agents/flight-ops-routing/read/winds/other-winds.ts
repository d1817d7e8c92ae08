import { NEXT_LEG_WORDS } from "../../../../content/flight-words/wind-words.js";
import type { Draft } from "../draft.js";
import type { Sheet } from "../sheet.js";
import { askUnreadWind } from "./ask-unread-wind.js";
import { hasOtherParts } from "./part-winds.js";
import { reportAt, speedAt, type Vector, vectorAt } from "./vector-at.js";

const SPEED_KT_MAX = 250;
const JOINT = /^(?:at|on|@|in|auf|a|en|em)$/u;
const LEVEL = /^fl(\d{2,3})$/u;

interface AtLevel {
  readonly level: string;
  readonly levelAt: number;
  readonly from: number;
  readonly vector: Vector;
}

/** Reads winds that are given by levels: that of the cruise where it is known, or else asks. */
export function readWindsByLevel(sheet: Sheet, draft: Draft): void {
  const winds = windsAtLevels(sheet);
  if (new Set(winds.map(({ level }) => level)).size < 2) return;
  const taken = new Set(winds.map(({ levelAt }) => levelAt));
  const cruise = new Set(
    sheet.tokens.flatMap((_, at) => {
      const level = taken.has(at) ? undefined : LEVEL.exec(sheet.keyAt(at))?.[1];
      return level ?? [];
    }),
  );
  const own = winds.filter(({ level }) => cruise.has(level));
  const [only, ...others] = own;
  if (only && others.length === 0) {
    const { from_deg, kt, next } = only.vector;
    draft.state("wind", { from_deg, kt }, sheet.spanOf({ from: only.from, to: next }), { rank: 2 });
  } else {
    const shown = winds.map(({ level, vector }) => `${vector.from_deg}/${vector.kt} at FL${level}`);
    draft.ask("wind", `The prompt gives winds at several levels: is it ${shown.join(" or ")}?`);
  }
  for (const { from, vector } of winds) {
    const stretch = { from, to: vector.next };
    if (draft.isAsked("wind")) draft.explain(sheet.spanOf(stretch));
    sheet.cross(stretch);
  }
}

function windsAtLevels(sheet: Sheet): readonly AtLevel[] {
  const winds: AtLevel[] = [];
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const level = LEVEL.exec(sheet.keyAt(at))?.[1];
    if (level === undefined) continue;
    const before = vectorBefore(sheet, at);
    if (before) {
      winds.push({ level, levelAt: at, ...before });
      continue;
    }
    let from = at + 1;
    while (from < at + 4 && /^(?:[:=|,-]|is|wind|winds|w\/v|wv)$/u.test(sheet.keyAt(from)))
      from += 1;
    const vector = vectorAt(sheet, from);
    // `FL350, 270/60 at FL350`: the wind is that of the level behind it.
    const isOfNext =
      vector && JOINT.test(sheet.keyAt(vector.next)) && LEVEL.test(sheet.keyAt(vector.next + 1));
    if (vector && !isOfNext) winds.push({ level, levelAt: at, from: at, vector });
  }
  return winds;
}

/** `270/60 at FL350`. */
function vectorBefore(sheet: Sheet, at: number) {
  const joint = at - 1;
  if (!JOINT.test(sheet.keyAt(joint))) return undefined;
  for (const from of [joint - 3, joint - 4, joint - 5]) {
    const vector = from >= 0 && sheet.keyAt(from + 1) === "/" ? vectorAt(sheet, from) : undefined;
    if (vector?.next === joint) return { from, vector: { ...vector, next: at + 1 } };
  }
  return undefined;
}

/** A wind beside the one that was read is asked about, not dropped. */
export function readOtherWinds(sheet: Sheet, draft: Draft): void {
  if (draft.has("wind")) {
    stateOthers(sheet, draft);
    if (!Array.isArray(draft.valueOf("wind")) && (hasOtherParts(sheet) || hasLimit(sheet)))
      draft.ask(
        "wind",
        "The wind is given for a part of the way: what is it on each part (such as 270/50 on the first half, 290/70 on the second)?",
      );
    return;
  }
  if (draft.isAsked("wind") || askUnreadWind(sheet, draft)) return;
  const isVariable = sheet.tokens.some((_, at) => isVariableAt(sheet, at));
  if (isVariable)
    draft.warn("a variable wind has no direction: the flight is planned in still air");
  else if (isUnread(sheet))
    draft.warn("the wind could not be read: the flight is planned in still air");
}

/** `for the first 3 hours`, `in the last 500 nm`. */
function hasLimit(sheet: Sheet): boolean {
  return sheet.tokens.some((token, at) => {
    const isPart = /^(?:first|last|next|initial|final|ersten|letzten|primeras|premieres)$/u.test(
      sheet.keyAt(at - 1),
    );
    const unit = sheet.keyAt(at + 1);
    return token.kind === "number" && isPart && /^(?:nm|km|miles|h|hrs?|hours?)$/u.test(unit);
  });
}

/** A wind that is named, and neither calm nor read. */
function isUnread(sheet: Sheet): boolean {
  return sheet.tokens.some((_, at) => {
    const isNamed = /^(?:winds?|wnd|wv|vents?|vientos?|ventos?)$/u.test(sheet.keyAt(at));
    const isCalm = [at - 1, at + 1, at + 2].some((near) => CALM.test(sheet.keyAt(near)));
    return isNamed && !isCalm;
  });
}

const CALM = /^(?:calm|calme|calma|calmo|nil|zero|still|light|no|ignored?|windstill|0)$/u;

function isVariableAt(sheet: Sheet, at: number): boolean {
  return /^vrb(?:\d{2,3}(?:kts?)?)?$/u.test(sheet.keyAt(at)) || sheet.keyAt(at) === "variable";
}

function stateOthers(sheet: Sheet, draft: Draft): void {
  const known = JSON.stringify(draft.valueOf("wind"));
  if (known.includes("tailwind_kt") && hasNextSpeed(sheet))
    draft.ask(
      "wind",
      "The wind changes on the way: what is it on each part (such as headwind 50 on the first half, 20 on the second)?",
    );
  for (let at = 0; at + 1 < sheet.tokens.length; at += 1) {
    const vector = reportAt(sheet, at) ?? slashedAt(sheet, at);
    if (!vector || vector.kt > SPEED_KT_MAX || isPast(sheet, at)) continue;
    const { from_deg, kt, next } = vector;
    if (known.includes(JSON.stringify({ from_deg, kt }).slice(1, -1))) continue;
    draft.state("wind", { from_deg, kt }, sheet.spanOf({ from: at, to: next }));
    sheet.cross({ from: at, to: next });
    at = next - 1;
  }
}

/** `headwind 50 until 30W, then 20`. */
function hasNextSpeed(sheet: Sheet): boolean {
  return sheet.tokens.some((_, at) => {
    if (!NEXT_LEG_WORDS.has(sheet.keyAt(at))) return false;
    const speed = sheet.tokens[at + 1]?.kind === "number" ? speedAt(sheet, at + 1) : undefined;
    return speed !== undefined && speed.kt <= SPEED_KT_MAX;
  });
}

/** `280/70`, three digits and two or three, which is no date and no fraction. */
function slashedAt(sheet: Sheet, at: number): Vector | undefined {
  const [direction, slash, speed] = [at, at + 1, at + 2].map((each) => sheet.keyAt(each));
  const isVector =
    slash === "/" && /^\d{3}$/u.test(direction ?? "") && /^\d{2,3}$/u.test(speed ?? "");
  const isInside = [at - 1, at + 3].some((each) => /^[/-]$/u.test(sheet.keyAt(each)));
  return isVector && !isInside ? vectorAt(sheet, at) : undefined;
}

function isPast(sheet: Sheet, at: number): boolean {
  return [at - 1, at - 2, at - 3].some((each) =>
    /^(?:was|were|old|yesterday|previous|previously|earlier|said|not|instead)$/u.test(
      sheet.keyAt(each),
    ),
  );
}
