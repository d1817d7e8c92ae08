import type { TextEdit } from "./text-edits.js";

/** Puts edits as a person would: a statement that is taken out takes its line along, one that is added has one. */
export function tidyEdits(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.map((edit) => {
    const lineStart = text.lastIndexOf("\n", edit.start - 1) + 1;
    const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? "";
    const beginsLine = lineStart + indent.length === edit.start;
    const lineEnd = text.indexOf("\n", edit.end);
    const endsLine = lineEnd !== -1 && text.slice(edit.end, lineEnd).trim() === "";
    if (edit.text === ";" && edit.end > edit.start && beginsLine && endsLine) {
      return { start: lineStart, end: lineEnd + 1, text: "" };
    }
    if (edit.start !== edit.end) return edit;
    if (/[;}] $/.test(edit.text) && beginsLine) {
      const isLast = text[edit.start] === "}";
      const unit = indent.includes("\t") || /^\t/m.test(text) ? "\t" : "  ";
      const inner = isLast ? indent + unit : indent;
      const start = isLast ? lineStart : edit.start;
      const lines = isLast
        ? `${inner}${edit.text.trimEnd()}\n`
        : `${edit.text.trimEnd()}\n${indent}`;
      return { start, end: start, text: lines };
    }
    if (/^ .*[;}]$/.test(edit.text) && endsLine)
      return { ...edit, text: `\n${indent}${edit.text.trim()}` };
    return edit;
  });
}
