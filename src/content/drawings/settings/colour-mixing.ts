import { channelsOf, mix, toColour } from "../colours.js";
import type { Colour } from "../drawing.js";

/** The colour that a surface has in coloured light: the product of both, channel by channel. */
export function lightUp(surface: Colour, light: Colour): Colour {
  const lamp = channelsOf(light);
  return toColour(channelsOf(surface).map((value, index) => (value * (lamp[index] ?? 0)) / 255));
}

/** A colour with part of its saturation taken away, 1 leaving grey. */
export function fade(colour: Colour, share: number): Colour {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  const grey = red * 0.3 + green * 0.59 + blue * 0.11;
  return mix(colour, toColour([grey, grey, grey]), share);
}
