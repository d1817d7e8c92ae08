/** A label such as `Audience` with the text that belongs to it; the label is empty before the first one. */
export interface LabelledPart {
  readonly label: string;
  readonly text: string;
}

const KNOWN_LABEL =
  /(?<=^|[\s;.,(•*–-])((?:\p{Lu}[\p{L}'’-]*|cta)(?:[ -][\p{L}'’-]+){0,3})\s?[:：](?=\s|\p{Lo})\s*(?=\S)/giu;
/** What stands before a colon at the start of a sentence, up to so many words, labels what follows it. */
const OPENING_LABEL =
  /(?<=^|;\s|[.!?;。]["”»)]?\s|。|\s[-–•*]\s)((?:\p{Lu}|\p{Lo}|(?<=^|;\s)\p{Ll})[\p{L}'’-]*(?:\s[\p{L}'’-]+){0,4})\s?[:：](?=[\s\uE000-\uF8FF]|\p{Lo})\s*(?=\S)/gu;
const MANY_LABELS = 3;

/** Cuts a protected brief where a label stands (`Product: … Audience: …`). */
export function splitLabels(
  text: string,
  roleOf: (label: string) => string | undefined,
  isOrder: (label: string) => boolean,
): LabelledPart[] {
  const found = new Map<number, { label: string; end: number }>();
  const opening = [...text.matchAll(OPENING_LABEL)];
  for (const match of opening) {
    const label = match[1] ?? "";
    if (roleOf(label) === undefined && (isOrder(label) || !isLabelLike(label))) continue;
    found.set(match.index, { label, end: match.index + match[0].length });
  }
  for (const match of text.matchAll(KNOWN_LABEL)) {
    const words = (match[1] ?? "").split(" ");
    const end = match.index + match[0].length;
    if ([...found.values()].some((one) => one.end === end)) continue;
    for (let from = 0; from < words.length; from += 1) {
      const label = words.slice(from).join(" ");
      const start = match.index + (match[1] ?? "").length - label.length;
      const isLoneName =
        found.size >= MANY_LABELS &&
        from === words.length - 1 &&
        /^\p{Lu}\p{Ll}+$/u.test(label) &&
        !/^\p{Lu}|^(?:on|at|in|of|the|to|for|and|from|by)$/u.test(words[from - 1] ?? "");
      const role = roleOf(label);
      const isSmall = /^(?:cta|end|ending|last line|final line|tone|style|audience|length)$/u.test(
        label,
      );
      const isMeant =
        role !== undefined && (/^\p{Lu}/u.test(label) || isSmall || opensLine(text, start));
      if (isMeant || isLoneName) {
        found.set(start, { label, end });
        break;
      }
    }
  }
  const places = [...found].sort(([one], [other]) => one - other);
  const head = text.slice(0, places[0]?.[0] ?? text.length).trim();
  return [
    ...(withoutBullet(head) === "" ? [] : [{ label: "", text: head }]),
    ...places.map(([, { label, end }], at) => ({
      label,
      text: withoutBullet(text.slice(end, places[at + 1]?.[0] ?? text.length)),
    })),
  ];
}

function withoutBullet(text: string): string {
  return text.trim().replace(/\s+[-–•*]$/u, "");
}

function opensLine(text: string, at: number): boolean {
  return at === 0 || /[;.!?]\s$/u.test(text.slice(Math.max(0, at - 2), at));
}

const UNKNOWN_WORDS_MAX = 3;

/** A few words label what follows; more than that is a sentence with a colon, unless it asks what follows answers. */
function isLabelLike(label: string): boolean {
  return (
    label.split(" ").length <= UNKNOWN_WORDS_MAX ||
    /^(?:what|how|who|where|why|when|was|wie|wer|wo|warum|que|qui|où|comment|qué|cómo|quién|dónde)(?!\p{L})/iu.test(
      label,
    )
  );
}

const SENTENCE_END =
  /(?<=[.!?…]["”»)]*)\s+(?=[^\p{Ll}])|(?<=^[\uF000-\uF8FF])\s+(?=\p{Lu})|(?<=:\s[\uF000-\uF8FF])\s+(?=\p{Lu})|(?<=[。！？])\s*|\s*[;；]\s*/u;
/** Where nothing is written large, a stop after a word of some length ends a sentence too. */
const SMALL_SENTENCE_END =
  /(?<=(?:\p{L}{2}|[\d\uE000-\uF8FF)"”»])[.!?]+["”»)]*)\s+(?=\S)|(?<=[.!?…]["”»)]+)\s+|(?<=[。！？])\s*|\s*[;；]\s*/u;
const BULLET = /(?:^|\s)[•‣▪●◦·*]\s+|(?:^|(?<=[\p{Ll}\d.!?)\uE000-\uF8FF]))\s*-\s+(?=\S)/gu;

/** The sentences, list items and bullets of a protected text. */
export function splitSentences(text: string): string[] {
  return numberedItems(text)
    .flatMap(bulletItems)
    .flatMap((item) =>
      item.split(
        (item.match(/[.!?]\s+\p{Ll}/gu)?.length ?? 0) > 0 ? SMALL_SENTENCE_END : SENTENCE_END,
      ),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}\p{S}\uE000-\uF8FF]/u.test(sentence));
}

function bulletItems(text: string): string[] {
  const marks = text.match(BULLET)?.length ?? 0;
  const isList = /^\s*[-•*]\s/u.test(text) || marks >= 2 || /\s[•‣▪●◦]\s/u.test(text);
  return isList ? text.split(BULLET) : [text];
}

function numberedItems(text: string): string[] {
  const marks = [...text.matchAll(/(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\S)/gu)];
  const inOrder = marks.length >= 2 && marks.every((mark, at) => Number(mark[1]) === at + 1);
  return inOrder ? text.split(/(?:^|\s)\(?\d{1,2}[.)]\s+(?=\S)/u) : [text];
}

/** Removes the stop at the end of a clause and joining words or marks at its start. */
export function trimClause(clause: string): string {
  return clause
    .replace(/^[\s,.;:!、，。…–—-]+/u, "")
    .replace(/[\s,.;:!、，。；：！…–—-]+$/u, "")
    .trim();
}
