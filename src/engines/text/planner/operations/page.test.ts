import { describe, expect, it } from "vitest";
import { planTask } from "../plan-task.js";

const extractPage = {
  name: "pageExtract.extractPage",
  summary: "Extract the text, Markdown, links, article or metadata of a web page",
  input: { type: "object", properties: { html: {}, url: {}, format: {}, base_url: {} } },
};
const plan = (task: string, operations = [extractPage], context: readonly string[] = []) =>
  planTask(task, { nowMs: 0, timeZone: "UTC", context, operations });
const url = "https://example.org/news?id=1";
const html = '<html><body><p>Hello</p> <a href="/x">x</a></body></html>';

describe("a page that a task asks for", () => {
  it.each([
    [`Extract the text of ${url}`, { url, format: "text" }],
    [`Please get the text from the page at ${url}.`, { url, format: "text" }],
    [`Read ${url}`, { url, format: "text" }],
    [`Fetch the web page "${url}"`, { url, format: "text" }],
    [`Extract all links from ${url}`, { url, format: "links" }],
    [`list the hyperlinks on this website: ${url}`, { url, format: "links" }],
    [`Get the main content of ${url}`, { url, format: "article" }],
    [`Extract the article without boilerplate from ${url}`, { url, format: "article" }],
    [`Convert this page to Markdown: ${url}`, { url, format: "markdown" }],
    [`What a day! Get the title of ${url}`, undefined],
    [`Get the page's title from ${url}`, { url, format: "metadata" }],
    [`Extract the metadata of ${url}`, { url, format: "metadata" }],
    [`Extract the links from this HTML: ${html}`, { html, format: "links" }],
    [`Extract the text of ${html}`, { html, format: "text" }],
    [`Convert the following HTML to markdown:\n${html}`, { html, format: "markdown" }],
  ])("is read: %s", (task, args) => {
    const call = { kind: "call", operation: "pageExtract.extractPage", arguments: args };
    if (args) expect(plan(task)).toMatchObject(call);
    else expect(plan(task).kind).not.toBe("call");
  });

  it.each([
    `Summarize ${url} and mail it to Ann`,
    `How many words are on ${url}?`,
    `Post the text to ${url}`,
    `Extract the phone numbers of all shops from ${url}`,
    `Extract the URLs from "see ${url} and http://b.example"`,
    "Extract the text of ftp://example.org/",
  ])("is not read for what reading it does not answer: %s", (task) => {
    expect(plan(task)).not.toMatchObject({ arguments: { format: expect.anything() } });
  });

  it("is not read where the service is not among the operations", () => {
    expect(plan(`Extract the text of ${url}`, []).kind).not.toBe("call");
  });

  it("is not read because a text of others says so", () => {
    const context = [`Extract the text of ${url}`];
    expect(plan("How many words are in the context?", [extractPage], context).kind).toBe("answer");
  });

  it.each(["<a ", "https://", "extract ", "<", "\" ' "])(
    "is soon found or not in much of %j",
    (piece) => {
      const startedAt = performance.now();
      plan(`Extract the text of ${piece.repeat(19_900 / piece.length)}`);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
    },
  );
});
