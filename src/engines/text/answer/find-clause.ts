import type { Candidate } from "./candidate.js";
import { alikeTerms, isEmptyWord } from "./question-terms.js";
import type { Sentence } from "./read-passages.js";
import type { Question } from "./read-question.js";

const REASON =
  /\b(?:because|due to|owing to|thanks to|since|as a result of|on account of|so that|in order to|caused by)\b/iu;
const PURPOSE = /\bto (?=\p{Ll})/u;
const MANNER = /\b(?:by (?=\p{L}+ing\b)|via |through |using |with (?=an? |the |their |its ))/iu;
const TO_DO = /^\s*(?:To|In order to|If you (?:want|wish|need) to)\b[^,]{3,200},\s*/u;
const COPULA = /\b(?:is|are|was|were|means|equals)\s+(?:also |called |known as |named )?/iu;
const ENDS =
  /[.!?](?=["”)]?(?:\s|$))|;|,\s(?=(?:and|but|who|which|where|when|while|so)\b)|\s(?:but|because|although|while|who|(?<!\s(?:by|in|of|for|to|with|from|on)\s)which)\s/iu;
const PHRASE_END = /\s(?:in|on|at|for|from|by|with|during|after|before)\s/iu;

const AUXILIARIES_LAST =
  /(?:\s(?:is|are|was|were|has|have|had|been|be|also|can|will|may|must|still|should|could)){1,3}\s?$/iu;

const LINK = /^(?:\s*[:=]\s*|\s+(?:of|is|are|was|were)\s+|\s+)/iu;

/** The piece of a sentence that says why, how or what: a clause, not something of a known form. */
export function findClause(question: Question, sentence: Sentence): Candidate | undefined {
  switch (question.wanted) {
    case "reason":
      return clauseFrom(sentence, REASON) ?? causeBefore(sentence) ?? clauseFrom(sentence, PURPOSE);
    case "event":
      return whole(sentence);
    case "manner":
      return instruction(sentence) ?? clauseFrom(sentence, MANNER) ?? whole(sentence);
    default:
      return findThing(question, sentence);
  }
}

function whole({ text }: Sentence): Candidate {
  return { start: 0, end: text.replace(/[.!?]+$/, "").length };
}

const CONSEQUENCE =
  /,? (?:which|that|this) is (?:the reason )?why |[,;] so (?=\p{L})|; therefore,? /iu;

/** "It absorbs red light, which is why leaves look green": the cause stands first. */
function causeBefore({ text }: Sentence): Candidate | undefined {
  const end = CONSEQUENCE.exec(text)?.index ?? 0;
  return end > 0 ? { start: 0, end } : undefined;
}

function clauseFrom({ text }: Sentence, lead: RegExp): Candidate | undefined {
  const match = lead.exec(text);
  if (!match) return undefined;
  const rest = text.slice(match.index);
  const end = /[.;!?](?:\s|$)/u.exec(rest)?.index ?? rest.length;
  return { start: match.index, end: match.index + end };
}

/** "To reset it, press the button": what comes after the aim. */
function instruction({ text }: Sentence): Candidate | undefined {
  const lead = TO_DO.exec(text)?.[0].length;
  return lead === undefined ? undefined : { start: lead, end: text.replace(/[.!?]+$/, "").length };
}

function findThing(question: Question, sentence: Sentence): Candidate | undefined {
  const told = sentence.words.filter(({ stem }) =>
    question.core.some((term) => alikeTerms(term).has(stem)),
  );
  // A name may hold the word: "Lake Baikal is the deepest lake".
  const verb = told.find(({ text }) => /^\p{Ll}/u.test(text)) ?? told[0];
  if (!verb) return undefined;
  if (question.asksSubject && question.noun) {
    const named = namedSubject(question, sentence);
    if (named) return named;
  }
  if (question.asksSubject && !question.noun) {
    const agent = /^ by (?=\S)/u.exec(sentence.text.slice(verb.end))?.[0].length;
    if (agent !== undefined) return phraseFrom(verb.end + agent, sentence);
    return subjectBefore(verb.start, sentence) ?? afterCopula(verb.end, sentence);
  }
  // "What did she discover" asks for the object of a verb, "what is the colour" for what a noun is.
  const isVerbAsked = question.isVerb || question.particle !== undefined;
  const object = after(verb.end, question, sentence);
  if (isVerbAsked) return object;
  return (
    beforeCopula(verb.start, sentence) ??
    apposition(verb.end, sentence) ??
    afterCopula(verb.start, sentence) ??
    object
  );
}

const SUBJECT_ENDS =
  /,|\s(?:has|have|had|is|are|was|were|can|will|may|must|comes?|offers?)\s|\s(?:of which|who|which|that|whose)\s|[;:()]/u;

/** "Only Model B has a sensor" for "which model has a sensor": the noun with what names it. */
function namedSubject({ noun, core }: Question, sentence: Sentence): Candidate | undefined {
  const verb = sentence.words.findLast(
    ({ text, stem }) => stem !== noun && core.includes(stem) && /^\p{Ll}/u.test(text),
  );
  const first = sentence.words.find(
    ({ stem, start }) =>
      noun !== undefined && alikeTerms(noun).has(stem) && verb && start < verb.start,
  );
  if (!verb || !first) return undefined;
  const clause = sentence.text.slice(0, first.start).search(/[,;:][^,;:]*$/u);
  const start = clause < 0 ? 0 : clause + 1;
  const text = sentence.text.slice(start, verb.start);
  const after = SUBJECT_ENDS.exec(text.slice(first.end - start))?.index;
  const lead = /^(?:\s|Only |only |The |the |A |a |An |an |and )+/u.exec(text)?.[0].length ?? 0;
  const end = after === undefined ? start + text.trimEnd().length : first.end + after;
  const named = { start: start + lead, end };
  const isBare = named.end - named.start <= first.end - first.start;
  return named.start <= first.start && first.end <= named.end && !isBare ? named : undefined;
}

/** The subject of the verb that a question asks with: for "who", where no name is one. */
export function askedSubject({ core }: Question, sentence: Sentence): Candidate | undefined {
  const verb = sentence.words.find(
    ({ text, stem }) => core.includes(stem) && /^\p{Ll}/u.test(text),
  );
  const before = verb && subjectBefore(verb.start, sentence);
  return before && before.start === 0 ? before : undefined;
}

const PREDICATE =
  /^(.{2,200}?)\s(?:is|are|was|were)\s(?:the |an? |one of the )?(?:[\p{L}-]+ ){0,2}$/su;

/** "Lake Baikal is the deepest lake": what is said to be it. */
function beforeCopula(at: number, { text }: Sentence): Candidate | undefined {
  const subject = PREDICATE.exec(text.slice(0, at))?.[1];
  return subject === undefined ? undefined : { start: 0, end: subject.length };
}

/** "Its main product, the Falcon drone, sells well". */
function apposition(from: number, { text }: Sentence): Candidate | undefined {
  const match = /^, ((?:the |an? )?[^,.;]{2,80}),/u.exec(text.slice(from));
  return match?.[1] ? { start: from + 2, end: from + 2 + match[1].length } : undefined;
}

function phraseFrom(start: number, { text }: Sentence): Candidate | undefined {
  const rest = text.slice(start);
  const end = /[,;]|[.!?](?=\s|$)/u.exec(rest)?.index ?? rest.length;
  return end > 0 ? { start, end: start + end } : undefined;
}

function subjectBefore(end: number, { text }: Sentence): Candidate | undefined {
  const before = text.slice(0, end).replace(AUXILIARIES_LAST, "").trimEnd();
  const starts = [", ", "; ", " that "].map((mark) => {
    const at = before.lastIndexOf(mark);
    return at < 0 ? 0 : at + mark.length;
  });
  const start = Math.max(...starts);
  return before.length > start ? { start, end: before.length } : undefined;
}

function afterCopula(from: number, { text }: Sentence): Candidate | undefined {
  const match = COPULA.exec(text.slice(from));
  if (!match) return undefined;
  const start = from + match.index + match[0].length;
  const end = start + (ENDS.exec(text.slice(start))?.index ?? text.length - start);
  return end > start ? { start, end } : undefined;
}

function after(from: number, question: Question, { text }: Sentence): Candidate | undefined {
  const rest = text.slice(from);
  const particle = question.particle === undefined ? "" : ` ${question.particle} `;
  const hasParticle = particle !== "" && rest.toLowerCase().startsWith(particle);
  const lead = hasParticle ? particle.length : (LINK.exec(rest)?.[0].length ?? 0);
  const clause = rest.slice(lead);
  const ends = question.particle ? PHRASE_END.exec(clause)?.index : undefined;
  const end = Math.min(ends ?? clause.length, ENDS.exec(clause)?.index ?? clause.length);
  const said = clause.slice(0, end).split(/\s+/);
  const isTelling = (word: string) => /[\p{L}\p{N}]/u.test(word) && !isEmptyWord(word);
  return said.some(isTelling) ? { start: from + lead, end: from + lead + end } : undefined;
}
