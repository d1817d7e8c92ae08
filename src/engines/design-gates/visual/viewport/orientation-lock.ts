import { parseFunction, parseQuantity, splitValue } from "../../../css/values.js";
import type { GateDefinition } from "../../gate.js";
import { type PageElement, textContent } from "../../page/element.js";
import type { ComputedStyle } from "../../page/styles/computed-style.js";
import { createStyles } from "../../page/styles/styles.js";

const LANDSCAPE = { widthPx: 1280, heightPx: 720 };
const PORTRAIT = { widthPx: 720, heightPx: 1280 };
const DEGREES_PER: Readonly<Record<string, number>> = {
  deg: 1,
  turn: 360,
  rad: 180 / Math.PI,
  grad: 0.9,
};
const TOLERANCE_DEGREES = 1;

/** A page must not turn itself back when the device is turned (WCAG 2.2, 1.3.4; ACT b33eff). */
export const orientationLock: GateDefinition = {
  id: "orientation-lock",
  wcag: "1.3.4",
  actRules: ["b33eff"],
  *check({ elements, source }) {
    if (!/rotate|matrix/iu.test(source) || !elements.some(asksOrientation)) return;
    const landscape = createStyles(elements, LANDSCAPE);
    const portrait = createStyles(elements, PORTRAIT);
    for (const element of elements) {
      const wide = landscape.of(element);
      const tall = portrait.of(element);
      if (!isTurned(wide) && !isTurned(tall)) continue;
      if (!wide.isVisible || !tall.isVisible) continue;
      if (turnText(wide) === turnText(tall)) continue;
      const [first, second] = [turnDegrees(wide), turnDegrees(tall)];
      const facts = { element, actRules: ["b33eff"], required: "not 90 or 270" };
      if (first === undefined || second === undefined) {
        const message = "How far this element is turned cannot be told.";
        yield { ...facts, status: "cannot_tell", measured: null, message } as const;
        continue;
      }
      const turned = (((first - second) % 360) + 360) % 360;
      const isLocked = [90, 270].some((lock) => Math.abs(turned - lock) < TOLERANCE_DEGREES);
      const measured = Math.round(turned);
      const message = `Between landscape and portrait this element is turned by ${measured} degrees.`;
      yield { ...facts, status: isLocked ? "fail" : "pass", measured, message } as const;
    }
  },
};

/** Whether a style sheet asks how the device is held; scripts that do are not judged. */
function asksOrientation(element: PageElement): boolean {
  if (element.tag !== "style") return false;
  const media = element.attributes.get("media") ?? "";
  return /orientation/iu.test(media) || /\(\s{0,20}orientation/iu.test(textContent(element));
}

function turnText(style: ComputedStyle): string {
  return `${style.value("transform")} ${style.value("rotate")}`;
}

function isTurned(style: ComputedStyle): boolean {
  return style.value("transform") !== "none" || !/^(?:none)?$/iu.test(style.value("rotate"));
}

/** The turn about the axis towards the reader, in degrees; undefined for turns in space. */
function turnDegrees(style: ComputedStyle): number | undefined {
  let total: number | undefined = 0;
  const rotate = style.value("rotate").toLowerCase();
  if (!/^(?:none)?$/u.test(rotate)) {
    const [angle, axis] = splitValue(rotate, "space").reverse();
    total = axis === undefined || axis === "z" ? degrees(angle ?? "") : undefined;
  }
  const transform = style.value("transform").toLowerCase();
  if (transform === "none") return total;
  for (const part of splitValue(transform, "space")) {
    const turned = turnOf(part);
    total = total === undefined || turned === undefined ? undefined : total + turned;
  }
  return total;
}

function turnOf(part: string): number | undefined {
  const call = parseFunction(part);
  if (!call) return undefined;
  const values = splitValue(call.inside, ",");
  switch (call.name) {
    case "rotate":
    case "rotatez":
      return degrees(values[0] ?? "");
    case "rotate3d":
      return Number(values[0]) === 0 && Number(values[1]) === 0 && Number(values[2]) !== 0
        ? Math.sign(Number(values[2])) * (degrees(values[3] ?? "") ?? Number.NaN)
        : wholeTurns(degrees(values[3] ?? ""));
    case "matrix":
      return (Math.atan2(Number(values[1]), Number(values[0])) * 180) / Math.PI;
    case "matrix3d":
    case "rotatex":
    case "rotatey":
      return undefined;
    default:
      return 0;
  }
}

/** Whole turns about any axis change nothing. */
function wholeTurns(angle: number | undefined): number | undefined {
  return angle !== undefined && angle % 360 === 0 ? 0 : undefined;
}

function degrees(text: string): number | undefined {
  const quantity = parseQuantity(text);
  if (!quantity) return undefined;
  if (quantity.unit === "") return quantity.number === 0 ? 0 : undefined;
  const perUnit = DEGREES_PER[quantity.unit];
  return perUnit === undefined ? undefined : quantity.number * perUnit;
}
