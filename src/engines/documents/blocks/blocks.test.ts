import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text.js";
import { readBlocks } from "./read-blocks.js";
import { writeText } from "./write-text.js";

describe("plainText", () => {
  it.each([
    ["**bold** and *it* and ~~out~~", "bold and it and out"],
    ["a\\*b\\_c 2 * 3", "a*b_c 2 * 3"],
    ["snake_case and _one_", "snake_case and one"],
    ["`a * b` and ``c ` d``", "a * b and c ` d"],
    ["`never closed", "`never closed"],
    ["[shown](https://e.org/a_b) [not a link] ![alt](i.png)", "shown [not a link] alt"],
    ["[![alt](i.png)](https://e.org)", "alt"],
    ["[^1] [a] (b)", "[^1] [a] (b)"],
    ["<https://e.org/x> 1 < 2 <b>c</b>", "https://e.org/x 1 < 2 c"],
    ["one  \ntwo<br>three", "one\ntwo\nthree"],
    ["\\<!-- page 3 -->", "<!-- page 3 -->"],
  ])("shows %j", (markdown, text) => expect(plainText(markdown)).toBe(text));
});

describe("readBlocks", () => {
  const markdown = `<!-- page 1 -->

# One *two*

Text with a [link](https://e.org).

3. c
4. d
   - inner

<!-- page 2 -->

| a | b |
| --- | --- |
| 1 \\| x |  |

\`\`\`js
let a;
\`\`\`

> quoted
>
> - item

[^1]: note`;

  it("knows every kind, with its page", () => {
    expect(readBlocks(markdown)).toEqual([
      { type: "heading", level: 1, text: "One two", page: 1 },
      { type: "paragraph", text: "Text with a link.", page: 1 },
      {
        type: "list",
        ordered: true,
        start: 3,
        items: [
          { level: 0, text: "c", ordered: true },
          { level: 0, text: "d", ordered: true },
          { level: 1, text: "inner", ordered: false },
        ],
        page: 1,
      },
      {
        type: "table",
        rows: [
          ["a", "b"],
          ["1 | x", ""],
        ],
        page: 2,
      },
      { type: "code", text: "let a;", page: 2 },
      { type: "quote", text: "quoted\n\nitem", page: 2 },
      { type: "paragraph", text: "[^1]: note", page: 2 },
    ]);
  });

  it("becomes text with a form feed between pages", () => {
    expect(writeText(readBlocks(markdown))).toBe(
      "One two\n\nText with a link.\n\n3. c\n4. d\n  - inner\n\fa\tb\n1 | x\t\n\nlet a;\n\nquoted\n\nitem\n\n[^1]: note",
    );
  });

  it("keeps the numbers of lists within lists", () => {
    const nested = "- a\n\n  4. b\n  5. c\n     1. d\n- e\n  1. f\n";
    expect(writeText(readBlocks(nested))).toBe("- a\n  4. b\n  5. c\n    1. d\n- e\n  1. f");
    expect(readBlocks("1. a\n   1. b\n")).toEqual([
      {
        type: "list",
        ordered: true,
        items: [
          { level: 0, text: "a" },
          { level: 1, text: "b" },
        ],
      },
    ]);
  });

  it.each([">".repeat(100), "- ".repeat(100), "1. ".repeat(100)])(
    "refuses marks within marks: %s",
    (line) => expect(() => readBlocks(line)).toThrow("too deeply"),
  );

  it.each(["_a", "`a ", "[", "[a](", "*", "<", "|a", "\\"])(
    "takes time that grows with the text alone: %j",
    (piece) => {
      const startedAt = performance.now();
      readBlocks(piece.repeat(200_000 / piece.length));
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    },
  );
});
