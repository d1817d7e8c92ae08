import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { packDocx, paragraph, runs } from "../../../../test/accuracy/documents/write-docx.js";
import { readDocx } from "./read-docx.js";

const markdownOf = async (body: string, parts: Parameters<typeof packDocx>[1] = {}) =>
  (await readDocx(packDocx(body, parts))).markdown;
const plain = (text: string) => paragraph(runs(text));
const numbered = (text: string, list: number, level = 0) =>
  paragraph(runs(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
const styled = (text: string, id: string) => paragraph(runs(text), `<w:pStyle w:val="${id}"/>`);
const style = (id: string, name: string, more = "") =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
const cell = (text: string, properties = "") =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${text === "" ? paragraph("") : plain(text)}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join("")}</w:tbl>`;

describe("headings", () => {
  const styles = [
    style("Titel", "Title"),
    style("H1", "heading 1", '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
    style("Own", "Chapter", '<w:basedOn w:val="H1"/>'),
    style("Outlined", "Part", '<w:pPr><w:outlineLvl w:val="2"/></w:pPr>'),
    style("H8", "heading 8"),
    style("Loop", "Loop", '<w:basedOn w:val="Loop"/>'),
    style("Body", "Body Text", '<w:basedOn w:val="H1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>'),
    style("Toc", "toc 1", '<w:basedOn w:val="H1"/>'),
  ].join("");

  it.each([
    ["Titel", "# A"],
    ["H1", "# A"],
    ["Own", "# A"],
    ["Outlined", "### A"],
    ["H8", "###### A"],
    ["Loop", "A"],
    ["Body", "A"],
    ["Toc", "A"],
    ["Unknown", "A"],
  ])("have the level of the style %s", async (id, markdown) => {
    expect(await markdownOf(styled("A", id), { styles })).toBe(markdown);
  });
});

describe("runs", () => {
  it("are left out where they are hidden, which a warning says", async () => {
    const run = (text: string, properties: string) =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
    const body = paragraph(
      run("secret", "<w:b/><w:vanish/>") + run("seen", '<w:vanish w:val="0"/>') + run("too", ""),
    );
    const { markdown, warnings } = await readDocx(packDocx(body));
    expect({ markdown, warnings }).toEqual({
      markdown: "seentoo",
      warnings: ["hidden text is left out"],
    });
  });

  it("lose their soft hyphens", async () => {
    const body = paragraph("<w:r><w:t>har\u00adb</w:t><w:softHyphen/><w:t>our</w:t></w:r>");
    expect(await markdownOf(body)).toBe("harbour");
  });
});

describe("lists", () => {
  it("are nested, and go on after an interruption", async () => {
    const body = [
      numbered("one", 2),
      numbered("inner", 1, 1),
      numbered("two", 2),
      plain("Between."),
      numbered("three", 2),
    ].join("");
    expect(await markdownOf(body)).toBe("1. one\n   - inner\n2. two\n\nBetween.\n\n3. three");
  });

  const definition =
    '<w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:start w:val="4"/><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>';
  const lists = (more: string) =>
    `${definition}<w:num w:numId="7"><w:abstractNumId w:val="5"/></w:num><w:num w:numId="8"><w:abstractNumId w:val="5"/>${more}</w:num>`;
  const body = numbered("a", 7) + plain("x") + numbered("b", 8) + numbered("c", 8);

  it("begin with the number that they say", async () => {
    expect(await markdownOf(body, { numbering: lists("") })).toBe("4. a\n\nx\n\n5. b\n6. c");
  });

  it("begin anew where a list says so", async () => {
    const anew = lists('<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>');
    expect(await markdownOf(body, { numbering: anew })).toBe("4. a\n\nx\n\n1. b\n2. c");
  });

  it("count an inner list anew under each item", async () => {
    const both = [0, 1]
      .map(
        (level) =>
          `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="decimal"/></w:lvl>`,
      )
      .join("");
    const numbering = `<w:abstractNum w:abstractNumId="5">${both}</w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="5"/></w:num>`;
    const nested = [numbered("a", 7), numbered("a1", 7, 1), numbered("b", 7), numbered("b1", 7, 1)];
    expect(await markdownOf(nested.join(""), { numbering })).toBe("1. a\n   1. a1\n2. b\n   1. b1");
  });
});

describe("numbers that Markdown cannot count", () => {
  const warningsOf = async (body: string, parts: Parameters<typeof packDocx>[1]) =>
    (await readDocx(packDocx(body, parts))).warnings;
  const listOf = (format: string) =>
    `<w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="5"/></w:num>`;
  const LETTERS = "lists that count with letters or Roman numerals have figures instead";
  const HEADINGS = "the numbers that headings count by themselves are left out";

  it.each([
    ["lowerLetter", [LETTERS]],
    ["upperRoman", [LETTERS]],
    ["decimal", []],
    ["bullet", []],
  ])("are a warning where a list counts with %s", async (format, warnings) => {
    expect(await warningsOf(numbered("a", 7), { numbering: listOf(format) })).toEqual(warnings);
  });

  it.each([
    ["7", [HEADINGS]],
    ["0", []],
  ])("are a warning where headings have the list %s", async (list, warnings) => {
    const numbers = `<w:pPr><w:numPr><w:numId w:val="${list}"/></w:numPr></w:pPr>`;
    const styles = style("H1", "heading 1", numbers);
    expect(await warningsOf(styled("A", "H1"), { styles })).toEqual(warnings);
  });
});

describe("tables", () => {
  it("keep their columns where cells are merged", async () => {
    const merged = table(
      row(cell("A"), cell("B"), cell("C")),
      row(cell("a", '<w:vMerge w:val="restart"/>'), cell("b|c"), cell("d")),
      row(cell("", "<w:vMerge/>"), cell("wide", '<w:gridSpan w:val="2"/>')),
    );
    expect(await markdownOf(merged)).toBe(
      "| A | B | C |\n| --- | --- | --- |\n| a | b\\|c | d |\n|  | wide |  |",
    );
  });

  it("stay tables although a cell holds a list", async () => {
    const list = `<w:tc>${numbered("one", 1)}${numbered("two", 1)}</w:tc>`;
    expect(await markdownOf(table(row(cell("A"), cell("B")), row(cell("x"), list)))).toMatch(
      /^\| A \| B \|\n\| --- \| --- \|\n\| x \| .*one.*two.* \|$/,
    );
  });
});

describe("text", () => {
  it("in a typewriter face or a style of programs is code", async () => {
    const face = '<w:rFonts w:ascii="Courier New"/>';
    const styles = style("Src", "HTML Preformatted");
    const body = paragraph(runs("a = 1", face)) + paragraph(runs("  b", face)) + styled("c", "Src");
    expect(await markdownOf(body, { styles })).toBe("```\na = 1\n  b\nc\n```");
  });

  it("that would be Markdown is escaped", async () => {
    expect(await markdownOf(plain("1. *a* [b](c) `d`") + plain("# e"))).toBe(
      "1\\. \\*a\\* \\[b\\](c) \\`d\\`\n\n\\# e",
    );
  });

  it("of links has their addresses, and no places in the document", async () => {
    const relationships =
      '<Relationship Id="l" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.org/?a=1&amp;b=2" TargetMode="External"/>';
    const links = `<w:hyperlink r:id="l">${runs("there")}</w:hyperlink><w:hyperlink w:anchor="_Toc1">${runs(" here")}</w:hyperlink>`;
    expect(await markdownOf(paragraph(links), { relationships })).toBe(
      "[there](https://example.org/?a=1&b=2) here",
    );
  });

  it("of fields, formulas and shapes is there", async () => {
    const field = `<w:fldSimple w:instr=" SEQ Table ">${runs("7")}</w:fldSimple>`;
    const formula =
      "<m:oMathPara><m:oMath><m:r><m:t>a=</m:t></m:r><m:f><m:num><m:r><m:t>b</m:t></m:r></m:num></m:f></m:oMath></m:oMathPara>";
    const box = `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${plain("In a box.")}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
    const read = await readDocx(
      packDocx(paragraph(`${runs("Table ")}${field}`) + paragraph(formula) + paragraph(box)),
    );
    expect(read.markdown).toBe("Table 7\n\na=b\n\nIn a box.");
    expect(read.warnings).toEqual([expect.stringContaining("formulas")]);
  });
});

describe("notes", () => {
  it("are footnotes, with their own paragraphs and links", async () => {
    const notes = `<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:footnote w:id="2">${plain("See page 4.")}${plain("And 5.")}</w:footnote><w:footnote w:id="3">${plain("Last.")}</w:footnote></w:footnotes>`;
    const reference = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
    const body =
      paragraph(`${runs("One")}${reference(2)}${runs(" two")}${reference(3)}.`) + plain("End.");
    expect(await markdownOf(body, { others: { "word/footnotes.xml": notes } })).toBe(
      "One[^1] two[^2]\n\nEnd.\n\n[^1]: See page 4.\n\n    And 5.\n\n[^2]: Last.",
    );
  });
});

describe("what is left out", () => {
  const losses = async (body: string, others: Record<string, string> = {}) =>
    (await readDocx(packDocx(body, { others }))).warnings;
  const withText = (tag: string) =>
    `<w:${tag} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${plain("x")}</w:${tag}>`;

  it.each([
    [
      "tracked changes",
      paragraph(
        `<w:ins>${runs("new")}</w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del>`,
      ),
      {},
    ],
    ["comments", plain("a"), { "word/comments.xml": withText("comments") }],
    ["headers and footers", plain("a"), { "word/header1.xml": withText("hdr") }],
    ["charts", plain("a"), { "word/charts/chart1.xml": "<c/>" }],
    ["w:ruby", paragraph("<w:r><w:ruby><w:x/></w:ruby></w:r>"), {}],
  ])("is said: %s", async (what, body, others) => {
    expect(await losses(body, others as Record<string, string>)).toEqual([
      expect.stringContaining(what),
    ]);
  });

  it("is nothing of a plain document", async () => {
    expect(await losses(plain("a"))).toEqual([]);
    expect(await losses(plain("a"), { "word/header1.xml": "<w:hdr/>" })).toEqual([]);
  });

  it("are pictures, in whose place their alternative stands", async () => {
    const picture =
      '<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" descr="a red boat"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="p"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
    const relationships =
      '<Relationship Id="p" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image1.png"/>';
    const others = { "word/media/image1.png": "no picture at all" };
    const read = await readDocx(packDocx(paragraph(picture), { relationships, others }));
    expect(read.markdown).toBe("![a red boat](image-1.png)");
    expect(read.warnings).toEqual([expect.stringContaining("one picture")]);
  });
});

describe("a hostile document", () => {
  const refusal = (bytes: Uint8Array) =>
    readDocx(bytes).then(
      () => expect.unreachable(),
      (error: { reason: string }) => error.reason,
    );

  it.each([
    ["nested elements", "too_large", `<a>${"<w:p>".repeat(300)}`],
    ["many elements", "too_large", "<w:p/>".repeat(400_001)],
    ["entities", "damaged", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"],
    ["no XML", "damaged", "hello"],
  ])("is refused: %s", async (_name, reason, xml) => {
    expect(await refusal(packDocx("", { others: { "word/document.xml": xml } }))).toBe(reason);
  });

  it("never gets its pictures inflated", async () => {
    const bytes = packDocx(plain("a"), {
      others: { "word/media/image1.png": "0".repeat(10_000_000) },
    });
    expect((await readDocx(bytes)).markdown).toBe("a");
  });

  it("carries no marks of its own into lists and notes", async () => {
    expect(await markdownOf(plain("a\ufdd27\ufdd1b\ufdd07\ufdd1c"))).toBe("a7b7c");
  });

  it("reaches no file and no other archive", async () => {
    const relationships =
      '<Relationship Id="p" Type="x" Target="../../../../etc/passwd" TargetMode="External"/>';
    const picture =
      '<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata r:id="p"/></v:shape></w:pict></w:r>';
    const read = await readDocx(packDocx(paragraph(picture) + plain("a"), { relationships }));
    expect(read.markdown).not.toContain("root:");
  });

  it("of any damage to its XML is read or refused", async () => {
    const body = [
      numbered("a", 1),
      paragraph(`${runs("b")}<w:r><w:br/></w:r><w:r><w:footnoteReference w:id="2"/></w:r>`),
      table(row(cell("A"), cell("B", '<w:gridSpan w:val="2"/>')), row(cell("c", "<w:vMerge/>"))),
    ].join("");
    const piece = fc.constantFrom(
      "",
      "<",
      "</w:p>",
      "<w:tbl>",
      "<w:tc>",
      '"',
      "&",
      "&#0;",
      "-1",
      "w:",
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(body.length), fc.nat(20), piece, async (at, cut, put) => {
        const damaged = body.slice(0, at) + put + body.slice(at + cut);
        await readDocx(packDocx(damaged)).catch((error: unknown) => {
          expect(error).toMatchObject({ name: "DocumentRefused" });
        });
      }),
      { numRuns: 150 },
    );
  });

  it("is refused without a document in it", async () => {
    expect(await refusal(zipSync({ "word/other.xml": strToU8("<a/>") }))).toBe("damaged");
  });
});
