export type SourceKind = "html" | "css" | "tokens";

const BLANK_OR_BOM = /^[\s\ufeff]+/;

/**
 * The kind of a source by how it begins: JSON opens with a brace that a string or its end follows, or
 * with a bracket; a style sheet has a brace before any tag; all else is HTML, plain text as well.
 */
export function detectKind(source: string): SourceKind {
  const text = source.replace(BLANK_OR_BOM, "");
  if (/^\{\s*["}]/.test(text) || /^\[\s*[[\]{"\d-]/.test(text)) return "tokens";
  const rules = text.slice(endOfComments(text));
  const brace = rules.indexOf("{");
  const tag = rules.search(/<[a-z!/?]/i);
  if (brace !== -1 && (tag === -1 || brace < tag)) return "css";
  return /^@(?:import|charset|namespace|layer)\b/i.test(rules) ? "css" : "html";
}

/** Where the first thing stands that is neither blank nor a comment of CSS. */
function endOfComments(text: string): number {
  let at = 0;
  while (text.startsWith("/*", at)) {
    const end = text.indexOf("*/", at + 2);
    if (end === -1) return at;
    at = end + 2;
    while (/\s/.test(text.charAt(at))) at += 1;
  }
  return at;
}
