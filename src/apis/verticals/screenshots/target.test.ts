import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPagePath } from "./target.js";

const LISTED: ReadonlySet<string> = new Set(["/", "/verify", "/api/v1/docs"]);
const ORIGIN = "https://gatehouse.test";

describe("the path of a page", () => {
  it.each([
    "/",
    "/app",
    "/docs",
    "/docs/",
    "/docs/mcp",
    "/docs/pages.md",
    "/pricing",
    "/status",
    "/account",
    "/dashboard",
    "/products/vector-search",
    "/mcp",
    "/verify",
  ])("may be %s", (path) => {
    expect(isPagePath(path, LISTED)).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["no path", "docs"],
    ["another host", "//gatehouse.test/docs"],
    ["another host, with a back-slash", "/\\gatehouse.test/docs"],
    ["two back-slashes", "\\\\gatehouse.test"],
    ["a back-slash within", "/docs\\..\\v1"],
    ["an address", "http://gatehouse.test/docs"],
    ["an address without slashes", "https:/docs"],
    ["a script", "javascript:alert(1)"],
    ["a file", "file:///etc/passwd"],
    ["data", "data:text/html,x"],
    ["an encoded slash", "/%2fgatehouse.test"],
    ["an encoded back-slash", "/docs%5c..%5cv1"],
    ["encoded dots", "/docs/%2e%2e/v1/account"],
    ["dots", "/docs/../v1/account"],
    ["one dot", "/docs/./jobs"],
    ["dots at the end", "/docs/.."],
    ["an encoded slash after dots", "/docs..%2fv1"],
    ["encoded twice", "/docs/%252e%252e/v1"],
    ["a hidden file", "/docs/.git"],
    ["three dots", "/docs/..."],
    ["two slashes within", "/docs//jobs"],
    ["a query", "/docs?x=1"],
    ["a fragment", "/docs#jobs"],
    ["parameters of a segment", "/docs;a=b"],
    ["a user", "/docs@gatehouse.test"],
    ["a colon", "/docs:80"],
    ["a space", "/docs /jobs"],
    ["a line break", "/docs\n"],
    ["a tab", "/do\tcs"],
    ["U+0000", "/docs\u0000"],
    ["a full-width slash", "/docs\uff0fjobs"],
    ["a letter of another script", "/d\u043ecs"],
    ["another case", "/DOCS"],
    ["an API", "/v1/account"],
    ["the other API", "/api/agents/discover"],
    ["a page of an API", "/api/v1/docs"],
    ["the route itself", "/v1/browser-run/screenshot"],
    ["a description", "/openapi.json"],
    ["health", "/health"],
    ["metrics", "/metrics"],
    ["an asset", "/assets/app.css"],
    ["what only begins like a page", "/documents"],
    ["what only begins like a page, with a dot", "/docs.md"],
    ["more than 200 characters", `/docs/${"a".repeat(195)}`],
  ])("is not %s: %j", (_what, path) => {
    expect(isPagePath(path, LISTED)).toBe(false);
  });

  const nearly = fc.string({
    unit: fc.constantFrom(
      "/",
      "docs",
      "v1",
      ".",
      "..",
      "\\",
      "%2f",
      "%2e",
      ":",
      "@",
      "?",
      "#",
      "\t",
    ),
    maxLength: 12,
  });
  it("leads where it says, on this site and below a place of pages", () => {
    const made = fc.oneof(
      nearly,
      nearly.map((rest) => `/docs${rest}`),
    );
    fc.assert(
      fc.property(made, (path) => {
        if (!isPagePath(path, LISTED)) return;
        expect(new URL(path, ORIGIN).href).toBe(ORIGIN + path);
        expect(decodeURIComponent(path)).toBe(path);
        expect(path).toMatch(/^\/($|docs($|\/))/);
      }),
      { numRuns: 2_000 },
    );
  });
});
