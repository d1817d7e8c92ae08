import { splitWords } from "./known-document.js";

/** The length of the longest common subsequence, in time that grows with the product of both lengths. */
export function commonLength(one: readonly string[], other: readonly string[]): number {
  let before = new Uint32Array(other.length + 1);
  for (const word of one) {
    const row = new Uint32Array(other.length + 1);
    for (let at = 1; at <= other.length; at += 1) {
      row[at] =
        other[at - 1] === word
          ? (before[at - 1] ?? 0) + 1
          : Math.max(before[at] ?? 0, row[at - 1] ?? 0);
    }
    before = row;
  }
  return before[other.length] ?? 0;
}

/** The share of the words of both texts that are in both in one order. */
export function orderedShare(known: readonly string[], read: readonly string[]): number {
  const most = Math.max(known.length, read.length);
  return most === 0 ? 1 : commonLength(known, read) / most;
}

/** The words of Markdown without what marks them: told by GFM's rules, and by no part of the product. */
export function markdownWords(markdown: string): string[] {
  const text = markdown
    .replace(/^<!-- page \d+ -->$/gm, "")
    .replace(/^ *(?:```|~~~)\w*$/gm, "")
    .replace(/^\|(?: ?:?-+:? ?\|)+$/gm, "")
    .replace(/^\| (.*) \|$/gm, (_all, row: string) => row.replace(/(?<!\\)\|/g, " "))
    .replace(/^(?:> ?|#{1,6} | *[-*+] | *\d{1,9}[.)] )+/gm, "")
    .replace(/!?\[((?:[^\]\\]|\\.)*)\]\([^()\s]*\)/g, "$1")
    .replace(/<((?:https?|mailto):[^<>\s]+)>/g, "$1")
    .replace(/(?<!\\)(?:\*{1,3}|`+)/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1");
  return splitWords(text);
}

/** The cells of the tables of Markdown, each with its column. */
export function markdownCells(markdown: string): string[] {
  return markdown
    .split("\n")
    .filter((line) => /^\|.*\|$/.test(line) && !/^\|(?: ?:?-+:? ?\|)+$/.test(line))
    .flatMap((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell, column) => `${column}:${markdownWords(cell.trim()).join(" ")}`),
    );
}
