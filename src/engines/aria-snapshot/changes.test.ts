import { describe, expect, it } from "vitest";
import { changedEntries } from "./changes.js";
import { entriesOf } from "./entries.js";
import type { AriaTree } from "./tree.js";
import { writeSnapshot } from "./write.js";

function changes(before: AriaTree, after: AriaTree): string[] {
  return writeSnapshot(changedEntries(entriesOf(before), entriesOf(after))).text.split("\n");
}

function page(button: string, items: readonly string[], note = "Same"): AriaTree {
  return [
    {
      role: "generic",
      ref: "e1",
      children: [
        {
          role: "navigation",
          ref: "e2",
          children: [{ role: "link", name: "A", ref: "e3", url: "/a" }],
        },
        note,
        {
          role: "list",
          ref: "e4",
          children: items.map((text) => ({ role: "listitem", ref: `e1${text}`, text })),
        },
        { role: "button", name: button, ref: button === "Open" ? "e5" : "e6" },
        { role: "contentinfo", name: "it's: x", ref: "e7", text: "Foot" },
      ],
    },
  ];
}

describe("changedEntries", () => {
  it("is empty where nothing changed", () => {
    expect(changedEntries(entriesOf(page("Open", ["1"])), entriesOf(page("Open", ["1"])))).toEqual(
      [],
    );
  });

  it("writes what changed below its path, and a line for what did not", () => {
    expect(changes(page("Open", ["1", "2", "3"]), page("Close", ["1", "2", "3"]))).toEqual([
      "- generic [ref=e1]:",
      "  # [unchanged] 3 siblings: e2 to e4",
      '  - button "Close" [ref=e6]',
      "  - 'contentinfo \"it''s: x\" [ref=e7] [unchanged]'",
      "  # gone: e5",
    ]);
  });

  it("goes down to the item that changed", () => {
    const before = page("Open", ["1", "2", "3", "4", "5"]);
    expect(changes(before, page("Open", ["1", "2", "6", "4", "5"]))).toEqual([
      "- generic [ref=e1]:",
      "  # [unchanged] 2 siblings: e2",
      "  - list [ref=e4]:",
      "    # [unchanged] 2 siblings: e11 to e12",
      '    - listitem [ref=e16]: "6"',
      "    # [unchanged] 2 siblings: e14 to e15",
      "    # gone: e13",
      "  # [unchanged] 2 siblings: e5 to e7",
    ]);
  });

  it("writes a text that changed, and not its brothers", () => {
    expect(changes(page("Open", ["1"]), page("Open", ["1"], "Other"))).toEqual([
      "- generic [ref=e1]:",
      "  - navigation [ref=e2] [unchanged]",
      "  - text: Other",
      "  # [unchanged] 3 siblings: e4 to e7",
    ]);
  });

  it("writes what is new whole, and names a few of many that are gone", () => {
    const many = Array.from({ length: 31 }, (_, index) => String(index));
    expect(changes(page("Open", many), page("Open", ["0"])).slice(2, 5)).toEqual([
      "  - list [ref=e4]:",
      "    - listitem [ref=e10] [unchanged]",
      expect.stringMatching(/^ {4}# gone: (e1\d+, ){19}e120 and 10 more$/),
    ]);
    expect(changes(page("Open", []), page("Open", ["1"]))).toContain(
      '    - listitem [ref=e11]: "1"',
    );
  });
});
