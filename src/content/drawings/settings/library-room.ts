import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { evening, indoor, wallAndFloor } from "./interior.js";
import { box, ellipse, path, polygon, stroke } from "./shapes.js";

/** A library: high shelves full of books and a carpet. */
export const library = defineSetting({
  name: "library",
  words: ["bookstore", "bookshop", "study", "bookcase", "archive", "reading room"],
  horizon: 0.64,
  hasSky: false,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const wood = canvas.brush.colours.ground ?? "#7d5238";
    const bays = Math.max(3, Math.round(width / (unit * 33)));
    const shelves = canvas.repeat(bays, (bay) =>
      bookcase(canvas, { x: (width * bay) / bays, width: width / bays }, wood),
    );
    const carpet = indoor(canvas, "#8f3f46");
    const run = (share: number, fill: Colour): string =>
      polygon(
        [
          { x: width * 0.5 - unit * 19 * share, y: horizon },
          { x: width * 0.5 + unit * 19 * share, y: horizon },
          { x: width * 0.5 + unit * 34 * share, y: height },
          { x: width * 0.5 - unit * 34 * share, y: height },
        ],
        { fill },
      );
    return {
      back:
        wallAndFloor(canvas, mix(wood, "#2c1a12", 0.4), "#a3754f") +
        shelves +
        run(1, carpet) +
        run(0.9, mix(carpet, "#f0d29a", 0.35)) +
        run(0.86, carpet) +
        evening(canvas, { x: width * 0.5, y: 0 }) +
        pendant(canvas, width * 0.3) +
        pendant(canvas, width * 0.7),
    };
  },
});

function bookcase(canvas: Canvas, bay: { x: number; width: number }, wood: Colour): string {
  const { horizon, unit, between } = canvas;
  const rows = Math.max(3, Math.min(6, Math.round(horizon / (unit * 12))));
  const step = (horizon - unit * 3) / rows;
  const books = canvas.repeat(rows, (row) => {
    const floor = unit * 1.5 + (row + 1) * step - unit * 0.8;
    const parts: string[] = [];
    let x = bay.x + unit * 2.2;
    while (x < bay.x + bay.width - unit * 4) {
      const [broad, high] = [unit * between(1.3, 2.6), step * between(0.58, 0.84)];
      const colour = indoor(
        canvas,
        canvas.pick([
          "#b5483f",
          "#3f6f8f",
          "#4f8a5c",
          "#d9a441",
          "#7d5a94",
          "#e3d3b0",
          "#35506b",
          "#a8633a",
        ]),
      );
      parts.push(
        box(
          { x, y: floor - high, width: broad, height: high, round: unit * 0.2 },
          { fill: colour },
        ),
      );
      parts.push(
        box(
          { x, y: floor - high * 0.8, width: broad, height: unit * 0.4 },
          { fill: "#fff3cf", opacity: 0.45 },
        ),
      );
      x += broad + (canvas.brush.random() < 0.08 ? unit * 2.4 : unit * 0.15);
    }
    const plank = box(
      { x: bay.x, y: floor, width: bay.width, height: unit * 1.1 },
      { fill: indoor(canvas, wood) },
    );
    return parts.join("") + plank;
  });
  const post = (x: number): string =>
    box(
      { x, y: 0, width: unit * 1.8, height: horizon },
      { fill: indoor(canvas, mix(wood, "#ffffff", 0.1)) },
    );
  return (
    box(
      { x: bay.x, y: 0, width: bay.width, height: horizon },
      { fill: indoor(canvas, mix(wood, "#20120c", 0.55)) },
    ) +
    books +
    post(bay.x) +
    post(bay.x + bay.width - unit * 1.8)
  );
}

function pendant(canvas: Canvas, x: number): string {
  const { unit } = canvas;
  const y = unit * 15;
  return (
    stroke(`M${px(x)} 0V${px(y)}`, { colour: "#3a2a22", width: unit * 0.4 }) +
    path(
      `M${px(x - unit * 5)} ${px(y + unit * 4)}Q${px(x - unit * 4)} ${px(y)} ${px(x)} ${px(y - unit)}Q${px(x + unit * 4)} ${px(y)} ${px(x + unit * 5)} ${px(y + unit * 4)}Z`,
      { fill: "#3f7a5c" },
    ) +
    ellipse({ x, y: y + unit * 4, rx: unit * 3.4, ry: unit * 1.2 }, { fill: "#fff0bf" })
  );
}
