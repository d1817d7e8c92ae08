import type { ReadingRules } from "../../../../content/scripts/reading/reading-rules.js";
import { trimClause } from "./split-brief.js";

/** What the first part of an order to write names. */
export interface OrderParts {
  readonly topic: string;
  readonly audience: string | undefined;
}

interface Segment {
  readonly kind: "plain" | "about" | "for";
  readonly mark: string;
  readonly text: string;
}

/** Prepositions that hold the article of the noun after them. */
const contracted: Readonly<Record<string, string>> = {
  sul: "il",
  sulla: "la",
  sui: "i",
  sugli: "gli",
  sulle: "le",
  ai: "i",
  agli: "gli",
  alle: "le",
  aux: "les",
  aos: "os",
  às: "as",
};
const wordsRead = 48;
const questionStart =
  /^(?:how|why|what|when|where|who|whether|wie|warum|weshalb|wieso|was|wann|comment|pourquoi|ce que|cómo|por qué|qué|come|perché|che cosa|como|por que|o que|hoe|waarom|wat)(?!\p{L})/iu;

/** Tells topic and audience apart in "for busy parents about our meal kit", in either order. */
export function readOrderParts(rules: ReadingRules, text: string): OrderParts {
  let topic = "";
  let audience: string | undefined;
  const segments = segmentsOf(rules, text);
  for (const { kind, mark, text: given } of segments) {
    const lead = contracted[mark.toLowerCase()];
    const bare = trimClause(given);
    const phrase = lead === undefined || bare === "" ? bare : `${lead} ${bare}`;
    if (phrase === "") {
      continue;
    }
    if (
      kind === "plain" &&
      segments.length > 1 &&
      rules.isPeople(phrase) &&
      phrase.split(" ").length <= 5
    ) {
      audience = phrase.replace(/ uit$/u, "");
    } else if (kind === "for" && audience === undefined && rules.isPeople(phrase)) {
      const { who, thing } = splitOwner(phrase);
      audience = who;
      topic = topic === "" ? thing : topic;
    } else if (topic === "") {
      topic = mark === "to" && audience !== undefined ? `how to ${phrase}` : phrase;
    } else {
      topic = `${topic} ${mark} ${bare}`;
    }
  }
  return { topic: topic.replace(/\s+/gu, " ").trim(), audience };
}

/** "people who learn Spanish with our app" holds the thing that is spoken of. */
function splitOwner(phrase: string): { who: string; thing: string } {
  const at =
    /\s(?:with|using|via|through|mit|avec|con|com|met)\s(?=(?:our|my|the new|unser\p{L}*|notre|nuestr\p{L}*|il nostro|la nostra|o nosso|a nossa|onze|ons)\s)/iu.exec(
      phrase,
    );
  return at === null
    ? { who: phrase, thing: "" }
    : { who: phrase.slice(0, at.index), thing: phrase.slice(at.index + at[0].length) };
}

function segmentsOf(rules: ReadingRules, text: string): Segment[] {
  const words = text.split(" ");
  const segments: Segment[] = [];
  let current: { kind: Segment["kind"]; mark: string; words: string[] } = {
    kind: "plain",
    mark: "",
    words: [],
  };
  const close = (): void => {
    segments.push({ kind: current.kind, mark: current.mark, text: current.words.join(" ") });
  };
  let hasTopic = false;
  for (let index = 0; index < words.length; index += 1) {
    const tail = words.slice(index, index + 14).join(" ");
    const about = index < wordsRead && !hasTopic ? rules.aboutMark.exec(tail)?.[0] : undefined;
    const people = index < wordsRead ? rules.forMark.exec(tail)?.[0] : undefined;
    const isFor =
      people !== undefined &&
      (rules.isPeople(headOf(rules, tail.slice(people.length).trim())) ||
        (!hasTopic && current.kind !== "for"));
    if (about !== undefined && !isWithin(rules, current.words)) {
      close();
      const isQuestion = questionStart.test(tail);
      const markWords = about.trim().split(" ").length;
      current = {
        kind: "about",
        mark: about.trim(),
        words: isQuestion ? [words[index] ?? ""] : [],
      };
      index += isQuestion ? 0 : markWords - 1;
      hasTopic = true;
    } else if (people !== undefined && isFor) {
      close();
      const markWords = people.trim().split(" ").length;
      current = { kind: "for", mark: people.trim(), words: [] };
      index += markWords - 1;
      hasTopic ||= !rules.isPeople(headOf(rules, tail.slice(people.length).trim()));
    } else {
      current.words.push(words[index] ?? "");
      hasTopic ||=
        current.kind === "plain" &&
        !rules.isPeople(current.words.join(" ")) &&
        !startsPeople(rules, words.slice(index));
    }
  }
  close();
  return segments;
}

/** "new employees how to …": the first words may still turn out to name people. */
function startsPeople(rules: ReadingRules, words: readonly string[]): boolean {
  const head = words.slice(0, 5);
  const end = head.findIndex(
    (_, index) => index > 0 && rules.aboutMark.test(head.slice(index).join(" ")),
  );
  return end > 0 && rules.isPeople(head.slice(0, end).join(" "));
}

/** "those who know nothing about" runs on: the mark belongs to the clause of the audience. */
function isWithin(rules: ReadingRules, words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  return (
    words.length > 0 &&
    /^(?:nothing|anything|little|much|more|care|worry|think)$/iu.test(last) &&
    rules.isPeople(words.join(" "))
  );
}

/** The words up to the mark that would open the topic. */
function headOf(rules: ReadingRules, tail: string): string {
  const words = tail.split(" ");
  const end = words.findIndex(
    (_, index) => index > 0 && rules.aboutMark.test(words.slice(index).join(" ")),
  );
  return words
    .slice(0, end < 0 ? 9 : end)
    .join(" ")
    .replace(/[,:;].*$/u, "");
}
