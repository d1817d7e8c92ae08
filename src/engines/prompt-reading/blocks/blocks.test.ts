import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPrompt } from "../tokens/read-prompt.js";
import { clausesOf } from "./clauses.js";
import { findJson } from "./find-json.js";
import { findLists } from "./find-lists.js";
import { findTables } from "./find-tables.js";

const ROWS = [
  ["A", "52.31", "120"],
  ["B", "52.40", "200"],
];

describe("findTables", () => {
  it.each([
    ["CSV", "id,lat,demand\nA,52.31,120\nB,52.40,200", ",", true],
    ["semicolons", "id;lat;demand\nA;52.31;120\nB;52.40;200", ";", true],
    ["tabs", "id\tlat\tdemand\nA\t52.31\t120\nB\t52.40\t200", "\t", true],
    [
      "Markdown",
      "| id | lat | demand |\n|---|:--:|---:|\n| A | 52.31 | 120 |\n| B | 52.40 | 200 |",
      "|",
      true,
    ],
    ["aligned columns", "id   lat    demand\nA    52.31  120\nB    52.40  200", "aligned", true],
    ["words apart by one space", "id lat demand\nA 52.31 120\nB 52.40 200", "aligned", true],
    ["no header", "A,52.31,120\nB,52.40,200", ",", false],
    ["quoted cells", 'id,lat,demand\n"A","52.31",120\nB,52.40,200', ",", true],
  ])("reads %s between sentences", (_what, text, delimiter, isHeaded) => {
    const source = `Please plan this:\n\n${text}\n\nThanks, all of you.`;
    const [table, ...others] = findTables(readPrompt(source));
    expect(others).toEqual([]);
    expect(table?.delimiter).toBe(delimiter);
    expect(table?.header?.map((cell) => cell.text) ?? null).toEqual(
      isHeaded ? ["id", "lat", "demand"] : null,
    );
    expect(table?.rows.map((row) => row.map((cell) => cell.text))).toEqual(ROWS);
    const cells = table?.rows.flat() ?? [];
    expect(cells.map(({ span }) => source.slice(span.start, span.end))).toEqual(ROWS.flat());
  });

  it("takes no sentences for a table", () => {
    const text = "Hello there, I need help, please\nWe have vans, drivers, and parcels\nThanks";
    expect(findTables(readPrompt(text))).toEqual([]);
  });

  it("keeps a comma within quotes", () => {
    const [table] = findTables(readPrompt('id,place,kg\nA,"Main St, 5",10\nB,x,20'));
    expect(table?.rows[0]?.map((cell) => cell.text)).toEqual(["A", "Main St, 5", "10"]);
  });
});

describe("findLists", () => {
  it.each([
    ["- one 5 kg\n- two 6 kg", ["-", "-"]],
    ["• one 5 kg\n• two 6 kg", ["•", "•"]],
    ["1. one 5 kg\n2) two 6 kg", ["1", "2"]],
    ["#1 one 5 kg\n#2: two 6 kg", ["#1", "#2"]],
  ])("reads %j", (text, markers) => {
    const [list] = findLists(readPrompt(`Stops:\n${text}\nbye`));
    expect(list?.items.map(({ marker }) => marker)).toEqual(markers);
    expect(list?.items.map(({ body }) => body.text)).toEqual(["one 5 kg", "two 6 kg"]);
  });
});

describe("findJson", () => {
  it("finds an object in prose, with the places of its leaves", () => {
    const source = 'run [this] {"a": {"b/c": [1.5, "x\\"y"]}, "d": null} now';
    const [block] = findJson(source);
    expect(block?.value).toEqual({ a: { "b/c": [1.5, 'x"y'] }, d: null });
    expect(block?.leaves.map(({ path }) => path)).toEqual(["/a/b~1c/0", "/a/b~1c/1", "/d"]);
    for (const { value, span } of block?.leaves ?? []) {
      expect(JSON.parse(source.slice(span.start, span.end))).toEqual(value);
    }
  });

  it.each(["[82, 76]", "{not json}", "[[[", '{"a": 1'])("finds none in %j", (text) => {
    expect(findJson(text)).toEqual([]);
  });

  it("takes at most 64 levels of nesting", () => {
    expect(findJson(`${"[".repeat(65)}${"]".repeat(65)}`).length).toBe(1);
    expect(findJson(`${"[".repeat(64)}${"]".repeat(64)}`)[0]?.span).toEqual({ start: 0, end: 128 });
  });

  it("holds every leaf of any JSON", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (value) => {
        const source = `x ${JSON.stringify(value, null, 1)} y`;
        const [block] = findJson(source);
        expect(block?.value).toEqual(JSON.parse(JSON.stringify(value)));
        for (const leaf of block?.leaves ?? []) {
          expect(JSON.parse(source.slice(leaf.span.start, leaf.span.end))).toEqual(leaf.value);
        }
      }),
    );
  });
});

describe("clausesOf", () => {
  it("divides at marks that end a thought, not at decimals", () => {
    const text = "Depot 52.37,4.90. 2 vans; A 1.5 kg | B 2 kg\nwhy?";
    const clauses = clausesOf(readPrompt(text).tokens);
    expect(clauses.map(({ span }) => text.slice(span.start, span.end))).toEqual([
      "Depot 52.37,4.90",
      "2 vans",
      "A 1.5 kg",
      "B 2 kg",
      "why",
    ]);
  });
});
