/** A colour as `#rgb` or `#rrggbb`. */
export type Colour = string;

/** The contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: Colour): number[] {
  const digits = colour.slice(1);
  const pairs =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  return (pairs ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
}
