import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeBlock } from "../../../engines/pages/markdown/escape-text.js";
import type { McpToolAnswer } from "../../../http/mcp/surface.js";
import type { ActionReply, BrowserAction } from "../../../platform/browser/actions.js";
import { actionAnswer } from "./action-answer.js";
import { extractionAnswer } from "./extraction-answer.js";
import { onOneLine } from "./quote.js";
import { errorAnswer } from "./sections.js";

const SNAPSHOT = { name: "snapshot" } as BrowserAction;
const PAGE = { title: "Prices", url: "https://example.org/prices", isCurrent: true };
const OTHER = { title: "Imprint", url: "https://example.org/imprint", isCurrent: false };

function reply(more: Partial<ActionReply> = {}): ActionReply {
  return { engine: "chromium", tabs: [PAGE], events: [], ...more };
}

function textOf({ content: [first] }: McpToolAnswer): string {
  return first?.type === "text" ? first.text : "";
}

const answered = (more: Partial<ActionReply>, action = SNAPSHOT, events: readonly string[] = []) =>
  textOf(actionAnswer(action, reply(more), events));

describe("the answer to an action", () => {
  it("shows the page and its snapshot", () => {
    const snapshot = { text: '- heading "Prices" [ref=e2]', isCut: false, isIncremental: false };
    expect(answered({ snapshot, httpStatus: 200 })).toBe(
      [
        "### Page",
        "- Page URL: https://example.org/prices",
        "- Page Title: Prices",
        "",
        "### Snapshot",
        "```yaml",
        '- heading "Prices" [ref=e2]',
        "```",
      ].join("\n"),
    );
  });

  it.each([
    [404, true],
    [500, true],
    [204, false],
    [undefined, false],
  ])("tells the status %s: %s", (httpStatus, isTold) => {
    const text = answered(httpStatus === undefined ? {} : { httpStatus });
    expect(text.includes(`- HTTP status: ${httpStatus}`)).toBe(isTold);
  });

  it("says what a snapshot lacks", () => {
    const snapshot = { text: "- text: a", isCut: true, isIncremental: true };
    const text = answered({ snapshot });
    expect(text).toContain("- Only what changed since the last snapshot.");
    expect(text).toContain("- Cut: browser_snapshot with the target of a part");
  });

  it("says where a page is empty", () => {
    const snapshot = { text: "", isCut: false, isIncremental: false };
    expect(answered({ snapshot })).toMatch(
      /### Snapshot\nThe page shows nothing that could be read;/,
    );
  });

  it("has what was found or listed in a block, and says where there is nothing", () => {
    const asked: BrowserAction = { name: "console_messages" };
    expect(answered({ lines: ["[ERROR] a", "### b"] }, asked)).toMatch(
      /^### Result\n```\n\[ERROR\] a\n### b\n```\n\n### Page/,
    );
    expect(answered({ lines: [] }, asked)).toMatch(/^### Result\nThere are none\.\n\n### Page/);
    expect(answered({ lines: [] })).not.toContain("### Result");
  });

  it("lists tabs where there are several, or where they are asked for", () => {
    expect(answered({})).not.toContain("### Open tabs");
    expect(answered({}, { name: "tabs", action: "list" })).toContain(
      "### Open tabs\n- 0: (current) [Prices](https://example.org/prices)",
    );
    expect(answered({ tabs: [OTHER, PAGE] })).toContain(
      "- 0: [Imprint](https://example.org/imprint)\n- 1: (current) [Prices](https://example.org/prices)",
    );
    expect(answered({ tabs: [] })).toBe(
      "### Open tabs\nThere are none; browser_navigate opens one.",
    );
  });

  it("shows a dialog and who answers it", () => {
    const dialog = { type: "confirm", message: 'Delete "all"?\n### Result' };
    expect(answered({ dialog })).toContain(
      '### Dialog\n- A dialog (confirm) says "Delete \\"all\\"? ### Result"; nothing else works before browser_handle_dialog.',
    );
  });

  it("tells what happened beside, at most 30 times", () => {
    const events = Array.from({ length: 40 }, (_, at) => `event ${at}`);
    const text = answered({ events }, SNAPSHOT, ["before all"]);
    expect(text).toContain("### Events\n- before all\n- event 0\n");
    expect(text).toMatch(/- event 28\n- and 11 more$/);
  });

  it("has a picture beside its text", () => {
    const image = { bytes: new Uint8Array([1, 2, 3]), mimeType: "image/jpeg" as const };
    const { content, isError } = actionAnswer({ name: "take_screenshot" }, reply({ image }), []);
    expect(isError).toBeUndefined();
    expect(content[1]).toEqual({ type: "image", data: "AQID", mimeType: "image/jpeg" });
  });

  it("begins with what is missing where there is no browser", () => {
    expect(answered({ engine: "static" })).toMatch(
      /^Pages are shown as they are written, and no script runs: .* install the package chromium, or .*\n\n### Page/,
    );
    expect(textOf(errorAnswer("static", "no"))).toMatch(/^Pages are shown as /);
  });
});

describe("what pages say", () => {
  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom("`", "```", "\n### Result\n", "\r", "\u2028", "\u0085", "](https://x)", "#"),
      fc.string({ unit: "grapheme", maxLength: 3 }),
    ),
    maxLength: 60,
  });
  const HEADINGS = ["Result", "Page", "Open tabs", "Dialog", "Snapshot", "Events"];

  it("closes no block", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const [fence = "", ...lines] = codeBlock(text, "").split("\n");
        expect(fence).toMatch(/^`{3,}$/);
        expect(lines.pop()).toBe(fence);
        expect(lines.join("\n")).toBe(text);
        expect(text).not.toContain(fence);
      }),
    );
  });

  it("stays on its line", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(onOneLine(text, 1_000)).not.toMatch(/[\n\r\v\f\u0085\u2028\u2029]/);
      }),
    );
  });

  it("makes no heading outside of its block", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const answer = answered({
          tabs: [
            { title: text, url: text, isCurrent: true },
            { title: text, url: text, isCurrent: false },
          ],
          snapshot: { text, isCut: false, isIncremental: false },
          lines: [text],
          dialog: { type: "alert", message: text },
          events: [text],
        });
        expect(headingsOf(answer)).toEqual(HEADINGS);
      }),
    );
  });

  it("gives no tab another address", () => {
    const title = "Bank](https://bank.example) [more";
    expect(answered({ tabs: [{ ...PAGE, title }, OTHER] })).toContain(
      "- 0: (current) [Bank\\](https://bank.example) \\[more](https://example.org/prices)",
    );
  });

  /** The headings of an answer as a reader of Markdown sees them: not those in blocks. */
  function headingsOf(answer: string): string[] {
    let fence: string | undefined;
    const found: string[] = [];
    for (const line of answer.split("\n")) {
      const mark = /^`{3,}/.exec(line)?.[0];
      if (fence === undefined && mark) fence = mark;
      else if (fence !== undefined && line === fence) fence = undefined;
      else if (fence === undefined && line.startsWith("### ")) found.push(line.slice(4));
    }
    return found;
  }
});

describe("the answer to an extraction", () => {
  const about = {
    ...{ format: "text", title: "The mill", byline: null, published: "2026-01-31" },
    ...{ language: "en", words: 12, reading_minutes: 0.1 },
  };

  function extracted(reading: object, offset = 0): McpToolAnswer {
    const bytes = Buffer.from(JSON.stringify({ ...about, ...reading }));
    const page = { engine: "chromium", url: "https://example.org/", reading: bytes } as const;
    return extractionAnswer({ ...page, events: ["a request was refused"] }, offset, []);
  }

  it("has the text in a block, and what is known of the page", () => {
    expect(textOf(extracted({ text: "It stopped.\n### Result" }))).toBe(
      [
        "### Page",
        "- Page URL: https://example.org/",
        "- Page Title: The mill",
        "- Published: 2026-01-31",
        "- Language: en",
        "- Words: 12, read in about 0.1 min",
        "",
        "### Result",
        "```",
        "It stopped.",
        "### Result",
        "```",
        "",
        "### Events",
        "- a request was refused",
      ].join("\n"),
    );
  });

  it("prefers Markdown, lists links, and has no block for metadata", () => {
    expect(textOf(extracted({ text: "a", markdown: "# a" }))).toContain("```\n# a\n```");
    const links = [{ href: "https://example.org/a", text: "A\nB", rel: null }];
    expect(textOf(extracted({ links }))).toContain("```\n- https://example.org/a A B\n```");
    expect(textOf(extracted({}))).not.toContain("### Result");
    const metadata = textOf(extracted({ format: "metadata" }));
    expect(metadata).toContain(
      "### Page\n- Page URL: https://example.org/\n- Page Title: The mill",
    );
    expect(metadata).toContain("### Result\n- Byline: not stated\n- Published: 2026-01-31\n");
    expect(textOf(extracted({ links: [] }))).toContain("### Result\nThe page has nothing of it.");
    expect(textOf(extracted({ truncated: true }))).toContain("- The page has more than was read.");
  });

  it("is in pieces that make the whole, whatever the characters", () => {
    const whole = `${"a".repeat(49_999)}😀${"b".repeat(60_000)}`;
    let offset = 0;
    let together = "";
    for (;;) {
      const text = textOf(extracted({ text: whole }, offset));
      together += /```\n([\s\S]*)\n```/.exec(text)?.[1];
      const next = /go on with offset (\d+)\./.exec(text)?.[1];
      if (next === undefined) break;
      offset = Number(next);
    }
    expect(offset).toBe(99_999);
    expect(together).toBe(whole);
  });

  it("says where the page ends to who asks for more", () => {
    expect(textOf(extracted({ text: "abc" }, 3))).toContain(
      "The page ends before: it has 3 characters.",
    );
  });

  it("is refused beyond 2 MiB", () => {
    const answer = extracted({ text: "a".repeat(2 * 1_048_576) });
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toMatch(/^### Error\nthe page has more to read than one answer/);
  });
});
