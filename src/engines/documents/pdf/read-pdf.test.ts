import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  line,
  lines,
  streamOf,
  type TinyPdf,
  writePdf,
} from "../../../../test/helpers/tiny-pdf.js";
import { readPdf } from "./read-pdf.js";

const read = (pdf: TinyPdf) => readPdf(writePdf(pdf), {});

/** The Markdown of pages without the comment that opens the first. */
async function markdownOf(...contents: string[]): Promise<string> {
  const { markdown } = await read({ pages: contents.map((content) => ({ content })) });
  return markdown.replace("<!-- page 1 -->\n\n", "").trim();
}

const PROSE = [
  "The harbour master keeps a record of every vessel that enters the",
  "basin, and the record is read aloud each evening in the old hall by",
  "the clerk, who adds the weather and the depth of the water as well.",
];

describe("readPdf", () => {
  it("re-joins the lines of a paragraph and keeps paragraphs apart", async () => {
    const text = lines(PROSE, 72, 700) + lines(PROSE.slice(0, 2), 72, 640);
    expect(await markdownOf(text)).toBe(`${PROSE.join(" ")}\n\n${PROSE.slice(0, 2).join(" ")}`);
  });

  it("marks each page and tells how many there are", async () => {
    const pages = ["First page.", "Second page."].map((text) => ({ content: line(text, 72, 700) }));
    const { markdown, pages: count, warnings } = await read({ pages });
    expect(markdown).toBe("<!-- page 1 -->\n\nFirst page.\n\n<!-- page 2 -->\n\nSecond page.\n");
    expect({ count, warnings }).toEqual({ count: 2, warnings: [] });
  });

  it("undoes the hyphen at the end of a line, and keeps one that belongs to the word", async () => {
    const parted = lines(
      ["The committee discussed the imple-", "mentation at length today."],
      72,
      700,
    );
    expect(await markdownOf(parted)).toBe(
      "The committee discussed the implementation at length today.",
    );
    const whole = lines(
      ["A widely used and well known, well-", "known rule is applied here."],
      72,
      700,
    );
    expect(await markdownOf(whole)).toBe(
      "A widely used and well known, well-known rule is applied here.",
    );
  });

  it("reads headings by size, weight and number, with their levels", async () => {
    const content =
      line("Harbour rules", 72, 760, 24) +
      line("1 Entry", 72, 720, 16, "F2") +
      lines(PROSE, 72, 690) +
      line("1.1 At night", 72, 630, 12, "F2") +
      lines(PROSE, 72, 605);
    const text = PROSE.join(" ");
    const { markdown, title } = await read({ pages: [{ content }] });
    expect(markdown).toBe(
      `<!-- page 1 -->\n\n# Harbour rules\n\n## 1 Entry\n\n${text}\n\n### 1.1 At night\n\n${text}\n`,
    );
    expect(title).toBe("Harbour rules");
  });

  it("takes initials of names for text, and letters that follow one another for lists", async () => {
    const names = ["A. Lind", "B. Osei", "C. Ruiz", "V. Woolf wrote it."];
    const spaced = (texts: readonly string[], left: number, top: number) =>
      texts.map((text, index) => line(text, left, top - 30 * index)).join("");
    expect(await markdownOf(spaced(names, 72, 700))).toBe(names.join("\n\n"));
    expect(await markdownOf(spaced(["Signed.", "T. Field"], 72, 700))).toBe("Signed.\n\nT. Field");
    expect(await markdownOf(spaced(["a. wash it", "b. dry it"], 72, 700))).toBe(
      "1. wash it\n2. dry it",
    );
    expect(await markdownOf(spaced(["i. one", "ii. two", "iii. three"], 72, 700))).toBe(
      "1. one\n2. two\n3. three",
    );
    expect(await markdownOf(spaced(["b. dry it", "d. fold it"], 72, 700))).toBe(
      "b. dry it\n\nd. fold it",
    );
  });

  it("reads numbers that a narrow tab parts from their items, bold or not, as one list", async () => {
    const item = (number: string, text: string, left: number, y: number, font = "F1") =>
      line(number, left, y, 12, font) + line(text, left + 12.4, y, 12, font);
    const content =
      item("1.", "First step is taken.", 72, 700) +
      item("a.", "Ask", 110, 684) +
      item("b.", "Wait", 110, 668) +
      item("2.", "Second step", 72, 652, "F2") +
      item("3.", "Third step", 72, 636, "F2");
    expect(await markdownOf(content)).toBe(
      "1. First step is taken.\n   1. Ask\n   2. Wait\n2. Second step\n3. Third step",
    );
  });

  it("says where one letter stands for others", async () => {
    const letter = (text: string, x: number) =>
      `/Span <</ActualText<FEFF672C>>> BDC\n${line(text, x, 700)}\nEMC\n`;
    const content = [0, 1, 2].map((index) => letter("x", 72 + 8 * index)).join("");
    expect((await read({ pages: [{ content }] })).warnings).toEqual([
      "Page 1 has letters that stand for others, which their font lacks.",
    ]);
  });

  it("drops page numbers above a wide margin, and names pages with nothing else", async () => {
    const pages = [1, 2, 3].map((number) => ({
      content: (number === 2 ? "" : lines(PROSE, 72, 700)) + line(String(number), 300, 150),
    }));
    const { markdown, warnings } = await read({ pages });
    expect(markdown).not.toMatch(/^\d|\d$/m);
    expect(warnings).toEqual(["Page 2 has no text; text in pictures is not read."]);
  });

  it("takes the title of the metadata, but not the name of a file", async () => {
    const pages = [{ content: line("Seen", 72, 700, 24) + lines(PROSE, 72, 600) }];
    expect((await read({ pages, title: "Written title" })).title).toBe("Written title");
    expect((await read({ pages, title: "Microsoft Word - rules.doc" })).title).toBe("Seen");
  });

  it("reads bulleted, numbered and nested lists", async () => {
    const content =
      lines(["\x95 Ropes", "\x95 Anchors of the heavier kind, which are kept below"], 72, 700) +
      line("deck", 82, 671.2) +
      line("- iron", 100, 656.8) +
      line("\x95 Sails", 72, 642.4) +
      lines(["1. Cast off", "2. Set sail"], 72, 600);
    expect(await markdownOf(content)).toBe(
      [
        "- Ropes\n- Anchors of the heavier kind, which are kept below deck\n  - iron\n- Sails",
        "1. Cast off\n2. Set sail",
      ]
        .join("\n")
        .replace("Sails\n1.", "Sails\n1."),
    );
  });

  it("reads a table that is drawn with lines, with a cell of two lines and a merged one", async () => {
    const edges = [72, 172, 272]
      .map((x) => `${x} 600 m ${x} ${x === 172 ? 670 : 690} l S\n`)
      .join("");
    const levels = [600, 640, 670, 690].map((y) => `72 ${y} m 272 ${y} l S\n`).join("");
    const content =
      edges +
      levels +
      line("Berths", 80, 676, 10) +
      line("North", 80, 656, 10) +
      line("South", 180, 656, 10) +
      lines(["for boats of", "any size"], 80, 628, 10) +
      line("12 | 13", 180, 628, 10);
    expect(await markdownOf(content)).toBe(
      "| Berths |  |\n| --- | --- |\n| North | South |\n| for boats of any size | 12 \\| 13 |",
    );
  });

  it("reads a table without lines by its alignment, numbers to the right", async () => {
    const rows = [
      ["Vessel", "Length", "Year"],
      ["Aurora", "23", "1902"],
      ["Beatrix", "117", "1934"],
    ];
    const content = rows
      .map(([name = "", length = "", year = ""], row) => {
        const y = 700 - row * 18;
        return line(name, 72, y) + line(length, 230 - length.length * 6.67, y) + line(year, 300, y);
      })
      .join("");
    expect(await markdownOf(content)).toBe(
      "| Vessel | Length | Year |\n| --- | --- | --- |\n| Aurora | 23 | 1902 |\n| Beatrix | 117 | 1934 |",
    );
  });

  it("reads two columns one after the other, below a heading that crosses them", async () => {
    const column = (word: string) =>
      Array.from({ length: 8 }, (_, index) => `${word} line ${index + 1} of the text goes on here`);
    const content =
      line("A heading that goes across both of the columns here", 72, 760, 18) +
      column("left")
        .map(
          (text, row) =>
            line(text, 72, 720 - row * 14, 10) +
            line(column("right")[row] ?? "", 310, 720 - row * 14, 10),
        )
        .join("");
    const markdown = await markdownOf(content);
    expect(markdown).toBe(
      `# A heading that goes across both of the columns here\n\n${[...column("left"), ...column("right")].join(" ")}`,
    );
  });

  it("drops running heads, feet and page numbers, but not a heading in their place", async () => {
    const contents = [1, 2, 3, 4].map(
      (page) =>
        line("Harbour company", 72, 800, 9) +
        line(`Page ${page} of 4`, 280, 30, 9) +
        line(page === 1 ? "The first" : `Number ${page} is this`, 72, 760, 18) +
        lines(PROSE, 72, 700),
    );
    const markdown = await markdownOf(...contents);
    expect(markdown).not.toMatch(/Harbour company|Page \d/);
    expect(markdown.match(/^# .*$/gm)).toEqual([
      "# The first",
      "# Number 2 is this",
      "# Number 3 is this",
      "# Number 4 is this",
    ]);
  });

  it("keeps what repeats where pages are nothing else", async () => {
    const slips = [1, 2, 3, 4].map((slip) => line(`Admit one, seat ${slip}`, 72, 780));
    expect(await markdownOf(...slips)).toBe(
      "Admit one, seat 1\n\n<!-- page 2 -->\n\nAdmit one, seat 2\n\n" +
        "<!-- page 3 -->\n\nAdmit one, seat 3\n\n<!-- page 4 -->\n\nAdmit one, seat 4",
    );
  });

  it("joins a paragraph that goes on after the end of a page", async () => {
    const markdown = await markdownOf(
      lines(PROSE.slice(0, 2), 72, 700),
      lines(PROSE.slice(2), 72, 700),
    );
    expect(markdown).toBe(`${PROSE.join(" ")}\n\n<!-- page 2 -->`);
  });

  it("reads links of http and mail, and none that runs a script", async () => {
    const content = line("See the guide or ask, or run it.", 72, 700);
    const links = [
      { rect: [93, 696, 148, 712], url: "https://example.org/guide" },
      { rect: [163, 696, 182, 712], url: "mailto:harbour@example.org" },
      { rect: [200, 696, 240, 712], url: "javascript:alert(1)" },
    ];
    const { markdown } = await read({ pages: [{ content, links }] });
    expect(markdown).toContain(
      "See [the guide](https://example.org/guide) or [ask](mailto:harbour@example.org), or run it.",
    );
    expect(markdown).not.toContain("javascript");
  });

  it("keeps lines and indentation of monospace text as code", async () => {
    const code =
      line("if (a) {", 72, 650, 10, "F3") +
      line("  return b;", 72, 638, 10, "F3") +
      line("}", 72, 626, 10, "F3");
    expect(await markdownOf(lines(PROSE, 72, 720) + code)).toBe(
      `${PROSE.join(" ")}\n\n\`\`\`\nif (a) {\n  return b;\n}\n\`\`\``,
    );
  });

  it("ties footnotes to the marks in the text", async () => {
    const content =
      lines(PROSE, 72, 700) +
      "BT /F1 12 Tf 1 0 0 1 72 640 Tm (A claim) Tj /F1 7 Tf 4 Ts (1) Tj 0 Ts /F1 12 Tf ( is made.) Tj ET\n" +
      "BT /F1 6 Tf 1 0 0 1 72 83 Tm (1) Tj ET\n" +
      line("Its source.", 76, 80, 9);
    expect(await markdownOf(content)).toBe(
      `${PROSE.join(" ")}\n\nA claim[^1] is made.\n\n[^1]: Its source.`,
    );
  });

  it("reads a page that is turned, and writing that is turned on a page", async () => {
    const turned = "BT /F1 12 Tf 0 1 -1 0 300 200 Tm (Written upwards on the page) Tj ET\n";
    const { markdown } = await read({
      pages: [{ content: turned, rotate: 90 }, { content: turned + lines(PROSE, 72, 700) }],
    });
    expect(markdown).toBe(
      `<!-- page 1 -->\n\nWritten upwards on the page\n\n<!-- page 2 -->\n\n${PROSE.join(" ")}\n\nWritten upwards on the page\n`,
    );
  });

  it("follows the structure tree of a tagged page rather than its looks", async () => {
    const content =
      `/P << /MCID 1 >> BDC ${line("second in reading", 72, 700)} EMC\n` +
      `/H2 << /MCID 0 >> BDC ${line("first in reading", 72, 500)} EMC\n` +
      `/Artifact BMC ${line("no part of it", 72, 20)} EMC\n`;
    const { markdown } = await read({
      pages: [{ content }],
      catalog: "/MarkInfo << /Marked true >> /StructTreeRoot 100 0 R",
      extra: [
        "<< /Type /StructTreeRoot /K [101 0 R 102 0 R] /ParentTree << /Nums [0 [101 0 R 102 0 R]] >> >>",
        "<< /Type /StructElem /S /H2 /P 100 0 R /Pg 200 0 R /K 0 >>",
        "<< /Type /StructElem /S /P /P 100 0 R /Pg 200 0 R /K 1 >>",
      ],
    });
    expect(markdown).toBe("<!-- page 1 -->\n\n## first in reading\n\nsecond in reading\n");
  });

  it("decodes Chinese and Japanese fonts by the predefined character maps", async () => {
    const font = (name: string, map: string, ordering: string) =>
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /${map} /DescendantFonts ` +
      `[<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /DW 1000 /CIDSystemInfo << /Registry (Adobe) ` +
      `/Ordering (${ordering}) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /${name} ` +
      "/Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /StemV 80 >> >>] >>";
    const { markdown } = await read({
      fonts: [
        font("STSong-Light", "UniGB-UCS2-H", "GB1"),
        font("Ryumin-Light", "90ms-RKSJ-H", "Japan1"),
      ],
      pages: [
        {
          content:
            "BT /F1 12 Tf 1 0 0 1 72 700 Tm <4E2D65875B575E93> Tj ET\n" +
            "BT /F2 12 Tf 1 0 0 1 72 600 Tm <93FA967B8CEA82CC95B68E9A> Tj ET\n",
        },
      ],
    });
    expect(markdown).toBe("<!-- page 1 -->\n\n中文字库\n\n日本語の文字\n");
  });

  it("escapes what Markdown would read as marks", async () => {
    const content = lines(["# not a heading", "", "", "2 * 3 * 4 is <b>24</b> in `code`"], 72, 700);
    expect(await markdownOf(content)).toBe(
      "\\# not a heading\n\n2 \\* 3 \\* 4 is \\<b>24\\</b> in \\`code\\`",
    );
  });
});

describe("readPdf of what it cannot read", () => {
  const pages = [{ content: line("Secret text of some length", 72, 700) }];

  it("refuses a password, and reads what the empty one opens with a warning", async () => {
    await expect(read({ pages, password: "harbour" })).rejects.toMatchObject({
      name: "DocumentRefused",
      reason: "encrypted",
      message: "the PDF opens with a password only",
    });
    const opened = await read({ pages, password: "" });
    expect(opened.markdown).toContain("Secret text of some length");
    expect(opened.warnings).toEqual(["The PDF is encrypted; it was read with the empty password."]);
  });

  it("refuses bytes that are no PDF", async () => {
    const noise = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 73 + 11) % 251);
    for (const bytes of [new Uint8Array(), noise, Buffer.from("%PDF-1.7\n")]) {
      await expect(readPdf(bytes, {})).rejects.toMatchObject({ reason: "damaged" });
    }
  });

  it("recovers the pages that are left where the catalog counts those that are lost", async () => {
    const pages = Array.from({ length: 40 }, (_, page) => ({
      content: line(`Plot ${page}`, 72, 400),
    }));
    const whole = writePdf({ pages });
    const { markdown, warnings } = await readPdf(whole.subarray(0, whole.length / 2), {});
    expect(markdown).toContain("Plot 0");
    expect(markdown).not.toContain("Plot 39");
    expect(warnings).toContain("The end of the PDF is missing; what is left of it was read.");
  });

  it("recovers the pages of a file that is cut off", async () => {
    const whole = writePdf({
      pages: [1, 2, 3].map((page) => ({ content: line(`Page ${page} of the text`, 72, 700) })),
    });
    const cut = whole.subarray(0, Buffer.from(whole).indexOf("xref"));
    const { markdown, warnings } = await readPdf(cut, {});
    expect(markdown).toContain("Page 3 of the text");
    expect(warnings).toEqual(["The end of the PDF is missing; what is left of it was read."]);
  });

  it("warns of pages without text", async () => {
    const { warnings } = await read({
      pages: [...pages, { content: "" }, { content: "" }, ...pages, { content: "" }],
    });
    expect(warnings).toEqual(["Pages 2–3 and 5 have no text; text in pictures is not read."]);
  });

  it("refuses more pages than it reads", async () => {
    const many = Array.from({ length: 2_001 }, () => ({ content: "" }));
    await expect(read({ pages: many })).rejects.toMatchObject({
      reason: "too_large",
      message: "the PDF has more than 2000 pages",
    });
  });

  it("stops at forms that draw one another without end", async () => {
    const form = (calls: string, names: string) =>
      streamOf(
        calls,
        `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << ${names} >> >>`,
      );
    const extra = Array.from({ length: 12 }, (_, level) =>
      level === 11
        ? form("0 0 m 1 1 l S\n", "")
        : form("/N Do\n".repeat(12), `/N ${101 + level} 0 R`),
    );
    const bomb = { content: "/N Do", resources: "/XObject << /N 100 0 R >>" };
    const { markdown, warnings } = await read({ pages: [...pages, bomb, ...pages], extra });
    expect(markdown).toContain("Secret text");
    expect(warnings).toEqual(["The pages from 2 on were not read: the PDF draws too much."]);
  });

  it("reads past forms and page trees that name themselves", async () => {
    const self = streamOf(
      "/N Do",
      "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /N 100 0 R >> >>",
    );
    const { markdown } = await read({
      pages: [
        { content: `${line("Before it", 72, 700)} /N Do`, resources: "/XObject << /N 100 0 R >>" },
      ],
      extra: [self],
    });
    expect(markdown).toContain("Before it");
  });

  it("bounds a stream that unpacks to far more than it is", async () => {
    const packed = deflateSync(Buffer.from("(a) Tj ".repeat(3_000_000))).toString("latin1");
    const { warnings } = await read({
      pages: [
        { content: "", resources: "/XObject << /N 100 0 R >>" },
        { content: "BT /F1 9 Tf ET /N Do", resources: "/XObject << /N 100 0 R >>" },
      ],
      extra: [
        streamOf(
          packed,
          "/Filter /FlateDecode /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 10 0 R >> >>",
        ),
      ],
    });
    expect(warnings.join(" ")).toMatch(/no text|too much|too many/);
  });

  it("stops when its signal is aborted", async () => {
    const reason = new Error("nobody waits");
    await expect(readPdf(writePdf({ pages }), { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
  });
});
