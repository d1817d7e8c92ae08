/** A piece of text without any escapes left, or an element. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

interface OpenElement extends MarkupElement {
  readonly children: MarkupNode[];
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][\w:-]*(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gy;
const ATTRIBUTE = /([a-z][\w:-]*)(?:="([^"]*)")?/g;
const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "wbr"]);

/**
 * Reads markup of our own templates, in which attributes are quoted and every element is closed. What is
 * written otherwise is a defect of the page, and is thrown.
 */
export function parseMarkup(markup: string): readonly MarkupNode[] {
  const root: OpenElement = { tag: "", attributes: {}, children: [] };
  const open = [root];
  let readTo = 0;
  for (const [token, closing, tag = "", attributes = "", ended] of markup.matchAll(TOKEN)) {
    readTo += token.length;
    const parent = open.at(-1) ?? root;
    if (tag === "") parent.children.push(unescapeText(token));
    else if (closing) close(open, tag);
    else {
      const element = { tag, attributes: readAttributes(attributes), children: [] };
      parent.children.push(element);
      if (!ended && !VOID.has(tag)) open.push(element);
    }
  }
  if (readTo < markup.length) throw new Error(`no markup: ${markup.slice(readTo, readTo + 40)}`);
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is not closed`);
  return root.children;
}

/** All text of nodes, as it is written. */
export function textOf(nodes: readonly MarkupNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
}

function close(open: OpenElement[], tag: string): void {
  const element = open.length > 1 ? open.pop() : undefined;
  if (element?.tag !== tag) throw new Error(`</${tag}> closes <${element?.tag ?? ""}>`);
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name, unescapeText(value)]));
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function unescapeText(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (written, code?: string, name = "") =>
    code === undefined ? (NAMED[name] ?? written) : String.fromCodePoint(Number(code)),
  );
}
