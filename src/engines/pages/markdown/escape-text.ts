const SPECIAL =
  /[\\`*[\]]|_(?=\S)|(?<=\S)_|<(?=[a-zA-Z/!?])|~(?=~)|(?<=~)~|&(?=#?[a-zA-Z0-9]{1,32};)/gu;
const FENCE_LENGTH_MIN = 3;
const INTRAWORD = /[\p{L}\p{N}_]/u;
const LINE_START = /^(?:#{1,6}(?=\s|$)|>|[+-](?=\s|$)|[|=]|:?-+(?=[\s|:-]|$)|~{3,})/u;
const NUMBERED = /^(\d{1,9})([.)])(?=\s|$)/u;

/** Plain text as Markdown that shows it: each character that would be read as markup gets a backslash. */
export function escapeText(text: string): string {
  return text.replace(SPECIAL, (found, at: number) =>
    found === "_" && INTRAWORD.test(text.charAt(at - 1)) && INTRAWORD.test(text.charAt(at + 1))
      ? found
      : `\\${found}`,
  );
}

/** A line that shall begin no heading, list, quote, rule or table, though its first characters would. */
export function escapeLineStart(line: string): string {
  if (NUMBERED.test(line)) return line.replace(NUMBERED, "$1\\$2");
  return LINE_START.test(line) ? `\\${line}` : line;
}

/** Text between as many backticks as it needs. */
export function codeSpan(text: string): string {
  const fence = "`".repeat(longestRun(text, "`") + 1);
  const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Text as a block of its own, whose fence is longer than any run of backticks within: none can close it. */
export function codeBlock(text: string, language = ""): string {
  const fence = "`".repeat(Math.max(FENCE_LENGTH_MIN, longestRun(text, "`") + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** The length of the longest run of one character. */
function longestRun(text: string, char: string): number {
  let longest = 0;
  let run = 0;
  for (const one of text) {
    run = one === char ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}
