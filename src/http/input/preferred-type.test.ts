import { describe, expect, it } from "vitest";
import { preferredType } from "./preferred-type.js";

const HTML = "text/html";
const MARKDOWN = "text/markdown";
const JSON_TYPE = "application/json";
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

describe("of a page that is also Markdown", () => {
  it.each([
    [undefined, HTML],
    ["", HTML],
    ["*/*", HTML],
    ["text/*", HTML],
    [BROWSER, HTML],
    ["application/json", HTML],
    ["text/markdown", MARKDOWN],
    ["TEXT/Markdown", MARKDOWN],
    ["text/markdown; charset=utf-8", MARKDOWN],
    ["text/markdown, text/html, */*", MARKDOWN],
    ["text/html, text/markdown", HTML],
    ["text/markdown, */*", MARKDOWN],
    ["*/*, text/markdown", HTML],
    ["*/*;q=0.1, text/markdown;q=0.2", MARKDOWN],
    ["text/*;q=0.5, text/markdown;q=0.4", HTML],
    ["text/html;q=0.5, text/markdown;q=0.9", MARKDOWN],
    ["text/html;q=0.9, text/markdown;q=0.5", HTML],
    ["text/html;q=0, */*", MARKDOWN],
    ["text/markdown;q=0, */*", HTML],
    ["text/markdown;q=0", HTML],
    ["text/markdown;q=0, text/html;q=0", HTML],
    ["text/markdown;q=x", HTML],
    ["text/markdown;Q=1.0", MARKDOWN],
    ["application/xml, text/markdown ; q=0.001", MARKDOWN],
    [",,;q=1,text/markdown", MARKDOWN],
  ])("%s gets %s", (accept, wanted) => {
    expect(preferredType(accept, [HTML, MARKDOWN])).toBe(wanted);
  });
});

describe("of a document with three forms", () => {
  it.each([
    [undefined, JSON_TYPE],
    ["*/*", JSON_TYPE],
    [BROWSER, HTML],
    ["text/*", HTML],
    ["text/markdown;q=0.9, application/json;q=0.8, text/html;q=0.7", MARKDOWN],
    ["text/html;q=0.1, application/json", JSON_TYPE],
    ["image/png", JSON_TYPE],
  ])("%s gets %s", (accept, wanted) => {
    expect(preferredType(accept, [JSON_TYPE, HTML, MARKDOWN])).toBe(wanted);
  });
});
