import { type MarkupNode, textOf } from "./parse-markup.js";

/** What is part of the page and no part of what it says. */
export const NOT_SAID: ReadonlySet<string> = new Set(["nav", "button", "svg", "script", "style"]);

/** Text with its emphasis, code and links, on one line. Links become absolute, from the page's address. */
export function inlineMarkdown(nodes: readonly MarkupNode[], pageUrl: string): string {
  const parts = nodes.map((node) => {
    if (typeof node === "string") return escapeText(node.replace(/\s+/g, " "));
    const { tag, attributes, children } = node;
    if (NOT_SAID.has(tag)) return "";
    if (tag === "code") return codeSpan(textOf(children));
    const inner = inlineMarkdown(children, pageUrl);
    if (tag === "strong") return wrapped(inner, "**");
    if (tag === "em") return wrapped(inner, "*");
    if (tag === "a" && attributes.href !== undefined) {
      return `[${inner.trim()}](${destination(attributes.href, pageUrl)})`;
    }
    return inner;
  });
  return parts.join("");
}

/** Marks stand beside the words: Markdown reads none that stand beside a space. */
function wrapped(inner: string, mark: string): string {
  const words = inner.trim();
  if (words === "") return inner;
  return inner.replace(words, () => `${mark}${words}${mark}`);
}

function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, " ");
  if (code === "") return "";
  const fence = fenceFor(code, 1);
  const pad = /^`|`$|^ .* $/.test(code) ? " " : "";
  return `${fence}${pad}${code}${pad}${fence}`;
}

/** Backticks that nothing in the code can be taken for; at least so many. */
export function fenceFor(code: string, least: number): string {
  const runs = code.match(/`+/g) ?? [];
  const longest = runs.reduce((length, run) => Math.max(length, run.length), 0);
  return "`".repeat(longest < least ? least : longest + 1);
}

function destination(href: string, pageUrl: string): string {
  return new URL(href, pageUrl).href.replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));
}

const SIGNS = /[\\`*[\]]|<(?=[A-Za-z/!?])|&(?=#?\w+;)|~(?=~)|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;

function escapeText(text: string): string {
  return text.replace(SIGNS, (sign) => `\\${sign}`);
}
