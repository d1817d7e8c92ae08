import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { blockRow, CITY, FRONTS } from "./buildings.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { patches, plain } from "./landforms.js";
import { snowed } from "./seasons.js";
import { box, path, polygon } from "./shapes.js";
import { lamp } from "./street-lamp.js";

/** A city street between rows of houses, with pavements and lamps. */
export const street = defineSetting({
  name: "street",
  words: [
    "city street",
    "avenue",
    "downtown",
    "alley",
    "sidewalk",
    "boulevard",
    "town",
    "crosswalk",
    "urban street",
    "main street",
    "urban",
    "parking lot",
  ],
  horizon: 0.52,
  hasSky: true,
  openSky: 0.4,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const tar = canvas.brush.colours.ground ?? "#565c68";
    const [middle, near] = [width * 0.5, width * 0.42];
    const strip = (from: number, to: number, fill: string): string =>
      polygon(
        [
          { x: middle + from * unit * 3, y: horizon },
          { x: middle + to * unit * 3, y: horizon },
          { x: middle + to * near, y: height },
          { x: middle + from * near, y: height },
        ],
        { fill },
      );
    const dashes = [0.06, 0.14, 0.26, 0.44, 0.7].map((far) => {
      const y = horizon + (height - horizon) * far;
      const half = near * 0.018 * far + unit * 0.06;
      return polygon(
        [
          { x: middle - half, y },
          { x: middle + half, y },
          { x: middle + half * 1.4, y: y + (height - horizon) * far * 0.26 },
          { x: middle - half * 1.4, y: y + (height - horizon) * far * 0.26 },
        ],
        { fill: canvas.tone("#f2efe2", 0.1), opacity: 0.85 },
      );
    });
    const pave = canvas.linear([
      [0, canvas.tone(snowed(canvas, "#b9bcc2"), 0.4)],
      [1, canvas.tone(snowed(canvas, "#a4a8b0"), 0)],
    ]);
    return {
      back:
        blockRow(
          canvas,
          {
            base: horizon + unit,
            low: unit * 12,
            high: unit * 30,
            broad: unit * 9,
            distance: 0.72,
          },
          CITY,
        ) +
        plain(canvas, "#9a9da5") +
        strip(-9, 9, pave) +
        strip(-1.07, 1.07, canvas.tone("#d7d7d3", 0.1)) +
        strip(
          -1,
          1,
          canvas.linear([
            [0, canvas.tone(tar, 0.5)],
            [1, canvas.tone(mix(tar, "#20242e", 0.25), 0)],
          ]),
        ) +
        dashes.join("") +
        facades(canvas, true) +
        facades(canvas, false) +
        [0.2, 0.42]
          .map((far) =>
            lamp(
              canvas,
              middle - (unit * 4 + near * 1.1 * far),
              horizon + (height - horizon) * far * 0.8,
              unit * (8 + far * 34),
            ),
          )
          .join("") +
        lamp(
          canvas,
          middle + unit * 4 + near * 0.36,
          horizon + (height - horizon) * 0.24,
          unit * 18,
        ) +
        wetSheen(canvas),
    };
  },
});

function facades(canvas: Canvas, isLeft: boolean): string {
  const { width, horizon, unit } = canvas;
  const steps = [0, 0.34, 0.6, 0.78, 0.9];
  const at = (share: number): number =>
    isLeft ? share * (width * 0.46) : width - share * (width * 0.46);
  const foot = (share: number): number =>
    horizon + unit * 1 + (canvas.height - horizon) * 0.62 * (1 - share) ** 1.25;
  return steps
    .slice(0, -1)
    .map((step, index) => {
      const next = steps[index + 1] ?? 1;
      const height = Math.min(horizon * 0.92, unit * (52 - index * 7)) * canvas.between(0.85, 1.05);
      const top = horizon - height;
      const slope = (horizon - top) * 0.16;
      const distance = 0.05 + index * 0.13;
      const colour = canvas.pick(FRONTS);
      const corners = [
        { x: at(step), y: top - slope * 0.4 },
        { x: at(next), y: top + slope },
        { x: at(next), y: foot(next) },
        { x: at(step), y: foot(step) },
      ];
      return (
        polygon(corners, {
          fill: canvas.tone(
            mix(colour, "#39425c", isLeft === (canvas.brush.light === "left") ? 0.24 : 0.04),
            distance,
          ),
        }) + frontWindows(canvas, corners, { distance, colour })
      );
    })
    .toReversed()
    .join("");
}

function frontWindows(
  canvas: Canvas,
  corners: readonly { x: number; y: number }[],
  look: { distance: number; colour: Colour },
): string {
  const [topNear, topFar, footFar, footNear] = corners;
  if (
    topNear === undefined ||
    topFar === undefined ||
    footFar === undefined ||
    footNear === undefined
  ) {
    return "";
  }
  const spot = (across: number, down: number): string => {
    const x = topNear.x + (topFar.x - topNear.x) * across;
    const near = topNear.y + (footNear.y - topNear.y) * down;
    const far = topFar.y + (footFar.y - topFar.y) * down;
    return `${px(x)} ${px(near + (far - near) * across)}`;
  };
  const lit: string[] = [];
  const dark: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const [left, top] = [0.12 + column * 0.28, 0.06 + row * 0.135];
      const pane = `M${spot(left, top)}L${spot(left + 0.18, top)}L${spot(left + 0.18, top + 0.085)}L${spot(left, top + 0.085)}Z`;
      (canvas.brush.isNight && canvas.brush.random() < 0.55 ? lit : dark).push(pane);
    }
  }
  const shop = `M${spot(0.1, 0.88)}L${spot(0.9, 0.88)}L${spot(0.9, 0.985)}L${spot(0.1, 0.985)}Z`;
  const awning = `M${spot(0.04, 0.84)}L${spot(0.96, 0.84)}L${spot(0.98, 0.895)}L${spot(0.02, 0.895)}Z`;
  return (
    path(dark.join(""), {
      fill: canvas.tone(
        mix(look.colour, canvas.brush.isNight ? "#141e38" : "#4a6580", 0.6),
        look.distance,
      ),
    }) +
    (lit.length === 0 ? "" : path(lit.join(""), { fill: "#ffd98a" })) +
    path(shop, { fill: canvas.brush.isNight ? "#ffe6ad" : canvas.tone("#5f7f95", look.distance) }) +
    path(awning, {
      fill: canvas.tone(
        snowed(canvas, canvas.pick(["#b8433f", "#3f7f6b", "#d99a3a", "#44618f"])),
        look.distance,
      ),
    })
  );
}

function wetSheen(canvas: Canvas): string {
  const { width, horizon, height, unit } = canvas;
  if (!["rain", "storm"].includes(canvas.moment.weather)) {
    return "";
  }
  return (
    patches(
      canvas,
      { top: horizon + unit * 6, bottom: height, count: 8 },
      { fill: mix(canvas.palette.sky[3], "#ffffff", 0.2), opacity: 0.22 },
    ) +
    box(
      { x: 0, y: horizon, width, height: height - horizon },
      { fill: canvas.palette.sky[2], opacity: 0.1 },
    )
  );
}
