const labelWords =
  /(?<=^|[\s;.,])((?:\p{Lu}[\p{L}'’-]*|CTA)(?:[ -](?:to[ -])?[\p{L}'’-]+){0,2}|cta)\s?:\s+(?=\S)/gu;

/** A label such as "Audience" with the text that belongs to it; the label is empty before the first one. */
export interface LabelledPart {
  readonly label: string;
  readonly text: string;
}

/** Cuts a protected brief where a known label stands ("Product: … Audience: …"). */
export function splitLabels(text: string, isKnown: (label: string) => boolean): LabelledPart[] {
  const parts: { label: string; start: number; textStart: number }[] = [];
  for (const match of text.matchAll(labelWords)) {
    const full = match[1] ?? "";
    // Only the last words before the colon may be the label: "… 5 May Audience: parents".
    const words = full.split(" ");
    for (let from = 0; from < words.length; from += 1) {
      const label = words.slice(from).join(" ");
      if (isKnown(label)) {
        const start = match.index + full.length - label.length;
        parts.push({ label, start, textStart: match.index + match[0].length });
        break;
      }
    }
  }
  const result: LabelledPart[] = [];
  const opening = text.slice(0, parts[0]?.start ?? text.length).trim();
  if (opening !== "") {
    result.push({ label: "", text: opening });
  }
  parts.forEach((part, index) => {
    const end = parts[index + 1]?.start ?? text.length;
    result.push({ label: part.label, text: text.slice(part.textStart, end).trim() });
  });
  return result;
}

/** Splits a protected text at sentence ends, semicolons, bullets and list numbers. */
export function splitClauses(text: string): string[] {
  return numberedItems(text)
    .flatMap((item) =>
      item.split(
        /(?<=[.!?…])["”»)]*\s+(?![a-zà-ÿ])|(?<=[。！？．])|\s*[;；]\s*|\s+[•‣▪●◦·]\s*|^[•‣▪●◦·]\s*|(?<=^|\s)[-–—*]\s+(?=\S)|(?<=:\s[\uF000-\uF8FF])\s+(?=\p{Lu})|\s+—\s*|\s*———?\s*/u,
      ),
    )
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}\uE000-\uF8FF]/u.test(clause));
}

function numberedItems(text: string): string[] {
  const marks = [...text.matchAll(/(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\S)/gu)];
  const inOrder = marks.length >= 2 && marks.every((mark, index) => Number(mark[1]) === index + 1);
  return inOrder ? text.split(/(?:^|\s)\(?\d{1,2}[.)]\s+(?=\S)/u) : [text];
}

/** Removes the stop at the end of a clause and joining words or marks at its start. */
export function trimClause(clause: string): string {
  return clause
    .replace(/^[\s,.;:!、，。…–—-]+/u, "")
    .replace(/[\s,.;:!、，。；：！…–—-]+$/u, "")
    .trim();
}

/** Cuts a clause that is too long to speak in one breath at commas and joining words. */
export function splitLongClause(clause: string, wordsMax: number): string[] {
  const tokens = clause.split(" ");
  if (tokens.length <= wordsMax) {
    return [clause];
  }
  const parts: string[][] = [[]];
  tokens.forEach((token, index) => {
    const current = parts.at(-1) ?? [];
    const left = tokens.length - index;
    const isJoint =
      /^(?:and|but|which|because|while|so|und|aber|weil|et|mais|car|y|pero|porque|e|ma|mas|en|maar|want|with|mit|avec|con|com|met|for|from|to|in|on|at)$/iu.test(
        token,
      );
    const afterComma = /[,:)]$/u.test(tokens[index - 1] ?? "");
    const isFull = current.length >= wordsMax;
    const mayCut = current.length >= wordsMax * 0.4 && left >= 3;
    if (isFull || (mayCut && (afterComma || (isJoint && current.length >= wordsMax * 0.6)))) {
      parts.push([token]);
    } else {
      current.push(token);
    }
  });
  return parts.map((part) => part.join(" ").replace(/[,:]$/u, ""));
}
