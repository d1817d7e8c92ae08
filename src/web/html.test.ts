import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HtmlValue, html } from "./html.js";

const SPECIAL = /[<>"'`]|&(?!#\d+;)/;

describe("html", () => {
  it.each<[name: string, value: HtmlValue, expected: string]>([
    ["text", "<script>alert(1)</script>", "<p>&#60;script&#62;alert(1)&#60;/script&#62;</p>"],
    ["an ampersand", "a&b", "<p>a&#38;b</p>"],
    ["an entity in text", "&lt;", "<p>&#38;lt;</p>"],
    ["a number", 0, "<p>0</p>"],
    ["null", null, "<p></p>"],
    ["undefined", undefined, "<p></p>"],
    ["false", false, "<p></p>"],
    ["an empty text", "", "<p></p>"],
    ["an array, without commas", ["a", ["<", 1], null], "<p>a&#60;1</p>"],
  ])("renders %s", (_name, value, expected) => {
    expect(html`<p>${value}</p>`.toString()).toBe(expected);
  });

  it("keeps markup that it made itself, however deep", () => {
    const items = ["a", "&"].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>`.toString()).toBe("<ul><li>a</li><li>&#38;</li></ul>");
  });

  it("cannot be tricked by an object that looks like markup", () => {
    const forged = JSON.parse('{"markup": "<img src=x>", "raw": "<img src=x>"}');
    expect(() => html`${forged}`.toString()).toThrow();
  });

  it("leaves no way out of a quoted attribute or of text, whatever the string", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."<>\"'`&#;= a\n\u2028") }), (text) => {
        const double = html`<a title="${text}">`.toString();
        const single = html`<a title='${text}'>`.toString();
        expect(double.slice('<a title="'.length, -'">'.length)).not.toMatch(SPECIAL);
        expect(single.slice("<a title='".length, -"'>".length)).not.toMatch(SPECIAL);
      }),
    );
  });

  it("loses nothing: the references lead back to the string", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const back = html`${text}`
          .toString()
          .replace(/&#(\d+);/g, (_reference, code) => String.fromCharCode(Number(code)));
        expect(back).toBe(text);
      }),
    );
  });
});
