import { type Prompt, sourceSpan } from "../tokens/read-prompt.js";
import type { List, ListItem } from "./block.js";
import { cellOf, type Line, linesOf } from "./lines.js";

const MARKER = /^\s{0,20}(?:([-*•‣◦·])\s|\(?(\d{1,3}|[a-z])[.)]\s|(#\d{1,4})[:.)]?\s)/iu;

/** Bullet and numbered lists: two items at least, each on a line of its own. */
export function findLists(prompt: Prompt): readonly List[] {
  const lists: List[] = [];
  let open: { item: ListItem; line: Line }[] = [];
  const close = () => {
    const [first, last] = [open[0], open.at(-1)];
    if (first && last && open.length > 1) {
      const to = last.line.from + last.line.text.length;
      const span = sourceSpan(prompt.folded, first.line.from, to);
      lists.push({ kind: "list", items: open.map(({ item }) => item), span });
    }
    open = [];
  };
  for (const line of linesOf(prompt)) {
    const marker = MARKER.exec(line.text);
    if (!marker) {
      close();
      continue;
    }
    const body = cellOf(prompt, line, [marker[0].length, line.text.length]);
    open.push({ item: { marker: marker[1] ?? marker[2] ?? marker[3] ?? "", body }, line });
  }
  close();
  return lists;
}
