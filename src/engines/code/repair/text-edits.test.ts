import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Addition, addTo, applyEdits, createMover } from "./text-edits.js";
import { tidyEdits } from "./tidy-edits.js";

const mark = (start: number, closes: number | undefined): Addition => ({
  start,
  end: start,
  text: closes === undefined ? "«" : "»",
  closes,
});

describe("additions", () => {
  it("close from within before they open from without", () => {
    const text = "abcd";
    const additions: Addition[] = [
      { start: 0, end: 0, text: "{", closes: undefined },
      { start: 2, end: 2, text: "}", closes: 0 },
      { start: 1, end: 1, text: "(", closes: undefined },
      { start: 2, end: 2, text: ")", closes: 1 },
      { start: 2, end: 2, text: "[", closes: undefined },
    ];
    expect(addTo(text, additions)).toBe("{a(b)}[cd");
  });

  it("leave what an edit does to the text", () => {
    const part = fc.tuple(fc.nat(20), fc.nat(20), fc.boolean());
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.nat(20), fc.nat(20), (parts, a, b) => {
        const text = "abcdefghijklmnopqrstu";
        const additions = parts.map(([start, from, closes]) =>
          mark(start, closes ? Math.min(from, start) : undefined),
        );
        const edit = { start: Math.min(a, b), end: Math.max(a, b), text: "XY" };
        const changed = applyEdits(addTo(text, additions), [createMover(additions)(edit)]);
        expect(changed.replace(/[«»]/g, "")).toBe(applyEdits(text, [edit]));
      }),
    );
  });

  it("stand around what is inserted at the same place", () => {
    const move = createMover([mark(1, undefined), mark(3, 1)]);
    const added = addTo("abcd", [mark(1, undefined), mark(3, 1)]);
    const edits = [
      move({ start: 1, end: 1, text: "<" }),
      move({ start: 3, end: 3, text: ">", isAfter: true }),
    ];
    expect(applyEdits(added, edits)).toBe("a«<bc>»d");
  });
});

describe("tidied edits", () => {
  const text = "function f() {\n  one();\n  two();\n}\n";
  const tidied = (start: number, end: number, inserted: string, isAfter = false) => {
    const edit = { start, end, text: inserted, isAfter };
    return applyEdits(text, tidyEdits(text, [edit]));
  };
  it("take the line of a statement along", () => {
    expect(tidied(17, 23, ";")).toBe("function f() {\n  two();\n}\n");
  });
  it("give a statement a line of its own", () => {
    expect(tidied(26, 26, "one(); ")).toBe("function f() {\n  one();\n  one();\n  two();\n}\n");
    expect(tidied(33, 33, "return 1; ")).toBe(
      "function f() {\n  one();\n  two();\n  return 1;\n}\n",
    );
    expect(tidied(32, 32, " one();", true)).toBe(
      "function f() {\n  one();\n  two();\n  one();\n}\n",
    );
  });
});
