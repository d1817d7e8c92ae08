import { describe, expect, it } from "vitest";
import { childrenOf, type DomElement, isElement } from "./dom.js";
import { flattenMarkup, NESTING_MAX } from "./flatten-markup.js";
import { NODES_MAX, parsePage } from "./parse-page.js";

function depthOf(element: DomElement): number {
  let deepest = 0;
  for (const child of childrenOf(element)) {
    if (isElement(child)) deepest = Math.max(deepest, 1 + depthOf(child));
  }
  return deepest;
}

describe("parsePage", () => {
  it("gives fragments a head and a body", () => {
    const document = parsePage("<title>T</title><p>a<p>b");
    expect(document.head.textContent).toBe("T");
    expect([...document.body.querySelectorAll("p")].map((p) => p.textContent)).toEqual(["a", "b"]);
  });

  it("joins the attributes of repeated html and body tags", () => {
    const document = parsePage('<html lang="de"><body class="a"><html lang="en" dir="ltr"><body>x');
    expect(document.documentElement.getAttribute("lang")).toBe("de");
    expect(document.documentElement.getAttribute("dir")).toBe("ltr");
    expect(document.querySelectorAll("body")).toHaveLength(1);
  });

  it("leaves out scripts, styles, templates, comments and drawings, and keeps JSON-LD", () => {
    const document = parsePage(
      '<script>a</script><script type="application/ld+json">{}</script><style>b</style><template><p>c</template><!-- d --><svg><text>e</text></svg><p>f',
    );
    expect(document.body.textContent).toBe("f");
    expect(document.querySelector("script")?.textContent).toBe("{}");
  });

  it("puts a link within a link beside it", () => {
    const document = parsePage('<a href="1">one <a href="2">two</a></a>');
    expect(document.querySelector("a a")).toBeNull();
    expect(document.querySelectorAll("a")).toHaveLength(2);
  });

  it.each([
    ["elements", "<div>".repeat(100_000)],
    ["paragraphs that are closed late", "<p><div></p>".repeat(30_000)],
    ["end tags that close nothing", `${"<div>".repeat(50_000)}${"</b>".repeat(50_000)}`],
    ["elements behind a broken comment", `<!-->${"<div>".repeat(50_000)}`],
  ])("flattens what is nested too deeply: %s", (_, html) => {
    const document = parsePage(`${html}text`);
    expect(depthOf(document.body)).toBeLessThanOrEqual(NESTING_MAX);
    expect(document.body.textContent).toBe("text");
  });

  it("leaves out attributes that hold data, and keeps no more of repeated frames than of one", () => {
    const frames = Array.from({ length: 1_000 }, (_, at) => `<body a${at}="1">`).join("");
    const document = parsePage(`<p class="${"a".repeat(20_000)}" id="b">x</p>${frames}`);
    const paragraph = document.querySelector("p");
    expect([paragraph?.hasAttribute("class"), paragraph?.hasAttribute("id")]).toEqual([
      false,
      true,
    ]);
    expect([document.body.hasAttribute("a0"), document.body.hasAttribute("a999")]).toEqual([
      true,
      false,
    ]);
  });

  it("stops at its bound of nodes", () => {
    const document = parsePage("<b>x</b>".repeat(NODES_MAX));
    expect(document.querySelectorAll("b").length).toBeLessThanOrEqual(NODES_MAX);
    expect(document.querySelectorAll("b").length).toBeGreaterThan(NODES_MAX / 3);
  });
});

describe("flattenMarkup", () => {
  it("closes what is open, keeps attributes, and leaves comments out", () => {
    expect(flattenMarkup('<ul><li title="a>b">x</ul><!-- <p> -->y<br>')).toBe(
      '<ul><li title="a>b">x</li></ul>y<br>',
    );
  });
});
