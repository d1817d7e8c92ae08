import { describe, expect, it } from "vitest";
import { readPlainText } from "./read-plain-text.js";

const markdownOf = (text: string) => readPlainText(text).markdown;

describe("readPlainText", () => {
  it.each([
    ["keeps the lines of paragraphs", "Dear Ann,\n\nfirst\nsecond\n", "Dear Ann,\n\nfirst\nsecond"],
    [
      "escapes what would be markup",
      "# a\n> b\n= c *d* <e> [f](g) &amp;\n",
      "\\# a\n\\> b\n\\= c \\*d\\* \\<e> \\[f\\](g) \\&amp;",
    ],
    ["leaves marks within words", "snake_case 2*3 a-b", "snake_case 2\\*3 a-b"],
    [
      "takes underlined lines for headings",
      "Title\n=====\n\nPart\n----\ntext",
      "# Title\n\n## Part\n\ntext",
    ],
    ["takes no long underline for one", "a\n----------", "a\n\\----------"],
    [
      "takes a line of capitals among other text for a heading",
      "TERMS OF USE\n\nPlease read on, it is short.",
      "## TERMS OF USE\n\nPlease read on, it is short.",
    ],
    ["takes none where all is in capitals", "TERMS OF USE\n\nREAD ON", "TERMS OF USE\n\nREAD ON"],
    [
      "takes no sentence in capitals for one",
      "READ THIS NOW!\n\nplease, it is short",
      "READ THIS NOW!\n\nplease, it is short",
    ],
    [
      "reads lists and what goes on under their items",
      "Buy:\n- milk\n  and cream\n- bread\n   1) rye\n   2) white",
      "Buy:\n\n- milk\n  and cream\n- bread\n  1) rye\n  2) white",
    ],
    [
      "takes no number within prose for an item",
      "It was signed on the\n14. of March",
      "It was signed on the\n14\\. of March",
    ],
    ["reads other bullets", "• a\n• b", "- a\n- b"],
    [
      "keeps columns as they stand",
      "tea       3.20\ncoffee    4.00\nmilk      1.10",
      "```\ntea       3.20\ncoffee    4.00\nmilk      1.10\n```",
    ],
    [
      "keeps code that is set in",
      "Run:\n\n    if (a) {\n      b();\n    }\n",
      "Run:\n\n```\nif (a) {\n  b();\n}\n```",
    ],
    [
      "does not take prose that is set in for code",
      "    Once upon a time\n    there was",
      "Once upon a time\nthere was",
    ],
    ["reads rules", "a\n\n* * * * *\n\nb", "a\n\n---\n\nb"],
    ["is empty of nothing", " \n\n", ""],
    ["ends a list at a line that is set in less", "  - a\n  - b\nend", "- a\n- b\n\nend"],
  ])("%s", (_what, text, markdown) => expect(markdownOf(text)).toBe(markdown));

  it("parts pages at form feeds", () => {
    expect(readPlainText("one\n\ftwo\n\f")).toEqual({
      markdown: "<!-- page 1 -->\n\none\n\n<!-- page 2 -->\n\ntwo",
      title: null,
      pages: 2,
      warnings: [],
    });
  });

  it("keeps how far lines of code are set in, across empty lines", () => {
    expect(markdownOf("    if (x) {\n        y();\n\n        z();\n    }\n\nEnd.")).toBe(
      "```\nif (x) {\n    y();\n\n    z();\n}\n```\n\nEnd.",
    );
  });

  it("writes no page mark that stands in the text", () => {
    expect(markdownOf("<!-- page 9 -->")).toBe("\\<!-- page 9 -->");
  });
});
