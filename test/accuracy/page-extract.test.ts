import { describe, expect, it } from "vitest";
import { readPage } from "../../src/engines/pages/read-page.js";
import { judgedPages } from "./page-extract/pages.js";
import { meanOverlap, overlapOf } from "./page-extract/shingles.js";

const articleOf = (html: string) => readPage(html, { format: "article" }).text ?? "";

describe("overlapOf", () => {
  it("counts runs of four words as the benchmark does", () => {
    expect(overlapOf("a b c d e", "a b c d x")).toEqual({ precision: 0.5, recall: 0.5 });
    expect(overlapOf("a b c d e f", "a b c d")).toEqual({ precision: 1 / 3, recall: 1 });
  });
});

describe("the article of a page", () => {
  it.each(judgedPages)("is found on $name", ({ html, right }) => {
    const { precision, recall } = overlapOf(articleOf(html), right);
    expect(precision).toBeGreaterThanOrEqual(0.85);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it("is found with an F1 of at least 0.97 over pages of all kinds", () => {
    const { f1 } = meanOverlap(
      judgedPages.map(({ html, right }) => overlapOf(articleOf(html), right)),
    );
    expect(f1).toBeGreaterThanOrEqual(0.97);
  });
});
