import { describe, expect, it } from "vitest";
import { codeBlock, guide, table } from "../components.js";
import { html } from "../html.js";
import { toMarkdown } from "./to-markdown.js";

const write = (markup: string) => toMarkdown(markup, "https://gate.example/docs/jobs");

describe("text", () => {
  it.each([
    ["a paragraph on one line", "<p>one\n  two</p>", "one two"],
    ["emphasis", "<p><strong>a</strong> and <em>b</em></p>", "**a** and *b*"],
    ["emphasis without its spaces", "<p>a<strong> b </strong>c</p>", "a **b** c"],
    ["code as it is", "<p><code>a * b_c [d] &#60;e&#62;</code></p>", "`a * b_c [d] <e>`"],
    ["code with a backtick", "<p><code>a&#96;b</code></p>", "``a`b``"],
    ["code that begins with one", "<p><code>&#96;a</code></p>", "`` `a ``"],
    ["signs of Markdown as text", "<p>*a* [b] \\ &#96;</p>", "\\*a\\* \\[b\\] \\\\ \\`"],
    ["names with underscores as they are", "<p>a_b_c _d_</p>", "a_b_c \\_d\\_"],
    ["what looks like markup", "<p>&#60;b&#62; 1 &#60; 2 &#38;lt;</p>", "\\<b> 1 < 2 \\&lt;"],
    ["no heading that is none", "<p># one</p>", "\\# one"],
    ["no list that is none", "<p>1. one</p><p>- two</p>", "1\\. one\n\n\\- two"],
    ["no quotation that is none", "<p>&#62; one</p>", "\\> one"],
    [
      "text outside of paragraphs",
      "<div>one <code>two</code><p>three</p></div>",
      "one `two`\n\nthree",
    ],
    ["nothing for what is not said", '<nav><p>a</p></nav><svg><path d=""/></svg><p>b</p>', "b"],
    ["a time by its words", '<p><time datetime="2026">today</time></p>', "today"],
  ])("writes %s", (_name, markup, wanted) => {
    expect(write(markup)).toBe(`${wanted}\n`);
  });

  it.each([
    ["/verify", "https://gate.example/verify"],
    ["#life", "https://gate.example/docs/jobs#life"],
    ["https://other.example/a", "https://other.example/a"],
    ["/a(b)", "https://gate.example/a%28b%29"],
  ])("links to %s by its whole address", (href, wanted) => {
    expect(write(`<p><a href="${href}">there</a></p>`)).toBe(`[there](${wanted})\n`);
  });
});

describe("blocks", () => {
  it("writes lists, and what an item holds below its marker", () => {
    expect(write("<ul><li>a</li><li>b</li></ul>")).toBe("- a\n- b\n");
    expect(write("<ol><li><strong>a</strong><p>b</p></li><li><p>c</p></li></ol>")).toBe(
      "1. **a**\n\n   b\n\n2. c\n",
    );
    expect(write("<ul><li>a<ul><li>b</li></ul></li></ul>")).toBe("- a\n\n  - b\n");
    expect(write("<ul><li><p>a</p><pre><code>b\n\nc</code></pre></li></ul>")).toBe(
      "- a\n\n  ```text\n  b\n\n  c\n  ```\n",
    );
  });

  it("writes a list of parts as these parts", () => {
    expect(write('<ul><li><h3><a href="/a">A</a></h3><p>b</p></li></ul>')).toBe(
      "### [A](https://gate.example/a)\n\nb\n",
    );
  });

  it("writes names with what is said of them", () => {
    expect(
      write("<dl><div><dt>a</dt><dd>b</dd><dd>c</dd></div><div><dt>d</dt><dd>e</dd></div></dl>"),
    ).toBe("- **a**: b, c\n- **d**: e\n");
  });

  it("writes code with its name and its language, behind a fence that it cannot end", () => {
    const block = (code: string) => write(codeBlock({ id: "a", label: "Call", code }).toString());
    expect(block("# one\ncurl <a>\n")).toBe("**Call**\n\n```sh\n# one\ncurl <a>\n```\n");
    expect(block("```")).toBe("**Call**\n\n````sh\n```\n````\n");
    const answer = codeBlock({ id: "a", label: "Answer", language: "json", code: "{}" });
    expect(write(answer.toString())).toContain("```json\n{}\n```");
  });

  it("writes a table with its name, and no cell that ends early", () => {
    const rows = [
      [html`<code>a|b</code>`, "c|d"],
      ["e", html`<a href="#f">f</a>`],
    ];
    expect(write(table({ caption: "Fields", head: ["One", "Two"], rows }).toString())).toBe(
      [
        "**Fields**",
        "",
        "| One | Two |",
        "| --- | --- |",
        "| `a\\|b` | c\\|d |",
        "| e | [f](https://gate.example/docs/jobs#f) |",
        "",
      ].join("\n"),
    );
  });

  it("writes a guide without the list of its own sections", () => {
    const sections = [{ id: "a", title: "A & B", body: html`<p>c</p>` }];
    expect(write(guide({ title: "T", lede: "L", sections }).toString())).toBe(
      "# T\n\nL\n\n## A & B\n\nc\n",
    );
  });
});

describe("markup that no page of ours has", () => {
  it.each([
    ["an element that is not closed", "<p>a"],
    ["one that is closed twice", "<p>a</p></p>"],
    ["two that cross", "<p><em>a</p></em>"],
    ["an attribute without quotes", "<p id=a>b</p>"],
    ["a comment", "<!-- a -->"],
  ])("is refused: %s", (_name, markup) => {
    expect(() => write(markup)).toThrow();
  });
});
