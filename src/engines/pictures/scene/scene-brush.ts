import { shade } from "../../../content/drawings/colours.js";
import type { Brush, Colour } from "../../../content/drawings/drawing.js";

/** Makes brushes for one picture, whose ids and random numbers never meet. */
export function createBrushes(
  random: () => number,
  scene: { readonly light: "left" | "right"; readonly isNight: boolean },
): (colours: Readonly<Record<string, Colour>>, light?: "left" | "right") => Brush {
  let brushes = 0;
  return (colours, light = scene.light) => {
    const number = brushes;
    brushes += 1;
    return {
      colours,
      light,
      isNight: scene.isNight,
      random,
      shade,
      id: (name) => `b${number}-${name.replace(/[^\w-]/g, "-")}`,
    };
  };
}
