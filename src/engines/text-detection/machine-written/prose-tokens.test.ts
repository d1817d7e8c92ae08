import { describe, expect, it } from "vitest";
import { readTokens } from "./prose-tokens.js";

const sentencesOf = (text: string) => {
  const { forms, sentences } = readTokens(text);
  return sentences.slice(0, -1).map((from, at) => forms.slice(from, sentences[at + 1]).join(" "));
};

describe("readTokens", () => {
  it("reads words, numbers and marks", () => {
    const { forms, kinds, words } = readTokens("Well-known, isn't it? 3.14 – 2,000…");
    expect(forms).toEqual(["Well-known", ",", "isn't", "it", "?", "3.14", "-", "2,000", "..."]);
    expect([...kinds]).toEqual([0, 2, 0, 0, 2, 1, 2, 1, 2]);
    expect(words).toBe(3);
  });

  it("ends sentences at marks, and not at abbreviations or within speech", () => {
    expect(sentencesOf('Dr. Lee paid $3.50. He cried "Stop!" and left. Why? i see')).toEqual([
      "Dr . Lee paid $ 3.50 .",
      'He cried " Stop ! " and left .',
      "Why ?",
      "i see",
    ]);
  });

  it("leaves marks of Markdown, tags and addresses out", () => {
    const marked =
      "## A *bold* claim\n\n- See [the page](https://example.com/a_b).\n2. Or <b>this</b> `code`: https://example.com/x\n";
    expect(readTokens(marked).forms).toEqual(
      readTokens("A bold claim\nSee the page.\nOr this code:").forms,
    );
  });
});
