import { frame, type ProblemText } from "./problem-text.js";
import { inUnit, type Quantity, unitOf } from "./quantity.js";

type Given = Partial<
  Record<
    | "length"
    | "width"
    | "height"
    | "side"
    | "radius"
    | "diameter"
    | "base"
    | "area"
    | "perimeter"
    | "volume"
    | "leg"
    | "leg2"
    | "hypotenuse"
    | "circumference"
    | "top"
    | "bottom",
    Quantity
  >
>;

export type Shape =
  | "rectangle"
  | "square"
  | "circle"
  | "triangle"
  | "right triangle"
  | "cuboid"
  | "cube"
  | "cylinder"
  | "sphere"
  | "trapezoid"
  | "parallelogram";

export function shapeOf(text: string): Shape | undefined {
  if (/\bcube\b|\bcubic (?:box|tank|container)/u.test(text)) return "cube";
  if (/\bcylind/u.test(text)) return "cylinder";
  if (/\bspher|\bball\b/u.test(text)) return "sphere";
  if (/\btrapez/u.test(text)) return "trapezoid";
  if (/\bparallelogram/u.test(text)) return "parallelogram";
  if (/\b(?:circ|radius|diameter|disc\b|round\b|wheel)/u.test(text)) return "circle";
  if (/\bright[- ](?:angled )?triang|\bright-angled|\bhypotenuse|\blegs?\b/u.test(text))
    return "right triangle";
  if (/\btriang/u.test(text)) return "triangle";
  if (
    /\b(?:cuboid|rectangular (?:prism|box|tank|container|solid|pool)|box|tank|aquarium|prism|crate)\b|\b(?:high|height|deep|depth|tall)\b/u.test(
      text,
    ) &&
    /\bvolume|capacity|surface|cubic|water|high|deep|height|depth/u.test(text)
  )
    return "cuboid";
  if (
    /\bsquare (?!(?:met|feet|foot|cent|kilo|inch|yard|mile|tiles?\b|slabs?\b|root))|\bsquare['’]?s?\b(?=[ .,?]*(?:with|has|of side|is|whose|$))/u.test(
      text,
    )
  )
    return "square";
  if (/\brectang|\bby\b|\bwide\b|\bwidth\b|\bbreadth\b/u.test(text)) return "rectangle";
  return undefined;
}

const NAMES: Readonly<Record<string, keyof Given>> = {
  length: "length",
  long: "length",
  width: "width",
  wide: "width",
  breadth: "width",
  broad: "width",
  height: "height",
  high: "height",
  tall: "height",
  deep: "height",
  depth: "height",
  side: "side",
  sides: "side",
  edge: "side",
  edges: "side",
  radius: "radius",
  diameter: "diameter",
  across: "diameter",
  base: "base",
  area: "area",
  perimeter: "perimeter",
  circumference: "circumference",
  volume: "volume",
  hypotenuse: "hypotenuse",
};

export function takeGiven(problem: ProblemText, shape: Shape): Given {
  const values: Given = {};
  const put = (name: keyof Given | undefined, quantity: Quantity | undefined) => {
    if (!name || !quantity || values[name]) problem.spoil();
    else values[name] = quantity;
  };
  const three = problem.take(
    frame(
      "{C}(?: long| wide)? ?(?:by|x|×|,) ?{C}(?: wide| long)? ?(?:by|x|×|,|and|, and) ?{C}(?: high| deep| tall)?",
    ),
  );
  if (three)
    for (const [place, name] of (["length", "width", "height"] as const).entries())
      put(name, problem.at(three, place + 1));
  const two = three ? undefined : problem.take(frame("{C}(?: long)? ?(?:by|x|×) ?{C}(?: wide)?"));
  if (two)
    for (const [place, name] of (["length", "width"] as const).entries())
      put(name, problem.at(two, place + 1));
  const legs =
    shape === "right triangle"
      ? (problem.take(
          frame(
            "\\b(?:legs?|sides?|shorter sides|two sides|perpendicular sides)(?: (?:of|are|measure|measuring|with|length|lengths|that are|is))* {C} and {C}(?: long| in length)?",
          ),
        ) ?? problem.take(frame("{C} and {C} (?:legs|sides)")))
      : undefined;
  if (legs)
    for (const [place, name] of (["leg", "leg2"] as const).entries())
      put(name, problem.at(legs, place + 1));
  const sides =
    shape === "trapezoid"
      ? problem.take(
          frame(
            "\\b(?:parallel sides|bases)(?: (?:of|are|measure|measuring|with|lengths?|is))* {C} and {C}",
          ),
        )
      : undefined;
  if (sides)
    for (const [place, name] of (["top", "bottom"] as const).entries())
      put(name, problem.at(sides, place + 1));
  const before =
    "(length|width|breadth|height|depth|side|sides|edge|edges|radius|diameter|base|area|perimeter|circumference|volume|hypotenuse)(?: of (?:the|an?|his|her|its) [\\p{L}-]+(?: [\\p{L}-]+)?)?";
  const named = frame(
    `\\b(?:(?:an?|the|its|has|have|with|whose|and|each|of|total) )*${before}(?: (?:length|lengths|is|of|are|measures?|measuring|equals?|was|=|equal to|that is|being))* ?:? ?{C}(?: (?:long|each))?`,
  );
  for (const found of problem.takeAll(named, 6)) put(NAMES[found[1] ?? ""], problem.at(found, 2));
  const after = frame(
    "(?:\\b(?:is|are|and|measures?|which is|that is|a|has|with) )*{C}[- ](long|wide|high|tall|deep|broad|in (?:length|width|height|depth|diameter|radius|perimeter|area)|across|radius|diameter|sides?|on (?:each|a|every) side|per side|base|height|perimeter|legs?)\\b",
  );
  for (const found of problem.takeAll(after, 6))
    put(
      /side/u.test(found[2] ?? "") ? "side" : NAMES[(found[2] ?? "").replace(/^in /u, "")],
      problem.at(found, 1),
    );
  return values;
}

export const sameUnits = (values: Given): Given => {
  const entries = Object.entries(values);
  const unit = entries.find(([, quantity]) => unitOf(quantity.unit)?.dimension === "m^1")?.[1].unit;
  return Object.fromEntries(
    entries.map(([name, quantity]) => [
      name,
      (unit && unitOf(quantity.unit)?.dimension === "m^1" && inUnit(quantity, unit)) || quantity,
    ]),
  );
};

export function takeRate(
  problem: ProblemText,
): { readonly price: Quantity; readonly unit: string } | undefined {
  const found = problem.take(
    frame(
      "{M} (?:per|an?|for (?:each|every)|each|every) (square (?:met(?:re|er)|foot|yard)|m²|m2|sq\\.? ?(?:m|ft)|met(?:re|er)|foot|yard|ft|m)\\b",
    ),
  );
  const price = problem.at(found, 1);
  return price && found?.[2] ? { price, unit: found[2] } : undefined;
}

export function tileOf(problem: ProblemText, found: RegExpExecArray | undefined) {
  const [a, b] = [problem.at(found, 1), problem.at(found, 2)];
  return a && b ? ([a, b] as const) : undefined;
}

export function takeTile(problem: ProblemText): readonly [Quantity, Quantity] | undefined {
  const found = problem.take(
    frame(
      "\\b(?:square )?(?:tiles|slabs|squares|bricks|paving stones)?[^.?№µ¤٪]{0,30}?{C} ?(?:by|x|×) ?{C}(?: (?:tiles|slabs|squares|each))?(?=[^№µ¤٪]*$)",
    ),
  );
  const [a, b] = [problem.at(found, 1), problem.at(found, 2)];
  if (a && b) return [a, b];
  const square = problem.take(
    frame(
      "\\bsquare (?:tiles|slabs)[^.?№µ¤٪]{0,30}?(?:sides?|edges?)?[^.?№µ¤٪]{0,12}{C}(?: (?:on a side|sides?|wide|each side))?|{C} square (?:tiles|slabs)",
    ),
  );
  const side = problem.at(square, 1) ?? problem.at(square, 2);
  return side ? [side, side] : undefined;
}

export const sameLength = (name: string, unit: string) => {
  const [a, b] = [unitOf(name), unitOf(unit)];
  return (
    unit === "" ||
    (a !== undefined &&
      b !== undefined &&
      a.dimension === b.dimension &&
      a.factor.numerator * b.factor.denominator === b.factor.numerator * a.factor.denominator)
  );
};
