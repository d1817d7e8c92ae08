import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { isFormula } from "./formulas.js";
import { hasHeader } from "./header-row.js";
import { readCsv } from "./read-csv.js";

describe("readCsv", () => {
  it.each([
    [
      "quoted line ends and bars",
      'a,b\n"x\ny","1|2"\n',
      "| a | b |\n| --- | --- |\n| x y | 1\\|2 |",
    ],
    [
      "semicolons beside decimal commas",
      "a;b\n1,5;2,5\n",
      "| a | b |\n| --- | --- |\n| 1,5 | 2,5 |",
    ],
    ["bars", "a|b\n1|2\n", "| a | b |\n| --- | --- |\n| 1 | 2 |"],
    [
      "the delimiter that Excel names",
      "sep=;\na;b\n1,0;2\n",
      "| a | b |\n| --- | --- |\n| 1,0 | 2 |",
    ],
    ["one column", "name\nAnna\nBert\n", "| name |\n| --- |\n| Anna |\n| Bert |"],
    ["an empty last column", "a,b,\n1,2,\n", "| a | b |\n| --- | --- |\n| 1 | 2 |"],
    ["empty lines", "a,b\n\n1,2\n\n", "| a | b |\n| --- | --- |\n| 1 | 2 |"],
  ])("reads %s", (_what, text, markdown) => {
    expect(readCsv(text)).toEqual({ markdown, title: null, pages: null, warnings: [] });
  });

  it("fills short rows, and says so", () => {
    const { markdown, warnings } = readCsv("a,b,c\n1,2,3\n4\n");
    expect(markdown).toMatch(/\| 4 \| {2}\| {2}\|$/);
    expect(warnings).toEqual([expect.stringContaining("1 of 3 rows")]);
  });

  it("has an empty head where no row names columns, and says so", () => {
    const { markdown, warnings } = readCsv("1,2\n3,4\n");
    expect(markdown).toBe("|  |  |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |");
    expect(warnings).toEqual([expect.stringContaining("names no columns")]);
  });

  it("computes nothing, and lets no spreadsheet compute either", () => {
    const { markdown, warnings } = readCsv(
      'n,v\na,=1+1\nb,"=HYPERLINK(""http://x"",""y"")"\nc,+cmd|\' /C calc\'!A0\nd,@SUM(A1)\ne,-2+3\nf,-5\ng,"\t=1"\n',
    );
    const cells = markdown.split("\n").map((line) => line.split(" | ")[1] ?? "");
    expect(cells.slice(2).map((cell) => cell.charAt(0))).toEqual([
      "'",
      "'",
      "'",
      "'",
      "'",
      "-",
      "'",
    ]);
    expect(warnings).toEqual([expect.stringContaining("6 cells begin like a formula")]);
  });

  it("refuses tables without bounds", () => {
    const tooLarge = { reason: "too_large" };
    expect(() => readCsv("a,".repeat(1_001))).toThrow(expect.objectContaining(tooLarge));
    const ragged = `${"a,".repeat(999)}b\n${"c\n".repeat(1_001)}`;
    expect(() => readCsv(ragged)).toThrow(expect.objectContaining(tooLarge));
  });

  it("keeps every cell of any table in its place", () => {
    const cell = fc.stringMatching(/^[a-z0-9 ,;|"'\n=-]{0,8}$/);
    const tables = fc
      .integer({ min: 2, max: 5 })
      .chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns })));
    fc.assert(
      fc.property(tables, (rows) => {
        const named = [(rows[0] ?? ["", ""]).map((_, column) => `name ${column}`), ...rows];
        const { markdown } = readCsv(Papa.unparse(named, { newline: "\n" }), ",");
        const widths = new Set(
          markdown.split("\n").map((line) => line.replaceAll("\\|", "").split("|").length),
        );
        expect(widths.size).toBe(1);
      }),
      { numRuns: 60 },
    );
  });
});

describe("isFormula", () => {
  it.each(["=1", "+1+1", "-A1", "@x", " =1", "＝1", "=cmd|' /C calc'!A0", "-@SUM(1)", "+SUM(A1)"])(
    "fears %s",
    (text) => expect(isFormula(text)).toBe(true),
  );
  it.each([
    "",
    "-",
    "--",
    "-5",
    "+3.2 %",
    "-1,200.50",
    "+44 20 7946 0000",
    "-4 °C",
    "-3e-7",
    "a=b",
    "-$5",
  ])("leaves %j", (text) => expect(isFormula(text)).toBe(false));
});

describe("hasHeader", () => {
  it.each([
    [
      true,
      [
        ["name", "age"],
        ["Ann", "7"],
      ],
    ],
    [
      true,
      [
        ["Land", "2019", "2020"],
        ["A", "5.1", "6"],
      ],
    ],
    [
      true,
      [
        ["name", "city"],
        ["Ann", "Oslo"],
      ],
    ],
    [
      false,
      [
        ["Ann", "7"],
        ["Bob", "8"],
      ],
    ],
    [
      false,
      [
        ["2019", "2020"],
        ["2021", "2022"],
      ],
    ],
    [
      false,
      [
        ["2024-01-01", "a"],
        ["2024-01-02", "b"],
      ],
    ],
    [
      false,
      [
        ["", "", "x"],
        ["1", "2", "3"],
      ],
    ],
    [false, [["alone", "row"]]],
  ])("is %s of %j", (is, rows) => expect(hasHeader(rows)).toBe(is));
});
