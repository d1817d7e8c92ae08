import { describe, expect, it } from "vitest";
import { entriesOf } from "./entries.js";
import { findLines, type LineMatch } from "./find.js";
import type { AriaNode } from "./tree.js";
import { SNAPSHOT_BYTES_MAX } from "./write.js";

const search = (needle: string) => (lines: readonly string[]) =>
  lines.flatMap((text, line): LineMatch[] => {
    const at = text.indexOf(needle);
    return at < 0 ? [] : [{ line, at }];
  });
const rows = Array.from(
  { length: 100 },
  (_, index): AriaNode => ({
    role: "row",
    ref: `e${index + 10}`,
    text: `Row ${index}.`,
  }),
);
const table = entriesOf([
  { role: "main", ref: "e1", children: [{ role: "table", ref: "e2", children: rows }, "End"] },
]);

describe("findLines", () => {
  it("shows a line with what is around it, below its path", () => {
    expect(findLines(table, search("Row 50."))).toEqual([
      "1 line matches.",
      "- main [ref=e1]:",
      "  - table [ref=e2]:",
      ...[47, 48, 49, 50, 51, 52, 53].map((row) => `    - row [ref=e${row + 10}]: Row ${row}.`),
    ]);
  });

  it("shows matches that are near each other together, and others apart", () => {
    const lines = findLines(table, search("5."));
    expect(lines[0]).toBe("10 lines match.");
    expect(lines.filter((line) => line === "----")).toHaveLength(9);
    expect(findLines(table, search("Row 1")).filter((line) => line === "----")).toHaveLength(1);
  });

  it("shows no more matches than asked for, and says so", () => {
    const lines = findLines(table, search("5."), 2);
    expect(lines[0]).toBe("10 lines match; the first 2 are shown.");
    expect(lines.filter((line) => line === "----")).toHaveLength(1);
  });

  it("says that nothing matches", () => {
    expect(findLines(table, search("Column"))).toEqual(["No line of the page matches."]);
  });

  it("reaches into a text that a snapshot cuts", () => {
    const entries = entriesOf([
      { role: "code", ref: "e1", text: `${"a".repeat(90_000)}here${"b".repeat(90_000)}` },
    ]);
    const [, line = ""] = findLines(entries, search("here"));
    expect(line).toMatch(/^\.\.\.a+hereb+\.\.\.$/);
    expect(line.length).toBeLessThan(510);
  });

  it("answers no more than fits into a snapshot", () => {
    const long = rows.map((row) => ({ ...row, text: `${row.text} ${"ü".repeat(490)}` }));
    const lines = findLines(entriesOf(long), search("Row"));
    expect(Buffer.byteLength(lines.join("\n"))).toBeLessThanOrEqual(SNAPSHOT_BYTES_MAX);
    expect(lines[0]).toMatch(/^100 lines match/);
  });

  it("shortens the path of what lies deep", () => {
    let deep: AriaNode = { role: "button", name: "Deep", ref: "e999" };
    for (let depth = 400; depth > 0; depth -= 1)
      deep = { role: "generic", ref: `e${depth}`, children: [deep] };
    const lines = findLines(entriesOf([deep]), search("Deep"));
    expect(lines[1]).toBe("...");
    expect(lines.at(-1)).toContain('button "Deep" [ref=e999]');
    expect(lines.length).toBeLessThan(30);
  });

  const cells = (role: string, ...texts: string[]): AriaNode => ({
    role: "row",
    children: texts.map((text) => ({ role, text })),
  });
  const crops = entriesOf([
    {
      role: "table",
      children: [
        {
          role: "rowgroup",
          children: [cells("columnheader", "Crop", "2021", "2022", "2023", "2024", "Sum")],
        },
        {
          role: "rowgroup",
          children: [
            cells("cell", "Leeks", "1.5", "2.5", "3.5", "4.5", "12"),
            cells("cell", "Peas", "1.6", "2.6", "3.6", "4.6", "12.4"),
            cells("cell", "Kale", "1.7", "2.7", "3.7", "4.7", "12.8"),
          ],
        },
      ],
    },
  ]);

  it("shows the whole row of a match, and the headings of its columns", () => {
    const shown = findLines(crops, search("12.8"));
    expect(shown.slice(0, 10)).toEqual([
      "1 line matches.",
      "- table:",
      "  - rowgroup:",
      "    - row:",
      ...["Crop", '"2021"', '"2022"', '"2023"', '"2024"', "Sum"].map(
        (text) => `      - columnheader: ${text}`,
      ),
    ]);
    expect(shown.slice(10)).toEqual([
      "  - rowgroup:",
      "    - row:",
      ...["Kale", '"1.7"', '"2.7"', '"3.7"', '"4.7"', '"12.8"'].map(
        (text) => `      - cell: ${text}`,
      ),
    ]);
  });

  it("shows headings once for rows that are shown together, and none of a table that has none", () => {
    const shown = findLines(crops, search("- cell:"));
    expect(shown.filter((line) => line.includes("columnheader: Crop"))).toHaveLength(1);
    expect(shown).toHaveLength(32);
    const bare = entriesOf([
      { role: "table", children: [cells("cell", "a", "b"), cells("cell", "c")] },
    ]);
    expect(findLines(bare, search("cell: c"))).toContain("    - cell: c");
  });

  it("has the headings of two rows, also where a corner is empty", () => {
    const table = entriesOf([
      {
        role: "grid",
        children: [
          cells("columnheader", "Harvest", "in tonnes"),
          { role: "row", children: [{ role: "cell" }, { role: "columnheader", text: "2023" }] },
          ...[1, 2, 3, 4].map((row) => cells("gridcell", `Row ${row}`, "5")),
        ],
      },
    ]);
    const shown = findLines(table, search("Row 4"));
    expect(shown).toContain("    - columnheader: in tonnes");
    expect(shown).toContain('    - columnheader: "2023"');
    expect(shown).not.toContain("    - gridcell: Row 1");
  });

  it.each([
    ["listitem", 30, true],
    ["listitem", 59, true],
    ["listitem", 60, false],
    ["generic", 30, false],
  ])("shows all of a %s of %i parts: %s", (role, count, isWhole) => {
    const parts = Array.from(
      { length: count },
      (_, at): AriaNode => ({ role: "link", name: `Part ${at}` }),
    );
    const list = entriesOf([{ role: "list", children: [{ role, ref: "e5", children: parts }] }]);
    const shown = findLines(list, search('"Part 20"'));
    expect(shown.includes(`    - link "Part ${count - 1}"`)).toBe(isWhole);
    expect(shown.includes('    - link "Part 0"')).toBe(isWhole);
  });

  it("shows the row of a form, with its label, its field and what is said about it", () => {
    const row: AriaNode = {
      role: "generic",
      children: [
        "Postcode",
        { role: "textbox", name: "Postcode", ref: "e9" },
        ...["One.", "Two.", "Three.", "Wrong."].map(
          (text): AriaNode => ({ role: "paragraph", text }),
        ),
      ],
    };
    const form = entriesOf([{ role: "form", children: [row, { role: "button", name: "Send" }] }]);
    const shown = findLines(form, search("Wrong."));
    expect(shown).toContain('    - textbox "Postcode" [ref=e9]');
    expect(shown).toContain("    - text: Postcode");
  });
});
