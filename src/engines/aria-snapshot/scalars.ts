const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};
/** Plain, YAML 1.1 reads them as something else than text. */
const RESERVED_WORDS = new Set(["y", "n", "yes", "no", "true", "false", "on", "off", "null", "~"]);
const SPECIAL_NUMBER = /^[-+]?\.(inf|nan)$/i;
const MISREAD_WHEN_PLAIN = [
  /^$|^\s|\s$/,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  /[\x00-\x08\x0a-\x1f\x7f-\x9f]/,
  /^[-&*\],?!>|@"'#%[]/,
  /:(\s|$)/,
  /\s#/,
  /[{}`]/,
];
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const ESCAPED = /[\\"\x00-\x1f\x7f-\x9f]/g;

/** A text as a key of YAML: plain, or in single quotes where it would be misread. */
export function yamlKey(text: string): string {
  return needsQuotes(text) ? `'${text.replaceAll("'", "''")}'` : text;
}

/** A text as a value of YAML: plain, or in double quotes with escapes where it would be misread. */
export function yamlValue(text: string): string {
  return needsQuotes(text) ? `"${escaped(text)}"` : text;
}

/** The longest beginning of a text that takes no more than `bytes` of UTF-8 as a value of YAML. */
export function valueWithin(text: string, bytes: number): string {
  const quotes = 2;
  let used = quotes;
  let end = 0;
  for (const character of text) {
    used += Buffer.byteLength(escaped(character));
    if (used > bytes) break;
    end += character.length;
  }
  return text.slice(0, end);
}

function escaped(text: string): string {
  return text.replace(
    ESCAPED,
    (character) =>
      SHORT_ESCAPES[character] ?? `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
}

/** The conditions of Playwright's own writer, so that both write a text the same way. */
function needsQuotes(text: string): boolean {
  return (
    MISREAD_WHEN_PLAIN.some((pattern) => pattern.test(text)) ||
    !Number.isNaN(Number(text)) ||
    RESERVED_WORDS.has(text.toLowerCase()) ||
    SPECIAL_NUMBER.test(text)
  );
}
