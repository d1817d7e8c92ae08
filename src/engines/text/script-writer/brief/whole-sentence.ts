const STOP = /[.!?…。！？।؟]\s?["'”’»)]*$/u;
const OPENS_WITH_FORM = /^(?:[\p{Ll}\d]*\p{Lu}|\p{Ll}+[._@/])/u;

/** A sentence with its capital and its stop; the stop of `given` is kept. */
export function finishSentence(sentence: string, given = sentence): string {
  const text = sentence
    .replace(/\s+/gu, " ")
    .replace(/^(?:i\.\s?e\.|e\.\s?g\.),?\s+/iu, "")
    .replace(/(?<=\p{Lu}\p{Ll}+ )\((\p{Lu}\p{Ll}+)\)(?= \p{Lu})/gu, "“$1”")
    .replace(/\s\(([^()]{2,80})\)(?=[.!?]?$)/u, ", $1")
    .replace(/,?\s\(([^()]{2,80})\),?(?=\s)/gu, ", $1,")
    .replace(/[\s,;:–—-]+$/u, "")
    .trim();
  if (text === "") return "";
  const capital = OPENS_WITH_FORM.test(text.split(" ")[0] ?? "")
    ? text
    : text.charAt(0).toUpperCase() + text.slice(1);
  if (STOP.test(capital)) return capital.replace(/([!?])\1+(?=["'”’»)]*$)/u, "$1");
  const mark = /[!?？！]/u.exec(STOP.exec(given)?.[0] ?? "")?.[0];
  if (mark !== undefined) return `${capital}${mark}`;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(capital)
    ? `${capital}。`
    : `${capital}.`;
}

/** A list that was made into several sentences, one by one. */
export function splitFinished(text: string): string[] {
  return text
    .split(/(?<=\p{L}{2}[.!?])\s+(?=(?:It|They) \p{Ll})/u)
    .filter((sentence) => sentence !== "");
}
