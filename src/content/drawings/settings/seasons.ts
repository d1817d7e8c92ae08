import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import type { Canvas } from "./canvas.js";

const SNOW = "#eff4fa";
const GRASS = "#7fb35a";

const CROWNS: Readonly<
  Record<"spring" | "summer" | "autumn" | "winter", readonly [Colour, ...Colour[]]>
> = {
  spring: ["#9ccb66", "#86be5d", "#b4d77a", "#f2b8c9", "#f7cfd8"],
  summer: ["#5f9f4e", "#4c8c48", "#74ad55", "#3f7d45"],
  autumn: ["#d98a34", "#c4572e", "#e3b244", "#b5482d", "#a7843a"],
  winter: ["#dfe8f0", "#cfdbe6", "#e9f0f6"],
};

/** The colour of the ground in the season; a colour that the prompt asked for stays. */
export function groundColour(canvas: Canvas, natural: Colour = GRASS): Colour {
  const asked = canvas.brush.colours.ground;
  if (canvas.isSnowy) {
    return mix(asked ?? natural, SNOW, asked === undefined ? 0.9 : 0.55);
  }
  if (asked !== undefined) {
    return asked;
  }
  switch (canvas.moment.season) {
    case "autumn":
      return mix(natural, "#c9a24a", 0.45);
    case "spring":
      return mix(natural, "#93cf5f", 0.4);
    default:
      return natural;
  }
}

/** A colour for the crown of a broad-leaved tree in the season. */
export function crownColour(canvas: Canvas): Colour {
  if (canvas.isSnowy) {
    return canvas.pick(CROWNS.winter);
  }
  return canvas.pick(CROWNS[canvas.moment.season ?? "summer"]);
}

/** A colour for needles, which stay green and carry snow. */
export function needleColour(canvas: Canvas): Colour {
  const green = canvas.pick(["#2f6b4f", "#3a7a55", "#285c49"]);
  return canvas.isSnowy ? mix(green, SNOW, 0.35) : green;
}

/** What lies on a thing in the open: snow in winter, else its own colour. */
export function snowed(canvas: Canvas, colour: Colour): Colour {
  return canvas.isSnowy ? mix(colour, SNOW, 0.85) : colour;
}
