import type { Done } from "../request/request.js";
import { frame, type ProblemText } from "./problem-text.js";
import { inUnit, type Quantity, whole, withValue } from "./quantity.js";
import {
  type Shape,
  sameLength,
  sameUnits,
  shapeOf,
  takeGiven,
  takeRate,
  takeTile,
  tileOf,
} from "./shape-measures.js";
import { count, Shapes } from "./shapes.js";
import { Working } from "./working.js";

type Want =
  | "area"
  | "perimeter"
  | "volume"
  | "surface"
  | "length"
  | "width"
  | "side"
  | "radius"
  | "diameter"
  | "hypotenuse"
  | "height"
  | "cost"
  | "tiles"
  | "diagonal";

const WANTS: readonly (readonly [Want, RegExp])[] = [
  [
    "cost",
    /\bhow much (?:does|will|would|is|do|did)[^.?¤№µ٪]*\b(?:cost|pay|spend|charge)\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??|\b(?:what|find|calculate)[^.?¤№µ٪]*\b(?:cost|price)\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "tiles",
    /\bhow many (?:square |¦ )*(?:tiles|slabs|squares|bricks|paving stones)\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "surface",
    /\b(?:what|find|calculate|how much|determine|work out)[^.?¤№µ٪]*\bsurface area\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "area",
    /\b(?:what|find|calculate|how (?:much|big|large)|determine|work out|compute)[^.?¤№µ٪]*\b(?:area|square (?:met(?:re|er)s|feet|cent\p{L}+)|land|turf|carpet|grass)\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "perimeter",
    /\b(?:what|find|calculate|how (?:much|long|many)|determine|work out|compute)[^.?¤№µ٪]*\b(?:perimeter|circumference|fenc(?:e|ing)|around|border|edging|ribbon|rope)\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "volume",
    /\b(?:what|find|calculate|how (?:much|many)|determine|work out|compute)[^.?¤№µ٪]*\b(?:volume|capacity|water|cubic [\p{L}]+|lit(?:re|er)s)\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "hypotenuse",
    /\b(?:what|find|calculate|how long)[^.?¤№µ٪]*\bhypotenuse\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "diagonal",
    /\b(?:what|find|calculate|how long)[^.?¤№µ٪]*\bdiagonal\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "radius",
    /\b(?:what|find|calculate)[^.?¤№µ٪]*\bradius\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "diameter",
    /\b(?:what|find|calculate)[^.?¤№µ٪]*\bdiameter\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "width",
    /\b(?:what|find|calculate|how)[^.?¤№µ٪]*\b(?:width|wide|breadth)\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "height",
    /\b(?:what|find|calculate|how)[^.?¤№µ٪]*\b(?:height|high|tall)\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "side",
    /\b(?:what|find|calculate|how)[^.?¤№µ٪]*\b(?:sides?|edge|(?:each|one) side)\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
  [
    "length",
    /\b(?:what|find|calculate|how)[^.?¤№µ٪]*\b(?:length|long)\b(?:(?!\b(?:with|whose|if|that|which|of (?:side|length|radius|base|diameter|edge)|for a|using)\b)[^.?¤№µ٪])*\??/u,
  ],
];
const THINGS =
  /\b(?:rectang\p{L}*|square|circ\p{L}*|triang\p{L}*|cube|cuboid|box|cylind\p{L}*|spher\p{L}*|room|garden|field|pool|tank|floor|wall|lawn|plot|table|pitch|yard|park|pond|disc|aquarium|container|ball|paper|poster|carpet|rug|prism|trapez\p{L}*|parallelogram|court|patio|farm|pizza|wheel|can|crate)\b/u;

/** "Find its area and perimeter": one answer would leave half of it out. */
function asksForSeveral(asked: string): boolean {
  return new Set(asked.match(/\b(?:area|perimeter|volume|circumference|diagonal)\b/gu)).size > 1;
}

/** Areas, perimeters and volumes of plain shapes, what is missing of them, and what fencing or covering costs. */
export function solveGeometry(given: ProblemText): Done | undefined {
  const problem = given.copy();
  const shape = shapeOf(problem.text);
  if (!THINGS.test(problem.text) || shape === undefined) return undefined;
  const inAsk = problem.take(
    frame("(?<=how many ){C} ?(?:by|x|×) ?{C} (?=tiles|slabs|squares|bricks|paving)"),
  );
  const found = WANTS.map(([want, pattern]) => [want, problem.take(pattern)] as const).find(
    ([, match]) => match,
  );
  const asked = found?.[1]?.[0] ?? "";
  const want = found?.[0];
  if (want === undefined || asksForSeveral(asked)) return undefined;
  const tile = want === "tiles" ? (tileOf(problem, inAsk) ?? takeTile(problem)) : undefined;
  const rate = takeRate(problem);
  const values = takeGiven(problem, shape);
  const usesPi = problem.take(
    /\b(?:use|using|take|with) (?:(?:π|pi) ?(?:=|as|≈|to be|is) ?№(\d+)|№(\d+) (?:for|as) (?:π|pi))/u,
  );
  const pi = (problem.at(usesPi, 1) ?? problem.at(usesPi, 2))?.value;
  problem.takeAll(
    /\b(?:per|costs?|each|fence[ds]?|around|equal(?: sides)?|right[- ]angled?|all|long|total|whole|entire|covers?|covered|takes|border|area|perimeter|surrounded|volume|side[s]?|full|fill(?:s|ed)?|completely|needs?|surface|diameter|radius|current|path|empty|same)\b/u,
  );
  if (!problem.isSpent()) return undefined;
  const working = new Working();
  const shapes = new Shapes(working, sameUnits(values), pi);
  return answer({ want, shape, asked, rate, tile }, shapes, working);
}

interface Question {
  readonly want: Want;
  readonly shape: Shape;
  readonly asked: string;
  readonly rate: { readonly price: Quantity; readonly unit: string } | undefined;
  readonly tile: readonly [Quantity, Quantity] | undefined;
}

function answer(
  { want, shape, asked, rate, tile }: Question,
  shapes: Shapes,
  working: Working,
): Done | undefined {
  if (want === "cost") {
    if (!rate) return undefined;
    const isArea = /square|sq|m²|m2/u.test(rate.unit);
    const size = isArea ? shapes.area(shape) : shapes.perimeter(shape);
    if (!size || shapes.unused() || shapes.isRounded) return undefined;
    if (!/^(?:sq.*|square.*|m²|m2)$/u.test(rate.unit) && !sameLength(rate.unit, size.unit))
      return undefined;
    if (
      isArea &&
      !sameLength(rate.unit.replace(/^(?:square|sq\.?) ?|[²2]$/gu, ""), size.unit.replace("²", ""))
    )
      return undefined;
    return working.answer(working.times(rate.price, count(size.value), rate.price));
  }
  if (rate) return undefined;
  if (want === "tiles") {
    const size = shapes.area(shape);
    const unit = size?.unit.replace("²", "") ?? "";
    const [a, b] = (tile ?? []).map((side) => inUnit(side, unit));
    if (!size || !a || !b || shapes.unused()) return undefined;
    const each = working.times(a, b, withValue(size, whole(1)));
    const tiles = working.over(size, each, count(whole(1)));
    return tiles.value.denominator === 1n ? working.answer(tiles, " tiles") : undefined;
  }
  const result = shapes.find(want, shape);
  if (!result || shapes.unused()) return undefined;
  const litres =
    want === "volume" && /\blit(?:re|er)s\b/u.test(asked) ? inUnit(result, "litres") : undefined;
  if (/\blit(?:re|er)s\b/u.test(asked) && !litres) return undefined;
  return working.answer(litres ?? result, shapes.isRounded ? " (rounded)" : "");
}
