import { fenceFor, inlineMarkdown, NOT_SAID } from "./inline-markdown.js";
import { type MarkupElement, type MarkupNode, parseMarkup, textOf } from "./parse-markup.js";

/**
 * What a page of ours says, as Markdown (CommonMark with the tables of GFM), made from its own markup so
 * that nothing is written twice. Knows the elements that our pages are made of.
 */
export function toMarkdown(markup: string, pageUrl: string): string {
  return `${blocks(parseMarkup(markup), pageUrl).join("\n\n")}\n`;
}

type WriteBlock = (element: MarkupElement, pageUrl: string) => readonly string[];

const WRITERS: Readonly<Record<string, WriteBlock>> = {
  h1: heading,
  h2: heading,
  h3: heading,
  p: ({ children }, pageUrl) => paragraph(children, pageUrl),
  pre: ({ children }) => [codeFence(children)],
  figure: figure,
  ul: list,
  ol: list,
  dl: pairs,
  table: table,
  div: inside,
  section: inside,
  article: inside,
};

/** Blocks one after the other; what stands between them is a paragraph of its own. */
function blocks(nodes: readonly MarkupNode[], pageUrl: string): string[] {
  const written: string[] = [];
  let line: MarkupNode[] = [];
  const endLine = () => {
    written.push(...paragraph(line, pageUrl));
    line = [];
  };
  for (const node of nodes) {
    const write = typeof node === "string" ? undefined : WRITERS[node.tag];
    if (typeof node === "string" || write === undefined) line.push(node);
    else {
      endLine();
      written.push(...write(node, pageUrl));
    }
  }
  endLine();
  return written;
}

function inside({ children }: MarkupElement, pageUrl: string): readonly string[] {
  return blocks(children, pageUrl);
}

function heading({ tag, children }: MarkupElement, pageUrl: string): readonly string[] {
  return [`${"#".repeat(Number(tag.slice(1)))} ${inlineMarkdown(children, pageUrl).trim()}`];
}

const LINE_STARTS = /^(?:#{1,6}(?= |$)|[-+](?= |$)|>|=+$|-{3,}$|~{3}|\d{1,9}(?=[.)](?: |$)))/;

function paragraph(nodes: readonly MarkupNode[], pageUrl: string): readonly string[] {
  const text = inlineMarkdown(nodes, pageUrl).trim();
  if (text === "") return [];
  return [text.replace(LINE_STARTS, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))];
}

function figure({ children }: MarkupElement, pageUrl: string): readonly string[] {
  return elements(children).flatMap((child) =>
    child.tag === "figcaption" ? titled(child.children, pageUrl) : blocks([child], pageUrl),
  );
}

/** The name of a table or of code, above it. */
function titled(nodes: readonly MarkupNode[], pageUrl: string): readonly string[] {
  const title = inlineMarkdown(nodes, pageUrl).trim();
  return title === "" ? [] : [`**${title}**`];
}

function codeFence(nodes: readonly MarkupNode[]): string {
  const code = textOf(nodes);
  const [inner] = elements(nodes);
  const language = /\blanguage-(\w+)/.exec(inner?.attributes.class ?? "")?.[1] ?? "text";
  const fence = fenceFor(code, 3);
  return `${fence}${language}\n${code.replace(/\n$/, "")}\n${fence}`;
}

/** A list. One whose items have headings is no list to a reader, but parts of the page. */
function list({ tag, children }: MarkupElement, pageUrl: string): readonly string[] {
  const items = elements(children);
  const isOfParts = items.some((item) => elements(item.children).some(({ tag }) => tag === "h3"));
  if (isOfParts) return items.flatMap((item) => blocks(item.children, pageUrl));
  const written = items.map((item, index) => {
    const marker = tag === "ol" ? `${index + 1}. ` : "- ";
    const rest = " ".repeat(marker.length);
    const text = blocks(item.children, pageUrl).join("\n\n");
    return marker + text.replace(/\n(?=[^\n])/g, `\n${rest}`);
  });
  return [written.join(written.some((item) => item.includes("\n\n")) ? "\n\n" : "\n")];
}

/** Names with what is said of each, as a list. */
function pairs({ children }: MarkupElement, pageUrl: string): readonly string[] {
  const written = elements(children).map((pair) => {
    const says = (wanted: string) =>
      elements(pair.children)
        .filter(({ tag }) => tag === wanted)
        .map((part) => inlineMarkdown(part.children, pageUrl).trim());
    return `- **${says("dt").join(", ")}**: ${says("dd").join(", ")}`;
  });
  return [written.join("\n")];
}

function table({ children }: MarkupElement, pageUrl: string): readonly string[] {
  const parts = elements(children);
  const rowsOf = (wanted: string) =>
    parts.filter(({ tag }) => tag === wanted).flatMap((part) => elements(part.children));
  const caption = parts.find(({ tag }) => tag === "caption");
  const row = ({ children: cells }: MarkupElement) =>
    `| ${elements(cells)
      .map((cell) => inlineMarkdown(cell.children, pageUrl).trim().replaceAll("|", "\\|"))
      .join(" | ")} |`;
  const [head] = rowsOf("thead");
  const columns = head ? elements(head.children).length : 0;
  const lines = [
    ...(head ? [row(head)] : []),
    `|${" --- |".repeat(columns)}`,
    ...rowsOf("tbody").map(row),
  ];
  return [...titled(caption?.children ?? [], pageUrl), lines.join("\n")];
}

function elements(nodes: readonly MarkupNode[]): MarkupElement[] {
  return nodes.filter(
    (node): node is MarkupElement => typeof node !== "string" && !NOT_SAID.has(node.tag),
  );
}
