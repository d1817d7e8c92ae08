import { describe, expect, it } from "vitest";
import { htmlToMarkdown } from "./write-markdown.js";

const table =
  "<table><tr><th>A|B</th><th>C</th></tr><tr><td>1<br>2</td><td><code>x|y</code></td></tr></table>";

describe("htmlToMarkdown", () => {
  it.each([
    ["headings", "<h1>One</h1><h3>Two <em>and</em> three</h3>", "# One\n\n### Two *and* three"],
    ["emphasis", "<p>a <b> bold </b> <i>it</i> <s>gone</s></p>", "a **bold** *it* ~~gone~~"],
    ["emphasis that could not be read", "<p>sna<b>(il)</b>s</p>", "sna(il)s"],
    [
      "raised and lowered signs",
      "<p>10<sup>6</sup> m<sup>2</sup>, H<sub>2</sub>O, x<sup>n+1</sup>, e<sup>2k</sup>, 21<sup>st</sup></p>",
      "10⁶ m², H₂O, xⁿ⁺¹, e^(2k), 21st",
    ],
    [
      "words above which their reading stands",
      "<p><ruby>体罰<rp>(</rp><rt>たいばつ</rt><rp>)</rp></ruby></p>",
      "体罰",
    ],
    ["words that may break", "<p>Fähr&shy;verbindung</p>", "Fährverbindung"],
    ["breaks", "<p>one<br>two</p>", "one  \ntwo"],
    [
      "nested lists",
      '<ul><li>a<ol start="3"><li>b</li><li>c</li></ol></li><li>d</li></ul>',
      "- a\n  3. b\n  4. c\n- d",
    ],
    ["lists of paragraphs", "<ul><li><p>a</p><p>b</p></li><li>c</li></ul>", "- a\n\n  b\n\n- c"],
    ["lists one after the other", "<ul><li>a</li></ul><ul><li>b</li></ul>", "- a\n\n* b"],
    ["tasks", '<ul><li><input type="checkbox" checked> done</li></ul>', "- [x] done"],
    ["quotes", "<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"],
    ["tables", table, "| A\\|B | C |\n| --- | --- |\n| 1 2 | `x\\|y` |"],
    [
      "spans of cells",
      '<table><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></table>',
      "| a | b |  |\n| --- | --- | --- |\n|  | c | d |",
    ],
    [
      "code",
      '<pre><code class="language-ts">const a = `b`;\n\n  c();</code></pre>',
      "```ts\nconst a = `b`;\n\n  c();\n```",
    ],
    ["code with fences", "<pre>```\nx\n```</pre>", "````\n```\nx\n```\n````"],
    ["code spans", "<p><code>a ` b</code></p>", "``a ` b``"],
    ["links around blocks", '<a href="/x"><h2>T</h2><p>p</p></a>', "## [T](/x)\n\np"],
    [
      "images",
      '<p><img src="https://e.com/i (1).png" alt="a [b]"></p>',
      "![a \\[b\\]](https://e.com/i%20%281%29.png)",
    ],
    ["definitions", "<dl><dt>a</dt><dd>b</dd></dl>", "**a**\n\nb"],
    [
      "what is hidden",
      '<p hidden>a</p><p style="display: none">b</p><script>c</script><p>d</p>',
      "d",
    ],
  ])("writes %s", (_, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });

  it("makes addresses absolute by <base> and the page's address, and leaves out what runs", () => {
    const html = '<base href="/docs/"><p><a href="a">one</a> <a href="javascript:x()">two</a></p>';
    expect(htmlToMarkdown(html, { baseUrl: "https://example.com/x/y" })).toBe(
      "[one](https://example.com/docs/a) two",
    );
  });

  it.each([
    ["# no heading", "\\# no heading"],
    ["1. no list", "1\\. no list"],
    ["- no list", "\\- no list"],
    ["*no* _emphasis_ but snake_case", "\\*no\\* \\_emphasis\\_ but snake_case"],
    ["<b>no tag</b> a < b", "\\<b>no tag\\</b> a < b"],
    ["[no](link) &amp;", "\\[no\\](link) \\&amp;"],
    ["~~~", "\\~\\~\\~"],
    ["| no | table |", "\\| no | table |"],
  ])("keeps %j text", (text, markdown) => {
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    expect(htmlToMarkdown(`<p>${escaped}</p>`)).toBe(markdown);
  });
});
