const FIELD = /^(\s*)([\w.-]{1,60}):(?: (.*))?$/;
const THROWN = /^\w*(?:Error|Exception)(?: \[\w+\])?: (.*)$/;
const LINES_MAX = 400;

/**
 * The fields of the YAML block of a TAP test, nested ones as `error.name`, and the last line that
 * belongs to it. Block texts and quoted texts are read; of a list or a deeper object its text is kept.
 * Indented lines without a block, as mocha writes them, give `message` and `stack`.
 */
export function readDiagnostic(
  lines: readonly string[],
  start: number,
  indent: number,
): { readonly fields: ReadonlyMap<string, string>; readonly last: number } {
  const fields = new Map<string, string>();
  if (!/^\s+---\s*$/.test(lines[start] ?? "")) return readPlain(lines, start, indent, fields);
  let last = start;
  const block: string[] = [];
  for (let at = start + 1; at < lines.length && at - start < LINES_MAX; at++) {
    last = at;
    if (/^\s+\.\.\.\s*$/.test(lines[at] ?? "")) break;
    block.push(lines[at] ?? "");
  }
  readFields(block, fields);
  return { fields, last };
}

function readPlain(
  lines: readonly string[],
  start: number,
  indent: number,
  fields: Map<string, string>,
) {
  const plain: string[] = [];
  for (let at = start; at < lines.length && at - start < LINES_MAX; at++) {
    const line = lines[at] ?? "";
    if (line.trim() !== "" && line.search(/\S/) <= indent) break;
    if (/^\s*(?:(?:not )?ok\b|# Subtest:|1\.\.\d)/.test(line)) break;
    plain.push(line.slice(indent + 2));
  }
  const isTold = plain.some((line) => line.trim() !== "");
  if (isTold) {
    const stack = plain.findIndex((line) => /^\s+at /.test(line));
    // mocha writes the message, and then the stack, which begins with it.
    const named = plain.findIndex((line) => THROWN.exec(line)?.[1] === plain[0]);
    const told = plain
      .slice(Math.max(0, named), stack === -1 ? undefined : stack)
      .join("\n")
      .trim();
    fields.set("message", told);
    fields.set("stack", plain.join("\n"));
  }
  return { fields, last: isTold ? start + plain.length - 1 : start - 1 };
}

function readFields(block: readonly string[], fields: Map<string, string>): void {
  const base = block.find((line) => line.trim() !== "")?.search(/\S/) ?? 0;
  let parent = "";
  for (let at = 0; at < block.length; at++) {
    const [, blanks = "", key = "", value = ""] = FIELD.exec(block[at] ?? "") ?? [];
    if (key === "") continue;
    const depth = blanks.length;
    if (depth <= base) parent = "";
    else if (parent === "") continue;
    const name = parent === "" ? key : `${parent}.${key}`;
    const { text, last } = valueAt(block, at, depth, value);
    if (text === undefined) parent = key;
    if (text !== undefined && !fields.has(name)) fields.set(name, text);
    at = last;
  }
}

/** A value and the last line of it; undefined where fields of its own follow. */
function valueAt(block: readonly string[], at: number, depth: number, value: string) {
  if (/^[|>][+-]?\d*$/.test(value)) {
    const { lines, last } = deeper(block, at, depth);
    return { text: lines.join("\n").trimEnd(), last };
  }
  const quote = value[0];
  if (quote === '"' || quote === "'") {
    let text = value;
    let last = at;
    // Vitest breaks the lines of a quoted text as they are.
    while (!isClosed(text, quote) && last + 1 < block.length && last - at < 200) {
      last += 1;
      text += `\n${block[last]}`;
    }
    const inner = text.slice(1, isClosed(text, quote) ? -1 : undefined);
    return { text: quote === "'" ? inner.replaceAll("''", "'") : unescaped(inner), last };
  }
  if (value !== "") return { text: value, last: at };
  const { lines, last } = deeper(block, at, depth);
  const isList = lines.length === 0 || !FIELD.test(lines[0] ?? "");
  const isCompared = /^\s*(?:expected|actual|wanted|found):/.test(block[at] ?? "");
  return isList || isCompared ? { text: lines.join("\n"), last } : { text: undefined, last: at };
}

const isClosed = (text: string, quote: string) =>
  text.length > 1 && text.endsWith(quote) && !text.endsWith(`\\${quote}`);

const ESCAPED: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };
const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, character: string) => ESCAPED[character] ?? character);

/** The lines below one that are further in, without the white space that the first begins with. */
function deeper(block: readonly string[], at: number, depth: number) {
  const lines: string[] = [];
  let last = at;
  for (let next = at + 1; next < block.length; next++) {
    const line = block[next] ?? "";
    if (line.trim() !== "" && line.search(/\S/) <= depth) break;
    lines.push(line);
    last = next;
  }
  const indent = lines[0]?.search(/\S/) ?? 0;
  return { lines: lines.map((line) => line.slice(Math.max(0, indent))), last };
}
