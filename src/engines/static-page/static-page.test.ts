import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entriesOf } from "../aria-snapshot/entries.js";
import type { AriaNode, AriaTree } from "../aria-snapshot/tree.js";
import { writeSnapshot } from "../aria-snapshot/write.js";
import { readStaticPage, type TreePart } from "./static-page.js";

function treeOf(markup: string, part?: TreePart): AriaTree {
  return readStaticPage(markup).tree(part) ?? [];
}

/** The lines of a page without the refs, which most cases are not about. */
function linesOf(markup: string, part?: TreePart): string[] {
  const { text } = writeSnapshot(entriesOf(treeOf(markup, part)));
  return text.replace(/ \[(?:ref=e\d+|cursor=pointer|active)\]/gu, "").split("\n");
}

// What Chromium 150 with Playwright 1.65 shows in `ariaSnapshot({ mode: "ai" })`.
describe("a page", () => {
  it.each([
    ["<h2>One</h2>", ['- heading "One" [level=2]']],
    ["<p>a <b>b</b> c", ["- paragraph: a b c"]],
    ["<p>a <strong>b</strong> c", ["- paragraph:", "  - text: a", "  - strong: b", "  - text: c"]],
    ['<a href="/x">on</a>', ['- link "on":', "  - /url: /x"]],
    ["<a>on</a>", ['- generic: "on"']],
    ['<img alt="Mill" src=x>', ['- img "Mill"']],
    ['<img alt="" src=x>', [""]],
    ['<a href="/"><img alt="Home" src=x></a>', ["- link:", "  - /url: /", '  - img "Home"']],
    ["<div><div><div>deep</div></div></div>", ["- generic: deep"]],
    ["<ul><li>a<li>b</ul>", ["- list:", "  - listitem: a", "  - listitem: b"]],
    ["<ul role=none><li>a</ul>", ["- generic: a"]],
    [
      "<table><tr><th>h<td>d</table>",
      ["- table:", "  - rowgroup:", "    - row:", '      - rowheader "h"', '      - cell "d"'],
    ],
    ["<button disabled>Go</button>", ['- button "Go" [disabled]']],
    [
      "<fieldset disabled><button>Go</button></fieldset>",
      ["- group:", '  - button "Go" [disabled]'],
    ],
    ["<input type=checkbox checked aria-label=Yes>", ['- checkbox "Yes" [checked]']],
    ["<button aria-pressed=mixed>B</button>", ['- button "B" [pressed=mixed]']],
    ["<button aria-expanded=true>B</button>", ['- button "B" [expanded]']],
    [
      "<label>Name <input value=Ann></label>",
      ["- generic:", "  - text: Name", '  - textbox "Name": Ann'],
    ],
    ["<input placeholder=Search>", ['- textbox "Search"']],
    ["<input aria-label=Find placeholder=Words>", ['- textbox "Find":', "  - /placeholder: Words"]],
    [
      "<select aria-label=S><option>a<option selected>b</select>",
      ['- combobox "S":', '  - option "a"', '  - option "b" [selected]'],
    ],
    ["<input type=submit>", ['- button "Submit"']],
    ["<nav aria-label=Main>x</nav>", ['- navigation "Main": x']],
    ["<section>x</section>", ["- generic: x"]],
    ["<section aria-label=S>x</section>", ['- region "S": x']],
    ["<header>x</header>", ["- banner: x"]],
    ["<main><header>x</header></main>", ["- main:", "  - generic: x"]],
    [
      "<div aria-labelledby=a>x</div><p id=a>Name",
      ["- generic:", '  - generic "Name": x', "  - paragraph: Name"],
    ],
    ["<iframe title=T src=x></iframe>", ["- iframe"]],
    ["<svg><title>Mill</title><path d=M0/></svg>", ['- img "Mill"']],
    ["<details><summary>More</summary><p>hidden</details>", ["- group:", '  - generic "More"']],
    [
      "<details open><summary>More</summary><p>seen</details>",
      ["- group:", '  - generic "More"', "  - paragraph: seen"],
    ],
  ])("%s", (markup, lines) => {
    expect(linesOf(markup)).toEqual(lines);
  });

  it.each([
    ["display: none", "<style>.x { display: none }</style><p class=x>no"],
    ["visibility", '<p style="visibility: hidden">no'],
    ["hidden", "<p hidden>no"],
    ["a script", "<script>document.body.append('no')</script><noscript>no</noscript>"],
    ["a template", "<template><p>no</template>"],
    ["a closed dialog", "<dialog>no</dialog>"],
    ["a list of suggestions", "<datalist><option>no</datalist>"],
  ])("shows nothing of what is hidden by %s", (_what, markup) => {
    expect(linesOf(markup)).toEqual([""]);
  });

  it("shows what is hidden from assistive technology alone, and says so", () => {
    expect(linesOf("<p>a<p aria-hidden=true>b")).toEqual([
      "- generic:",
      "  - paragraph: a",
      "  - paragraph [aria-hidden]: b",
    ]);
  });

  it("shows a declarative shadow tree with what its slots are given", () => {
    const markup = "<div><template shadowrootmode=open><h1><slot></slot></h1></template>Mill</div>";
    expect(linesOf(markup)).toEqual(['- heading "Mill" [level=1]']);
  });

  it("tells no password, which Chromium would", () => {
    const markup = "<input type=password aria-label=Key value=secret>";
    expect(linesOf(markup)).toEqual(['- textbox "Key"']);
  });

  it("has the words of style sheets", () => {
    expect(linesOf('<style>a::before { content: "New: " }</style><a href=x>mill</a>')).toEqual([
      "- 'link \"New: mill\"':",
      "  - /url: x",
    ]);
  });
});

describe("refs", () => {
  it("count what can be seen and clicked, in document order", () => {
    const [body] = treeOf("<h1>a</h1><p></p><div style='pointer-events: none'>b</div><p>c");
    expect(body?.children?.map((child) => (child as AriaNode).ref)).toEqual([
      "e2",
      undefined,
      undefined,
      "e3",
    ]);
  });

  it("stay the same in a part of the page", () => {
    const markup = "<h1>a</h1><ul><li>b<li>c</ul>";
    expect(treeOf(markup, { ref: "e3" })).toMatchObject([
      { role: "list", ref: "e3", children: [{ ref: "e4" }, { ref: "e5" }] },
    ]);
    expect(readStaticPage(markup).tree({ ref: "e9" })).toBeUndefined();
  });

  it("are left where a depth cuts, with the names of what is below", () => {
    const markup = "<ul><li><a href=x><img alt=Mill></a><li>b</ul>";
    expect(linesOf(markup, { depth: 1 })).toEqual(["- list:", "  - listitem", "  - listitem: b"]);
    expect(linesOf(markup, { depth: 2 })[2]).toBe('    - link "Mill":');
  });
});

describe("addresses", () => {
  const urlOf = (markup: string, url?: string) => {
    const link = readStaticPage(markup, { url }).tree()?.[0];
    return link?.url;
  };

  it.each([
    ["<a href='../b?c#d'>x</a>", "https://example.org/b?c#d"],
    ["<base href='/sub/'><a href=b>x</a>", "https://example.org/sub/b"],
    ["<a href='#top'>x</a>", "#top"],
    ["<a href='http://['>x</a>", "http://["],
    ["<a href='mailto:a@example.org'>x</a>", "mailto:a@example.org"],
    ["<a href='data:text/html,<p>long'>x</a>", "data:text/html,…"],
  ])("of %s are absolute where the page's is known", (markup, url) => {
    expect(urlOf(markup, "https://example.org/a/page")).toBe(url);
  });

  it("are as they are written where it is not", () => {
    expect(urlOf("<a href='../b'>x</a>")).toBe("../b");
  });
});

describe("pages without sense", () => {
  const tags = [
    "a href=x",
    "div",
    "button",
    "table",
    "tr",
    "td",
    "label",
    "input",
    "ul",
    "li",
    "svg",
  ];
  const attributes = [
    "",
    " id=a",
    " aria-owns=a",
    " aria-labelledby=a",
    " role=none",
    " aria-hidden=true",
  ];
  const piece = fc.oneof(
    fc
      .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes))
      .map(([t, a]) => `<${t}${a}>`),
    fc.constantFrom("</div>", "</a>", "</table>", "</label>", "word ", "&nbsp;", "<!--", "-->"),
    fc.string({ maxLength: 20 }),
  );

  it("are read to the end, and each ref is there once", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const refs: string[] = [];
        const visit = (node: AriaNode | string): void => {
          if (typeof node === "string") return;
          if (node.ref !== undefined) refs.push(node.ref);
          for (const child of node.children ?? []) visit(child);
        };
        for (const node of treeOf(pieces.join(""))) visit(node);
        expect(new Set(refs).size).toBe(refs.length);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["elements nested without end", "<div>".repeat(20_000)],
    [
      "a chain of owners",
      Array.from({ length: 20_000 }, (_, i) => `<a href=x id=a${i} aria-owns=a${i + 1}>t</a>`).join(
        "",
      ),
    ],
    [
      "owners of one another",
      Array.from(
        { length: 2_000 },
        (_, i) => `<a href=x id=a${i} aria-owns="a${i + 1} a0">t</a>`,
      ).join(""),
    ],
    ["labels within labels", `${"<label>".repeat(400)}${"<input>".repeat(2_000)}`],
    ["one long row", `<table><tr>${"<th>x".repeat(5_000)}</table>`],
  ])("are shown without end of stack or time: %s", (_what, markup) => {
    expect(readStaticPage(markup).tree()).toBeDefined();
  });

  it("are cut after 150,000 elements", () => {
    expect(readStaticPage("<b>x</b>".repeat(150_100)).isCut).toBe(true);
    expect(readStaticPage("<b>x</b>".repeat(100)).isCut).toBe(false);
  });
});
