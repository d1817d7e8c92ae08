import { describe, expect, it } from "vitest";
import { parsePage } from "../document/parse-page.js";
import { blockText } from "./block-text.js";

describe("blockText", () => {
  it.each([
    ["paragraphs", "<p>one\n two</p><p>three</p>", "one two\n\nthree"],
    ["blocks", "<div>one<div>two</div>three</div>", "one\ntwo\nthree"],
    ["breaks", "one<br>two", "one\ntwo"],
    ["inline elements", "<b>one</b><i>two</i> <u>three</u>", "onetwo three"],
    ["lists", "<p>a</p><ul><li>b<ul><li>c</li></ul></li><li>d</li></ul>", "a\n\n- b\n- c\n- d"],
    ["rows", "<table><tr><th>a<th><p>b</p><tr><td>c<td>d</table>", "a\tb\nc\td"],
    ["preformatted text", "<p>a</p><pre>\n  b\n\n    c</pre>d", "a\n\n  b\n\n    c\n\nd"],
    [
      "hidden elements",
      '<p hidden>a</p><div style="color:red;visibility: hidden">b</div><noscript>c</noscript>d',
      "d",
    ],
    ["headings without the sign that links to them", '<h2>a<a href="#a">¶</a></h2>b', "a\n\nb"],
    ["choices", "<select><option>a<option selected>b</select>", "b"],
  ])("writes %s", (_, html, text) => {
    expect(blockText(parsePage(html).body)).toBe(text);
  });
});
