import { describe, expect, it } from "vitest";
import { parsePage } from "../document/parse-page.js";
import { leafBlocks } from "./leaf-blocks.js";

const linesOf = (html: string) => leafBlocks(parsePage(html).body);

describe("leafBlocks", () => {
  it("answers a line for each block and for text between blocks, and none for what is empty or hidden", () => {
    const html = "<div>a <b>b</b><p>c<br>d</p> e<div> </div><p hidden>f</p></div>g";
    expect(linesOf(html).map(({ text }) => text)).toEqual(["a b", "c d", "e", "g"]);
  });

  it("counts what is within links, and says what stands around a line", () => {
    const html =
      '<h2>a</h2><ul id="l"><li><a href="/x">b<i>c</i></a> d</li></ul><table><tr><td>e</table>';
    const [heading, item, cell] = linesOf(html);
    expect(heading).toMatchObject({ text: "a", heading: 2, linked: 0, isKept: false });
    expect(item).toMatchObject({ text: "bc d", heading: 0, linked: 2 });
    expect(item?.list?.getAttribute("id")).toBe("l");
    expect(cell).toMatchObject({ text: "e", isKept: true, list: undefined });
  });
});
