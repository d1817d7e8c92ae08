/** What a test compared, as the message shows it. */
interface ComparedValues {
  readonly expected: string | null;
  readonly actual: string | null;
}

const VALUE_MAX = 4_000;
const LINE_MAX = 2_000;

/** Lines that name a value; the first group is the value. */
const EXPECTED =
  /^\s*(?:Expected(?: (?:value|substring|pattern|length|path|message|regex|name|constructor|number of \w+|string|object|array))?|expected|wanted|want)(?:\s*\(.*?\))?\s*:\s*(\S.*)$/;
const ACTUAL =
  /^\s*(?:Received(?: (?:value|string|array|object|length|path|message|name|constructor|number of \w+))?|Actual(?: (?:value|message))?|actual|But was|But got|Obtained|got|received|Which is)\s*:\s*(\S.*)$/;

/** A whole message in one sentence; the groups are named. */
const SENTENCES: readonly RegExp[] = [
  /expected:? ?<(?<expected>.*?)> but was:? ?<(?<actual>.*?)>/s,
  /expected:? ?\[(?<expected>.*?)\] but (?:was|found):? ?\[(?<actual>.*?)\]/s,
  /^(?:AssertionError(?: \[\w+\])?: )?(?:[^\n]*\n\n)?(?<actual>\S[^\n]*?) !== (?<expected>[^\n]+)$/m,
  /^(?:AssertionError(?: \[\w+\])?: )?expected (?<actual>.+?)(?<! not) to (?:strictly |deeply |loosely |strictly deep )?(?:equal|be|include|contain|match) (?!called|truthy|falsy|an? |defined|greater|less|close)(?<expected>.+?)(?: \/\/ .*)?$/m,
  /^(?:AssertionError(?: \[\w+\])?: )?expected (?<actual>.+?) to have (?:a length of|property) (?<expected>.+?) but got .*$/m,
  /^(?:AssertionError(?: \[\w+\])?: )?(?:assert )?\(?(?<actual>[^\n]+?)\)? == (?<expected>[^\n]+)$/m,
  /^(?:AssertionError: )?(?:Lists differ: |Tuples differ: |Sequences differ: |Sets differ: )?(?<actual>[^\n]+?) != (?<expected>[^\n]+?)(?: : .*)?$/m,
  /^(?:AssertionError: )?(?:assert (?<expected>[^\n]+?) in|(?<missing>[^\n]+?) not found in) (?<actual>[^\n]+)$/m,
  /Failed asserting that (?<actual>.+?) (?:is identical to|matches expected|is equal to) (?<expected>.+?)\.?$/m,
  /\b(?:got|have):? (?<actual>.+?)(?:[;,]| \(?)\s*(?:want(?:ed)?|expected):? (?<expected>.+?)\)?$/im,
  /\b(?:want(?:ed)?|expected):? (?<expected>.+?)(?:[;,]| but)\s*(?:got|have|received|was):? (?<actual>.+?)$/im,
  / = (?<actual>[^;,]+)[;,] want(?:ed)? (?<expected>.+)$/m,
];

interface DiffForm {
  readonly head: RegExp;
  readonly expected: "-" | "+";
}

/** Headings of differences, and the sign that what was expected has in them. */
const DIFFS: readonly DiffForm[] = [
  { head: /^\s*- Expected(?:\s+- \d+)?$/, expected: "-" },
  { head: /^\s*- Snapshot(?:\s+- \d+)?$/, expected: "-" },
  { head: /^\s*--- Expected$/, expected: "-" },
  { head: /^\s*\+ expected - actual$/, expected: "+" },
  { head: /^\s*\+ actual - expected/, expected: "-" },
  { head: /\(-want \+got\):?$/, expected: "-" },
];

/** Reads what was expected and what was there from a message; null for what is not told. */
export function comparedValues(message: string, details: readonly string[]): ComparedValues {
  const lines = message.split("\n").filter((line) => line.length <= LINE_MAX);
  const diff = fromDiff(lines) ?? fromDiff(details.filter((line) => line.length <= LINE_MAX));
  const named = fromNames(lines);
  if (named.expected !== null && named.actual !== null) return named;
  if (diff && named.expected === null) return diff;
  const rust = fromSides(lines);
  if (rust) return rust;
  const sentence = fromSentence(lines.join("\n").slice(0, LINE_MAX));
  if (sentence && named.expected === null) return sentence;
  return named;
}

function fromNames(lines: readonly string[]): ComparedValues {
  const read = (form: RegExp) => {
    const at = lines.findIndex((line) => form.test(line));
    const first = form.exec(lines[at] ?? "")?.[1];
    return first === undefined ? null : first.trimEnd().slice(0, VALUE_MAX);
  };
  return { expected: read(EXPECTED), actual: read(ACTUAL) };
}

/** `left:` and `right:` of Rust's assert_eq, whose right side is what is expected by custom. */
function fromSides(lines: readonly string[]): ComparedValues | undefined {
  const side = (name: string) =>
    lines.map((line) => new RegExp(`^\\s*${name}: (.*)$`).exec(line)?.[1]).find(Boolean);
  const [actual, expected] = [side("left"), side("right")];
  if (actual === undefined || expected === undefined) return undefined;
  const plain = (value: string) => value.replace(/^`(.*)`(?:,|', .*)?$/, "$1").slice(0, VALUE_MAX);
  const isUnequal = lines.some((line) => /left != right/.test(line));
  return { expected: isUnequal ? null : plain(expected), actual: plain(actual) };
}

function fromSentence(text: string): ComparedValues | undefined {
  for (const sentence of SENTENCES) {
    const groups = sentence.exec(text)?.groups;
    if (!groups) continue;
    const plain = (value = "") => value.trim().slice(0, VALUE_MAX);
    return { expected: plain(groups.expected ?? groups.missing), actual: plain(groups.actual) };
  }
  return undefined;
}

/** Both sides of a difference, with the lines that they share. */
function fromDiff(lines: readonly string[]): ComparedValues | undefined {
  for (const { head, expected } of DIFFS) {
    const at = lines.findIndex((line) => head.test(line));
    if (at === -1) continue;
    const sides: { expected: string[]; actual: string[] } = { expected: [], actual: [] };
    let changes = 0;
    const indent = (lines[at] ?? "").search(/\S/);
    for (const whole of lines.slice(at + 1, at + 400)) {
      const line = indent > 0 && whole.startsWith(" ".repeat(indent)) ? whole.slice(indent) : whole;
      if (/^(?:\+ (?:Received|Actual|expected|actual)|\+\+\+ Actual|@@)/.test(line)) continue;
      if (/^\s*(?:at |❯ |Number of calls|\w*Error\b|\^+\]?$)|\] \{$/.test(whole)) break;
      const sign = line[0];
      const value = line.slice(1).replace(/^ /, "");
      if (sign !== "-" && sign !== "+") {
        if (changes > 0 || line.trim() !== "") {
          sides.expected.push(value);
          sides.actual.push(value);
        }
        continue;
      }
      changes += 1;
      sides[sign === expected ? "expected" : "actual"].push(value);
    }
    if (changes === 0) continue;
    const joined = (side: readonly string[]) => side.join("\n").trim().slice(0, VALUE_MAX);
    return { expected: joined(sides.expected), actual: joined(sides.actual) };
  }
  return undefined;
}
