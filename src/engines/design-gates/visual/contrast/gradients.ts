import { type SeenColor, seenColor } from "../../../css/color-values.js";
import { parseFunction, splitValue } from "../../../css/values.js";

const GRADIENT = /^(?:-webkit-|-moz-|-o-)?(?:repeating-)?(?:linear|radial|conic)-gradient$/u;
const DIRECTION =
  /^(?:to\s|from\s|at\s|circle|ellipse|closest-|farthest-|in\s|top|left|right|bottom|center|[+-]?[\d.])/iu;

/** The colours of the stops of a gradient; undefined for any other picture. "unknown" stands for a colour not known. */
export function gradientStops(image: string, current: SeenColor): readonly SeenColor[] | undefined {
  const call = parseFunction(image.trim());
  if (!call || !GRADIENT.test(call.name)) return undefined;
  const stops: SeenColor[] = [];
  for (const part of splitValue(call.inside, ",")) {
    if (DIRECTION.test(part)) continue;
    const color = splitValue(part, "space").find((word) => !/^[+-]?[\d.]/u.test(word));
    if (color !== undefined) stops.push(seenColor(color, current));
  }
  return stops.length === 0 ? undefined : stops;
}
