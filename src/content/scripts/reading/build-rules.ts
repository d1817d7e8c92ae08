import type { FactShape, Nominal, Persuasion, ReadingRules } from "./reading-rules.js";
import type { RuleWords } from "./rule-words.js";

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
  const verbStart = opening(words.verbs);
  const shapeOf = shapeReader(words, { verb, verbStart });
  const directions = words.directions.map(
    (pattern) => new RegExp(`^(?:(?:${words.and})\\s+)?(?:${pattern})$`, "iu"),
  );
  const dependent = opening(`${words.relatives}|${words.questionWords}|${words.and}`);
  const persuasions = words.persuade.map((pattern) => new RegExp(`^(?:${pattern})$`, "iu"));
  const changes = words.changes.map(
    ([pattern, noun]) => [new RegExp(`(?<!\\p{L})(?:${pattern})${edge}`, "iu"), noun] as const,
  );
  const audienceAtEnd = new RegExp(`(?:^|\\s)(?:${words.forWords})\\s+([^,;:]+)$`, "iu");
  const pronouns = opening(words.topicPronouns);
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
    audienceInTopic: (topic) => audienceIn(topic, audienceAtEnd, people),
    nameNumber: (figures) => `${words.number} ${figures}`,
    nameSymbols: (symbols) => `${words.signs} ${symbols}`,
    isPlainWord: (word) =>
      /^\p{Lu}\p{Ll}*['’]?\p{Ll}*$/u.test(word) &&
      (plain.has(word.toLowerCase()) || (words.dropsSubject && verbStart.test(word))),
    isCall: (clause) => calls.test(clause),
    isOrder: (clause) => calls.test(clause),
    shapeOf,
    subjectOf: (clause) => subjectOf(clause, words, verb),
    coreOf: (topic) => (question.test(topic) ? topic : cutAt(topic, within(words.boundaries))),
    withArticle: (topic) => topic,
    asQuestion: () => undefined,
    isDirection: (clause) => directions.some((pattern) => pattern.test(clause)),
    isStatement: (clause) => !dependent.test(clause),
    isPeople: (phrase) => people.test(phrase.split(/\s+/u).slice(0, 6).join(" ")),
    persuasionOf: (clause) => persuasionIn(words, persuasions, clause),
    nominalOf: (clause) => nominalIn(words, changes, clause),
    withSubject: (fact, subject) => {
      const pronoun = impersonal.test(fact) ? undefined : pronouns.exec(fact)?.[0];
      if (pronoun !== undefined) {
        return `${nominative(subject)}${fact.slice(pronoun.length)}`;
      }
      return words.dropsSubject && verbStart.test(fact) && !impersonal.test(fact)
        ? `${subject} ${fact.charAt(0).toLowerCase()}${fact.slice(1)}`
        : fact;
    },
    completeFact: (fact) => fact,
    standAlone: (rest) =>
      rest
        .replace(/^,\s*/u, "")
        .replace(new RegExp(`^(?:${words.relatives})${edge}\\s*`, "iu"), ""),
  };
}

type OrderPatterns = Pick<
  ReadingRules,
  | "command"
  | "topicLead"
  | "aboutMark"
  | "forMark"
  | "inlineDirection"
  | "greeting"
  | "description"
  | "condition"
  | "thatLead"
  | "listJoint"
  | "orderJoint"
  | "audience"
  | "closing"
  | "mention"
  | "ban"
  | "orders"
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
    aboutMark: new RegExp(`^(?:${words.about})${edge}`, "iu"),
    forMark: new RegExp(`^(?:${words.forWords}|${words.toWords})(?<=['’]|(?!\\p{L}))`, "iu"),
    inlineDirection: new RegExp(`,? ?(?<!\\p{L})(?:${words.inline})${edge}`, "iu"),
    greeting: new RegExp(`^(?:${words.dear}) (?<who>[\\p{L} ]{3,40}?)\\s*[,:!]\\s*`, "iu"),
    description: /(?!)/u,
    condition: /(?!)/u,
    thatLead: /^(?:dass|que|qu'|che|dat)\s+/iu,
    listJoint: new RegExp(`^(?:${words.and})\\s+`, "iu"),
    orderJoint: new RegExp(
      `\\s*,?\\s+(?:${words.and})\\s+(?=(?:${words.orderStarts})${edge})`,
      "iu",
    ),
    mention: new RegExp(`^${joined}(?:${words.mention})\\s*:?\\s+`, "iu"),
    ban: new RegExp(`^${joined}(?:${words.ban})\\s+(?<what>.+)$`, "iu"),
    orders: new RegExp(
      `\\s*,\\s*(?:(?:${words.and})\\s+)?|\\s+(?:${words.and})\\s+(?=(?:${words.orderStarts})${edge})`,
      "iu",
    ),
  };
}

const objectEnd =
  /\s(?:(?:vom|von|am|ab|bis|du|le|dès|del|de|el|desde|dal|il|da|em|van|vanaf|op|a partir (?:de|do|del)|à partir du)\s)?[\d\uE000-\uF8FF]|\s(?:für|wegen|im|in|pour|jusqu\p{L}*|dans|para|hasta|por|per|fino|voor|tot|até|com|mit|met|con|avec|und|et|y|e|en)\s|,/u;
/** Tells sentences from fragments by the verbs and pronouns of a language. */
function shapeReader(
  words: RuleWords,
  { verb, verbStart }: { readonly verb: RegExp; readonly verbStart: RegExp },
): (clause: string) => FactShape {
  const pronounStart = opening(words.pronouns);
  return (clause) => {
    if (/[?？]["”»]?$/u.test(clause)) {
      return "question";
    }
    return pronounStart.test(clause) ||
      (words.dropsSubject && verbStart.test(clause)) ||
      verb.test(clause.split(/\s+/u).slice(1).join(" "))
      ? "sentence"
      : "loose";
  };
}

function audienceIn(
  topic: string,
  pattern: RegExp,
  people: RegExp,
): ReturnType<ReadingRules["audienceInTopic"]> {
  const match = pattern.exec(topic);
  const who = match?.[1];
  return match !== null && who !== undefined && people.test(who)
    ? { who, rest: topic.slice(0, match.index).trim() }
    : undefined;
}

const impersonal =
  /^(?:es (?:gibt|geht|ist|findet|wird|regnet|dauert)|il y a|il faut|il est|het is|er (?:is|zijn)|hay|há|c'è|ci sono)(?!\p{L})/iu;

/** German topics may stand in the accusative of "für den Staubsauger". */
function nominative(subject: string): string {
  return subject.replace(/^den /iu, "der ").replace(/^(unser|ein|mein|ihr|sein)en /iu, "$1 ");
}

function persuasionIn(
  words: RuleWords,
  patterns: readonly RegExp[],
  clause: string,
): Persuasion | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(clause)?.groups;
    if (found !== undefined) {
      const who =
        found.who !== undefined && within(words.people).test(found.who)
          ? found.who.replace(/^a (?=los |las |todos |nuestr)/iu, "")
          : undefined;
      return found.event === undefined
        ? { who, act: words.ask.act(found.act ?? ""), about: undefined }
        : {
            who,
            act: words.ask.event(found.event),
            about: words.ask.occasion(found.event),
          };
    }
  }
  return undefined;
}

/** Reads "Die Stadt sperrt die Brückenstraße vom 4. bis 18. März" as "die Sperrung …". */
function nominalIn(
  words: RuleWords,
  changes: readonly (readonly [RegExp, string])[],
  clause: string,
): Nominal | undefined {
  for (const [pattern, noun] of changes) {
    const verb = pattern.exec(clause);
    const after = verb === null ? "" : clause.slice(verb.index + verb[0].length).trim();
    const isObject =
      /^\p{Lu}/u.test(after) || opening(`${words.articles}|via|calle|rue|rua`).test(after);
    if (verb !== null && verb.index > 0 && verb.index < 60 && isObject) {
      const object = trimEnd(after.slice(0, objectEnd.exec(after)?.index ?? after.length));
      return object.split(" ").length > 7
        ? undefined
        : { full: `${noun} ${words.ofObject(object)}`, core: noun };
    }
  }
  return undefined;
}

function trimEnd(text: string): string {
  return text.replace(/[\s,.;:]+$/u, "");
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
