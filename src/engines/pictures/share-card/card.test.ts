import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Card, drawCard } from "./card.js";
import { contrastOf } from "./colours.js";
import { themeNames, themes } from "./themes.js";

const BYTES_MAX = 6 * 1024;
const TEXT_CONTRAST_MIN = 4.5;

const draw = (changes: Partial<Card> = {}) =>
  drawCard({ title: "A title", theme: "paper", ...changes });
const shownIn = (svg: string) =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

/** Reads a document as XML would, without mercy; answers its tags and their attributes. */
function readXml(document: string): { name: string; attributes: Record<string, string> }[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
  expect(document).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  expect(document.isWellFormed()).toBe(true);
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < document.length) {
    const rest = document.slice(at);
    const [tag, closing, name = "", inside = "", selfClosing] =
      /^<(\/?)([A-Za-z]+)((?:\s[A-Za-z:-]+="[^"<]*")*)(\/?)>/.exec(rest) ?? [];
    if (tag === undefined) {
      const [text = ""] = /^[^<]+/.exec(rest) ?? [];
      expect(text, "text or a tag").not.toBe("");
      expect(open).not.toEqual([]);
      expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot);)|>/);
      at += text.length;
      continue;
    }
    if (closing) expect(open.pop()).toBe(name);
    else {
      const pairs = [...inside.matchAll(/([A-Za-z:-]+)="([^"]*)"/g)];
      const attributes = Object.fromEntries(pairs.map(([, key, value]) => [key, value]));
      expect(Object.keys(attributes)).toHaveLength(pairs.length);
      elements.push({ name, attributes });
      if (!selfClosing) open.push(name);
    }
    at += tag.length;
    if (open.length === 0) expect(at).toBe(document.length);
  }
  expect(open).toEqual([]);
  return elements;
}

describe("a card", () => {
  it("is an SVG of 1200 x 630 with its title as its name", () => {
    const svg = draw({ title: "Tom & Jerry <3" });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630"/);
    expect(svg).toContain("<title>Tom &amp; Jerry &lt;3</title>");
    expect(shownIn(svg)).toEqual(["Tom &amp; Jerry &lt;3"]);
  });

  it("shows site, title and subtitle, and leaves out what is blank", () => {
    expect(shownIn(draw({ site: "site", subtitle: "more" }))).toEqual(["site", "A title", "more"]);
    expect(shownIn(draw({ site: " ", subtitle: "\u200b" }))).toEqual(["A title"]);
  });

  it("draws each theme in its own colours and shapes", () => {
    const svgs = themeNames.map((theme) => draw({ theme }));
    expect(new Set(svgs.map((svg) => svg.replace(/#[0-9a-f]+/g, ""))).size).toBe(themeNames.length);
  });

  it.each([
    ["left", "A title", 'text-anchor="start"'],
    ["center", "A title", 'text-anchor="middle"'],
    ["right", "A title", 'text-anchor="end"'],
    ["left", "כותרת", 'text-anchor="end" direction="rtl"'],
    ["right", "כותרת", 'text-anchor="start" direction="rtl"'],
    [undefined, "A title", 'text-anchor="start"'],
    [undefined, "כותרת", 'text-anchor="start" direction="rtl"'],
  ] as const)("sets align %s of %s", (align, title, expected) => {
    expect(draw({ align, title })).toContain(expected);
  });

  it("lets no line of a right-to-left title turn around", () => {
    const svg = draw({
      title: "מדריך ארוך מאוד ל TypeScript JavaScript Python Haskell Erlang Prolog",
    });
    const lines = shownIn(svg);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^[\u200f\u05d0-\u05ea]/);
    expect(svg.match(/unicode-bidi="plaintext"/g)).toHaveLength(lines.length);
  });

  it("states the width of lines that another font could carry over the edge, and of no others", () => {
    expect(draw({ title: "Short" })).not.toContain("textLength");
    expect(draw({ title: "Ship the gate, then the garden" })).toMatch(/textLength="\d+(\.\d)?"/);
  });

  it("embeds the fonts that it is given", () => {
    const face = { weight: 700, unicodeRange: "U+0000-00FF", woff2Base64: "AAAA" } as const;
    const svg = draw({ fontFaces: [face] });
    expect(svg).toContain("src:url(data:font/woff2;base64,AAAA)");
    readXml(svg);
  });

  it("takes an accent for bar and mark, and for the site only where it reads well", () => {
    expect(draw({ site: "x", accent: "#a00" }).match(/#a00/g)).toHaveLength(3);
    expect(draw({ site: "x", accent: "#fffbe0" }).match(/#fffbe0/g)).toHaveLength(2);
  });

  it("is never larger than 6 KB in any script", () => {
    for (const letter of ["W", "漢", "ש", "🚀", "e\u0301\u0323", "i "]) {
      const title = [...letter.repeat(500)].slice(0, 500).join("");
      const svg = draw({ title, subtitle: title.slice(0, 300), site: title.slice(0, 100) });
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(BYTES_MAX);
    }
  });
});

describe.each(themeNames)("the theme %s", (name) => {
  const { background, shades, title, subtitle, accent } = themes[name];

  it("keeps its text readable on its background and decoration", () => {
    for (const surface of [background, ...shades]) {
      for (const ink of [title, subtitle, accent]) {
        expect(contrastOf(ink, surface)).toBeGreaterThanOrEqual(TEXT_CONTRAST_MIN);
      }
    }
  });
});

describe("contrast", () => {
  it.each([
    ["#000", "#ffffff", 21],
    ["#fff", "#fff", 1],
    ["#777777", "#fff", 4.48],
  ])("of %s and %s is %f", (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe("any text", () => {
  const hostile = fc.constantFrom(
    ..."<>&\"'\u0000\ud800\udfff\u202e\ufffe]\u0301",
    "]]>",
    "<script>",
    '" href="x',
    "url(http://x)",
    "&#0;",
    "<!--",
  );
  const text = (maxLength: number) =>
    fc
      .array(fc.oneof(hostile, fc.string({ unit: "binary", maxLength: 4 })), { maxLength })
      .map((parts) => parts.join("").slice(0, maxLength));

  it("gives well-formed XML without scripts or references", () => {
    fc.assert(
      fc.property(
        fc.record({
          title: text(500),
          subtitle: text(300),
          site: text(100),
          theme: fc.constantFrom(...themeNames),
          align: fc.constantFrom("left", "center", "right", undefined),
        }),
        (card) => {
          const svg = drawCard(card);
          const elements = readXml(svg);
          const names = new Set(elements.map(({ name }) => name));
          const known = ["svg", "title", "g", "path", "circle", "rect", "text"];
          expect([...names].filter((name) => !known.includes(name))).toEqual([]);
          for (const { attributes } of elements) {
            expect(Object.keys(attributes).filter((key) => /href|^on|style/i.test(key))).toEqual(
              [],
            );
            expect(Object.values(attributes).join(" ")).not.toMatch(/url\(|javascript:/i);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
