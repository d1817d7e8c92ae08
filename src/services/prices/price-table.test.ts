import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPriceTable } from "./price-table.js";

const columnsOf = async (text: string) => (await readPriceTable(text)).columns;
const faultsOf = async (text: string) => {
  const { faults } = await readPriceTable(text);
  return faults.map(({ line, column, message }) => `${line}:${column} ${message}`);
};

describe("readPriceTable", () => {
  it("reads the wide form with empty cells", async () => {
    expect(await columnsOf("date,A,B\n2020-01-01,1,\n2020-01-02,2,3.5\n")).toEqual([
      { asset: "A", dates: ["2020-01-01", "2020-01-02"], prices: [1, 2] },
      { asset: "B", dates: ["2020-01-02"], prices: [3.5] },
    ]);
  });

  it("reads the long form in any order of columns and any case of their names", async () => {
    const text = "Volume,Price,ASSET,Date\n9,2,A,2020-01-02\n9,1,A,2020-01-01\n9,7,B,2020-01-01\n";
    expect(await columnsOf(text)).toEqual([
      { asset: "A", dates: ["2020-01-01", "2020-01-02"], prices: [1, 2] },
      { asset: "B", dates: ["2020-01-01"], prices: [7] },
    ]);
  });

  it.each([
    ["symbol,date,close", "X,2020-01-01,5"],
    ["date,ticker,adj_close", "2020-01-01,X,5"],
    ["date,ticker,close,adjusted_close", "2020-01-01,X,9,5"],
    ["date,ticker,Close,Adj Close", "2020-01-01,X,9,5"],
  ])("takes %s, and the adjusted price where there are two", async (header, row) => {
    expect(await columnsOf(`${header}\n${row}\n`)).toEqual([
      { asset: "X", dates: ["2020-01-01"], prices: [5] },
    ]);
  });

  it("reads quoted fields, CRLF, a byte order mark, times of day and a last line without an end", async () => {
    const text =
      '\uFEFFdate,"A",B\r\n"2020-01-01T16:00:00Z","1.5",2\r\n\r\n2020-01-02 09:00,"2",3e0';
    expect(await columnsOf(text)).toEqual([
      { asset: "A", dates: ["2020-01-01", "2020-01-02"], prices: [1.5, 2] },
      { asset: "B", dates: ["2020-01-01", "2020-01-02"], prices: [2, 3] },
    ]);
  });

  it.each([
    ["", "1:1 the table is empty"],
    ["date,A\n", "1:1 the table has no prices"],
    ["date\n2020-01-01\n", "1:1 there is no column of an asset"],
    ["day,A\n2020-01-01,1\n", "1:1 the first column must be named date"],
    ["date,close\n2020-01-01,1\n", "1:2 prices in a column close need a column asset"],
    ["date,A,A\n2020-01-01,1,1\n", "1:3 there is a column A already"],
    ["date,A B\n2020-01-01,1\n", '1:2 "A B" is no name of an asset'],
    ["date,..\n2020-01-01,1\n", '1:2 ".." is no name of an asset'],
    [`date,${"A".repeat(33)}\n2020-01-01,1\n`, "1:2 "],
    ["date,A\n2020-02-30,1\n", '2:1 "2020-02-30" is no date'],
    ["date,A\n01/02/2020,1\n", '2:1 "01/02/2020" is no date'],
    ["date,A\n2020-01-01,0\n", '2:2 "0" is no price above 0'],
    ["date,A\n2020-01-01,-1\n", '2:2 "-1" is no price above 0'],
    ["date,A\n2020-01-01,1e999\n", '2:2 "1e999" is no price above 0'],
    ["date,A\n2020-01-01,NaN\n", '2:2 "NaN" is no price above 0'],
    ["date,A\n2020-01-01,0x10\n", '2:2 "0x10" is no price above 0'],
    ["date,A\n2020-01-01,1,2\n", "2:3 the line has 3 cells where the header has 2"],
    ["date,A\n2020-01-01\n", "2:2 the line has 1 cells where the header has 2"],
    ["date,A\n2020-01-01,1\n2020-01-01,2\n", "3:1 A has a price of 2020-01-01 in line 2 already"],
    ["date,asset,price\n2020-01-01,,1\n", '2:2 "" is no name of an asset'],
    ["date,asset,price\n2020-01-01,A,\n", '2:3 "" is no price above 0'],
    ['date,A\n2020-01-01,"1\n', "2:2 a quoted field is not closed"],
    ['date,A\n2020-01-01,"1"2\n', "2:2 a quoted field goes on"],
    ['date,A\n2020-01-01,1"2"\n', "2:2 a quote stands within a field"],
    ['date,A\n"2020-01-01",1\n2020-01-32,1\n', '3:1 "2020-01-32" is no date'],
    ['date,A\n"2020-01\n-01",1\n', "2:1 "],
  ])("says where %j is wrong", async (text, fault) => {
    expect((await faultsOf(text))[0]).toContain(fault);
  });

  it("stops after 20 faults", async () => {
    const lines = Array.from({ length: 50 }, () => "2020-01-01,x").join("\n");
    expect(await faultsOf(`date,A\n${lines}\n`)).toHaveLength(20);
  });

  it("refuses a line of more than a million characters", async () => {
    expect((await faultsOf(`date,${"A,".repeat(600_000)}B\n`))[0]).toContain("longer than 1000000");
  });

  it("reads what was written, in either form and with any quoting", async () => {
    const days = Array.from({ length: 60 }, (_, day) =>
      new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const rows = fc.uniqueArray(
      fc.record({
        asset: fc.constantFrom("A", "B.C", "^D", "E=F:G-H_1"),
        day: fc.constantFrom(...days),
        price: fc.double({ min: 1e-9, max: 1e12, noNaN: true }),
      }),
      { selector: ({ asset, day }) => `${asset} ${day}`, minLength: 1, maxLength: 40 },
    );
    const property = fc.asyncProperty(
      rows,
      fc.boolean(),
      fc.boolean(),
      async (all, wide, quoted) => {
        const cell = (value: unknown) => (quoted ? `"${value}"` : String(value));
        const assets = [...new Set(all.map(({ asset }) => asset))];
        const priceAt = (asset: string, day: string) =>
          all.find((row) => row.asset === asset && row.day === day)?.price ?? "";
        const lines = wide
          ? [
              ["date", ...assets],
              ...[...new Set(all.map(({ day }) => day))].map((day) => [
                day,
                ...assets.map((asset) => priceAt(asset, day)),
              ]),
            ]
          : [["asset", "price", "date"], ...all.map((row) => [row.asset, row.price, row.day])];
        const text = lines.map((line) => line.map(cell).join(",")).join(quoted ? "\r\n" : "\n");
        const { columns, faults } = await readPriceTable(text);
        expect(faults).toEqual([]);
        const read = columns.flatMap(({ asset, dates, prices }) =>
          dates.map((day, index) => ({ asset, day, price: prices[index] })),
        );
        const byName = (a: { asset: string; day: string }, b: typeof a) =>
          `${a.asset} ${a.day}` < `${b.asset} ${b.day}` ? -1 : 1;
        expect(read.sort(byName)).toEqual([...all].sort(byName));
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });
});
