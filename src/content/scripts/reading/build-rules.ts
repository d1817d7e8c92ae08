import type { FactShape, Persuasion, ReadingRules } from "./reading-rules.js";
import type { RuleWords } from "./rule-words.js";

const edge = "(?![\\p{L}'’])";

function within(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})${edge}`, "iu");
}

function opening(words: string): RegExp {
  return new RegExp(`^(?:${words})${edge}`, "iu");
}

const PICTURE_WORDS_MAX = 7;
/** Longer sentences are never only directions, and would take the patterns long. */
const DIRECTION_CHARACTERS_MAX = 300;

/** Builds the reading rules of a language whose sentences need no grammar beyond its word lists. */
export function buildRules(words: RuleWords): ReadingRules {
  const plain = new Set(words.plain.split(" "));
  const verb = within(words.verbs);
  const calls = opening(`(?:${words.and})?\\s*(?:${words.calls})`);
  const people = within(words.people);
  const question = opening(words.questionWords);
  const verbStart = opening(words.verbs);
  const shapeOf = shapeReader(words, { verb, verbStart });
  const directions = [...words.directions, ...bansOf(words)].map(
    (pattern) => new RegExp(`^(?:(?:${words.and})\\s+)?(?:${pattern})$`, "iu"),
  );
  const sentences = words.labelSentences.map(
    ([label, template]) => [new RegExp(`^(?:${label})$`, "iu"), template] as const,
  );
  const banOnWords = new RegExp(`(?:${words.doNot})${edge}`, "iu");
  const dependent = opening(`${words.relatives}|${words.questionWords}|${words.and}`);
  const persuasions = words.persuade.map((pattern) => new RegExp(`^(?:${pattern})$`, "iu"));
  const audienceAtEnd = new RegExp(`(?:^|\\s)(?:${words.forWords})\\s+([^,;:]+)$`, "iu");
  return {
    ...orderPatterns(words),
    price: new RegExp(words.price, "iu"),
    complete: completer(words, sentences, shapeOf),
    labels: words.labels.map(([label, role]) => [new RegExp(`^(?:${label})$`, "iu"), role]),
    audienceInTopic: (topic) => audienceIn(topic, audienceAtEnd, people),
    isPlainWord: (word) =>
      /^\p{Lu}\p{Ll}*['’]?\p{Ll}*$/u.test(word) &&
      (plain.has(word.toLowerCase()) || (words.dropsSubject && verbStart.test(word))),
    isCall: (clause) => calls.test(clause),
    isOrder: (clause) => calls.test(clause),
    shapeOf,
    withArticle: (topic) => nominative(topic),
    isClause: (topic) => question.test(topic),
    isDirection: (clause) =>
      clause.length <= DIRECTION_CHARACTERS_MAX &&
      directions.some((pattern) => pattern.test(clause)),
    isStatement: (clause) => !dependent.test(clause),
    isPeople: (phrase) => people.test(phrase.split(/\s+/u).slice(0, 6).join(" ")),
    persuasionOf: (clause) => persuasionIn(words, persuasions, clause),
    pictureOf: (sentence, isStep) => {
      if (isStep) return sentence.split(/[,;:]/u)[0];
      const at = sentence.split(" ").findIndex((word, place) => place > 0 && verb.test(word));
      const head = sentence.split(" ").slice(0, at).join(" ");
      const opensPlainly = opening(`${words.pronouns}|${words.follows}`).test(sentence);
      return at > 0 && at <= PICTURE_WORDS_MAX && !opensPlainly ? head : undefined;
    },
    isAside: () => false,
    isBanOnWords: (clause) => banOnWords.test(clause),
    thanks: (clause) => {
      const found = words.thanks?.find(([pattern]) =>
        new RegExp(`^(?:${pattern})`, "iu").test(clause),
      );
      return found && clause.replace(new RegExp(`^(?:${found[0]})`, "iu"), found[1]);
    },
    raisedGlass: (act) => (new RegExp(words.glass[0], "iu").test(act) ? words.glass[1] : undefined),
    isOccasion: (phrase) =>
      /^(?:avant|après|pendant|antes|después|durante|prima|dopo|depois|vor|nach|während|voor|na|tijdens)(?!\p{L})/iu.test(
        phrase,
      ),
    isAboutListeners: () => false,
    toldToThem: () => undefined,
    toListener: (text) => text,
  };
}

/** Makes sentences of fragments by the forms and labels that a language knows. */
function completer(
  words: RuleWords,
  sentences: readonly (readonly [RegExp, string])[],
  shapeOf: (clause: string) => FactShape,
): ReadingRules["complete"] {
  const known = words.labels.map(([pattern]) => new RegExp(`^(?:${pattern})$`, "iu"));
  return (fragment, label) => {
    const told = rewritten(words.rewrites, fragment);
    if (told !== undefined) return told;
    if (shapeOf(fragment) === "sentence" && label !== "mention") {
      if (!HOW_MANY.test(label)) return fragment;
      // German writes what is counted with a capital.
      const counted =
        words.is === "ist" ? label.replace(/ \p{Ll}/u, (at) => at.toUpperCase()) : label;
      return `${upper(counted)}: ${fragment}`;
    }
    return completeLabel(sentences, words.is, {
      fragment,
      label,
      known: (one) => known.some((pattern) => pattern.test(one)),
    });
  };
}

/** Fragments and orders of some form as what they tell. */
function rewritten(rewrites: RuleWords["rewrites"], fragment: string): string | undefined {
  const found = rewrites.find(([pattern]) => new RegExp(pattern, "u").test(fragment));
  return found && fragment.replace(new RegExp(found[0], "u"), found[1]);
}

const endsInPreposition =
  /(?:^|\s)(?:ab|bis|seit|am|um|im|in|unter|von|por|desde|hasta|dès|depuis|à|em|até|da|dal|fino|vanaf|tot|op)$/u;
/** Labels that are the beginning of what they label: `Pour s'inscrire`, `Neu ab`, `Si fumée`. */
const leadsOn = new RegExp(
  `^(?:pour|para|per|für|voor|si|se|wenn|falls|bei|als|en cas|en caso|in caso|em caso|antes|avant|vor|nach|después|après)(?= |$)|${endsInPreposition.source}`,
  "u",
);

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A label that says how many: `vier Schritte`. */
const HOW_MANY =
  /^(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|deux|trois|quatre|cinq|six|sept|huit|dos|tres|cuatro|cinco|seis|siete|ocho|due|tre|quattro|cinque|sei|sette|otto|dois|três|quatro|sete|oito|twee|drie|vijf|zes|zeven) /u;

/** Labels that the reader gives itself. */
const OWN_LABELS: ReadonlySet<string> = new Set(["mention", "facts", "steps", "scene"]);

interface LabelledFragment {
  readonly fragment: string;
  readonly label: string;
  readonly known: (label: string) => boolean;
}

/** Gives what a label names the sentence that goes with it: `Preis: 9 Euro`. */
function completeLabel(
  sentences: readonly (readonly [RegExp, string])[],
  isWord: string,
  { fragment, label, known }: LabelledFragment,
): string {
  const named = /^(?<name>\p{Lu}[\p{L} ]*?), (?<what>(?:une?|un[ao]|eine?|uma?|een) .+)$/u.exec(
    fragment,
  )?.groups;
  if (label === "mention" && named) return `${named.name} ${isWord} ${named.what}`;
  const template = sentences.find(([pattern]) => pattern.test(label))?.[1];
  if (template === undefined && label !== "" && /^["“„«]/u.test(fragment)) {
    return `${upper(label)} : ${fragment}`.replace(" :", ":");
  }
  if (template === undefined && leadsOn.test(label)) {
    const gap = endsInPreposition.test(label) ? " " : ", ";
    return `${upper(label)}${gap}${fragment}`;
  }
  if (template === undefined) {
    const isUnknown = label !== "" && !OWN_LABELS.has(label) && !known(label);
    return isUnknown ? `${upper(label)}, ${fragment}` : fragment;
  }
  return template.replace("{label}", upper(label)).replace("{}", () => fragment);
}

/** Directions on what not to write: `keine Witze`, `nicht erwähnen, dass …`. */
function bansOf({ not, craft, doNot }: RuleWords): readonly string[] {
  return [
    `(?:${not})\\s+(?:(?:[\\p{L}'’-]+|[\\uF000-\\uF8FF])\\s+){0,4}?(?:${craft})${edge}.*`,
    `(?:(?:${not})\\s+)?(?:${doNot})${edge}.*`,
  ];
}

type OrderPatterns = Pick<
  ReadingRules,
  | "command"
  | "embeddedOrder"
  | "title"
  | "relativeOrder"
  | "firstWords"
  | "follows"
  | "topicLead"
  | "aboutMark"
  | "forMark"
  | "inlineDirection"
  | "description"
  | "thatLead"
  | "listJoint"
  | "orderJoint"
  | "audience"
  | "closing"
  | "mention"
  | "ban"
>;

function orderPatterns(words: RuleWords): OrderPatterns {
  const joined = `(?:(?:${words.and})\\s+)?`;
  return {
    command: new RegExp(
      `^(?:${words.write})\\s+(?:[^\\s,:]+\\s+){0,6}?(?:[^\\s,:]*(?:${words.text}))(?!\\p{L})[\\s:,]*`,
      "iu",
    ),
    embeddedOrder: new RegExp(
      `^(?<before>.*?)(?:[,;]\\s+|\\s+)(?:(?:${words.and})\\s+)?(?:${words.write})\\s+(?:[^\\s,:]+\\s+){0,6}?(?:[^\\s,:]*(?:${words.text}))(?!\\p{L})[\\s:,]*(?<rest>.*)$`,
      "iu",
    ),
    title: new RegExp(
      `^(?:[^\\s,:]+\\s+){0,4}?(?:[^\\s,:]*(?:${words.text}))(?!\\p{L})(?: (?:${words.forWords}) (?:un[ae]? |eine? )?(?:${words.text})(?!\\p{L}))?[\\s,]*`,
      "iu",
    ),
    relativeOrder:
      /^(?:das|der|die) (?<who>\p{L}+(?: und \p{L}+)?) (?<what>(?:die|das|den|unsere?n?|eine?n?|ihre?n?) .+) (?:erklärt|zeigt|vorstellt|näherbringt)$/iu,
    firstWords: new RegExp(`^${joined}(?:${words.begins})${edge}`, "iu"),
    follows: new RegExp(`^(?:${words.follows})${edge}`, "iu"),
    topicLead: new RegExp(`^(?:(?:${words.leads})${edge}\\s*)+`, "iu"),
    audience: new RegExp(`(?:^|,?\\s+)(?:${words.audience})\\s+(?<who>[^,;.]+)`, "iu"),
    closing: new RegExp(`^${joined}(?:${words.closing})\\s*:?\\s*(?<act>.*)$`, "iu"),
    aboutMark: new RegExp(`^(?:${words.about})${edge}`, "iu"),
    forMark: new RegExp(`^(?:${words.forWords}|${words.toWords})(?<=['’]|(?!\\p{L}))`, "iu"),
    inlineDirection: new RegExp(`,? ?(?<!\\p{L})(?:${words.inline})${edge}`, "iu"),
    description: /(?!)/u,
    thatLead: /^(?:dass|que|qu'|che|dat)\s+/iu,
    listJoint: new RegExp(`^(?:${words.and})\\s+`, "iu"),
    orderJoint: new RegExp(
      `\\s*,?\\s+(?:${words.and})\\s+(?=(?:${words.orderStarts})${edge})`,
      "iu",
    ),
    mention: new RegExp(`^${joined}(?:${words.mention})\\s*:?\\s+`, "iu"),
    ban: new RegExp(`^${joined}(?:${words.ban})\\s+(?<what>.+)$`, "iu"),
  };
}

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
        ? {
            who,
            act:
              found.please === undefined
                ? (found.say ?? words.ask.act(found.act ?? ""))
                : `Bitte ${found.please}`,
            about: undefined,
          }
        : {
            who,
            act: words.ask.event(found.event),
            about: words.ask.occasion(found.event),
          };
    }
  }
  return undefined;
}
