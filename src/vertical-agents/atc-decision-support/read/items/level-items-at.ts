import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import type { Item } from "../draft/said.js";
import { hasOtherLevel } from "../scene/other-level.js";
import { keyAt } from "../scene/scene.js";
import { bareLevelAt, levelAt, rateAt } from "./level-at.js";
import { leadOf } from "./value-at.js";

/** What was read of an aircraft before a token. */
export interface Before {
  /** Of the clause. */
  readonly trend: -1 | 0 | 1 | null;
  /** The token behind the word of the trend. */
  readonly trendNext: number;
  readonly hasAltitude: boolean;
  /** As far as it stands in the same stretch of words. */
  readonly altitude_ft: number | null;
}

const ARROWS = /^[→↑↓↗↘>^]$/u;
const JOINTS = /^(?:to|for|auf|vers|a|para|hasta|till|until|towards|bis)$/u;
const RATE_LEADS = /^(?:at|@|with|mit|a|con|com|rate|von)$/u;
const LEVEL_WORD = /^(?:level|lvl|levels)$/u;
const RATES = [300, 9000] as const;
/** So high, a number such as 1200 is no altitude that one descends to. */
const HIGH_FT = 10_000;
const BARE_RATE_FPM_MAX = 4000;

/** The altitude, the level that is aimed at and the rate that a token and those behind it say. */
export function levelItemsAt(
  tokens: readonly Token[],
  at: number,
  before: Before,
): readonly Item[] | undefined {
  return (
    levelWordAt(tokens, at, before) ??
    levelBehindAt(tokens, at) ??
    pairAt(tokens, at, before) ??
    rateItemAt(tokens, at, before) ??
    singleAt(tokens, at, before)
  );
}

/** `level FL240`, `level 350`, `levels off at FL370`; only the adjective says that an aircraft stays there. */
function levelWordAt(
  tokens: readonly Token[],
  at: number,
  { trend, hasAltitude }: Before,
): readonly Item[] | undefined {
  const key = keyAt(tokens, at);
  if (/^level+ing$/u.test(key) || (/^levels?$/u.test(key) && keyAt(tokens, at + 1) === "off")) {
    return levelOffAt(tokens, at);
  }
  if (!LEVEL_WORD.test(key) || keyAt(tokens, at - 1) === "cleared") return undefined;
  const link = /^[:=]$|^(?:at|is|of)$/u.exec(keyAt(tokens, at + 1))?.[0];
  const level = bareLevelAt(tokens, at + (link === undefined ? 1 : 2));
  if (!level) return undefined;
  const isAim = leadOf(tokens, at) === "target" && (hasAltitude || (trend !== null && trend !== 0));
  if (isAim) return [{ field: "target", value: level.ft, from: at, next: level.next }];
  const alt: Item = { field: "alt", value: level.ft, from: at, next: level.next };
  const isAdjective = key === "level" && (link === undefined || link === "at");
  const isNoun = /^(?:same|flight|the|current|cruise|initial|present)$/u.test(
    keyAt(tokens, at - 1),
  );
  if (!isAdjective || isNoun) return [alt];
  return [{ field: "trend", value: 0, from: at, next: at + 1 }, alt];
}

/** `280 level`. */
function levelBehindAt(tokens: readonly Token[], at: number): readonly Item[] | undefined {
  const level = bareLevelAt(tokens, at);
  const mark = tokens[level?.next ?? at];
  const isMarked = mark?.text === "C" && mark.isGlued && (level?.ft ?? 0) >= 1000;
  if (!level || tokens[at]?.kind !== "number") return undefined;
  if (keyAt(tokens, level.next) !== "level" && !isMarked) return undefined;
  const behind = tokens[level.next + 1];
  if (
    behind?.kind === "number" &&
    bareLevelAt(tokens, level.next + 1) &&
    tokens[level.next + 2]?.text !== ","
  )
    return;
  if (/^(?:[:=]|at|off)$|^fl\d/u.test(keyAt(tokens, level.next + 1))) return;
  return [
    { field: "alt", value: level.ft, from: at, next: level.next },
    { field: "trend", value: 0, from: level.next, next: level.next + 1 },
  ];
}

function levelOffAt(tokens: readonly Token[], at: number): readonly Item[] | undefined {
  for (let from = at + 1; from <= at + 3; from += 1) {
    const level = bareLevelAt(tokens, from);
    if (level) return [{ field: "target", value: level.ft, from: at, next: level.next }];
  }
  return undefined;
}

/** `290->370`, `FL290 to FL370`, `FL350↓FL310`, and `290-370` of an aircraft that climbs. */
function pairAt(
  tokens: readonly Token[],
  at: number,
  { trend }: Before,
): readonly Item[] | undefined {
  const first = bareLevelAt(tokens, at);
  const isSigned = keyAt(tokens, at - 1) === "+" || /^[+-]/u.test(tokens[at]?.text ?? "");
  if (!first || isSigned) return undefined;
  const isChanging = trend === 1 || trend === -1;
  // `descends at 1500 to FL310`.
  const isRate =
    isChanging &&
    RATE_LEADS.test(keyAt(tokens, at - 1)) &&
    !levelAt(tokens, at) &&
    first.next === at + 1 &&
    first.ft <= RATES[1];
  if (isRate) return undefined;
  const joint = keyAt(tokens, first.next);
  const isArrow = ARROWS.test(joint);
  const isHyphen = joint === "-" && tokens[first.next + 1]?.isGlued === tokens[first.next]?.isGlued;
  if (!isArrow && !JOINTS.test(joint) && !isHyphen) return undefined;
  const then =
    isArrow && ARROWS.test(keyAt(tokens, first.next + 1)) ? first.next + 2 : first.next + 1;
  const second = bareLevelAt(tokens, then);
  if (!second || isDegrees(tokens, at, second.next)) return undefined;
  const areNamed = levelAt(tokens, at) !== undefined && levelAt(tokens, then) !== undefined;
  if (!isArrow && !isChanging && !areNamed) return undefined;
  if (second.ft < 1000 || first.ft < 500) return undefined;
  return [
    { field: "alt", value: first.ft, from: at, next: first.next },
    { field: "target", value: second.ft, from: first.next, next: second.next },
  ];
}

/** `heading 290 -> 310` turns rather than climbs. */
function isDegrees(tokens: readonly Token[], at: number, next: number): boolean {
  const before = keyAt(tokens, at - 1);
  return /^(?:heading|hdg|track|trk|speed|gs)$/u.test(before) || keyAt(tokens, next) === "°";
}

/** `climbing at 1800`. */
function rateItemAt(
  tokens: readonly Token[],
  at: number,
  { trend, trendNext, altitude_ft }: Before,
): readonly Item[] | undefined {
  if (trend !== 1 && trend !== -1) return undefined;
  const rate = rateAt(tokens, at);
  if (rate) return [{ field: "vs", value: rate.fpm, from: at, next: rate.next }];
  const number = tokens[at];
  if (number?.kind !== "number") return undefined;
  const isBareRate =
    trendNext === at &&
    (altitude_ft ?? 0) >= HIGH_FT &&
    number.value <= BARE_RATE_FPM_MAX &&
    number.value % 50 === 0 &&
    number.parts.length === 0 &&
    !/^(?:-|to|→)$/u.test(keyAt(tokens, at + 1));
  if (!isBareRate && !RATE_LEADS.test(keyAt(tokens, at - 1))) return undefined;
  if (bareLevelAt(tokens, at)?.next !== at + 1 || levelAt(tokens, at)) return undefined;
  if (number.value < RATES[0] || number.value > RATES[1] || number.text.startsWith("0"))
    return undefined;
  const isThreeDigits = number.value < 1000 && number.value % 100 !== 0;
  return isThreeDigits ? undefined : [{ field: "vs", value: number.value, from: at, next: at + 1 }];
}

function singleAt(
  tokens: readonly Token[],
  at: number,
  { trend, trendNext, hasAltitude }: Before,
): readonly Item[] | undefined {
  const isChanging = trend === 1 || trend === -1;
  const lead = leadOf(tokens, at);
  const number = tokens[at];
  const isPair =
    number?.kind === "number" && number.parts.length === 2 && hasOtherLevel(tokens, at);
  const isBare = isChanging && lead !== undefined && !isPair && !beginsPair(tokens, at);
  const level = levelAt(tokens, at) ?? (isBare ? bareLevelAt(tokens, at) : undefined);
  if (!level || (lead !== undefined && !isChanging && !levelAt(tokens, at))) return undefined;
  const isAim =
    isChanging && (trendNext === at || hasAltitude || keyAt(tokens, at - 1) === "maintain");
  const isCleared = keyAt(tokens, at - 1) === "cleared" || keyAt(tokens, at - 2) === "cleared";
  const said =
    lead === "target" && !isChanging && !isCleared && keyAt(tokens, at - 1) !== "→" ? "alt" : lead;
  const field = said ?? (isAim ? "target" : "alt");
  return [{ field, value: level.ft, from: at, next: level.next }];
}

/** `at 9,-2 nm` is a place. */
function beginsPair(tokens: readonly Token[], at: number): boolean {
  const [separator, second] = [keyAt(tokens, at + 1), tokens[at + 2]];
  return /^[,/]$/u.test(separator) && second?.kind === "number";
}
