import { yamlKey, yamlValue } from "./scalars.js";
import type { AriaNode, AriaTree } from "./tree.js";

/** A line of a snapshot with the lines below it. */
export interface Entry {
  /** `comment` stands for something that is not there, and is written as it is. */
  readonly kind: "node" | "text" | "comment";
  /** What stands before a colon: role, name and states, `text`, `/url`; or the comment. */
  readonly key: string;
  readonly role: string;
  readonly ref: string | undefined;
  /** What the line says after its colon, unquoted. */
  readonly text: string | undefined;
  readonly children: readonly Entry[];
  /** Nodes, itself included. */
  readonly nodeCount: number;
  readonly lineCount: number;
  /** UTF-8 of all its lines with their ends, were it at the root. */
  readonly bytes: number;
}

export type Parts = Pick<Entry, "kind" | "key" | "role"> &
  Partial<Pick<Entry, "ref" | "text" | "children">>;

/** Playwright's: a longer name is left out. YAML bounds the key as a whole, quotes and states included. */
const NAME_CHARACTERS_MAX = 900;
const KEY_CHARACTERS_MAX = 1_024;
const INDENT = "  ";

/** The lines of a tree. Linear in its size. */
export function entriesOf(tree: AriaTree): Entry[] {
  return tree.map(entryOf);
}

/** Puts an entry together and counts what it holds. */
export function makeEntry({ kind, key, role, ref, text, children = [] }: Parts): Entry {
  const entry = { kind, key, role, ref, text, children };
  let nodeCount = kind === "node" ? 1 : 0;
  let lineCount = 1;
  let bytes = Buffer.byteLength(lineOf(entry)) + 1;
  for (const child of children) {
    nodeCount += child.nodeCount;
    lineCount += child.lineCount;
    bytes += child.bytes + child.lineCount * INDENT.length;
  }
  return { ...entry, nodeCount, lineCount, bytes };
}

/** The line of an entry without its indentation. */
export function lineOf(entry: Pick<Entry, "kind" | "key" | "text" | "children">): string {
  if (entry.kind === "comment") return entry.key;
  if (entry.text !== undefined) return `- ${entry.key}: ${yamlValue(entry.text)}`;
  return entry.children.length > 0 ? `- ${entry.key}:` : `- ${entry.key}`;
}

export function indentOf(depth: number): string {
  return INDENT.repeat(depth);
}

/** UTF-8 of an entry with all that is below it, at a depth. */
export function bytesAt(entry: Entry, depth: number): number {
  return entry.bytes + entry.lineCount * INDENT.length * depth;
}

function entryOf(node: AriaNode): Entry {
  if (node.role === "text") return textEntry("text", node.text ?? "");
  const properties = propertiesOf(node);
  const parts = { kind: "node", key: keyOf(node), role: node.role, ref: node.ref } as const;
  if (node.text !== undefined) {
    if (properties.length === 0) return makeEntry({ ...parts, text: node.text });
    return makeEntry({ ...parts, children: [...properties, textEntry("text", node.text)] });
  }
  const children = (node.children ?? []).map((child) =>
    typeof child === "string" ? textEntry("text", child) : entryOf(child),
  );
  return makeEntry({ ...parts, children: [...properties, ...children] });
}

function textEntry(key: string, text: string): Entry {
  return makeEntry({ kind: "text", key, role: "text", text });
}

function propertiesOf({ url, placeholder }: AriaNode): Entry[] {
  const properties = [];
  if (url !== undefined) properties.push(textEntry("/url", url));
  if (placeholder !== undefined) properties.push(textEntry("/placeholder", placeholder));
  return properties;
}

function keyOf(node: AriaNode): string {
  const name =
    node.name && node.name.length <= NAME_CHARACTERS_MAX ? JSON.stringify(node.name) : "";
  const states = statesOf(node);
  const key = yamlKey([node.role, name, states].filter(Boolean).join(" "));
  return key.length <= KEY_CHARACTERS_MAX ? key : yamlKey(`${node.role} ${states}`.trimEnd());
}

/** In the order of Playwright's writer. */
function statesOf(node: AriaNode): string {
  const { ref, box, invalid } = node;
  const states = [
    node.checked === "mixed" && "checked=mixed",
    node.checked === true && "checked",
    node.disabled && "disabled",
    node.expanded && "expanded",
    node.active && "active",
    (invalid === "grammar" || invalid === "spelling") && `invalid=${invalid}`,
    invalid === true && "invalid",
    node.level && `level=${node.level}`,
    node.pressed === "mixed" && "pressed=mixed",
    node.pressed === true && "pressed",
    node.selected && "selected",
    node.ariaHidden && "aria-hidden",
    ref && `ref=${ref}`,
    ref && node.cursor === "pointer" && "cursor=pointer",
    box && `box=${box.x},${box.y},${box.width},${box.height}`,
  ];
  return states.flatMap((state) => (state ? [`[${state}]`] : [])).join(" ");
}
