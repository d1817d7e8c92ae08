import { describe, expect, it } from "vitest";
import { buildProgram } from "./build-program.js";
import { localizeFault } from "./localize-fault.js";
import { resolvePath } from "./resolve-path.js";

describe("how suspicious a place is", () => {
  it("follows Ochiai, and what ran since the last good check", () => {
    const content = "exports.f = (x) => {\n  one(x);\n  if (x) two();\n  three();\n};\n";
    const program = buildProgram(
      { files: [{ path: "a.js", content }], test: { content: "" } },
      { isCounted: true },
    );
    if ("message" in program) throw new Error(program.message);
    const [file] = program.files;
    if (!file) throw new Error("no file");
    // In order: exports.f = …, one(x), if, two(), three().
    const counts = { failing: [0, 2, 2, 2, 0], passing: [0, 6, 6, 0, 6], last: [0, 0, 0, 2, 0] };
    const scores = localizeFault(file, program.numbers, counts, { failed: 2, passed: 6 });
    const scoreOf = (text: string) =>
      [...scores].find(
        ([{ node }]) =>
          node.type === "ExpressionStatement" && content.slice(node.start, node.end) === text,
      )?.[1];
    expect(scoreOf("one(x);")).toBeCloseTo(2 / Math.sqrt(2 * 8));
    expect(scoreOf("two();")).toBeCloseTo(1.3);
    expect(scoreOf("three();")).toBe(0);
  });
});

describe("a path in an import", () => {
  const paths = ["src/a.js", "src/b/index.js", "src/b/c.mjs", "data/d.json", "lib/c.mjs"];
  it.each([
    ["./a.js", "src/b.js", "src/a.js"],
    ["../a", "src/b/x.js", "src/a.js"],
    ["./b", "src/a.js", "src/b/index.js"],
    ["../src/a.js", undefined, "src/a.js"],
    ["../../src/b/c", "test/unit/x.js", "src/b/c.mjs"],
    ["./a", undefined, "src/a.js"],
    ["../data/d.json", "src/a.js", "data/d.json"],
    ["./c.mjs", undefined, undefined],
    ["./none.js", "src/a.js", undefined],
  ])("%s in %s is %s", (specifier, importer, path) => {
    expect(resolvePath(specifier, importer, paths)).toBe(path);
  });
});
