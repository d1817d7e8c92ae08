/** A class that a task offers, spelled as the task spells it. */
export interface Label {
  readonly name: string;
  /** What the task says belongs to it. */
  readonly description: string;
}

export interface OfferedLabels {
  readonly labels: readonly Label[];
  /** All that apply are wanted, not the one that fits best. */
  readonly isMulti: boolean;
}

const LABELS_MAX = 100;
const LABEL_WORDS_MAX = 6;
/** With its description. */
const LABEL_LENGTH_MAX = 600;
const INSTRUCTION_LENGTH_MAX = 20_000;
const MULTI =
  /\b(?:all (?:the )?(?:labels|tags|categories|topics|classes)?\s?that apply|multi-?label|one or more|any that apply|all (?:applicable|matching|fitting|relevant)|every label|multiple labels|several labels)\b/i;
const NOUN =
  "(?:labels?|categor(?:y|ies)|class(?:es)?|options?|tags?|topics?|departments?|teams?|intents?|types?|priorit(?:y|ies)|severit(?:y|ies)|sentiments?|choices|buckets?|groups?|languages?|urgency|subjects?|emotions?|genres?)";
/** What stands directly before a list of labels, the surest first. */
const LEADS: readonly RegExp[] = [
  new RegExp(`\\b${NOUN}(?: are| is| to choose from)?\\s?[:=]\\s*(?=\\S)`, "giu"),
  new RegExp(`\\b${NOUN}(?: of)?\\s+(?=["'“‘\`])`, "giu"),
  /\b(?:one|any|some|several|all) of(?: the following| these)?(?: [\p{L}]+)?\s*:?\s+(?=\S)/giu,
  /\b(?:choose|pick|select|decide)\b[^:.\n]{0,40}?\b(?:from|among|between)(?: the following)?:?\s+(?=\S)/giu,
  /\b(?:belongs? to|fits? best|fits?|applies|best describes (?:it|this)|describes (?:it|this))\s?(?:here)?:\s*(?=\S)/giu,
  /\b(?:as|into|in|between|among)(?: either)?:?\s+(?=\S)/giu,
  /\bwhether (?:it|this|the [\p{L}]+|this [\p{L}]+|the following [\p{L}]+) (?:is|are|was|sounds)(?: an?)?\s+(?=\S)/giu,
  /\b(?:is|are|was) (?:this|the|that)(?: following)? [\p{L}-]+(?: of this [\p{L}]+)?(?: an?)?\s+(?=\S)/giu,
  /\b(?:is|are|was) (?:it|this|that|the following)(?: an?)?\s+(?=\S)/giu,
  /\b(?:categories|labels|classes|options|tags|topics|departments|intents)\s+(?=\S)/giu,
];
const LIST_END =
  /\s+(?:for (?:this|the|it|each)|based on|according to|depending on|and (?:give|return|answer|explain|output)|given|that|which|please|from the|of the)\b|\.(?=\s|$)|\?|\n\s*\n|:\s|:$/iu;
const SMALL =
  /^(?:(?:an?|the|either|or|and|as|is|it's|being|answer|reply|respond|with|categories|labels|classes|options)\s+)+/iu;

/** The labels that an instruction offers, at least two, else none. */
export function readLabels(instruction: string): OfferedLabels {
  const text = instruction
    .slice(0, INSTRUCTION_LENGTH_MAX)
    .replace(/[ \t\r]+/g, " ")
    .replace(/\n\s*\n/g, "\n\n");
  const labels =
    readBulleted(text) ??
    readBracketed(text) ??
    readLed(text, LEADS.slice(0, 1)) ??
    readRound(text) ??
    readLed(text, LEADS) ??
    readBare(text) ??
    [];
  return { labels: labels.slice(0, LABELS_MAX), isMulti: MULTI.test(text) };
}

/** A list with one label on each line. */
function readBulleted(text: string): Label[] | undefined {
  const lines = [...text.matchAll(/^\s*(?:[-*•]|\d{1,2}[.)])\s+(\S.*)$/gmu)];
  return atLeastTwo(lines.flatMap(([, line = ""]) => toLabel(line) ?? []));
}

/** `[a, b]`, `{a, b}`. */
function readBracketed(text: string): Label[] | undefined {
  for (const match of text.matchAll(/\[([^\][]{3,2000})\]|\{([^{}]{3,2000})\}/gu)) {
    const labels = atLeastTwo(toLabels(match[1] ?? match[2] ?? ""));
    if (labels) return labels;
  }
  return undefined;
}

/** `(a, b)`: one pair of brackets around the whole list; several hold descriptions. */
function readRound(text: string): Label[] | undefined {
  const round = [...text.matchAll(/\(([^()]{3,2000})\)/gu)];
  return round.length === 1 ? atLeastTwo(toLabels(round[0]?.[1] ?? "")) : undefined;
}

function readLed(text: string, leads: readonly RegExp[]): Label[] | undefined {
  for (const lead of leads) {
    for (const match of text.matchAll(lead)) {
      const labels = atLeastTwo(toLabels(listAt(text, match.index + match[0].length)));
      if (labels) return labels;
    }
  }
  return undefined;
}

/** Descriptions in brackets may hold what ends a list outside of them. */
function listAt(text: string, from: number): string {
  const rest = text.slice(from);
  const bare = rest.replace(/\([^()]{0,300}\)/gu, (inner) => "_".repeat(inner.length));
  const end = LIST_END.exec(bare);
  return rest.slice(0, end?.index ?? rest.length);
}

/** "Spam or ham?", "Which emotion dominates, positive or negative?" */
function readBare(text: string): Label[] | undefined {
  const either =
    /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]{1,40}(?:[,/] ?[\p{L}\p{N}][\p{L}\p{N} -]{0,59}){0,20}),? or (?:an? )?((?:not |non-)?[\p{L}\p{N}-]{1,40})\s*[?.:!]?\s*$/iu.exec(
      text,
    );
  if (!either) {
    const said = /^[^:?]{0,80}[:?]\s+([^.?:\n]+)[?.]?\s*$/u.exec(text);
    return said?.[1] ? atLeastTwo(toLabels(said[1])) : undefined;
  }
  return atLeastTwo([...toLabels(either[1] ?? ""), ...toLabels(either[2] ?? "")]);
}

function toLabels(list: string): Label[] {
  const hidden = list.replace(/\([^()]{0,300}\)/gu, (inner) =>
    inner.replace(/[,;/|]| or | and /giu, (mark) => `${" ".repeat(mark.length - 1)}\u0001`),
  );
  const hasMarks = /[,;|\n/]/.test(hidden);
  const separator = hasMarks
    ? /\s*(?:[,;|\n]|\s\/\s|(?<=\p{L})\/(?=\p{L}))\s*(?:or\s|and\s)?|\s+or\s+|\s+and\s+(?=[^,;|]*$)/iu
    : /\s+or\s+|\s+vs\.?\s+|\s+and\s+/iu;
  let from = 0;
  return hidden.split(separator).flatMap((piece) => {
    const at = Math.max(list.indexOf(piece.split("\u0001")[0] ?? "", from), from);
    from = at + piece.length;
    return toLabel(list.slice(at, at + piece.length)) ?? [];
  });
}

function toLabel(written: string): Label | undefined {
  if (written.length > LABEL_LENGTH_MAX) return undefined;
  const match = /^(.*?)\s*(?:\(([^)]*)\)|\s[-–—]\s(.*)|:\s(.*))\s*$/su.exec(written.trim());
  const plain = (match?.[1] ?? written).trim().replace(/^["'“”‘’`*]+|["'“”‘’`*.?!:]+$/gu, "");
  const name = plain.replace(SMALL, "").trim();
  if (name === "" || name.split(/\s+/).length > LABEL_WORDS_MAX) return undefined;
  return { name, description: match?.[2] ?? match?.[3] ?? match?.[4] ?? "" };
}

function atLeastTwo(labels: readonly Label[]): Label[] | undefined {
  const distinct = [...new Map(labels.map((label) => [label.name.toLowerCase(), label])).values()];
  return distinct.length >= 2 ? distinct : undefined;
}
