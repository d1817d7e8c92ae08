import { fromHsl, shade, toHsl } from "../../../content/drawings/colours.js";
import type { Colour, SceneElement } from "../../../content/drawings/drawing.js";

/** Roles within so many degrees of hue of the main colour follow it. */
const HUE_NEAR = 28;
const GREY = 0.16;

/**
 * The colours of an element after the prompt: the first replaces the main one and those akin to it,
 * the second takes the place of the next role. Parts have their own.
 */
export function recolour(
  element: SceneElement,
  wanted: readonly Colour[],
  parts: Readonly<Record<string, Colour>>,
): Readonly<Record<string, Colour>> {
  const [main, second] = wanted;
  if (main === undefined) return { ...element.colours, ...parts };
  const old = toHsl(element.colours.main);
  const painted: Record<string, Colour> = {};
  let secondRole: string | undefined;
  for (const [role, colour] of Object.entries(element.colours)) {
    if (role === "main") painted[role] = main;
    else if (second !== undefined && secondRole === undefined && !isSkin(role)) {
      secondRole = role;
      painted[role] = second;
    } else
      painted[role] = isAkin(colour, old)
        ? shifted(main, toHsl(colour).lightness - old.lightness)
        : colour;
  }
  return { ...painted, ...parts };
}

function isSkin(role: string): boolean {
  return /skin|face|eye|glass|window|hair|leaf|leaves/i.test(role);
}

function isAkin(colour: Colour, main: ReturnType<typeof toHsl>): boolean {
  const { hue, saturation, lightness } = toHsl(colour);
  if (lightness > 0.93 || lightness < 0.12) return false;
  const areGrey = saturation < GREY && main.saturation < GREY;
  const turn = Math.abs(hue - main.hue);
  const isNear =
    Math.min(turn, 360 - turn) < HUE_NEAR && saturation >= GREY && main.saturation >= GREY;
  return (areGrey || isNear) && Math.abs(lightness - main.lightness) < 0.35;
}

function shifted(colour: Colour, lighter: number): Colour {
  const hsl = toHsl(colour);
  const lightness = hsl.lightness + lighter;
  if (lightness < 0.06 || lightness > 0.95) return shade(colour, -Math.sign(lighter) * 0.2);
  return fromHsl({ ...hsl, lightness });
}
