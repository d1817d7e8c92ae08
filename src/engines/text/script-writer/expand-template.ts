import type { Random } from "../../math/seeded-random/seeded-random.js";

/** Gives the text of a slot such as `<topic>`; undefined when this brief has nothing for it. */
export type SlotReader = (name: string) => string | undefined;

interface Cursor {
  at: number;
}

/**
 * Expands one phrase template: `{a|b|}` chooses an alternative, `<name>` is filled from the slots.
 * Returns undefined when a chosen slot has no text.
 */
export function expandTemplate(
  template: string,
  slots: SlotReader,
  random: Random,
): string | undefined {
  const branches = parseTemplate(template);
  let missing = false;
  const render = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => {
        if (typeof node === "string") {
          return node;
        }
        if ("slot" in node) {
          const value = slots(node.slot);
          missing ||= value === undefined;
          return value ?? "";
        }
        return render(random.pick(node.branches));
      })
      .join("");
  const text = render(random.pick(branches));
  return missing ? undefined : text;
}

/** Templates are constants of the program, save a few dozen that a language without own ones makes. */
const parsed = new Map<string, Node[][]>();
const parsedMax = 20_000;

function parseTemplate(template: string): Node[][] {
  const known = parsed.get(template);
  if (known !== undefined) {
    return known;
  }
  const branches = readBranches(template, { at: 0 });
  if (parsed.size < parsedMax) {
    parsed.set(template, branches);
  }
  return branches;
}

type Node = string | { readonly slot: string } | { readonly branches: readonly Node[][] };

function readBranches(template: string, cursor: Cursor): Node[][] {
  const branches: Node[][] = [[]];
  let current: Node[] = branches[0] ?? [];
  while (cursor.at < template.length) {
    const character = template.charAt(cursor.at);
    cursor.at += 1;
    if (character === "}") {
      break;
    }
    if (character === "|") {
      current = [];
      branches.push(current);
    } else if (character === "{") {
      current.push({ branches: readBranches(template, cursor) });
    } else if (character === "<") {
      const end = template.indexOf(">", cursor.at);
      current.push({ slot: template.slice(cursor.at, end) });
      cursor.at = end + 1;
    } else {
      current.push(character);
    }
  }
  return branches;
}

/**
 * Removes doubled spaces and the space before a mark, which would count as a word of its own (also in
 * French, where print would keep it).
 */
export function tidySpacing(text: string): string {
  return text
    .replace(/ {2,}/g, " ")
    .replace(/ +([,.?!:;](?=\s|$))/g, "$1")
    .replace(/« +/g, "«")
    .replace(/ +»/g, "»")
    .replace(/,(?=[,.?!:;](?:\s|$))/g, "")
    .trim();
}

/** Writes the first letter large, except where the first word has its own spelling (iPhone, x.com). */
export function capitalizeSentence(text: string): string {
  const opening = /^[\s"“„«‚‘'(¿¡]*/u.exec(text)?.[0] ?? "";
  const rest = text.slice(opening.length);
  const word = /^\S+/u.exec(rest)?.[0] ?? "";
  if (/^\p{Ll}\S*(?:[\p{Lu}_@/\d]|[.:]\S)/u.test(word)) {
    return text;
  }
  const first = [...rest][0] ?? "";
  return opening + first.toLocaleUpperCase("en") + rest.slice(first.length);
}
