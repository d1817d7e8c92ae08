import { decodeEntities } from "../hidden-text/decode-entities.js";
import { linkAt } from "../hidden-text/markdown-marks.js";
import type { FoundLink } from "./found-link.js";

const REFERENCE = /\[([^[\]\n]{1,300})\]\[([^[\]\n]{0,200})\]/g;
const SHORTCUT = /\[([^[\]\n]{1,200})\](?![[(:\]])/g;
const DEFINITION = /^[ \t]{0,3}\[([^\]\n]{1,200})\]:[ \t]{0,20}<?([^\s>]{1,4000})/gm;

/** Inline links and images of Markdown, also one within the label of another. Linear. */
export function* findInlineLinks(text: string): Generator<FoundLink> {
  for (let at = text.indexOf("["); at >= 0; at = text.indexOf("[", at + 1)) {
    const link = linkAt(text, at);
    if (!link) continue;
    const label = text.slice(link.label.start, link.label.end);
    yield {
      start: at,
      end: link.end,
      url: decodeEntities(text.slice(link.target.start, link.target.end)),
      shownAs: plainLabel(label),
      isLoaded: text[at - 1] === "!",
    };
  }
}

/** Links whose target a definition elsewhere gives: `[text][name]`, `[name][]` and `[name]`. Linear. */
export function* findReferenceLinks(text: string): Generator<FoundLink> {
  const targets = new Map<string, string>();
  for (const [, name = "", url = ""] of text.matchAll(DEFINITION)) {
    const key = keyOf(name);
    if (!targets.has(key)) targets.set(key, decodeEntities(url));
  }
  if (targets.size === 0) return;
  for (const pattern of [REFERENCE, SHORTCUT]) {
    for (const { index, 0: whole, 1: label = "", 2: name = "" } of text.matchAll(pattern)) {
      const url = targets.get(keyOf(name === "" ? label : name));
      const isPart = pattern === SHORTCUT && text[index - 1] === "]";
      if (url === undefined || isPart) continue;
      const end = index + whole.length;
      yield {
        start: index,
        end,
        url,
        shownAs: plainLabel(label),
        isLoaded: text[index - 1] === "!",
      };
    }
  }
}

/** Names of definitions match in any case and with any blanks. */
function keyOf(name: string): string {
  return name.trim().replace(/\s+/gu, " ").toLowerCase();
}

function plainLabel(label: string): string {
  return decodeEntities(label)
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/gu, "$1")
    .replace(/<[^<>]{0,500}>/gu, "")
    .replace(/[*`]|\\(?=[!-/:-@[-`{-~])/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}
