/** Members of an answer that say it in words, the most telling first. */
const TELLING = ["output", "summary", "result", "answer", "reply", "text", "markdown", "message"];
const DEPTH_MAX = 3;
const LINES_MAX = 24;
const LINE_CHARS_MAX = 400;
const TEXT_CHARS_MAX = 16_000;

/** What an operation answered, as a person reads it: its own words, or its members line by line. */
export function wordAnswer(value: unknown): string {
  const words = ownWords(value, 0);
  if (words !== undefined) return words.slice(0, TEXT_CHARS_MAX);
  const links = linksOf(value);
  if (links !== undefined) return links.slice(0, TEXT_CHARS_MAX);
  const lines = linesOf(value, "", 0).slice(0, LINES_MAX);
  return lines.length > 0 ? lines.join("\n") : "Nothing was answered.";
}

/** The text of the first telling member that has one. */
function ownWords(value: unknown, depth: number): string | undefined {
  if (typeof value === "string" && value.trim() !== "") return value;
  if (depth > DEPTH_MAX || !isObject(value)) return undefined;
  for (const name of TELLING) {
    const words = ownWords(value[name], depth + 1);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** The links of a page, one in a line, as a person writes them down. */
function linksOf(value: unknown): string | undefined {
  if (!isObject(value) || !Array.isArray(value.links)) return undefined;
  const links: readonly unknown[] = value.links;
  const written = links.map((link) =>
    isObject(link) && typeof link.href === "string"
      ? labelled(String(link.text ?? "").trim(), link.href)
      : undefined,
  );
  if (written.length === 0) return "no links";
  return written.every((line) => line !== undefined) ? written.join("\n") : undefined;
}

function linesOf(value: unknown, name: string, depth: number): string[] {
  const words = name.replaceAll("_", " ");
  if (Array.isArray(value)) {
    const isFlat = value.every((one) => !isObject(one) && !Array.isArray(one));
    const shown = value.slice(0, LINES_MAX);
    if (isFlat) return [labelled(words, shown.length > 0 ? shown.map(String).join(", ") : "none")];
    return shown.flatMap((one, place) => linesOf(one, `${name} ${place + 1}`.trim(), depth + 1));
  }
  if (!isObject(value)) return value === undefined ? [] : [labelled(words, String(value))];
  if (depth > DEPTH_MAX) return [labelled(words, JSON.stringify(value))];
  return Object.entries(value)
    .slice(0, LINES_MAX)
    .flatMap(([own, one]) => linesOf(one, name === "" ? own : `${name}, ${own}`, depth + 1));
}

function labelled(label: string, text: string): string {
  const line = label === "" ? text : `${label}: ${text}`;
  return line.length > LINE_CHARS_MAX ? `${line.slice(0, LINE_CHARS_MAX)}…` : line;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
