import type { BriefKind, FactShape, LabelRole, ReadingRules, Tone } from "./reading-rules.js";

/** The words from which the reading rules of a language are built; strings are alternatives in a pattern. */
export interface RuleWords {
  /** "write|create". */
  readonly write: string;
  /** "script|video". */
  readonly text: string;
  /** What leads from the order to the topic: "about|that explains". */
  readonly leads: string;
  /** What introduces an audience inside an order: "for|aimed at". */
  readonly forWords: string;
  /** What introduces an audience as a clause: "the audience is". */
  readonly audience: string;
  readonly people: string;
  /** "end with a call to|ask the viewers to". */
  readonly closing: string;
  /** Clauses that only direct: "in a friendly tone", each a full pattern. */
  readonly directions: readonly string[];
  readonly tones: readonly (readonly [Tone, string])[];
  readonly mention: string;
  readonly ban: string;
  readonly price: string;
  readonly calls: string;
  readonly labels: readonly (readonly [string, LabelRole])[];
  /** Orders that may follow "and" in one sentence. */
  readonly orderStarts: string;
  readonly and: string;
  readonly kinds: readonly (readonly [BriefKind, string])[];
  readonly plain: string;
  readonly pronouns: string;
  readonly verbs: string;
  readonly boundaries: string;
  readonly questionWords: string;
  readonly relatives: string;
  readonly namesByCapital: boolean;
  readonly number: string;
  readonly signs: string;
}

const edge = "(?![\\p{L}'’])";

function within(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})${edge}`, "iu");
}

function opening(words: string): RegExp {
  return new RegExp(`^(?:${words})${edge}`, "iu");
}

/** Builds the reading rules of a language whose sentences need no grammar beyond its word lists. */
export function buildRules(words: RuleWords): ReadingRules {
  const plain = new Set(words.plain.split(" "));
  const verb = within(words.verbs);
  const calls = opening(`(?:${words.and})?\\s*(?:${words.calls})`);
  const people = within(words.people);
  const question = opening(words.questionWords);
  const shapeOf = (clause: string): FactShape => {
    if (/[?？]["”»]?$/u.test(clause)) {
      return "question";
    }
    return opening(words.pronouns).test(clause) ||
      verb.test(clause.split(/\s+/u).slice(1).join(" "))
      ? "sentence"
      : "loose";
  };
  return {
    ...orderPatterns(words),
    price: new RegExp(words.price, "iu"),
    labels: words.labels.map(([label, role]) => [new RegExp(`^(?:${label})$`, "iu"), role]),
    tones: words.tones.map(([tone, pattern]) => [tone, within(pattern)]),
    kinds: words.kinds.map(([kind, pattern]) => [
      kind,
      new RegExp(`(?<!\\p{L})(?:${pattern})`, "iu"),
    ]),
    namesByCapital: words.namesByCapital,
    audienceInTopic: (topic) => {
      const match = new RegExp(`(?:^|\\s)(?:${words.forWords})\\s+([^,;:]+)$`, "iu").exec(topic);
      const who = match?.[1];
      return match !== null && who !== undefined && people.test(who)
        ? { who, rest: topic.slice(0, match.index).trim() }
        : undefined;
    },
    nameNumber: (figures) => `${words.number} ${figures}`,
    nameSymbols: (symbols) => `${words.signs} ${symbols}`,
    isPlainWord: (word) =>
      /^\p{Lu}\p{Ll}*['’]?\p{Ll}*$/u.test(word) && plain.has(word.toLowerCase()),
    isCall: (clause) => calls.test(clause),
    isOrder: (clause) => calls.test(clause),
    shapeOf,
    subjectOf: (clause) => subjectOf(clause, words, verb),
    coreOf: (topic) => (question.test(topic) ? topic : cutAt(topic, within(words.boundaries))),
    withArticle: (topic) => topic,
    asQuestion: () => undefined,
    invitation: /(?!)/u,
    completeFact: (fact) => fact,
    standAlone: (rest) =>
      rest
        .replace(/^,\s*/u, "")
        .replace(new RegExp(`^(?:${words.relatives})${edge}\\s*`, "iu"), ""),
  };
}

type OrderPatterns = Pick<
  ReadingRules,
  "command" | "topicLead" | "audience" | "closing" | "direction" | "mention" | "ban" | "orders"
>;

function orderPatterns(words: RuleWords): OrderPatterns {
  const joined = `(?:(?:${words.and})\\s+)?`;
  return {
    command: new RegExp(
      `^(?:${words.write})\\s+(?:[^\\s,:]+\\s+){0,6}?(?:[^\\s,:]*(?:${words.text}))(?!\\p{L})[\\s:,]*`,
      "iu",
    ),
    topicLead: new RegExp(`^(?:(?:${words.leads})${edge}\\s*)+`, "iu"),
    audience: new RegExp(`(?:^|,?\\s+)(?:${words.audience})\\s+(?<who>[^,;.]+)`, "iu"),
    closing: new RegExp(`^${joined}(?:${words.closing})\\s*:?\\s*(?<act>.*)$`, "iu"),
    direction: new RegExp(`^${joined}(?:${words.directions.join("|")})$`, "iu"),
    mention: new RegExp(`^${joined}(?:${words.mention})\\s*:?\\s+`, "iu"),
    ban: new RegExp(`^${joined}(?:${words.ban})\\s+(?<what>.+)$`, "iu"),
    orders: new RegExp(
      `\\s*,\\s*(?:(?:${words.and})\\s+)?|\\s+(?:${words.and})\\s+(?=(?:${words.orderStarts})${edge})`,
      "iu",
    ),
  };
}

function cutAt(text: string, boundary: RegExp): string {
  const tokens = text.split(" ");
  const cut = tokens.findIndex(
    (token, index) => index > 0 && boundary.test(token) && boundary.exec(token)?.[0] === token,
  );
  const end = tokens.findIndex((token) => /[,:;]$/u.test(token));
  const stop = [cut, end < 0 ? -1 : end + 1].filter((index) => index > 0);
  return tokens
    .slice(0, stop.length === 0 ? tokens.length : Math.min(...stop))
    .join(" ")
    .replace(/[,:;]+$/u, "");
}

/** The words before the verb, or after it where the subject is only a pronoun. */
function subjectOf(clause: string, words: RuleWords, verb: RegExp): string {
  const tokens = clause.split(" ");
  const verbAt = tokens.findIndex((token, index) => index > 0 && verb.exec(token)?.[0] === token);
  if (opening(words.pronouns).test(clause)) {
    const from = Math.max(verbAt, 1) + 1;
    return cutAt(tokens.slice(from).join(" "), within(words.boundaries));
  }
  return verbAt > 0 ? tokens.slice(0, verbAt).join(" ") : clause;
}
