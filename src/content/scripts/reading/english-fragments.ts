import { coreOf, isOrder, shapeOf, withArticle, words } from "./english-grammar.js";
import { baseOfGerund } from "./english-requests.js";
import {
  ambiguousVerbs,
  baseVerbs,
  countableNouns,
  finiteForms,
  finiteWords,
} from "./english-words.js";
import type { FragmentContext } from "./reading-rules.js";

const money =
  "(?:[£$€¥]\\s?\\d[\\d.,]*(?:\\s?(?:k|m|million))?|\\d[\\d.,]*\\s?(?:€|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|cents|francs|yen))";
const PRICE = new RegExp(
  `^(?:only |just |now |now only )?${money}(?:(?:,| |/)(?: ?)(?:per|an?|each|for|until|till|instead|off|including|incl|plus|or|and|to|fair|return|one|the|this|with|on|in|at|down|now|only|was|if|–|-|${money})(?: .*|$)|/.*)?$`,
  "iu",
);
const ONE_OF_A_KIND = /^\d[\d.,]* ?\p{L}{1,3} \p{L}+$/u;
const PRICE_FROM = new RegExp(`^(?:prices? )?from ${money}.*$`, "iu");
const MEASURE =
  /^(?:about |nearly |almost |only |up to |around )?[\d.,]+ ?\p{L}+ (?:tall|high|wide|long|deep|thick|heavy|old|away|across)(?: .*)?$/iu;
const DAY =
  /^(?:(?:on |this |next |every |each )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:on )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:on )?(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)/iu;
const PREDICATE =
  /^(?<what>.+?) (?<is>free(?: of charge)?|included|welcome|available|required|provided|possible|optional|guaranteed|cancell?ed|closed|low|valid|obligatory|mandatory|allowed|forbidden|recommended|needed|necessary|extra|sold separately)(?<rest>(?: (?:at|on|in|for|from|until|to|by|with|before|after)\b.*)?)$/iu;
const STATE =
  /^(?:famous|known|off to|proud|retiring|waterproof|available|suitable|ideal|perfect|open(?= (?:daily|from|until|till|on|every|at|all|\d|in|to|for)|$)|closed|handmade|hand-made|organic|vegan|dishwasher[- ]safe|machine[- ]washable|free|rechargeable|wireless|foldable|recyclable|compostable|washable|refurbished|accessible|wheelchair[- ]accessible)(?![\p{L}-])(?! \p{L}+s?$)/iu;
const MADE =
  /^(?:lost|found|made|built|carved|painted|founded|established|cast|woven|written|designed|discovered|opened|launched|invented|created|hand-poured|hand-made|hand-painted|hand-thrown|hand-stitched|baked|brewed|printed|produced|crafted|grown|roasted|sewn|based|located|found|powered|driven|family-run|certified|approved|tested|trusted|loved|recommended|born|raised)(?= (?:in|by|from|on|of|for|about|around|since|with|at|near|to|c\.|circa|before|after|under|during|\d))/iu;
const PAST = /^(?:lost|found)\b|\b(?:1[0-9]{3}|20[0-9]{2})\b|\bby\b/u;
const PLURAL_HEAD = /(?:[^s'’]s|people|children|men|women)$/iu;

/** Makes an English sentence of a fragment; words that no rule is sure of stay as they are. */
export function complete(fragment: string, label: string, context: FragmentContext): string {
  const text = fragment.trim();
  if (context.subject === "He" || context.subject === "She") {
    if (opensWithVerb(text)) return `${context.subject} ${lower(text)}`;
  }
  if (/^(?:if|when|once|before|after|until|while|as soon as)\b/u.test(label)) {
    return `${upper(label)}, ${lower(text)}`;
  }
  if (/^(?:picture|imagine|image|imagery|visualise|visualize)$/u.test(label) && !isWhole(text)) {
    return `Picture ${lower(text)}`;
  }
  if (
    /^\p{L}+$/u.test(label) &&
    /^(?:they|it)\b|\b(?:them|it)\b/iu.test(text) &&
    shapeOf(text) !== "question" &&
    !STORY_LABELS.test(label)
  ) {
    return `${upper(label)}. ${upper(text)}`;
  }
  const done = context.isSlow ? asExercise(text) : undefined;
  if (done !== undefined) return done;
  if (DAY_LABEL.test(label)) return onDay(text, label);
  if (label !== "") {
    const labelled = completeLabel(text, label, context);
    if (labelled !== undefined) return labelled;
  }
  const joined = /^(?<name>\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*)+), (?<rest>\p{Ll}.*)$/u.exec(
    text,
  )?.groups;
  if (joined?.name && joined.rest && opensWithVerb(joined.rest) && !/,/u.test(joined.rest))
    return `${joined.name} ${joined.rest}`;
  const dated =
    /^(?<head>\p{Lu}[^:.,]{3,40}): (?<rest>(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|febr|march|april|may|june|july|aug|sept|oct|nov|dec)).*)$/iu.exec(
      text,
    )?.groups;
  if (
    dated?.head &&
    dated.rest &&
    shapeOf(dated.head) !== "sentence" &&
    shapeOf(dated.head) !== "step"
  ) {
    return `${dated.head} ${isPlural(dated.head) ? "are" : "is"} ${dated.rest}`;
  }
  const isWelcome = /^\p{L}+(?: \p{L}+)? (?:welcome|included)$/iu.test(text);
  const list = isWelcome ? completeAlone(text, context) : completeList(text, context);
  if (list === undefined && isWhole(text)) return text.replace(/ = /gu, " means ");
  return (list ?? completeAlone(text, context) ?? text).replace(/ = /gu, " means ");
}

/** `Letting the shoulders drop`, `slow breathing`: what listeners are guided to do, as they are told to do it. */
function asExercise(text: string): string | undefined {
  const breathing =
    /^(?<how>slow|deep|calm|quiet|gentle|steady|soft|even) breathing(?<rest>(?: .*)?)$/iu.exec(
      text,
    )?.groups;
  if (breathing?.how)
    return `Breathe ${breathing.how.toLowerCase().replace(/le$|y$/u, "")}${/steady$/iu.test(breathing.how) ? "i" : ""}ly${breathing.rest ?? ""}`;
  const gerund = /^(?<verb>\p{L}{2,}ing)(?<rest>(?: .*)?)$/u.exec(text)?.groups;
  const base = gerund?.verb ? baseOfGerund(gerund.verb) : "";
  if (/^lying$/iu.test(gerund?.verb ?? "")) return `Lie${gerund?.rest ?? ""}`;
  const isDone = !isWhole(text) || /^ (?:the|your|all|each)(?!\p{L})/iu.test(gerund?.rest ?? "");
  return baseVerbs.has(base) && isDone ? `${upper(base)}${gerund?.rest ?? ""}` : undefined;
}

const DAY_LABEL =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?$/u;

/** `Saturday: tour of the old school` happens on that day. */
function onDay(text: string, label: string): string {
  const [thing = ""] = coreOf(text).split(/ of /u);
  const head = thing.split(" ").at(-1)?.toLowerCase() ?? "";
  const isThing = !isWhole(text) || countableNouns.has(words(text)[0] ?? "");
  if (isThing && countableNouns.has(head)) {
    const named = /^(?:an?|the|our|your|one) /iu.test(text)
      ? lower(text)
      : `${/^[aeio]/iu.test(text) ? "an" : "a"} ${lower(text)}`;
    return `On ${upper(label)} there is ${named}`;
  }
  return isThing && isPlural(thing) && /^\p{L}/u.test(text)
    ? `On ${upper(label)} there are ${lower(text)}`
    : `On ${upper(label)}, ${lower(text)}`;
}

function isWhole(text: string): boolean {
  const shape = shapeOf(text);
  return shape === "sentence" || shape === "question" || shape === "step";
}

/** A fragment that one rule covers. */
function completeAlone(text: string, { subject, isThing }: FragmentContext): string | undefined {
  const isMany = subject === "They";
  const be = isMany ? "are" : "is";
  if (PRICE_FROM.test(text)) return `Prices start ${text.replace(/^prices? /iu, "")}`;
  if (PRICE.test(text) && text.split(" ").length <= 10) {
    const price = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    return `${subject} ${/^(?:now|only now|just)\b/u.test(price) ? be : isMany ? "cost" : "costs"} ${price}`;
  }
  if (/^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}(?:\/\S*)?$/u.test(text))
    return `Find out more at ${text}`;
  if (/^\+?[\d ()-]{7,}$/u.test(text)) return `Call ${text}`;
  const gift =
    /^free (?!entry|admission|entrance|parking|delivery|shipping|of|from|for|to|at|on|and)(?<what>\p{L}+)/iu.exec(
      text,
    )?.groups?.what;
  if (gift !== undefined && !isWhole(text))
    return `There ${PLURAL_HEAD.test(gift) ? "are" : "is"} ${lower(text)}`;
  if (/^free$/iu.test(text)) return `${subject} ${be} free`;
  const freeThing = /^free (entry|admission|entrance|parking|delivery|shipping)$/iu.exec(text)?.[1];
  if (freeThing !== undefined) return `${upper(freeThing.toLowerCase())} is free`;
  if (MEASURE.test(text)) return `${subject} ${be} ${text}`;
  if (MADE.test(text)) {
    const past = PAST.test(text) && !/^(?:based|located|certified|family)/iu.test(text);
    return `${subject} ${past ? (isMany ? "were" : "was") : be} ${lower(text)}`;
  }
  if (STATE.test(text)) return `${subject} ${be} ${lower(text)}`;
  const predicate = PREDICATE.exec(text)?.groups;
  if (
    predicate?.what !== undefined &&
    predicate.what.split(" ").length <= 6 &&
    !/,|\b(?:is|are|was|were|not|because|when|if|while|although)\b/iu.test(predicate.what)
  ) {
    const what = ordinal(predicate.what);
    return `${upper(what)} ${isPlural(what) ? "are" : "is"} ${predicate.is}${predicate.rest ?? ""}`;
  }
  if (opensWithVerb(text)) return `${subject} ${isMany ? baseOf(text) : lower(text)}`;
  if (
    isThing &&
    /^\d[\d.,]*[ -]?\p{L}+[- ](?:battery|warranty|trial|guarantee|screen|accuracy|memory|range|capacity|motor|tank|camera)(?: |$)/iu.test(
      text,
    )
  ) {
    return `${subject} ${isMany ? "come" : "comes"} with ${/^\d+(?:[ -](?:day|night|year|month|week|hour|inch|litre|liter|layer|point))/iu.test(text) ? `${article(text)} ` : ""}${text}`;
  }
  if (
    isThing &&
    (ONE_OF_A_KIND.test(text) ||
      /^\d[\d.,]* (?:\p{L}+ ){0,2}(?!(?:week|day|hour|minute|month|year|second)s)\p{L}+s$/iu.test(
        text,
      ))
  ) {
    return `${subject} ${isMany ? "have" : "has"} ${text}`;
  }
  return undefined;
}

/** `waterproof, 14-day battery, 59 EUR`: where every part can be said, they are said one by one. */
function completeList(text: string, context: FragmentContext): string | undefined {
  const parts = text.split(/,\s+(?:and )?/u);
  if (parts.length < 2) return undefined;
  // A sentence that goes on after its first comma is no list.
  if (/^(?:he|she|they|we|I|you|there) /iu.test(text) && isWhole(parts[0] ?? "")) return undefined;
  const made = parts.map((part) =>
    isWhole(part) && /^(?:it|they|he|she|we) /iu.test(part)
      ? upper(part)
      : completeAlone(part, context),
  );
  if (made.includes(undefined)) return undefined;
  return made.join(". ");
}

const LABELS: readonly (readonly [
  RegExp,
  (value: string, context: FragmentContext) => string | undefined,
])[] = [
  [/^(?:price|prices|pricing|cost|costs|fee|fees)$/u, costs],
  [/^(?:entry|admission|entrance|tickets?)$/u, (value, context) => sayTickets(value, context)],
  [/^(?:when|dates?|times?|time and date|date and time)$/u, (value) => sayWhen(value)],
  [/^(?:where|venue|place|location|meeting point)$/u, sayWhere],
  [/^(?:address)$/u, (value) => `The address is ${value}`],
  [/^(?:open|opening hours|hours)$/u, (value) => `Opening hours are ${lower(value)}`],
  [/^(?:phone|tel|telephone|call)$/u, (value) => `Call ${value}`],
  [
    /^(?:website|web|url|link|more|info|information)$/u,
    (value) => (isWhole(value) ? undefined : `Find out more at ${value}`),
  ],
  [/^(?:e-?mail)$/u, (value) => `Write to ${value}`],
  [/^(?:contact|contacts|questions)$/u, (value) => contact(value)],
  [
    /^(?:booking|bookings|book|sign[- ]?up|register|registration|rsvp|tickets at)$/u,
    (value) =>
      isWhole(value)
        ? undefined
        : `Book ${/^(?:at|on|by|via|with|under)\b/iu.test(value) ? lower(value) : /@|\d{3}/u.test(value) ? `with ${value}` : `at ${value}`}`,
  ],
  [/^(?:deadline|closing date)$/u, (value) => `The deadline is ${value}`],
  [
    /^(?:goal|target|aim)$/u,
    (value) =>
      `The goal is ${/^(?:get|help|have|reach|raise|make|win|give|let|bring|find|collect|sell|save|cut|reduce)\b/iu.test(value) ? `to ${lower(value)}` : lower(value)}`,
  ],
  [
    /^(?:problem|challenge|pain|pain point|issue)$/u,
    (value) =>
      `The problem is ${/^(?:an?|the|that|\d|no|too)\b/iu.test(value) ? "" : "this: "}${lower(value)}`,
  ],
  [/^(?:ingredients|you need|what you need)$/u, (value) => `You need ${lower(listed(value))}`],
  [/^(?:bring|what to bring)$/u, (value) => `Bring ${lower(listed(value))}`],
  [/^(?:most needed)$/u, (value) => `Most needed are ${lower(listed(value))}`],
  [/^(?:not needed)$/u, (value) => `Not needed are ${lower(listed(value))}`],
  [/^(?:needed)$/u, (value) => `We need ${lower(listed(value))}`],
  [/^(?:drop[- ]?off)$/u, (value) => `Drop-off is at ${value.replace(/^at /iu, "")}`],
  [
    /^(?:made|built)$/u,
    (value, { subject }) =>
      `${subject} ${subject === "They" ? "were" : "was"} made ${/^(?:in|by|of|from|about|around|c\.)/iu.test(value) ? lower(value) : `in ${value}`}`,
  ],
  [
    /^(?:size|weight)$/u,
    (value, { subject }) =>
      /(?:wide|tall|high|long|heavy|deep)/iu.test(value)
        ? `${subject} is ${lower(value)}`
        : undefined,
  ],
  [/^(?:what to see|look for|see)$/u, (value) => `There is ${lower(listed(value))} to see`],
  [
    /^(?:features?|benefits?|include|includes|included|highlights?|programme|program|line-up|offer|what you get)$/u,
    (value, context) => has(value, context),
  ],
  [
    /^(?:also|plus|note|bonus|what|story|background|context|history|solution|answer|situation|result|results|proof|show|why|how|quote|testimonial|mention|fact|facts|steps|must cover|must include|info)$/u,
    (value) => (isWhole(value) ? value : undefined),
  ],
];

/** Labels whose sentence says everything without them. */
const SILENT_LABELS =
  /^(?:mention|facts?|scene|steps?|story|background|context|history|solution|answer|situation|also|plus|note|bonus|show|why|how|how much|what|quote|proof|result|results|summary|idea|message|fix|then|first|next|finally|last|bigger|new|problem|challenge|pain|pain point|issue|goal|aim|target|reason|cause|oversight|about|who|info|information|offer|deal|launch offer|pricing|price|cost|costs|when|where|cta|ask|action|what it is|to do|do|booking|contact|questions|audience|why it matters|fun fact|did you know|good to know|important|remember|details?|features?|benefits?|material|made|built)$/u;

/** `Fire alarm: leave by the door`: what a step or a sentence is about when its label is not known. */
function withOccasion(
  value: string,
  label: string,
  { isSlow }: FragmentContext,
): string | undefined {
  const isStep = shapeOf(value) === "step" || baseVerbs.has(words(value)[0] ?? "");
  if (
    (!isWhole(value) && !isStep) ||
    SILENT_LABELS.test(label) ||
    /^(?:what|who|where|when|why|how)\b|(?:say|says|think|thinks|claim|claims)$/u.test(label)
  ) {
    return undefined;
  }
  if (/^(?:at|on|in|for|before|after|during|with|without|from|to)\b/u.test(label)) {
    return `${upper(label)}, ${lower(value)}`;
  }
  if (isStep) return `${upper(label)}${isSlow ? "." : "?"} ${upper(value)}`;
  return label.includes(" ") && !/^["“]/u.test(value) ? `${upper(label)}, ${value}` : undefined;
}

function completeLabel(value: string, label: string, context: FragmentContext): string | undefined {
  const occasion = LABELS.some(([pattern]) => pattern.test(label))
    ? undefined
    : withOccasion(value, label, context);
  if (occasion !== undefined) return occasion;
  if (/^["“]/u.test(value) && LABEL_NOUNS.test(label.split(" ").at(-1) ?? ""))
    return `The ${label} is ${value}`;
  if (/^plans?$/u.test(label)) return `The plan is ${value}`;
  if (/^(?:exempt|free|closed|open|valid|not allowed|new in)$/u.test(label)) {
    return `${upper(label)} ${/,| and /u.test(value) || isPlural(value) ? "are" : "is"} ${lower(listed(value))}`;
  }
  if (/^.+ (?:say|says|think|thinks|claim|claims)$/u.test(label)) {
    const who = upper(label.replace(/^(?:what|who) /u, ""));
    return shapeOf(value) === "sentence" && !/^\d/u.test(value) && !/,.*,/u.test(value)
      ? `${who} that ${lower(value)}`
      : `${who}: ${lower(value)}`;
  }
  const named = /^(?<name>\p{Lu}[\p{L} ]*?), (?<what>an? .+)$/u.exec(value)?.groups;
  if (label === "mention" && named) return `${named.name} is ${named.what}`;
  if (label === "mention" || label === "facts") return isWhole(value) ? value : has(value, context);
  if (/^(?:still|no|not|too|lost|stuck|any|questions|problems|trouble)\b/u.test(label)) {
    const asked = completeUnknown(value, label);
    if (asked !== undefined) return asked;
  }
  if (
    isWhole(value) &&
    !/^\d/u.test(value) &&
    !/^(?:when|where|price|pricing|cost|goal)$/u.test(label)
  ) {
    const isOwnSentence = shapeOf(value) !== "step" || !/^(?:problem|what|goal)/u.test(label);
    if (isOwnSentence && !/^(?:problem|challenge)$/u.test(label)) return value;
    if (shapeOf(value) === "sentence") return value;
  }
  const made = LABELS.find(([pattern]) => pattern.test(label))?.[1](value, context);
  if (made !== undefined) return made;
  const asked = /^(?:what|who|where|how) /u.test(label) ? completeUnknown(value, label) : undefined;
  return asked ?? completeAlone(value, context) ?? completeUnknown(value, label);
}

/** Labels that are followed by a story of its own, which they do not name the subject of. */
const STORY_LABELS =
  /^(?:mention|facts?|scene|steps?|story|background|context|history|problem|challenge|solution|answer|situation|also|plus|note|bonus|show|why|how|what|quote|proof|goal|aim|target|price|pricing|cost|costs|when|where|made|size|weight|offer|then|first|next|finally|reason|cause|summary|idea|message|fix)$/u;
const LABEL_NOUNS =
  /^(?:bride|groom|makers?|years?|materials?|shelves|kit|gift|gifts|day|days|colou?rs?|flavou?rs?|width|height|length|depth|capacity|range|charge|speed|power|memory|storage|screen|finish|model|version|edition|route|distance|pace|menu|team|crew|cast|director|composer|architect|builder|owner|founder|chef|coach|teacher|vet|doctor|nurse|driver|guide|motto|theme|record|prize|award|rating|reason|cause|effect|result|rule|rules|limit|fine|penalty|risk|dose|temperature|yield|calories|servings|imagery|image|saying|plans?)$/u;

/** A label that no table knows: `What the zone covers`, `How to vote`, `Battery`. */
function completeUnknown(value: string, label: string): string | undefined {
  if (
    /^(?:still|no|not|too|lost|stuck|any|questions|problems|trouble)\b/u.test(label) &&
    isWhole(value)
  ) {
    return `${upper(label)}? ${upper(value)}`;
  }
  if (baseVerbs.has(label.split(" ")[0] ?? "") && label.includes(" "))
    return `${upper(label)}: ${value}`;
  const clause = /^(?:what|who|where) (?<clause>.+ \p{L}+)$/u.exec(label)?.groups?.clause;
  if (clause !== undefined) {
    if (isWhole(value) || /\b(?:goes|go|is|are|was|were|has|have|will|can|gets?)\b/u.test(value))
      return upper(value);
    return /(?:say|says|think|thinks|claim|claims)$/u.test(clause)
      ? `${upper(clause)}: ${lower(value)}`
      : `${upper(clause)} ${lower(listed(value))}`;
  }
  if (label === "what we do" && baseVerbs.has(words(value)[0] ?? "")) return `We ${lower(value)}`;
  const way = /^how to (?<way>.+)$/u.exec(label)?.groups?.way;
  if (way !== undefined) return isWhole(value) ? value : `You can ${way} ${lower(value)}`;
  const place = /^where to (?<act>.+)$/u.exec(label)?.groups?.act;
  if (place !== undefined)
    return `You can ${place} ${/^(?:at|on|in|by)\b/u.test(value) ? value : `at ${value}`}`;
  if (/^(?:how|why|who|when)\b/u.test(label)) return upper(value);
  const [verb = ""] = words(value);
  if (baseVerbs.has(verb) && !/^(?:\d|an?|the)\b/iu.test(value)) return upper(value);
  if (/^(?:at|on|in|for|before|after|during|with|without|from|to)\b/u.test(label))
    return `${upper(label)}, ${lower(value)}`;
  const known = new Set([
    "mention",
    "facts",
    "also",
    "show",
    "story",
    "background",
    "context",
    "plus",
    "note",
    "steps",
    "what",
    "why",
    "how",
    "solution",
    "answer",
    "proof",
    "result",
    "results",
    "situation",
    "scene",
    "then",
    "first",
    "next",
    "finally",
    "last",
  ]);
  if (known.has(label)) return undefined;
  if (/(?:ed|en)$/u.test(label))
    return `${upper(label)} ${isPlural(value) || /,| and /u.test(value) ? "are" : "is"} ${lower(listed(value))}`;
  if (/\s/u.test(label) && !/^(?:the|our|your) /u.test(label) && label.split(" ").length > 3)
    return undefined;
  const head = label.split(" ").at(-1) ?? "";
  if (countableNouns.has(head) || LABEL_NOUNS.test(head)) {
    const named = /^(?:the|our|your|first|last) /u.test(label) ? label : `the ${label}`;
    return `${upper(named)} ${isPlural(label) ? "are" : "is"} ${listed(value)}`;
  }
  return /^(?:\p{L}+er|new|now|today|mood|scene|best|more)$/u.test(label)
    ? upper(value)
    : `${upper(label)}, ${value}`;
}

function costs(value: string, { subject }: FragmentContext): string | undefined {
  if (/^free(?: |$)/iu.test(value))
    return `${subject} ${subject === "They" ? "are" : "is"} ${lower(value)}`;
  if (isWhole(value) && !/^[£$€\d]/u.test(value)) return value;
  if (/^(?:from|only|just|[£$€\d])/iu.test(value)) {
    return /^from/iu.test(value)
      ? `Prices start ${lower(value)}`
      : `${subject} ${subject === "They" ? "cost" : "costs"} ${lower(value)}`;
  }
  return /\d/u.test(value) ? `The price is ${value}` : undefined;
}

function sayTickets(value: string, context: FragmentContext): string | undefined {
  if (/^free/iu.test(value)) return `Entry is ${lower(value)}`;
  if (/^(?:from|[£$€\d])/u.test(value)) return `Tickets cost ${value}`;
  return isWhole(value)
    ? value
    : (completeAlone(value, context) ??
        (/^\S+\.\p{L}{2,}/u.test(value)
          ? `You get tickets at ${value}`
          : `Tickets are available ${lower(value)}`));
}

function sayWhen(value: string): string {
  if (
    /^(?:from|until|on|at|every|each|in|by|before|after|between|this|next|tonight|tomorrow|daily|all)\b/iu.test(
      value,
    )
  )
    return `It is ${lower(value)}`;
  return DAY.test(value) || /^\d{1,2}(?:st|nd|rd|th)?[ .]/u.test(value)
    ? `It is on ${value}`
    : `It is at ${value}`;
}

function sayWhere(value: string, { isEvent, isThing }: FragmentContext): string {
  if (!isEvent && !isThing && /^\p{Lu}/u.test(value)) return `This is ${value}`;
  return /^(?:in|at|on|near|next|behind|opposite|outside|inside|by|under|over|along|between|every|online|upstairs)\b/iu.test(
    value,
  )
    ? `It is ${lower(value)}`
    : `You will find it at ${value}`;
}

function contact(value: string): string | undefined {
  if (isWhole(value)) return undefined;
  if (/@/u.test(value)) return `Write to ${value}`;
  return /\d{3}/u.test(value) ? `Call ${value}` : `Ask ${value}`;
}

const LISTED_WORDS_MAX = 5;

/** `You get …`, `It has …`, `There is …`. */
function has(value: string, context: FragmentContext): string | undefined {
  const { subject, isThing } = context;
  if (isWhole(value) || subject === "He" || subject === "She") return value;
  const parts = value.split(/,\s+(?:and )?/u);
  if (parts.length > 1 && parts.every((part) => opensWithVerb(part)))
    return `${subject} ${lower(listed(value))}`;
  const alone = completeList(value, context) ?? completeAlone(value, context);
  if (alone !== undefined) return alone;
  const isMore =
    parts.some((part) => isWhole(part) || part.split(" ").length > LISTED_WORDS_MAX) ||
    /^(?:on|in|at|if|when|for|from|by|with|after|before|until)\b/iu.test(value) ||
    / (?:away|go|goes|off|on)$|\bgo to\b| away /u.test(value) ||
    !/^(?:\d|an?|the|our|free|new|no|all|more|over|two|three|four|five|six|\p{Ll})/u.test(value);
  if (isMore) return value;
  if (isThing) return `You get ${lower(listed(value))}`;
  return `There ${isPlural(parts[0] ?? value) ? "are" : "is"} ${lower(listed(value))}`;
}

/** `a, b, c` as it is said: `a, b and c`. */
function listed(value: string): string {
  const parts = value.split(/,\s+/u);
  if (parts.length === 2 && /^\p{Lu}/u.test(parts[0] ?? "") && !/^\p{Lu}/u.test(parts[1] ?? ""))
    return value;
  const isDate = parts.some((part) =>
    /^(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|febr|march|april|may|june|july|aug|sept|oct|nov|dec))/iu.test(
      part,
    ),
  );
  const isPhrase = parts.some((part) =>
    /^(?:for|from|to|at|on|in|by|with|of|starting|including|plus|not|no|but|which|who|that)\b/u.test(
      part,
    ),
  );
  if (isPhrase || parts.length < 2 || isDate || parts.length === 2 || / and | or |: /u.test(value))
    return value;
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

function opensWithVerb(given: string): boolean {
  const text = given.replace(
    /^(?:always|also|never|once|still|often|already|even|just|only) /iu,
    "",
  );
  const [first = "", second = ""] = words(text);
  if (
    /^(?:has|had|was|will|can|came|got|slept|went|made|took|gave|kept|ran|won|wrote|taught|built|met|knew|led|grew|held|saw|did)$/u.test(
      first,
    )
  )
    return second !== "";
  if (
    /^\p{Ll}{3,}(?:ed)$/u.test(first) &&
    /^(?:a|an|the|our|his|her|their|my|every|all|in|at|on|as|by|with|for|from|over|around|about|more|\d.*)$/u.test(
      second,
    )
  )
    return true;
  if (/[^s]s$/u.test(first) && /^(?:a|an|the|your|its|up|out|itself|any|every)$/u.test(second))
    return true;
  const stem = first.replace(/(?:es|s)$/u, "");
  if (ambiguousVerbs.has(first.replace(/s$/u, "")) && /^(?:at|on|with|for|by)$/u.test(second))
    return false;
  const isForm =
    finiteForms.has(first) || baseVerbs.has(stem) || baseVerbs.has(first.replace(/s$/u, ""));
  return (
    isForm &&
    /s$/u.test(first) &&
    first.length > 3 &&
    !finiteWords.has(second) &&
    !isOrder(words(text)) &&
    !/^(?:of|and|are|were|is)$/u.test(second)
  );
}

function baseOf(text: string): string {
  const [first = "", ...rest] = lower(text).split(" ");
  const base = first
    .replace(/ies$/u, "y")
    .replace(/(?<=sh|ch|ss|x|o)es$/u, "")
    .replace(/s$/u, "");
  return [base, ...rest].join(" ");
}

function isPlural(text: string): boolean {
  const head = text.split(/\s+(?:of|in|at|for|from|with|on|by|per|a|to|until)\s+/u)[0] ?? text;
  return (
    PLURAL_HEAD.test(head.trim()) ||
    (/^(?:[2-9]|\d{2,}|two|three|four|five|six|several|many)\b/iu.test(head) &&
      PLURAL_HEAD.test(head.trim()))
  );
}

function ordinal(what: string): string {
  return /^(?:first|second|third|last|next)\b/iu.test(what)
    ? `the ${lower(what)}`
    : withArticle(what, "again");
}

function article(text: string): string {
  return /^(?:8|11|18|8\d)(?!\d)/u.test(text) ? "an" : "a";
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Only a plain first word loses its capital; names, acronyms and figures keep theirs. */
function lower(text: string): string {
  return /^\p{Lu}\p{Ll}+(?= \p{Ll}| [\d£$€]|$|,)/u.test(text) && isCommon(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function isCommon(text: string): boolean {
  const first = (words(text)[0] ?? "").replace(/['’]s$/u, "");
  return (
    baseVerbs.has(first) ||
    finiteForms.has(first) ||
    finiteWords.has(first) ||
    /^(?:always|also|never|once|still|often|already|even|just|only)$/u.test(first) ||
    baseVerbs.has(first.replace(/(?:ed|s|es|d|ing)$/u, "")) ||
    /^(?:the|a|an|our|my|your|every|each|all|any|no|free|new|from|at|on|in|by|with|for|most|more|fewer|longer|open|made|one|two|three|four|five|six|ten|weekly|daily|monthly|local|fresh|hot|cold|tinned|first|last|nappies|cereal|tea|coffee|cake|parents|children|families|old|small|big|warm|quiet|live|hand\p{L}*)$/u.test(
      first,
    )
  );
}
