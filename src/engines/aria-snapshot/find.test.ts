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
});
