import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeScene } from "./compose.js";
import { drawPicture } from "./draw-picture.js";
import { layOut } from "./layout/layout.js";
import { lexicon, library } from "./library.js";
import { momentOf, settingFor } from "./moment.js";
import { readPrompt } from "./prompt/read-prompt.js";
import { seededRandom } from "./random.js";
import { renderPng } from "./render.js";

const small = { width: 96, height: 64 };
const draw = (prompt: string, seed = 1) => drawPicture({ prompt, seed, ...small });

/** The chunks of a PNG, after its signature and every checksum are found right. */
function chunksOf(bytes: Uint8Array): { type: string; data: Buffer }[] {
  const png = Buffer.from(bytes);
  expect(png.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  const chunks: { type: string; data: Buffer }[] = [];
  let at = 8;
  while (at < png.length) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

const svgOf = (prompt: string, size = small) =>
  composeScene(readPrompt(prompt, lexicon), { ...size, seed: 5 }, library);

function placed(prompt: string, { width, height } = { width: 512, height: 512 }) {
  const reading = readPrompt(prompt, lexicon);
  const setting = settingFor(reading, library.settings)!;
  const frame = { width, height, horizon: height * setting.horizon };
  const items = layOut(reading, {
    frame,
    setting,
    moment: momentOf(reading),
    random: seededRandom(3),
  });
  return items.map((item) => {
    const { element } = reading.subjects[item.subject]!;
    const half = (item.height * element.aspect) / 2;
    const sides = { left: item.x - half, right: item.x + half, top: item.base - item.height };
    return { ...item, ...sides, name: element.name };
  });
}

describe("a picture", () => {
  it("is a PNG of its size that says of which prompt and seed it is", () => {
    const prompt = "a red sailboat \u2013 \u7d05\u3044\u8239 \ud83d\ude00 \ud800";
    const chunks = chunksOf(draw(prompt, 4_294_967_295).png);
    expect(chunks[0]!.type).toBe("IHDR");
    expect([chunks[0]!.data.readUInt32BE(0), chunks[0]!.data.readUInt32BE(4)]).toEqual([96, 64]);
    expect(chunks.at(-1)!.type).toBe("IEND");
    const texts = chunks.filter(({ type }) => type === "iTXt").map(({ data }) => data.toString());
    expect(texts).toEqual([
      `prompt\0\0\0\0\0${prompt.toWellFormed()}`,
      "model\0\0\0\0\0builtin/scene",
      "seed\0\0\0\0\x004294967295",
      "software\0\0\0\0\0Gatehouse",
    ]);
  });

  it("has the same bytes for the same order, and others for another seed", () => {
    const prompt = "five birds over a village in the rain";
    expect(Buffer.from(draw(prompt).png).equals(draw(prompt).png)).toBe(true);
    expect(Buffer.from(draw(prompt).png).equals(draw(prompt, 2).png)).toBe(false);
  });

  it("names what it did not draw", () => {
    expect(draw("a cat with a qwertzuiop").unknown).toEqual(["qwertzuiop"]);
  });

  it("shows forms in the colours of a prompt of which nothing was understood", () => {
    const svg = svgOf("qwertzuiop in red");
    expect(svg).toContain("#d42a2a");
    expect(svg).toContain("<circle");
  });

  it("is drawn in each style", () => {
    const styles = ["pixel art", "watercolor", "line art", "blueprint", "neon lights", "cartoon"];
    const others = ["poster", "pastel style", "retro", "silhouette", "black and white", "plain"];
    const pictures = [...styles, ...others].map((style) => {
      const { png } = draw(`a horse, ${style}`);
      const [, ...chunks] = chunksOf(png);
      const data = chunks.filter(({ type }) => type === "IDAT").map((chunk) => chunk.data);
      return Buffer.concat(data).toString("base64");
    });
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("can be rendered for any prompt, whose text is not in the drawing", () => {
    const words = [...library.elements, ...library.settings].map(({ name }) => name);
    const phrase = fc.oneof(
      fc.constantFrom(...words),
      fc.constantFrom("on", "under", "behind", "between", "with", "flying", "a", "twelve", "many"),
      fc.constantFrom("red", "tiny", "giant", "at night", "stormy", "in the background", ","),
      fc.string({ unit: "grapheme", maxLength: 12 }),
    );
    const prompts = fc.array(phrase, { maxLength: 14 }).map((parts) => parts.join(" "));
    fc.assert(
      fc.property(prompts, fc.integer({ min: 64, max: 200 }), (prompt, side) => {
        const marked = `${prompt} zqx"><script>&zqx`;
        const size = { width: side, height: 264 - side };
        const svg = svgOf(marked, size);
        expect(svg).not.toMatch(/zqx|<script|NaN|Infinity|undefined/);
        expect(chunksOf(renderPng(svg, size))[0]!.data.readUInt32BE(0)).toBe(side);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the light of a scene", () => {
  it("darkens what is outdoors by night, and no room", () => {
    expect(svgOf("a cat in a meadow at night")).toContain("-light-");
    expect(svgOf("a cat in a living room at night")).not.toContain("-light-");
  });

  it("shines around a fire by night alone", () => {
    expect(svgOf("a campfire at night")).toContain(`fill="url(#glow)"`);
    expect(svgOf("a campfire")).not.toContain("#glow");
  });

  it("has one moon where the prompt has it, and it is not behind the trees", () => {
    const order = (prompt: string) => {
      const svg = svgOf(prompt);
      return [svg.indexOf(`id="item0"`), svg.indexOf("-setting-")];
    };
    const [overForest, forest] = order("the moon over a forest");
    const [overSea, sea] = order("the moon over the sea");
    expect(overForest).toBeGreaterThan(forest!);
    expect(overSea).toBeLessThan(sea!);
  });
});

describe("the layout", () => {
  it.each(["a horse", "a castle", "an apple", "a bus", "a giraffe"])(
    "shows %s large and within the frame",
    (prompt) => {
      const [item] = placed(prompt);
      const width = item!.right - item!.left;
      expect(Math.max(item!.height, width)).toBeGreaterThan(512 * 0.4);
      expect(item!.left).toBeGreaterThanOrEqual(0);
      expect(item!.right).toBeLessThanOrEqual(512);
      expect(item!.top).toBeGreaterThanOrEqual(0);
      expect(item!.base).toBeLessThanOrEqual(512);
    },
  );

  it.each([2, 5, 7, 12])("shows exactly %i", (count) => {
    expect(placed(`${count} horses`)).toHaveLength(count);
  });

  it("keeps subjects of the ground apart", () => {
    const [cat, horse] = placed("a cat and a horse").sort((a, b) => a.left - b.left);
    expect(cat!.right).toBeLessThanOrEqual(horse!.left);
  });

  it("puts left to the left of right", () => {
    const items = placed("a cat on the right, a horse on the left");
    const [cat, horse] = ["cat", "horse"].map((name) => items.find((item) => item.name === name)!);
    expect(horse!.x).toBeLessThan(cat!.x);
  });

  it("puts a cat onto a chair", () => {
    const items = placed("a cat on a chair");
    const [cat, chair] = ["cat", "chair"].map((name) => items.find((item) => item.name === name)!);
    expect(cat!.base).toBeGreaterThan(chair!.top);
    expect(cat!.base).toBeLessThan(chair!.base);
    expect(Math.abs(cat!.x - chair!.x)).toBeLessThan(chair!.right - chair!.left);
  });

  it("puts a balloon above a house and a dog before it", () => {
    const items = placed("a dog in front of a house, a bird above the house");
    const [dog, house, bird] = ["dog", "house", "bird"].map(
      (name) => items.find((item) => item.name === name)!,
    );
    expect(bird!.base).toBeLessThan(house!.top);
    expect(items.indexOf(dog!)).toBeGreaterThan(items.indexOf(house!));
    expect(dog!.base).toBeGreaterThan(house!.base);
  });

  it("puts a rabbit between two trees", () => {
    const items = placed("a rabbit between two trees");
    const rabbit = items.find(({ name }) => name === "rabbit")!;
    const trees = items.filter(({ name }) => name === "tree").map(({ x }) => x);
    expect(Math.min(...trees)).toBeLessThan(rabbit.x);
    expect(Math.max(...trees)).toBeGreaterThan(rabbit.x);
  });

  it("puts several things on another beside each other", () => {
    const items = placed("a rose and a candle on a piano");
    const [rose, candle] = ["rose", "candle"].map(
      (name) => items.find((item) => item.name === name)!,
    );
    expect(Math.abs(rose!.x - candle!.x)).toBeGreaterThan(40);
  });

  it("puts buildings behind a crowd, and a pond before it", () => {
    const items = placed("a barn, two cows and a pond");
    const base = (name: string) => items.find((item) => item.name === name)!.base;
    expect(base("barn")).toBeLessThan(base("cow"));
    expect(base("pond")).toBeGreaterThan(base("cow"));
  });

  it("tilts and lifts what leaps", () => {
    const [still] = placed("a whale in the sea");
    const [leaping] = placed("a whale jumping out of the sea");
    expect(leaping!.base).toBeLessThan(still!.base);
    expect([still!.tilt, leaping!.tilt]).toEqual([0, -32]);
  });

  it("turns what faces left", () => {
    expect(placed("a horse facing left")[0]!.isMirrored).toBe(true);
    expect(placed("a horse facing right")[0]!.isMirrored).toBe(false);
  });
});
