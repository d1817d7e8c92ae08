import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../../engines/pictures/scene/random.js";
import { shade } from "../../colours.js";
import type { Brush, SceneElement } from "../../drawing.js";
import { livingElements } from "./living-elements.js";

/** Pixels of a box of 100 units, and of the empty border that shows what leaves it. */
const SIZE = 100;
const BORDER = 20;
const MARGIN = 4;

const GROUPS = { person: 14, animal: 34, plant: 16, food: 16 } as const;

function brushFor(element: SceneElement, change: Partial<Brush> = {}): Brush {
  return {
    colours: element.colours,
    light: "left",
    isNight: false,
    random: seededRandom(11),
    shade,
    id: (name) => `only-${name}`,
    ...change,
  };
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

function render(element: SceneElement, drawing: string): Picture {
  const width = Math.ceil(SIZE * element.aspect) + 2 * BORDER;
  const height = SIZE + 2 * BORDER;
  const image = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${BORDER} ${BORDER})">${drawing}</g></svg>`,
  ).render();
  return { width: image.width, height: image.height, pixels: image.pixels };
}

function count(
  { width, height, pixels }: Picture,
  test: (x: number, y: number, red: number, green: number, blue: number, alpha: number) => boolean,
): number {
  let hits = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (test(x, y, pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, pixels[at + 3]!)) hits += 1;
    }
  }
  return hits;
}

describe("the list of living elements", () => {
  it.each(Object.entries(GROUPS))("has enough of the group %s", (group, least) => {
    expect(
      livingElements.filter((element) => element.group === group).length,
    ).toBeGreaterThanOrEqual(least);
  });

  it("gives every noun to one element only, in lower case", () => {
    const nouns = livingElements.flatMap((element) => [element.name, ...element.words]);
    expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([]);
    expect(nouns.filter((noun) => noun !== noun.toLowerCase().trim())).toEqual([]);
  });

  it("gives main as the first colour, and every colour as #rrggbb", () => {
    for (const element of livingElements) {
      expect(Object.keys(element.colours)[0], element.name).toBe("main");
      for (const colour of Object.values(element.colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe.each(livingElements.map((element) => [element.name, element] as const))(
  "%s",
  (_name, element) => {
    const drawing = element.draw(brushFor(element));

    it("is well-formed SVG that names only ids of the brush", () => {
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|null/);
      const open: string[] = [];
      for (const [, close, tag, rest] of drawing.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
        if (close === "/") expect(open.pop()).toBe(tag);
        else if (!rest!.endsWith("/")) open.push(tag!);
      }
      expect(open).toEqual([]);
      expect(drawing.replaceAll(/<[^<>]*>/g, "")).toBe("");
      const ids = [...drawing.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !id.startsWith("only-"))).toEqual([]);
      const used = [...drawing.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id!);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    });

    it.each(["left", "right"] as const)("stays within its box with light from the %s", (light) => {
      const picture = render(element, element.draw(brushFor(element, { light })));
      const [right, bottom] = [BORDER + SIZE * element.aspect + MARGIN, BORDER + SIZE + MARGIN];
      const isOutside = (x: number, y: number): boolean =>
        x < BORDER - MARGIN || x > right || y < BORDER - MARGIN || y > bottom;
      expect(count(picture, (x, y, _r, _g, _b, alpha) => alpha > 0 && isOutside(x, y))).toBe(0);
      if (!element.places.some((place) => place === "ground" || place === "table")) return;
      const filled = count(
        picture,
        (_x, y, _r, _g, _b, alpha) => alpha > 0 && y > BORDER + SIZE * 0.88,
      );
      expect(filled, "stands on the ground").toBeGreaterThan(0);
    });

    it("shows its main colour", () => {
      const colours = { ...element.colours, main: "#00ff40" };
      const picture = render(element, element.draw(brushFor(element, { colours })));
      const isGreen = (red: number, green: number, blue: number): boolean =>
        green > 100 && green - red > 60 && green - blue > 60;
      const green = count(
        picture,
        (_x, _y, red, g, blue, alpha) => alpha > 200 && isGreen(red, g, blue),
      );
      const all = count(picture, (_x, _y, _r, _g, _b, alpha) => alpha > 200);
      expect(green / all).toBeGreaterThan(0.12);
    });

    it("is drawn the same again", () => {
      expect(element.draw(brushFor(element))).toBe(drawing);
    });
  },
);
