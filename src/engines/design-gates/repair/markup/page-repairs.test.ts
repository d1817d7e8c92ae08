import { describe, expect, it } from "vitest";
import { auditSource } from "../../audit/audit-source.js";

/** The repaired source, by the gates that are named. */
function mended(source: string, ...only: readonly string[]): string {
  return auditSource({ source, kind: "html", repair: true, only }).repair?.source ?? "";
}

describe("a repaired page", () => {
  const GERMAN = "Wir backen unser Brot jeden Morgen mit Mehl aus der Mühle nebenan.";
  it.each([
    [
      "the language of the text",
      "page-language",
      `<html><p>${GERMAN}`,
      `<html lang="de"><p>${GERMAN}`,
    ],
    [
      "the language of xml:lang",
      "page-language",
      "<html xml:lang=nl><p>Hi",
      '<html lang="nl" xml:lang=nl><p>Hi',
    ],
    ["no language where the text is short", "page-language", "<html><p>Hi", "<html><p>Hi"],
    [
      "a language tag with a hyphen",
      "page-language-valid",
      "<html LANG='en_US'><p>a",
      "<html LANG='en-US'><p>a",
    ],
    [
      "a title that was empty",
      "page-title",
      "<!doctype html><title> </title><h1>A &amp; <i>B</i></h1>",
      "<!doctype html><title>A &amp; B</title><h1>A &amp; <i>B</i></h1>",
    ],
    ["no title without a heading", "page-title", "<!doctype html><p>a", "<!doctype html><p>a"],
    [
      "an id of its own, with its label",
      "duplicate-id",
      "<label for=a>A</label><input id=a><label for=a>B</label><input id=a>",
      '<label for=a>A</label><input id=a><label for="a-2">B</label><input id="a-2">',
    ],
    [
      "an id that nobody has",
      "duplicate-id",
      "<i id=a></i><i id=a-2></i><i id=a></i>",
      '<i id=a></i><i id=a-2></i><i id="a-3"></i>',
    ],
    [
      "an id that a style sheet names",
      "duplicate-id",
      "<style>#a{}</style><i id=a></i><i id=a></i>",
      "<style>#a{}</style><i id=a></i><i id=a></i>",
    ],
    ["a tag that the parser made twice", "duplicate-id", "<p><b id=a>x<p>y", "<p><b id=a>x<p>y"],
    ["one attribute of a name", "duplicate-attribute", "<a b=1 c b=2 B>x</a>", "<a b=1 c>x</a>"],
    [
      "no attributes that run together",
      "duplicate-attribute",
      '<a b="1" b="2"c=3>x</a>',
      '<a b="1" c=3>x</a>',
    ],
    [
      "an attribute whose name was a slip",
      "aria-attribute-defined",
      "<input ARIA-LABLE='Name'>",
      "<input aria-label='Name'>",
    ],
    [
      "an attribute that is near to none",
      "aria-attribute-defined",
      "<p aria-foo=1 title=b>x",
      "<p aria-foo=1 title=b>x",
    ],
    [
      "an attribute that its element would not take",
      "aria-attribute-defined",
      "<p aria-lable=a>x",
      "<p aria-lable=a>x",
    ],
    [
      "two slips of one attribute",
      "aria-attribute-defined",
      "<input aria-lable=a aria-labl=b>",
      "<input aria-lable=a aria-labl=b>",
    ],
    [
      "an attribute that a style sheet reads",
      "aria-attribute-defined",
      "<style>[aria-lable]{}</style><input aria-lable=a>",
      "<style>[aria-lable]{}</style><input aria-lable=a>",
    ],
    ["a role that was a slip", "role-valid", "<b role=buton>x</b>", '<b role="button">x</b>'],
    ["a role that is near to none", "role-valid", "<b role=heder>x</b>", "<b role=heder>x</b>"],
    [
      "a purpose that was a slip",
      "autocomplete-valid",
      "<input autocomplete='shipping e-mail'>",
      "<input autocomplete='shipping email'>",
    ],
    [
      "a purpose that is near to none",
      "autocomplete-valid",
      "<input autocomplete=fullname>",
      "<input autocomplete=fullname>",
    ],
    [
      "the outline of the rule that took it away",
      "focus-indicator",
      "<style>*:focus{outline:none}</style><a href=/>a</a><a href=/b>b</a>",
      "<style>*:focus{outline:revert}</style><a href=/>a</a><a href=/b>b</a>",
    ],
    [
      "the outline of one element",
      "focus-indicator",
      "<a href=/ style='outline: 0; margin: 0'>a</a>",
      "<a href=/ style='outline: revert; margin: 0'>a</a>",
    ],
    [
      "a page that leaves at once",
      "meta-refresh",
      "<meta http-equiv=refresh content='5; url=/b'>",
      "<meta http-equiv=refresh content='0; url=/b'>",
    ],
    ["a page that stays", "meta-refresh", "<meta http-equiv=refresh content=30><p>a", "<p>a"],
    [
      "zoom",
      "viewport-zoom",
      '<meta name=viewport content="width=device-width,user-scalable=0, maximum-scale=1">',
      '<meta name=viewport content="width=device-width">',
    ],
    ["the order of the source", "focus-order", "<p tabindex = 4>a</p>", '<p tabindex = "0">a</p>'],
    [
      "no order where the browser has one",
      "focus-order",
      "<input tabindex=5 id=a><a href=/ tabindex = 4>a</a>",
      "<input id=a><a href=/>a</a>",
    ],
    [
      "an order that a script reads",
      "focus-order",
      "<script>b.closest('[tabindex]')</script><button tabindex=2>a</button>",
      "<script>b.closest('[tabindex]')</script><button tabindex=\"0\">a</button>",
    ],
    [
      "an image of one pixel",
      "image-name",
      "<img src=a width=1 height=1>",
      '<img alt="" src=a width=1 height=1>',
    ],
    ["no words for an image", "image-name", "<img src=bread.jpg>", "<img src=bread.jpg>"],
    [
      "spacing that readers overrule",
      "important-line-height",
      "<p style='line-height: 1 ! important; width:90px'>many words that go over several lines of the page</p>",
      "<p style='line-height: 1; width:90px'>many words that go over several lines of the page</p>",
    ],
  ])("has %s", (_what, gate, source, wanted) => {
    expect(mended(source, gate)).toBe(wanted);
  });
});

it("tells of a rule that takes the outline of many elements once", () => {
  const source = `<style>*:focus{outline:none}</style>${"<button>a</button>".repeat(30)}`;
  const only = ["focus-indicator"];
  const { entries, failed } = auditSource({ source, kind: "html", only });
  expect(failed).toBe(1);
  expect(entries).toHaveLength(1);
  expect(entries[0]?.message).toContain("The rule *:focus does this to 30 elements.");
});

describe("the contrast of a repaired page", () => {
  const faint = (source: string) => mended(source, "contrast-minimum");
  it.each([
    [
      "in the rule that is for all",
      "<style>p { COLOR : #aaa/* x */ }</style><p>a<p>b",
      "<style>p { COLOR : #767676/* x */ }</style><p>a<p>b",
    ],
    ["in a style", "<p style='color:#aaa;margin:0'>a", "<p style='color:#767676;margin:0'>a"],
    ["in an attribute of HTML", "<font color=#AAA>a</font>", '<font color="#767676">a</font>'],
    [
      "for large text by less",
      '<p style="font-size:24px;color:#ccc">a',
      '<p style="font-size:24px;color:#949494">a',
    ],
    [
      "against what is behind",
      '<div style="background:#000"><p style="color:#333">a</div>',
      '<div style="background:#000"><p style="color:#757575">a</div>',
    ],
    [
      "of the element alone where one colour does not suit all",
      "<style>.a{color:#aaa}</style><p class=a>a<div style=background:#222><p class=a>b</div>",
      '<style>.a{color:#aaa}</style><p style="color: #767676" class=a>a<div style=background:#222><p class=a>b</div>',
    ],
    [
      "with importance where it has to win",
      "<style>p{color:#aaa!important}.x{color:#aaa!important}</style><p class=x>a",
      '<style>p{color:#aaa!important}.x{color:#aaa!important}</style><p style="color: #767676 !important" class=x>a',
    ],
    [
      "not where a picture is behind",
      "<p style='color:#aaa;background:url(a.png)'>a",
      "<p style='color:#aaa;background:url(a.png)'>a",
    ],
  ])("is raised %s", (_what, source, wanted) => {
    expect(faint(source)).toBe(wanted);
  });
});
