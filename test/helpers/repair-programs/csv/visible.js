import { describe, expect, test } from "@jest/globals";
import { formatCsv, parseCsv, toObjects } from "./code.js";

describe("CSV", () => {
  test("has rows and fields", () => {
    expect(parseCsv("a,b\n1,2\n")).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });
  test("may lack its last line end", () => {
    expect(parseCsv("a,b\r\n1,")).toEqual([
      ["a", "b"],
      ["1", ""],
    ]);
  });
  test("has quotes", () => {
    expect(parseCsv('"a,b","say ""hi"""\n"x\ny",z')).toEqual([
      ["a,b", 'say "hi"'],
      ["x\ny", "z"],
    ]);
  });
  test("has another separator", () => {
    expect(parseCsv("a;b", ";")).toEqual([["a", "b"]]);
  });
  test("makes objects", () => {
    expect(toObjects(parseCsv("id,name\n1,Ada\n2,Ben"))).toEqual([
      { id: "1", name: "Ada" },
      { id: "2", name: "Ben" },
    ]);
  });
  test("is written with quotes where they are needed", () => {
    expect(
      formatCsv([
        ["a", "b,c"],
        ['d"e', "f"],
      ]),
    ).toBe('a,"b,c"\n"d""e",f');
  });
});
