import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../../engines/pictures/scene/random.js";
import { shade } from "../../colours.js";
import type { Brush, Colour, ElementGroup, SceneElement } from "../../drawing.js";
import { madeElements } from "./made-elements.js";

const PREFIX = "only-this-one-";
/** Pixels per unit of the box, and how much of the surroundings is looked at on every side. */
const SCALE = 0.4;
const SURROUNDINGS = 30;

type Moment = Partial<Pick<Brush, "light" | "isNight">> & { readonly main?: Colour };

function draw(element: SceneElement, moment: Moment = {}): string {
  const { main, ...rest } = moment;
  return element.draw({
    colours: main === undefined ? element.colours : { ...element.colours, main },
    light: "left",
    isNight: false,
    random: seededRandom(7),
    shade,
    id: (name) => PREFIX + name,
    ...rest,
  });
}

/** The pixels (red, green, blue, alpha) of an element and of what is around its box. */
function render(element: SceneElement, moment: Moment = {}) {
  const boxWidth = element.aspect * 100;
  const [width, height] = [boxWidth, 100].map((side) => side + 2 * SURROUNDINGS);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-SURROUNDINGS} ${-SURROUNDINGS} ${width} ${height}" width="${width}" height="${height}">${draw(element, moment)}</svg>`;
  return new Resvg(svg, { fitTo: { mode: "zoom", value: SCALE } }).render();
}

/** How far the drawing reaches out of its box, in units of the box's height of 100. */
function overhang(element: SceneElement, moment: Moment): number {
  const { pixels, width, height } = render(element, moment);
  let most = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 12) continue;
      const [left, top] = [(x + 0.5) / SCALE - SURROUNDINGS, (y + 0.5) / SCALE - SURROUNDINGS];
      most = Math.max(most, -left, left - element.aspect * 100, -top, top - 100);
    }
  }
  return most;
}

/** How much of an element turns from red to blue with its main colour. */
function shareOfMain(element: SceneElement): number {
  const red = render(element, { main: "#e0281e" }).pixels;
  const blue = render(element, { main: "#1e46e0" }).pixels;
  let opaque = 0;
  let turned = 0;
  for (let at = 0; at < red.length; at += 4) {
    if ((red[at + 3] ?? 0) < 128) continue;
    opaque += 1;
    const isRed = (red[at] ?? 0) > (red[at + 2] ?? 0) + 30;
    const isBlue = (blue[at + 2] ?? 0) > (blue[at] ?? 0) + 30;
    if (isRed && isBlue) turned += 1;
  }
  return turned / opaque;
}

function unbalancedTags(svg: string): string[] {
  const open: string[] = [];
  const problems: string[] = [];
  for (const [, closing, name, , selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<>]*")*)\s*(\/?)>/g,
  )) {
    if (closing === "/") {
      if (open.pop() !== name) problems.push(`/${name}`);
    } else if (selfClosing !== "/") open.push(name ?? "");
  }
  return [...problems, ...open];
}

const cases = madeElements.map((element) => ({ name: element.name, element }));

describe("the made elements", () => {
  it("are many, of every group", () => {
    const count = (group: ElementGroup) =>
      madeElements.filter((element) => element.group === group).length;

    expect(count("vehicle")).toBeGreaterThanOrEqual(24);
    expect(count("building")).toBeGreaterThanOrEqual(24);
    expect(count("object")).toBeGreaterThanOrEqual(28);
    expect(count("celestial")).toBeGreaterThanOrEqual(11);
    expect(count("abstract")).toBeGreaterThanOrEqual(10);
  });

  it("are each called by names that no other has", () => {
    const names = madeElements.flatMap(({ name, words }) => [name, ...words]);

    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => name !== name.toLowerCase().trim())).toEqual([]);
  });

  it.each(cases)("$name has a size and colours", ({ element }) => {
    expect(element.aspect).toBeGreaterThan(0.2);
    expect(element.aspect).toBeLessThan(8);
    expect(element.heightMetres).toBeGreaterThan(0);
    expect(Object.keys(element.colours)[0]).toBe("main");
    for (const colour of Object.values(element.colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(cases)("$name is well-formed SVG that draws with shapes alone", ({ element }) => {
    for (const isNight of [false, true]) {
      const svg = draw(element, { isNight });

      expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
      expect(unbalancedTags(svg)).toEqual([]);
      expect(svg).not.toMatch(/<(?:text|image|style|script|foreignObject|use|filter)\b/);
      expect(svg).not.toMatch(/(?:fill|stroke|stop-color)="(?!none"|url\(#|#[0-9a-f]{6}")/);
      expect(svg.length).toBeLessThan(60_000);
    }
  });

  it.each(cases)("$name takes its ids from the brush, each once", ({ element }) => {
    const svg = draw(element, { isNight: true });
    const ids = [...svg.matchAll(/\bid="([^"]*)"/g)].map((match) => match[1] ?? "");
    const used = [...svg.matchAll(/url\(#([^)]*)\)/g)].map((match) => match[1] ?? "");

    expect(ids.filter((id) => !id.startsWith(PREFIX))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(cases)("$name stays within its box, but for the light of its lamps", ({ element }) => {
    for (const light of ["left", "right"] as const) {
      expect(overhang(element, { light })).toBeLessThan(4);
    }
    expect(overhang(element, { isNight: true })).toBeLessThan(14);
  });

  it.each(cases)("$name stands at the foot of its box", ({ element }) => {
    const { pixels, width } = render(element);
    const rows = Array.from({ length: Math.floor(pixels.length / 4 / width) }, (_, y) => y);
    const last = rows.findLast((y) =>
      Array.from({ length: width }, (_, x) => pixels[(y * width + x) * 4 + 3] ?? 0).some(
        (alpha) => alpha > 100,
      ),
    );

    const isGrounded = !["sky", "air", "free"].includes(element.places[0]);
    expect((last ?? 0) / SCALE - SURROUNDINGS).toBeGreaterThan(isGrounded ? 94 : 76);
  });

  it.each(cases)("$name takes on the main colour", ({ element }) => {
    expect(shareOfMain(element)).toBeGreaterThan(0.12);
  });

  it.each(cases)("$name is drawn the same each time", ({ element }) => {
    expect(draw(element)).toBe(draw(element));
  });

  it("is red above the water line where a red sailboat is asked for", () => {
    const sailboat = madeElements.find(({ name }) => name === "sailboat");

    expect(sailboat && shareOfMain(sailboat)).toBeGreaterThan(0.5);
  });

  it("shades the side away from the light", () => {
    const cube = madeElements.find(({ name }) => name === "cube");
    const sideOf = (light: Brush["light"], x: number): number => {
      const { pixels, width } = render(cube!, { light });
      const at =
        Math.round((60 + SURROUNDINGS) * SCALE) * width + Math.round((x + SURROUNDINGS) * SCALE);
      return pixels[at * 4] ?? 0;
    };

    expect(sideOf("left", 20)).toBeGreaterThan(sideOf("left", 70) + 20);
    expect(sideOf("right", 70)).toBeGreaterThan(sideOf("right", 20) + 20);
  });

  it.each(["house", "skyscraper", "car", "lighthouse", "street lamp", "lantern"])(
    "lights the %s by night",
    (name) => {
      const element = madeElements.find((candidate) => candidate.name === name);
      const warm = (isNight: boolean): number => {
        const { pixels } = render(element!, { isNight });
        let count = 0;
        for (let at = 0; at < pixels.length; at += 4) {
          const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
          if (alpha > 20 && red > 200 && green > 170 && blue < 200 && red > blue + 40) count += 1;
        }
        return count;
      };

      expect(warm(true)).toBeGreaterThan(warm(false));
    },
  );
});
