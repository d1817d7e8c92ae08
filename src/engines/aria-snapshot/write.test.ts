import { createRequire } from "node:module";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { entriesBetween } from "./between.js";
import { type Entry, entriesOf } from "./entries.js";
import type { AriaNode, AriaTree } from "./tree.js";
import { SNAPSHOT_BYTES_MAX, writeSnapshot } from "./write.js";

interface Renderer {
  readonly iso: { renderAriaSnapshotAsYaml(tree: AriaTree): string };
}
const playwright: Renderer = createRequire(import.meta.url)("playwright-core/lib/coreBundle");

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom(
    "",
    "yes",
    "0x1f",
    "-1",
    "- a",
    "a: b",
    "it's",
    'say "x"',
    "a #b",
    "[x]",
    "{x}",
    "~",
    ".inf",
    "two\nlines",
    "tab\there",
    "\u0085\u2028",
    " lead",
    "%",
    "@x",
    "`x`",
    "? a",
    "! a",
    "a\\b",
    "x".repeat(901),
    '"'.repeat(600),
  ),
);
const flag = fc.constantFrom(true, undefined);
const role = fc.constantFrom(
  "generic",
  "list",
  "listitem",
  "heading",
  "link",
  "button",
  "main",
  "row",
);
const states = {
  name: fc.option(text, { nil: undefined }),
  checked: fc.constantFrom(true, "mixed" as const, undefined),
  disabled: flag,
  expanded: flag,
  active: flag,
  invalid: fc.constantFrom(true, "grammar" as const, "spelling" as const, undefined),
  level: fc.constantFrom(1, 6, undefined),
  pressed: fc.constantFrom(true, "mixed" as const, undefined),
  selected: flag,
  ariaHidden: flag,
  cursor: fc.constantFrom("pointer" as const, undefined),
  box: fc.option(fc.record({ x: fc.integer(), y: fc.nat(), width: fc.nat(), height: fc.nat() }), {
    nil: undefined,
  }),
  url: fc.option(text, { nil: undefined }),
  placeholder: fc.option(text, { nil: undefined }),
};
const { node } = fc.letrec<{ node: AriaNode }>((tie) => ({
  node: fc.record({
    role,
    ...states,
    text: fc.option(text, { nil: undefined, freq: 4 }),
    children: fc.array(fc.oneof({ maxDepth: 6 }, text, tie("node")), { maxLength: 8 }),
  }),
}));
const tree = fc
  .array(
    fc.oneof(
      node,
      text.map((said): AriaNode => ({ role: "text", text: said })),
    ),
    { maxLength: 8 },
  )
  .map(withRefs);

/** Every second node can be named; a node with a text has nothing else below it. */
function withRefs(nodes: AriaTree): AriaTree {
  let count = 0;
  const name = (each: AriaNode): AriaNode => {
    count += 1;
    const ref = each.role !== "text" && count % 2 === 1 ? `e${count}` : undefined;
    const children = each.children?.map((child) =>
      typeof child === "string" ? child : name(child),
    );
    return { ...each, ref, children: each.text === undefined ? children : undefined };
  };
  return nodes.map(name);
}

function refsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ ref, children }) => [...(ref ? [ref] : []), ...refsOf(children)]);
}

function page(main: readonly (AriaNode | string)[]): AriaTree {
  return [
    {
      role: "generic",
      ref: "e1",
      children: [
        {
          role: "banner",
          ref: "e2",
          children: [{ role: "link", name: "Home", ref: "e3", url: "/" }],
        },
        { role: "main", ref: "e4", children: main },
        { role: "contentinfo", ref: "e5", text: "Imprint" },
      ],
    },
  ];
}

function items(count: number, textLength = 40): AriaNode[] {
  return Array.from({ length: count }, (_, index) => ({
    role: "listitem",
    ref: `e${100 + index}`,
    text: `Item ${index} ${"x".repeat(textLength)}`,
  }));
}

describe("writeSnapshot", () => {
  it("writes a tree as Playwright does, whatever it says", () => {
    fc.assert(
      fc.property(tree, (nodes) => {
        const theirs = playwright.iso.renderAriaSnapshotAsYaml(nodes).toWellFormed();
        const ours = writeSnapshot(entriesOf(nodes), Number.MAX_SAFE_INTEGER).text;
        // A key that YAML does not allow is theirs alone.
        fc.pre(theirs.split("\n").every((line) => line.trim().length <= 1_024));
        expect(ours).toBe(theirs);
      }),
    );
  });

  it("stays below its bound, and is the same each time", () => {
    fc.assert(
      fc.property(tree, fc.integer({ min: 1_024, max: 8_192 }), (nodes, bytesMax) => {
        const entries = entriesOf(nodes);
        const { text: written, isCut } = writeSnapshot(entries, bytesMax);
        const whole = writeSnapshot(entries, Number.MAX_SAFE_INTEGER).text;
        expect(Buffer.byteLength(written)).toBeLessThanOrEqual(bytesMax);
        expect(isCut).toBe(Buffer.byteLength(whole) > bytesMax);
        if (!isCut) expect(written).toBe(whole);
        expect(writeSnapshot(entries, bytesMax).text).toBe(written);
      }),
    );
  });

  it("writes YAML, as a whole and line by line, also where it is cut", () => {
    fc.assert(
      fc.property(tree, fc.integer({ min: 1_024, max: 8_192 }), (nodes, bytesMax) => {
        const { text: written } = writeSnapshot(entriesOf(nodes), bytesMax);
        expect(() => parse(written)).not.toThrow();
        for (const line of written.split("\n")) expect(() => parse(line)).not.toThrow();
      }),
    );
  });

  it("names a way to everything that it leaves out", () => {
    const lists = Array.from({ length: 30 }, (_, index) => ({
      role: "list",
      ref: `e${10_000 * (index + 1)}`,
      children: items(200, index).map((item) => ({
        ...item,
        ref: `e${10_000 * (index + 1)}${item.ref?.slice(1)}`,
      })),
    }));
    const entries = entriesOf(page(lists));
    const seen = new Set<string>();
    const asked = new Set<string>();
    const queue = [entries];
    for (let part = queue.pop(); part; part = queue.pop()) {
      const { text: written } = writeSnapshot(part);
      for (const [, ref = ""] of written.matchAll(/\[ref=(e\d+)\]/g)) seen.add(ref);
      for (const [, way = ""] of written.matchAll(/with target (e\d+(?:\.\.e\d+)?)/g)) {
        const [first = "", last = first] = way.split("..");
        if (!asked.has(way)) queue.push(entriesBetween(entries, { first, last }) ?? []);
        asked.add(way);
      }
    }
    const all = refsOf(entries);
    expect(all).toHaveLength(6_035);
    expect(all.filter((ref) => !seen.has(ref))).toEqual([]);
  });

  it("keeps the order of a page whose middle is too long", () => {
    const { text: written, isCut } = writeSnapshot(
      entriesOf(page([{ role: "list", ref: "e9", children: items(5_000) }])),
    );
    expect(isCut).toBe(true);
    expect(Buffer.byteLength(written)).toBeGreaterThan(SNAPSHOT_BYTES_MAX * 0.9);
    expect(written).toContain('link "Home" [ref=e3]');
    expect(written).toContain("contentinfo [ref=e5]: Imprint");
    expect(written).toContain("Item 0 ");
    expect(written).toContain("Item 4999 ");
    const gap =
      /# [\d,]+ more nodes in e9; browser_snapshot with target e\d+\.\.e\d+, or browser_find/;
    expect(written).toMatch(gap);
    expect(written.match(/more nodes/g)).toHaveLength(1);
  });

  it("opens each of a few large parts as far as there is room", () => {
    const parts = ["First", "Second", "Third"].map((name, index) => ({
      role: "region",
      name,
      ref: `e${50 + index}`,
      children: items(2_000).map((item) => ({ ...item, ref: `f${index}${item.ref}` })),
    }));
    const { text: written } = writeSnapshot(entriesOf(page(parts)));
    for (const [index, { name }] of parts.entries()) {
      expect(written).toContain(`region "${name}" [ref=e${50 + index}]:`);
      expect(written).toContain(`[ref=f${index}e100]: Item 0`);
    }
    expect(written.match(/more nodes in e5\d/g)).toHaveLength(3);
  });

  it("keeps the headings of an article that has no parts", () => {
    const article = Array.from({ length: 60 }, (_, chapter) => [
      { role: "heading", name: `Chapter ${chapter}`, level: 2, ref: `e${chapter}0000` },
      ...items(60).map((item) => ({ ...item, role: "paragraph", ref: `f${chapter}${item.ref}` })),
    ]).flat();
    const { text: written } = writeSnapshot(entriesOf(page(article)));
    for (let chapter = 0; chapter < 60; chapter += 1)
      expect(written).toContain(`"Chapter ${chapter}"`);
  });

  it("cuts a long text and says how much is missing", () => {
    const { text: written, isCut } = writeSnapshot(
      entriesOf(page([{ role: "code", ref: "e6", text: "é: ".repeat(50_000) }])),
    );
    expect(isCut).toBe(true);
    expect(Buffer.byteLength(written)).toBeGreaterThan(SNAPSHOT_BYTES_MAX * 0.9);
    const [line = ""] = written.split("\n").filter((each) => each.includes("code [ref=e6]"));
    expect(line).toMatch(/" # [\d,]+ more characters in e6; browser_find or browser_extract$/);
    const [kept] = parse(line);
    const missing = Number(/# ([\d,]+) more/.exec(line)?.[1]?.replaceAll(",", ""));
    expect(kept["code [ref=e6]"].length + missing).toBe(150_000);
  });

  it("leaves out a name that YAML would not take as a key", () => {
    const [line] = writeSnapshot(
      entriesOf([{ role: "button", ref: "e1", name: '"'.repeat(600) }]),
    ).text.split("\n");
    expect(line).toBe("- button [ref=e1]");
  });
});
